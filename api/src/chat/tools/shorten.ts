import { z } from 'zod';
import { stemsOfText, tellingStems } from '../coach/asked-words.ts';
import { languageOf, reply, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { hasFigure } from './has-figure.ts';
import { changeLines, linesOf, type ResumeLine } from './resume-lines.ts';
import { defineTool } from './tool.ts';

/** Lines that the two latest jobs keep, and those before. */
const LINES_OF_LATEST = 5;
const LINES_OF_EARLIER = 2;
const SUMMARY_SENTENCES_MAX = 3;
/** More than any line has by itself. */
const KEPT = 100;

/** Proposes to take out what the reader misses least. */
export const shorten = defineTool({
  name: 'shorten_resume',
  description:
    'Proposes to shorten the user’s resume: a summary of at most three sentences, five lines for the two latest jobs, two for earlier ones. Lines with figures and with words of the advert stay. `employer` where one job alone is meant: two lines of it stay, or `lines`; those that share a word with `keep` in any case. `isOnePage` where it is to fit on one page.',
  input: z.object({
    employer: z.string().max(200).optional(),
    lines: z.number().int().min(1).max(LINES_OF_LATEST).optional(),
    isOnePage: z.boolean().optional(),
    keep: z.string().max(200).optional(),
  }),
  run({ employer, lines = LINES_OF_EARLIER, isOnePage = false, keep = '' }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const proposals = employer
      ? shortenJobs(resume, turn, { employer, lines, keep })
      : [
          ...shortenSummary(resume, turn),
          ...shortenJobs(resume, turn),
          ...(isOnePage && !resume.data.fitToOnePage ? [fitToOnePage(resume, turn)] : []),
        ];
    if (employer && proposals.length === 0)
      return reply(turn, NO_MORE_LINES, { about: { kind: 'lines', employer, deed: 'shortened' } });
    if (proposals.every(isOfDesign)) {
      return answerOf(
        say(
          'There is not much to take out: no job has more lines than a reader takes in, and the summary is short. If it still runs over, narrow the margins or the spacing in the design.',
          'لا يوجد الكثير لحذفه: لا وظيفة فيها أسطر أكثر مما يقرأ، والملخص قصير. وإن زادت الصفحة فقلّل الهوامش أو التباعد في التصميم.',
        ),
        { proposals },
      );
    }
    return answerOf(
      say(
        'Here is what a reader would miss least. I kept lines with figures and, where an advert is known, those that fit it. Accept what you agree with.',
        'هذا أقل ما يفتقده القارئ. أبقيت الأسطر ذات الأرقام وما يناسب الإعلان إن وُجد. اقبل ما توافق عليه.',
      ),
      { about: { kind: 'lines', employer: employer ?? null, deed: 'shortened' }, proposals },
    );
  },
});

const NO_MORE_LINES: Said = {
  en: 'That job has no more lines than that. Say “delete …” with the line that is to go, or “remove the job”.',
  ar: 'ليس في هذه الوظيفة أسطر أكثر من ذلك. قل «احذف» مع السطر المقصود، أو «احذف الوظيفة».',
};

const isOfDesign = ({ changes }: ProposedChange): boolean => changes.every(({ path }) => path[0] === 'fitToOnePage');

/** Smaller type and margins, within what stays readable: the site does that itself. */
function fitToOnePage(resume: NonNullable<Turn['resume']>, turn: Turn): ProposedChange {
  const say = sayIn(languageOf(turn));
  return {
    resumeId: resume.id,
    title: say('Fit to one page', 'ملاءمة صفحة واحدة'),
    diffs: [
      {
        label: say('Design', 'التصميم'),
        before: say('as many pages as it needs', 'صفحات حسب الحاجة'),
        after: say('one page, as far as it stays readable', 'صفحة واحدة ما دامت مقروءة'),
      },
    ],
    changes: [{ path: ['fitToOnePage'], before: false, after: true }],
  };
}

function shortenSummary(resume: NonNullable<Turn['resume']>, turn: Turn): ProposedChange[] {
  const say = sayIn(languageOf(turn));
  const before = resume.data.personal.profile;
  const sentences = before.split(/(?<=[.!؟])\s+/u).filter((sentence) => sentence.trim() !== '');
  if (sentences.length <= SUMMARY_SENTENCES_MAX) return [];
  const rest = sentences.slice(1).toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)));
  const kept = new Set([sentences[0]!, ...rest.slice(0, SUMMARY_SENTENCES_MAX - 1)]);
  const after = sentences.filter((sentence) => kept.has(sentence)).join(' ');
  return [
    {
      resumeId: resume.id,
      title: say('Shorten the summary', 'تقصير الملخص'),
      diffs: [{ label: say('Summary', 'الملخص'), before, after }],
      changes: [{ path: ['personal', 'profile'], before, after }],
    },
  ];
}

function shortenJobs(
  resume: NonNullable<Turn['resume']>,
  turn: Turn,
  only?: { employer: string; lines: number; keep: string },
): ProposedChange[] {
  const say = sayIn(languageOf(turn));
  const wanted = stemsOfText(turn.advert.slice(0, 5_000));
  const kept = new Set(only?.keep ? tellingStems(only.keep) : []);
  const weightOf = ({ text }: ResumeLine) =>
    (tellingStems(text).some((word) => kept.has(word)) ? KEPT : 0) +
    (hasFigure(text) ? 2 : 0) +
    tellingStems(text).filter((word) => wanted.has(word)).length / 3;
  const all = linesOf(resume.data).filter(({ list }) => list === 'workExperience');
  return resume.data.workExperience.flatMap((job, index) => {
    const own = all.filter(({ entryId }) => entryId === job.id);
    if (only && job.company !== only.employer) return [];
    const count = only?.lines ?? (index < 2 ? LINES_OF_LATEST : LINES_OF_EARLIER);
    if (own.length <= count) return [];
    const out = own.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(count);
    return [
      {
        resumeId: resume.id,
        title: say('Take out lines', 'حذف أسطر'),
        diffs: out.map((line) => ({ label: line.label, before: line.text, after: '' })),
        changes: [changeLines(resume.data, out[0]!, new Map(out.map((line) => [line.index, null])))],
      },
    ];
  });
}
