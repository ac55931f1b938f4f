import { fold } from '@vitae/language/fold';
import { changeJobTitle } from '../../tools/add-facts.ts';
import { employerAt, employerNamed } from '../employers.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';

// Another headline was proposed, and a message says where the title is to stand: under the name, or at a job.

const WORDS_MAX = 16;
const AT_TOP = /\btop\b|\bhead(?:line|ing)\b|\bunder (?:my|the) name\b|(?:^|\s)فوق(?=\s|$)|تحت (?:ال)?اسم|اعلي الصفحه/u;
const AT_JOB = /\b(?:jobs?|roles?|positions?|entry|experience|history)\b|وظيف|شغل|خبر/u;
/** What is said behind it is to stay. */
const NOT =
  /\b(?:not|never|without|except|don'?t (?:change|touch)|do not (?:change|touch)|leave)\b|(?:^|\s)(?:مش|مو|ليس|لا|بدون|غير)(?=\s)/u;

/** Null where a message says no such thing. */
export function ofHeadline(
  turn: Turn,
  { fields }: Extract<Subject, { kind: 'details' }>,
  proposals: readonly ProposedChange[],
): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200)).trim();
  const title = proposals[0]?.diffs[0]?.after;
  if (fields.join() !== 'jobTitle' || !title || words.split(/\s+/).length > WORDS_MAX) return null;
  if (readRequest(turn.text).isQuestion) return null;
  const [wanted = '', ...kept] = words.split(NOT);
  const isAtJob = (part: string) => AT_JOB.test(part) || employerNamed(turn, part) !== null;
  const isJobKept = kept.some(isAtJob);
  if (isAtJob(wanted) && !isJobKept) return atJob(turn, wanted, title);
  return AT_TOP.test(wanted) || isJobKept ? onlyHeadline(turn, fields) : null;
}

const onlyHeadline = (turn: Turn, fields: string[]): CoachAnswer =>
  reply(
    turn,
    {
      en: 'Yes, only the headline under your name: that is all that I proposed above. The titles of your jobs stay as they are.',
      ar: 'نعم، المسمى تحت اسمك فقط، وهذا كل ما اقترحته أعلاه. وتبقى مسميات وظائفك كما هي.',
    },
    { about: { kind: 'details', fields } },
  );

function atJob(turn: Turn, where: string, title: string): CoachAnswer | null {
  const employer = employerAt(turn, where) ?? employerAt(turn, 'current');
  return employer
    ? changeJobTitle.run({ employer, jobTitle: title }, { ...turn, text: `${turn.text}\n${title}` })
    : null;
}
