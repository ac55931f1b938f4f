import { randomBytes } from 'node:crypto';
import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { reply, type Said } from '../coach/language.ts';
import type { Subject } from '../coach/subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { titleAsWritten } from './in-capitals.ts';
import { spelledAsOwn } from './own-spelling.ts';
import { nameOfJob } from './resume-lines.ts';
import { defineTool } from './tool.ts';

// What somebody tells of one job, or holds: put where it belongs, in the words in which it was told.

const AS_SAID: Said = {
  en: 'As you say. Nothing changes until you accept it.',
  ar: 'كما قلت. لا يتغير شيء حتى تقبله.',
};
const NOT_SAID: Said = {
  en: 'Not proposed: the user has not said that.',
  ar: 'لم أقترح ذلك: لم يذكره المستخدم.',
};
const NO_SUCH_JOB: Said = { en: 'No such job stands in the resume.', ar: 'لا توجد وظيفة كهذه في السيرة.' };
/** Says when only as long as the year lasts: a resume names the year. */
const STALE =
  /\b(?:(?:last|this) (?:year|month|week|summer|winter)|yesterday|recently)\b|(?:السنة|العام) (?:الماضي(?:ة)?|اللي فات(?:ت)?)/iu;

interface Proposal extends Pick<ProposedChange, 'changes'> {
  about: Subject;
  title: Said;
  label: string;
  before: string;
  after: string;
}

function propose(turn: Turn, { about, title, label, before, after, changes }: Proposal, more = ''): CoachAnswer {
  const { text } = reply(turn, AS_SAID);
  return reply(
    turn,
    { en: `${text}${more}`, ar: `${text}${more}` },
    {
      about,
      proposals: [
        {
          resumeId: turn.resume!.id,
          title: reply(turn, title).text,
          diffs: [{ label, before, after }],
          changes,
        },
      ],
    },
  );
}

const isSaid = (value: string, { text }: Turn): boolean => fold(text).includes(fold(value));
const jobAt = ({ resume }: Turn, employer: string) =>
  resume?.data.workExperience.find(({ company }) => fold(company) === fold(employer));

/** Proposes one more line for a job. */
export const addLine = defineTool({
  name: 'add_line',
  description:
    'Proposes one more line for a job of the user’s resume, named by its `employer` as it stands there. Only what the user has told, in the user’s words.',
  input: z.object({ employer: z.string().min(1).max(200), line: z.string().min(3).max(300) }),
  run({ employer, line }, turn): CoachAnswer {
    if (!turn.resume) return askForResume(turn);
    const job = jobAt(turn, employer);
    if (!job) return reply(turn, NO_SUCH_JOB);
    if (!isSaid(line, turn)) return reply(turn, NOT_SAID);
    const before = job.description;
    const mark = /^\s*([-*•▪‣◦·–])\s+/mu.exec(before)?.[1] ?? '-';
    const spelled = spelledAsOwn(line, turn);
    const written = spelled[0]!.toUpperCase() + spelled.slice(1);
    const stale = STALE.exec(written)?.[0];
    return propose(
      turn,
      {
        about: { kind: 'line', entryId: job.id, text: written, deed: 'added' },
        title: { en: 'Add a line', ar: 'إضافة سطر' },
        label: nameOfJob(job),
        before: '',
        after: written,
        changes: [
          {
            path: ['workExperience', job.id, 'description'],
            before,
            after: [before.trimEnd(), `${mark} ${written}`].filter(Boolean).join('\n'),
          },
        ],
      },
      stale
        ? reply(turn, { en: ` Put the year in the place of “${stale}”.`, ar: ` ضع السنة مكان «${stale}».` }).text
        : '',
    );
  },
});

/** Proposes another title for one job; the headline under the name stays. */
export const changeJobTitle = defineTool({
  name: 'change_job_title',
  description:
    'Proposes another title for one job of the user’s resume, named by its `employer` as it stands there. Only a title that stands in the user’s message.',
  input: z.object({ employer: z.string().min(1).max(200), jobTitle: z.string().min(2).max(120) }),
  run({ employer, jobTitle: typed }, turn): CoachAnswer {
    const jobTitle = titleAsWritten(typed, turn);
    if (!turn.resume) return askForResume(turn);
    const job = jobAt(turn, employer);
    if (!job) return reply(turn, NO_SUCH_JOB);
    if (!isSaid(jobTitle, turn)) return reply(turn, NOT_SAID);
    return propose(turn, {
      about: { kind: 'job title', employer: job.company },
      title: { en: 'Change the title of a job', ar: 'تعديل مسمى وظيفة' },
      label: job.company,
      before: job.jobTitle,
      after: jobTitle,
      changes: [{ path: ['workExperience', job.id, 'jobTitle'], before: job.jobTitle, after: jobTitle }],
    });
  },
});

const KEY_BYTES = 4;
const OTHER_LANGUAGE: Said = {
  en: 'Your resume is in English and this name is in Arabic: tell me the English one (“make it …”), and I put it in its place.',
  ar: 'سيرتك بالإنجليزية وهذا الاسم بالعربية: قل لي اسمها بالإنجليزية («خليها …») فأضعه مكانه.',
};

/** Proposes one more certificate, course or licence. */
export const addCertificate = defineTool({
  name: 'add_certificate',
  description:
    'Proposes one more certificate, course or licence for the user’s resume. Only what the user has told, in the user’s words.',
  input: z.object({ certificate: z.string().min(2).max(300) }),
  run({ certificate }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    if (!certificate.split(/[\s,]+/).every((word) => isSaid(word, turn))) return reply(turn, NOT_SAID);
    const { blocks } = resume.data.certifications;
    if (blocks.some(({ text }) => fold(text) === fold(certificate)))
      return reply(
        turn,
        { en: 'That stands in your resume already.', ar: 'هذا مذكور في سيرتك بالفعل.' },
        { about: { kind: 'certificate', text: certificate } },
      );
    const block = {
      key: randomBytes(KEY_BYTES).toString('hex'),
      text: certificate,
      type: blocks.at(-1)?.type ?? ('unordered-list-item' as const),
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    };
    const isInOther = !resume.data.language.startsWith('ar') && /\p{Script=Arabic}/u.test(certificate);
    return propose(
      turn,
      {
        about: { kind: 'certificate', text: certificate },
        title: { en: 'Add a certificate', ar: 'إضافة شهادة' },
        label: reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text,
        before: '',
        after: certificate,
        changes: [{ path: ['certifications', 'blocks'], before: blocks, after: [...blocks, block] }],
      },
      isInOther ? ` ${reply(turn, OTHER_LANGUAGE).text}` : '',
    );
  },
});
