import { isOrder } from '@vitae/language/orders';
import { ARABIC_ORGANISATION_NOUNS, LEGAL_FORMS } from '@vitae/language/organisations';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import { dateInWords, MONTHS, monthInFull } from '../text/date-in-words.ts';
import { firstGroup } from '../text/first-group.ts';
import { tellingTerms } from '../text/terms.ts';
import type { Applicant } from './applicant.ts';
import { pastOnly } from './in-past.ts';
import type { NoteOutcome, Notes } from './notes/notes.ts';
import type { Role } from './role.ts';
import { withoutDates } from './without-dates.ts';

/** "i already left Elm in April 2016", "I am no longer at Elm", "laid off from Elm last month" */
const LEFT_A_HOUSE =
  /\b(?:I(?:['’]ve| have)? (?:(?:already|just|since|now) )*(?:left|quit)|^(?:already |just )?(?:left|quit)|(?:^|\bI (?:(?:have|already|just) )*)(?:finished|finish)(?: up)? (?:at|with)|(?:resigned|laid off|let go|made redundant|retired|stepped (?:down|back)|moved on|walked away) from|no longer (?:(?:work|working|employed) )?(?:at|with|for)|(?:don['’]?t|do not) work (?:at|with|for)(?=.* any ?more\b)|not (?:working )?(?:at|with|for)(?=.* any ?more\b))\s+(?:the |my |our )?(?!(?:school|university|college|uni|home|law|it|that|out|off|behind)\b)(.{2,60}?)(?=$|[,.;!]| (?:in|to|because|due|last|on|after|since|when|and|so|but|this|any ?more)\b)/i;
/** "google job ended feb 2025", "my contract with Elm is over" */
const ITS_JOB_ENDED =
  /^(?:my )?(\p{L}[^,.;]{1,30}?) (?:ended|finished) (?=(?:(?:on|in|at) )?(?:the )?(?:end of |\d|last |this |jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|^(?:my |the )?(\p{L}[^,.;]{1,40}?) (?:job|contract|role|post|position|gig) (?:(?:has |was )?(?:ended|finished|cut|ran out|eliminated)\b|is (?:over|finished)(?=[.!\s]*$| now))|^(?:my |the )?(?:job|contract|role|post|position) (?:at|with) (\p{L}[^,.;]{1,40}?) (?:(?:has |was )?(?:ended|finished|cut|ran out|eliminated)\b|is (?:over|finished)(?=[.!\s]*$| now))/iu;
/** "after elm i worked freelance from 2017" */
const AFTER_A_HOUSE =
  /^(?:and |then |so )?after (?:the |my )?(\p{L}[^,.;]{1,40}?),? i (?:have |['’]ve )?(?:been |worked|was|went|did|freelanced|moved|took|joined|started|had)\b/iu;
/** "تركت العمل في شركة السدرة", "لم أعد أعمل لدى السدرة" */
const LEFT_IN_ARABIC =
  /(?<!\p{L})(?:تركت|غادرت|سبت|سيبت|فنشت من|طلعت من|استقلت من|لم أعد أعمل|ما عدت [أا]شتغل)\s+(?:(?:ال)?(?:عمل|شغل|وظيفة|دوام)\p{L}?\s+)?(?:(?:في|لدى|عند|مع)\s+)?(\p{L}[^،.]{1,50}?)(?=$|[،.]| (?:في|منذ|من|لأن\p{L}*|عشان|بسبب)(?!\p{L}))/u;
/** "gap since 2021", "out of work since March 2024": of whatever was held last. */
const WITHOUT_WORK_SINCE =
  /\b(?:(?:gap|break) (?:is )?since|(?:out of work|unemployed|jobless|without (?:a )?(?:job|work)|(?:not|n['’]t|never) (?:been )?work(?:ed|ing)?|(?<!work |working |worked |based )at home|between jobs) since)\b|(?:عاطل\p{L}*(?: عن العمل)?|بدون (?:عمل|شغل|وظيفة)|انقطاع|لا أعمل|(?:جالس\p{L}*|قاعد\p{L}*) (?:في|ب)\p{L}*) منذ/iu;
const WITHOUT_WORK_NOW =
  /\b(?:currently|now|right now|at the moment|presently) (?:unemployed|out of work|not working|between jobs|jobless|without (?:a )?(?:job|work))\b|\b(?:unemployed|out of work|not working|between jobs|jobless) (?:now|right now|at the moment|at present|currently)\b/i;

const OF_ANY_HOUSE = new Set([...LEGAL_FORMS, ...[...ARABIC_ORGANISATION_NOUNS].flatMap(tellingTerms)]);

interface Ending {
  /** Of the house's name; empty where every present job is meant. */
  house: string[];
  /** YYYY or YYYY-MM; empty where the note does not say. */
  end: string;
}

function endingIn(note: string, month: string): Ending | null {
  if (isOrder(note) || isStillToCome(note, month)) return null;
  const [, before = ''] = AFTER_A_HOUSE.exec(note) ?? [];
  // When the other work began, there may have been time between.
  if (before !== '') return { house: tellingTerms(before).filter((word) => !OF_ANY_HOUSE.has(word)), end: '' };
  const place = firstGroup(LEFT_A_HOUSE.exec(note) ?? LEFT_IN_ARABIC.exec(note) ?? ITS_JOB_ENDED.exec(note));
  const end = endOf(note, month);
  if (end > month) return null;
  const isOnlyWhen = place !== undefined && (/^(?:in|on|last)\b/i.test(place) || findDates(place).length > 0);
  if (isOnlyWhen) return { house: [], end };
  if (place !== undefined) return { house: tellingTerms(place).filter((word) => !OF_ANY_HOUSE.has(word)), end };
  return WITHOUT_WORK_SINCE.test(note) || WITHOUT_WORK_NOW.test(note) ? { house: [], end } : null;
}

/** "finished there end of January 2026", behind "I am not with Elm any more" */
const LEFT_THERE = /^(?:i (?:have |had )?|i['’]ve |and )?(?:finished|left|stopped|ended)(?: (?:there|it|work))?\b/i;

/** YYYY or YYYY-MM; empty where the note, typed in `month`, does not say. */
const endOf = (note: string, month: string) => toMonth(findDates(note)[0]?.start ?? null) ?? latestOf(note, month);

const NAMES_MONTH = new RegExp(
  `\\b(?:in|since|mid|end of|early|late|finished|ended|stopped|closed|over|\\d{1,2}(?:st|nd|rd|th)?)(?: of)? (${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|')}|sept)\\b`,
  'iu',
);
/** "I finish with Elm on 31 December", typed in November */
const isStillToCome = (note: string, month: string): boolean =>
  /\bfinish(?: up)? (?:at|with)\b/i.test(note) &&
  MONTHS.indexOf(monthInFull(NAMES_MONTH.exec(note)?.[1] ?? '')) >= Number(month.slice(5));

/** "in March", "last month" of what is typed in `month`, YYYY-MM: the latest such month, YYYY-MM; else empty. */
function latestOf(note: string, month: string): string {
  const [year = 0, now = 0] = month.split('-').map(Number);
  const named = NAMES_MONTH.exec(note)?.[1];
  const last = /\blast month\b/i.test(note) ? ((now + 10) % 12) + 1 : 0;
  const told = last || (named ? MONTHS.indexOf(monthInFull(named)) + 1 : 0);
  return told === 0 ? '' : `${told <= now ? year : year - 1}-${String(told).padStart(2, '0')}`;
}

const isOf = ({ house, end }: Ending, { place, start, asWritten = '' }: Role) => {
  // What was over before the job began was another.
  if (house.length === 0) return end === '' || isAfter(end, start);
  const names = new Set(tellingTerms(asWritten || place));
  return house.some((word) => names.has(word));
};
const isAfter = (end: string, start: string) => end >= start.slice(0, end.length);

const ended = (role: Role, { end }: Ending): Role => ({
  ...role,
  lines: pastOnly(role.lines),
  // "2019" without an end would be that year alone.
  ...(end !== '' && isAfter(end, role.start) ? { end } : { start: '', end: '' }),
  ...(role.asWritten && { asWritten: headUntil(role.asWritten, end !== '' && isAfter(end, role.start) ? end : '') }),
});

/** "Clerk, Elm, May 2019 – present" until a YYYY-MM, or without dates where that is not known. */
function headUntil(head: string, end: string): string {
  const dated =
    end === '' ? head : head.replace(/(?<= [–-] )(?:present|now|today|to date|till date|current)$/i, dateInWords(end));
  return dated === head ? headWithoutDates(head) : dated;
}

/** "Clerk, Elm, May 2019 – present" as "Clerk, Elm". */
export const headWithoutDates = (head: string): string =>
  withoutDates(head, '')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/[\s,–—-]+$/u, '');

/** "I finished at Elm in May and am back in Dhaka" */
const SAYS_MORE = / and (?:i |am |i['’]m |now |so )/i;

/** The applicant's present jobs ended where a note of `month`, YYYY-MM, says so: what is typed today is newer than the resume. */
export function withEndedJobs(
  applicant: Applicant,
  notes: Notes,
  month: string,
): { applicant: Applicant; notes: Notes } {
  let roles = applicant.roles;
  const outcomes = notes.outcomes.map((note, at): NoteOutcome => {
    const told = endingIn(note.text, month);
    const next = notes.outcomes[at + 1]?.text ?? '';
    const ending = told?.end === '' && LEFT_THERE.test(next) ? { ...told, end: endOf(next, month) } : told;
    const isMeant = (role: Role) =>
      ending !== null && role.kind === 'job' && role.end === 'present' && isOf(ending, role);
    if (!ending || !roles.some(isMeant)) return note;
    roles = roles.map((role) => (isMeant(role) ? ended(role, ending) : role));
    // When it ended the letter says of the job itself.
    return !SAYS_MORE.test(note.text) &&
      !AFTER_A_HOUSE.test(note.text) &&
      (ending.house.length > 0 || LEFT_A_HOUSE.test(note.text))
      ? { ...note, outcome: 'followed', statement: null, topics: ending.end ? [ending.end.slice(0, 4)] : [] }
      : note;
  });
  const kept = new Set(outcomes.map(({ statement }) => statement));
  const inTense = (statement: string) =>
    statement.replace(EVERY_DAY_AT, (said, work: string, house: string) => {
      const named = tellingTerms(house);
      const there = roles.filter(({ place }) => tellingTerms(place).some((term) => named.includes(term)));
      return there.length > 0 && there.every(({ end }) => end !== '' && end !== 'present')
        ? `I worked ${work} at ${house}.`
        : said;
    });
  return {
    applicant: {
      ...applicant,
      roles,
      // Who has left gives no notice.
      personal: roles === applicant.roles ? applicant.personal : { ...applicant.personal, noticePeriod: undefined },
    },
    notes: {
      ...notes,
      outcomes: outcomes.map((note) => ({
        ...note,
        statement: note.statement === null ? null : inTense(note.statement),
      })),
      statements: notes.statements.filter((statement) => kept.has(statement)).map(inTense),
    },
  };
}

/** Of a job that has ended: "I worked with SQL every day at Elm." */
const EVERY_DAY_AT = /^I have worked (with .+ every day) at ([^.]+)\.$/u;
