import { fold } from '@vitae/language/fold';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { hasSlip } from '../text/loose-english.ts';
import { baseOfThirdPerson, isDeed } from '../understand/told.ts';

/** "Preparation of IFRS statements", "Responsible for the rota", "Planning and purchasing": a noun that says what was done. */
const NAMES_A_DEED =
  /^(?:(?:\p{L}+,? (?:and )?){0,3}\p{L}{3,}(?:(?:tion|sion|ment|ance|sis|ing) (?:of|and|for)|al of)\b|responsible for\b)/iu;

/** "Open source", "Own transport", "Live events" */
const MAY_BE_ADJECTIVE = /^(?:open|own|live|clean|clear|free|lean|secure|complete|present|record|market|stock)$/;

/** Whether a line begins with what was done; "Open source, 2200+ stars" and "A resume authoring tool" say what something is. */
export function beginsWithDeed(line: string): boolean {
  const [first = '', next = ''] = line.split(/[\s,]+/);
  const word = fold(first);
  const isFollowed = /^(?:an?|the|all|both|\d.*)$/i.test(next);
  const past = word.replace(/^(?:co|re|over|out)-?(?=\p{L}{3})/u, '');
  return (
    isDeed(line) ||
    BASE_OF_PAST.has(past) ||
    (BASE_FORMS.has(word) && (isFollowed || !MAY_BE_ADJECTIVE.test(word))) ||
    /^\p{L}{3,}(?:ed|ing)$/u.test(word) ||
    baseOfThirdPerson(word) !== '' ||
    (isFollowed && BASE_FORMS.has(word.replace(/s$/, ''))) ||
    NAMES_A_DEED.test(line)
  );
}

/** What everybody does at work, or what a line says of itself that it leaves out. */
const SAYS_LITTLE: readonly RegExp[] = [
  /^work(?:ed|ing|s)? (?:for (?:an?|the) [^,.]{3,40}company|(?:two|three|four|\d+) (?:years|months))\b/iu,
  /^(?:excellent|strong|good|great|proven|outstanding|exceptional|ability to|able to)\b/iu,
  /^(?:work(?:ed|ing|s)?) (?:on|in|with|as part of) (?:the|a) (?:[\p{L}-]+ )?team$/iu,
  /^help(?:ed|ing|s)? (?:out )?(?:with|in) (?:various|other|different)\b/iu,
  /^contribut(?:ed|ing|es) to (?:internal|various|different|team)\b[^\d]*$/iu,
  /^review(?:ed|ing|s)? (?:pull requests|code)$/iu,
  /^(?:was |were )?(?:a )?(?:part of (?:the|a)|member of (?:the|a) team)\b/iu,
  /^(?:attend|participat|tak(?:e|ing) part|took part)\w*\b[^.]{0,20}\b(?:meetings?|stand-?ups?|retrospectives?|calls)\b/iu,
  /^(?:various|other|general|daily|miscellaneous) (?:duties|tasks|work)\b/iu,
  /^summary of\b/iu,
  /\bI (?:was employed|worked|spent some time)\b/iu,
  /\band etc\b/iu,
];
/** Of its score. */
const SHARE = { deed: 1, description: 0.6, little: 0.15 } as const;

/** What everybody does at work tells nothing of this applicant. */
export function saysLittle(line: string): boolean {
  const text = line.replace(/[.\s]+$/, '');
  return SAYS_LITTLE.some((sign) => sign.test(text));
}

/** "118% of quota", "$90K to $410K", "down from 9 to 2": what came of the work, whatever word the line begins with. */
export const hasOutcome = (line: string): boolean =>
  /\d ?%|[$€£¥₹] ?\d|\b(?:AED|SAR|QAR|KWD|USD|EUR|GBP|INR|KES|NGN|ZAR|PHP|CAD|AUD) ?\d|\bfrom [^,;]{0,12}\d[^,;]{0,20} to [^,;]{0,12}\d|\b(?:zero|no) (?:\p{L}+[- ]){1,2}(?:accidents?|incidents?|findings?|losses|errors|injuries)\b/u.test(
    line,
  );

/** What share of its score a line keeps for how it is written: a deed is worth telling before a description. */
export function strengthOf(line: string): number {
  if (saysLittle(line) || hasSlip(line)) return SHARE.little;
  return beginsWithDeed(line) || hasOutcome(line) ? SHARE.deed : SHARE.description;
}
