import { fold } from '@vitae/language/fold';
import { inMail } from '../../tools/mail/subject.ts';

// Questions that a mail is to ask, told among other wishes for it: "shorter, and ask her when they decide and about the hours".

const ASKS =
  /^(?:(?:please|pls|also|then|maybe|can you|could you|and) )*ask(?:ing)?(?: (?:him|her|them|mr|ms|mrs|hr|the \p{L}+))?(?: (?:about|for|on))?\s+(?<what>.+)$/iu;
const BETWEEN =
  /[.;\n]+\s*|,\s+(?:and\s+|also\s+|then\s+)*|\s+(?:and|also|plus)\s+(?=(?:also\s+|then\s+|please\s+)*(?:ask|about|when|if|whether|how|what|where|which|who|why|the|my|make|keep|shorter|less|more|a|any)\b)/iu;
/** Why it is asked is for the coach, and not for whom the mail goes to. */
const REASON = /\s+(?:because|cause|cuz|coz|cos|since|as)\s+.*$/iu;
/** Other wishes for the mail stand between the questions. */
const OTHER_WISH =
  /^(?:make|keep|shorter|less|more|add|mention|say|remove|leave|take|write|put|thank|tell|in (?:arabic|english))\b/iu;

/** The questions that a message wants asked, as the mail asks them; none where it wants none. */
export function questionsForMail(text: string): string[] {
  const parts = text
    .slice(0, 300)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  let isAsking = false;
  return parts.flatMap((part) => {
    const what = ASKS.exec(part)?.groups?.what;
    if (what) isAsking = true;
    else if (OTHER_WISH.test(part)) isAsking = false;
    return isAsking ? [asked(what ?? part.replace(/^about\s+/iu, ''))] : [];
  });
}

/** What they do is what the reader does: "when they decide" is "when you decide". */
function asked(what: string): string {
  const said = inMail(
    what
      .replace(REASON, '')
      .replace(/^(?:about|for)\s+/iu, '')
      .replace(/(?:[\s,]+(?:please|pls|thanks|too))*[\s.!?]*$/iu, ''),
  );
  if (/^(?:when|if|whether|how|what|where|which|who|why)\b/iu.test(said)) return asYou(said);
  const topic = said.replace(/^(?:the|my|a|any|their|his|her)\s+/iu, '');
  return TOPICS.find(([named]) => named.test(fold(topic)))?.[1] ?? `what you can tell me about the ${topic}`;
}

const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/^(?:pay|salary|wage|wages|money|rate|package|compensation)\b/u, 'what the pay would be'],
  [/^(?:start|starting|joining)\b/u, 'when the work would start'],
  [/^(?:hours|shifts?|rota|schedule|working (?:time|hours))\b/u, 'how the hours are set'],
  [/^(?:decision|result|outcome|answer|reply|feedback)\b/u, 'when I may expect your decision'],
  [/^(?:next steps?|process)\b/u, 'what the next step is'],
  [/^(?:probation|trial)\b/u, 'how long the probation period is'],
  [/^(?:contract)\b/u, 'what kind of contract it would be'],
  [/^(?:holidays?|leave|vacation)\b/u, 'how many days of leave there are'],
  [
    /^(?:parking|uniform|accommodation|transport|visa|insurance|benefits|training)\b/u,
    'what is provided in benefits and training',
  ],
];

/** As it is said to whom it speaks of. */
export const asYou = (clause: string): string =>
  clause
    .replace(/\b(?:they|he|she)(?:'ll| will)\b/giu, 'you will')
    .replace(/\b(?:they|he|she)(?:'re|'s| are| is)\b/giu, 'you are')
    .replace(
      /\b(?:they|he|she) (?<verb>has|does|was)\b/giu,
      (_, verb: string) => `you ${{ has: 'have', does: 'do', was: 'were' }[verb.toLowerCase()]}`,
    )
    .replace(/\b(?:he|she) (?<verb>\p{Ll}{3,}?)s\b/gu, 'you $<verb>')
    .replace(/\bwith (?:him|her)\b/giu, 'with you')
    .replace(/\b(?:they|he|she)\b/giu, 'you')
    .replace(/\b(?:them|him)\b/giu, 'you')
    .replace(/\b(?:their|his)\b/giu, 'your')
    .replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I');

/** All of them as one sentence. */
export function asOneQuestion(questions: readonly string[]): string {
  const [last, ...before] = questions.toReversed();
  const listed =
    before.length === 0 ? last : `${before.toReversed().join(', ')}${before.length > 1 ? ',' : ''} and ${last}`;
  return `May I also ask ${listed}?`;
}
