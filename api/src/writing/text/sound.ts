import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { RELATIVES } from '@vitae/language/persons';

const JOINS =
  /^(?:and|but|or|so|yet|nor|which|who|whose|where|when|while|as|because|since|although|though|if|unless|until|after|before|with|without|for|from|to|in|on|at|by|of|not|including|especially|mainly|mostly|both|only|then|too|please|\p{Ll}+ing)\b/iu;
const VERBS_WITH_OBJECT = 'have|has|hold|own|had|need|get|got|take|took|drive|bring|run|want|use|used';
const MAX_ADJECTIVES = 2;

/** "if ethics office wants": one of several, with a verb behind it. */
const SUBJECT_BEHIND_JOINT =
  /(?<!\p{L})(?:if|when|because|unless|until|while) (?!an?\b|the\b|my\b|our\b|your\b|his\b|her\b|their\b|its\b|this\b|that\b|no\b|any\b|every\b|each\b|some\b|one\b)(?:\p{Ll}+ ){0,2}(\p{Ll}+) (?:is|was|has|wants|needs|asks|agrees|allows|says|requires|likes|closes|closed|opens|opened)(?!\p{L})/gu;

/** "I have car", "I have small daughter", "I get partner work visa": a thing of which one has one wants its article. */
export const lacksArticle = (sentence: string): boolean =>
  [...sentence.matchAll(SUBJECT_BEHIND_JOINT)].some(([, noun = '']) => COUNTABLE_NOUNS.has(noun)) ||
  [
    ...sentence.matchAll(
      new RegExp(
        `(?<!\\b(?:my|our|his|her|their) )(?<![\\p{L}\\d-])(?:${VERBS_WITH_OBJECT}) (?!an?\\b|the\\b|my\\b|\\d)((?:\\p{L}+ ){0,${MAX_ADJECTIVES}}\\p{L}+)`,
        'giu',
      ),
    ),
  ].some(([, object = '']) => {
    const words = object.split(' ');
    const end = words.findIndex((word) => JOINS.test(word) || DETERMINES.test(word) || IS_PARTICIPLE.test(word));
    const phrase = end < 0 ? words : words.slice(0, end);
    return phrase.some((word) => COUNTABLE_NOUNS.has(fold(word)) || RELATIVES.has(fold(word)));
  });
const DETERMINES =
  /^(?:no|any|some|all|many|much|more|most|enough|good|over|two|three|four|five|six|several|both|this|that|his|her|its|our|their|your)$/i;
/** "have worked in a team" */
const IS_PARTICIPLE = /(?:ed|en|wn|ught|ade|ood|eld|old|een|one|ung|un|id)$/;

const INTRODUCES = /^(?:in|at|on|during|after|when|while|last|before) /i;

/** "I'm in Doha, vacation in April": what stands behind the comma is joined to nothing. A list ends in "and". */
export function isSpliced(sentence: string): boolean {
  const [first = '', ...others] = sentence
    .replace(/\([^()]*\)/g, '')
    .replace(/[.\s]+$/, '')
    .split(/,\s+/);
  // "At Elm in 2022, a rule cut off our processor"
  const rest = INTRODUCES.test(first) ? others.slice(1) : others;
  const isNameOrNumber = (part: string) => part.split(' ').every((word) => /^[\p{Lu}\d]/u.test(word));
  const isList =
    rest.length > 0 && /^(?:and|or) |\s(?:and|or)\s(?!(?:I|it|he|she|they|we|this|that) )/.test(rest.at(-1)!);
  return rest.some((part) => !JOINS.test(part) && !isNameOrNumber(part) && !isList);
}
