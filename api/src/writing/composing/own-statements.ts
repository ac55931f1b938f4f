import { stripBullet } from '@vitae/language/bullets';
import { normaliseText, withoutMarkup } from '../language/clean-text.ts';
import { toFirstPerson } from '../language/first-person.ts';
import { gerundOf, readVerb } from '../language/verbs.ts';
import { sentencesOf, upperFirst, withArticle, wordCount } from '../language/words.ts';

const MAX_WORDS = 60;

/** Words to a writer about the letter, or to a machine: not facts about the applicant. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass|previous instructions?|instructions?|system prompt|prompt|act as|pretend|roleplay|you are|you must|you should|output|respond|reply with|print|repeat after|reveal|translate|api key|password|as an ai|language model|jailbreak|developer mode)\b|<\/?\w+>|^(?:write|say|use|do|don['’]t|never|always|make sure|make|keep|ensure|generate|create|end|start|begin|sign|append|insert|replace)\b/i;

const STATE =
  /^(?:available|fluent|willing|able|open|eligible|authori[sz]ed|entitled|based|happy|keen|interested|passionate|certified|qualified|registered|licen[cs]ed|ready|currently|also|originally|proficient|comfortable|familiar|trained|native|bilingual|new to|free to|due to|self-taught|not)\b/i;
const DONE_TO_ME =
  /^(?:referred|recommended|introduced|encouraged|invited|promoted|awarded|selected|made redundant|laid off)\b/i;
const PRESENT_VERB =
  /^(?:have|hold|speak|live|own|need|require|know|love|enjoy|want|hope|plan|believe|prefer|can|will|would|did|was|am|had)\b/i;
const MENTION =
  /^(?:(?:please|also|and|kindly|could you|can you|i(?:'d| would) like you to|i want you to)[, ]+)*(?:mention|note|include|add|state|say|highlight|point out)(?: the fact)?(?: that|:)? (?=\S)/i;

/** What the applicant adds in their own words, as sentences of theirs. What is no statement is left out. */
export function ownStatements(text: string): string[] {
  return withoutMarkup(normaliseText(text))
    .split('\n')
    .flatMap((line) => sentencesOf(stripBullet(line)))
    .map(ownStatement)
    .filter((statement) => statement !== null);
}

function ownStatement(raw: string): string | null {
  const asksToMention = MENTION.test(raw);
  const text = raw
    .replace(MENTION, '')
    .replace(/[\s.;,:]+$/, '')
    .trim();
  if (text === '' || wordCount(text) > MAX_WORDS || INSTRUCTION.test(asksToMention ? text : raw)) return null;
  if (/[{}[\]|\\`]/.test(text) || (text.match(/\p{Script=Latin}/gu) ?? []).length < text.length / 2) return null;
  const ended = (sentence: string) => `${upperFirst(sentence)}${/[.!?]$/.test(sentence) ? '' : '.'}`;

  if (
    /^my\b/i.test(text) &&
    !/\b(?:is|are|was|were|has|have|had|will|can|includes?|covers?|ends?|starts?|expires?|lets?)\b/i.test(text)
  )
    return `I would also like to mention ${text.replace(/^my/i, 'my')}.`;
  if (/^(?:i|i'm|i've|i'd|my)\b/i.test(text)) return ended(text.replace(/^i\b/, 'I'));
  if (/^(?:he|she|they|we|you|it|this|that|there|what|how|why|can|could)\b/i.test(text)) return null;
  const link = /^(portfolio|website|github|linkedin|profile)\s*:?\s+(\S+\.\S+)$/i.exec(text);
  if (link) return ended(`My ${link[1]} is at ${link[2]}`);
  if (DONE_TO_ME.test(text)) return ended(`I was ${lowered(text)}`);
  if (STATE.test(text)) return ended(`I am ${lowered(text)}`);
  if (PRESENT_VERB.test(text)) return ended(`I ${lowered(text)}`);
  const first = text.split(' ')[0] ?? '';
  const reading = readVerb(first);
  if (reading?.form === 'gerund' && reading.base !== '' && gerundOf(reading.base) === first.toLowerCase())
    return ended(`I am ${lowered(text)}`);
  const told = toFirstPerson(text, true);
  // A bare noun is work under a job of a resume; here it may be anything.
  const isWork = /^responsible\b/i.test(text) || !/^(?:am|was) responsible\b/.test(told ?? '');
  if (told && isWork) return ended(`I ${told}`);
  if (reading?.form === 'past') return ended(`I ${lowered(text)}`);
  if (wordCount(text) < 2 && !asksToMention) return null;
  if (
    /\b(?:citizen|resident|national|member|speaker|holder|graduate|student|parent|volunteer)$/i.test(text) &&
    !/^(?:a|an|the|my)\b/i.test(text)
  )
    return ended(`I am ${withArticle(lowered(text))}`);
  const owned = /^(?:a|an|the|my|two|three|four|five|several)\b/i.test(text) ? lowered(text) : `my ${lowered(text)}`;
  return `I would also like to mention ${owned}.`;
}

/** The first word small, unless it is a name or an abbreviation. */
function lowered(text: string): string {
  const [first = ''] = text.split(' ');
  const isOrdinary =
    readVerb(first) !== null ||
    STATE.test(first) ||
    DONE_TO_ME.test(first) ||
    PRESENT_VERB.test(first) ||
    /^(?:a|an|the|my|strong|valid|recent|volunteer|career|previous|full|part|good|excellent|years?|experience|ability|interest)$/i.test(
      first,
    );
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
