import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { upperFirst } from '../text/words.ts';

// "Manage the accounts of 40 shops" of a job that has ended years ago, beside "Led a team of six".

const PAST_OF_BASE = new Map([...BASE_OF_PAST].map(([past, base]) => [base, past] as const).reverse());
/** Behind it stands no noun that a verb could be instead: "File quarterly returns". */
const DETERMINER = /^(?:an?|the|all|our|its|their|\d[\d,]*|daily|weekly|monthly|quarterly|yearly|annual)$/i;
const JOINED = /(?:,? and|,? or|,) (?:then |also )?(\p{Ll}+)(?= )/gu;
/** ", and collaborate with the client": a second predicate, where no infinitive or clause stands before it. */
const SECOND_PREDICATE = /(, and )(\p{Ll}+)(?= )/u;
const OPENS_ANOTHER = /\b(?:to|that|which|who|how|where|when|help|let|make|ensure)\b/i;
/** "and equitably settle or defend": behind an adverb stands a verb. */
const JOINED_WITH_ADVERB =
  /(?<joint> and | or )(?<adverb>\p{Ll}{2,}ly )(?<verb>\p{Ll}+)(?:(?<again> and | or )(?<other>\p{Ll}+))?(?= )/u;

/** Whether a word can only be the verb of the line: "Lead" is one before an article, "Manage" always. */
const isVerb = (word: string, next: string) =>
  BASE_FORMS.has(word) && !BASE_OF_PAST.has(word) && (!ALSO_NOUNS.has(word) || DETERMINER.test(next));

/** The lines of a job that has ended, in the past where all of them certainly can be; else as they are. */
export function inPast(lines: readonly string[]): string[] {
  const told = lines.map(lineInPast);
  return told.every((line) => line !== null) ? (told as string[]) : [...lines];
}

/** The lines that certainly can be told in the past, of a job that has ended since they were written; all as they are where none can. */
export function pastOnly(lines: readonly string[]): string[] {
  const told = lines.map(lineInPast).filter((line) => line !== null);
  return told.length > 0 ? told : [...lines];
}

/** "Grade 12 pass rate rose from …", "Phase 2 trials": which one, and no verb. */
const IS_NUMBERED = /^(?:grade|level|phase|stage|form|group|block|class|zone|lot|plot|batch|rank|type|gate|line) \d/i;

/** "Lead hand on the last job": who it was. */
const IS_POST = /^lead (?:hand|chef|nurse|engineer|developer|teacher|technician|trainer|role|times?)\b/i;

/** Null where a verb in the present may be meant and need not be. */
function lineInPast(line: string): string | null {
  const [first = '', second = '', third = '', fourth = ''] = line.split(' ');
  const verb = first.toLowerCase();
  // "Take off and preparation of bills of quantities"
  const isNoun = /^take off and\b/i.test(line) || IS_NUMBERED.test(line) || IS_POST.test(line);
  if (!BASE_FORMS.has(verb) || BASE_OF_PAST.has(verb) || isNoun) return line;
  const isPair = second === 'and' && isVerb(third, fourth);
  if (!isVerb(verb, isPair ? 'the' : second)) return null;
  const rest = line.slice(first.length);
  const behind = withPastOfSecond(withPastBehindAdverb(isPair ? rest.slice(` and ${third}`.length) : rest), verb);
  // "Manage the shop and train staff": of what is joined behind, nobody can tell how far it goes.
  const mayBeVerb = ({ 0: joint, 1: word = '', index }: RegExpExecArray) => {
    const [next = ''] = /\p{L}+/u.exec(behind.slice(index + joint.length)) ?? [];
    // "balance sheet": as a verb it would have "the" before one sheet.
    return (
      BASE_FORMS.has(word) &&
      !BASE_OF_PAST.has(word) &&
      !(ALSO_NOUNS.has(word) && (COUNTABLE_NOUNS.has(next) || next === 'sheet'))
    );
  };
  if ([...behind.matchAll(JOINED)].some(mayBeVerb)) return null;
  const past = PAST_OF_BASE.get(verb)!;
  const told = upperFirst(past);
  return isPair ? `${told} and ${PAST_OF_BASE.get(third)!}${behind}` : `${told}${behind}`;
}

function withPastOfSecond(text: string, first: string): string {
  const found = SECOND_PREDICATE.exec(text);
  const [, joint = '', verb = ''] = found ?? [];
  const isSure = BASE_FORMS.has(verb) && !BASE_OF_PAST.has(verb) && !ALSO_NOUNS.has(verb);
  return found && isSure && !OPENS_ANOTHER.test(`${first}${text.slice(0, found.index)}`)
    ? text.replace(SECOND_PREDICATE, `${joint}${PAST_OF_BASE.get(verb)!}`)
    : text;
}

const withPastBehindAdverb = (text: string) =>
  text.replace(JOINED_WITH_ADVERB, (whole, ...found) => {
    const { joint, adverb, verb, again = '', other = '' } = found.at(-1) as Record<string, string>;
    const past = PAST_OF_BASE.get(verb!);
    const pastOfOther = other === '' ? '' : PAST_OF_BASE.get(other);
    return past !== undefined && pastOfOther !== undefined ? `${joint}${adverb}${past}${again}${pastOfOther}` : whole;
  });
