import type { WorkExperience } from '@vitae/documents/model/resume';
import { fold, toAsciiDigits } from '@vitae/language/fold';
import { isPast } from '../../../writing-help/verb-forms.ts';
import { monthNumber } from '../../tools/month-names.ts';
import { nameOfJob } from '../../tools/resume-lines.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// What is told of a job after it was put in: when it was, and what was done there.

const WORD = '[\\p{L}]{3,12}(?: (?:الثاني|الاول))?';
const SPAN = new RegExp(
  `(?:from |between |من )?(?<from>${WORD})(?: (?<fromYear>(?:19|20)\\d\\d))? ?(?:to|till|until|through|and|-|–|الي|حتي|ل) ?(?<to>${WORD})(?:,? (?<toYear>(?:19|20)\\d\\d))?`,
  'gu',
);

interface Span {
  startDate: string;
  endDate: string;
}

/** "june to august 2015"; the year of the job where none is told. */
function spanIn(text: string, { startDate, endDate }: WorkExperience): Span | null {
  const words = toAsciiDigits(fold(text));
  for (const { groups } of words.matchAll(SPAN)) {
    const from = monthNumber(groups!.from!);
    const to = monthNumber(groups!.to!);
    const year = groups!.fromYear ?? groups!.toYear ?? startDate.slice(0, 4);
    const lastYear = groups!.toYear ?? (endDate.slice(0, 4) || year);
    if (from && to && year) return { startDate: monthOf(year, from), endDate: monthOf(lastYear, to) };
  }
  return null;
}
const monthOf = (year: string, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

const CLAUSES = /[.;\n،]+\s*|,\s+(?=(?:and )?i\s)|\s+and\s+(?=i\s)/iu;
const DEED = /^(?:and |also |there )*i (?:also |mainly |mostly |just |only )*(?<deed>\p{L}+ .{3,})$/iu;
const DEED_ALONE = /^(?<deed>\p{L}+ed\s.{4,})$/iu;
const ENDS = /(?:,? (?:thats all|that'?s all|that is all|there|too|as well|please|pls))*[\s.!,]*$/iu;

/** "i handled the till plus returns": each deed as a line of its own. */
export const deedsIn = (text: string): string[] =>
  text
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(ENDS, ''))
    .flatMap((clause) => (DEED.exec(clause) ?? DEED_ALONE.exec(clause))?.groups?.deed ?? [])
    .filter((deed) => isPast(deed.split(/\s/, 1)[0]!.toLowerCase()))
    .map((deed) => deed[0]!.toUpperCase() + deed.slice(1));

/** Null where a message tells neither; `named` is the job as `nameOfJob` says it. */
export function withToldOfJob(turn: Turn, named: string): CoachAnswer | null {
  const { resume, text } = turn;
  const job = resume?.data.workExperience.find((each) => fold(nameOfJob(each)) === fold(named));
  if (!resume || !job || /[?؟]/.test(text)) return null;
  const span = spanIn(text, job);
  if (!span && readRequest(text).isQuestion) return null;
  const deeds = deedsIn(text);
  if (!span && deeds.length === 0) return null;
  const lines = deeds.map((deed) => `- ${deed}`).join('\n');
  const path = (field: keyof WorkExperience) => ['workExperience', job.id, field];
  const description = [job.description.trimEnd(), lines].filter(Boolean).join('\n');
  return reply(
    turn,
    {
      en: 'As you tell it, and nothing added. Nothing changes until you accept it.',
      ar: 'كما ذكرته دون إضافة. لا يتغير شيء حتى تقبله.',
    },
    {
      about: { kind: 'entry', text: nameOfJob(job) },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Complete the job', ar: 'إكمال الوظيفة' }).text,
          diffs: [
            ...(span
              ? [{ label: nameOfJob(job), before: rangeOf(job), after: rangeOf({ ...span, current: false }) }]
              : []),
            ...deeds.map((deed) => ({ label: nameOfJob(job), before: '', after: deed })),
          ],
          changes: [
            ...(span
              ? [
                  { path: path('startDate'), before: job.startDate, after: span.startDate },
                  { path: path('endDate'), before: job.endDate, after: span.endDate },
                  ...(job.current ? [{ path: path('current'), before: true, after: false }] : []),
                ]
              : []),
            ...(lines ? [{ path: path('description'), before: job.description, after: description }] : []),
          ],
        },
      ],
    },
  );
}

const rangeOf = ({ startDate, endDate, current }: Span & { current: boolean }): string =>
  current ? startDate : [...new Set([startDate, endDate].filter(Boolean))].join(' – ');
