import { isOrder } from '@vitae/language/orders';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { followWish, NO_WISHES } from './wishes.ts';

/** "incident story: …", "something i'm proud of - …", "example of a hard call: …", for whoever asks to be told one. */
const LABEL =
  /^(?:(?:a|an|the|my|one|for the|your|their|some) )?(?:(?:\p{L}+[ -]){0,3}(?:story|stories|example|anecdote)(?: (?:of|about|for|where|when) [^:;.–]{3,50})?|(?:thing|something|moment|work|result|project|time|bug|incident|achievement|change|model)s? (?:that )?i(?:['’]?m| am|['’]?d| would)? [^:;.–]{3,40}|proudest (?:of|moment|work|result))\s?(?::|\s[-–=])\s?(?=\S+ \S)/iu;

const OF_THE_WRITER = /(?<![\p{L}'’])(?:I|we|my|our)(?![\p{L}])/iu;
/** What is spoken of, and when or where. */
const BEGINS =
  /^(?:(?:in|at|on|last|during|while|when|after|before) [^.;:]{3,90}?,? (?=(?:I|we|my|our|the|an?|one|two|three|some|every|nobody|everybody|somebody)\b)|(?=(?:I|we|my|our) ))/iu;

/** "Last gear I got excited about: a used piano" */
const IS_LABELLED = /^[^,;]{3,60}: /;
/** Words. */
const LEAST = 10;

/** A story without the label that it stands behind. */
export const withoutStoryLabel = (note: string): string => note.replace(LABEL, '');

/** "At Elm in 2022, a rule that I pushed cut off our processor; I led the review": begins with when or where, or with who, and tells what was done. */
export function tellsStory(text: string): boolean {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  return (
    words.length >= LEAST &&
    !IS_LABELLED.test(text) &&
    BEGINS.test(text) &&
    OF_THE_WRITER.test(text) &&
    words.some((word) => /^(?:was|were|had|did)$/i.test(word) || isPast(word.toLowerCase()))
  );
}
const isPast = (word: string) => BASE_OF_PAST.has(word) && !BASE_FORMS.has(word);

/** "At Elm 2022 a rule" as "At Elm in 2022, a rule". */
export const withWhen = (text: string): string =>
  text.replace(WHERE_AND_WHEN, (told, where: string, when: string) =>
    // "On call for billing since 2022"
    / (?:since|from|until)$/.test(where) ? told : `${where} in ${when}, `,
  );
const WHERE_AND_WHEN =
  /^((?:at|on|with) (?:the )?\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3}),? (?:in |back in )?((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* )?(?:19|20)\d\d),? (?=\p{Ll}|I\b)/iu;

/** "generator died at 6pm": of a story, and neither an order nor a fact of today. */
export const tellsOfPast = (text: string): boolean =>
  !isOrder(text) && followWish(text, NO_WISHES) === null && (text.match(/\p{L}+/gu) ?? []).some(mayBePast);
/** "I got the band unplugged": what was done then, which without its beginning is a riddle. */
export const goesOnInStory = (statement: string | null): boolean => {
  const [, verb = ''] = /^(?:I|We)(?: also| then)? (\p{L}+) /u.exec(statement ?? '') ?? [];
  return mayBePast(verb) && !OF_ONES_PAPERS.test(verb);
};
const mayBePast = (word: string) => IN_PAST.test(word) || isPast(word.toLowerCase());
const IN_PAST =
  /^(?:was|were|had|did|came|went|got|took|made|said|told|left|broke|fell|gave|saw|knew|thought|kept|found|ran|stood|sat|(?!(?:need|speed|feed|seed|indeed|hundred|exceed|proceed|succeed|shed|embed)$)\p{L}{2,}ed)$/iu;
/** "passed my driving test": of its own. */
const OF_ONES_PAPERS =
  /^(?:passed|moved|became|studied|completed|renewed|worked|volunteered|graduated|lived|trained|taught|used|held)$/i;
