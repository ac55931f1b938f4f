import type { Resume } from '@vitae/documents/model/resume';
import { paragraphsOfDescription, plainTextOf } from '@vitae/documents/model/rich-text';
import { RESUME_EXAMPLES, type ResumeExample } from '../resumes/examples/examples.ts';
import { tighten, tightenLine } from './tighten.ts';
import type { Proposals, WritingHelp } from './writing-help.ts';

const MAX_PROPOSALS = 8;
const MAX_SKILLS = 12;
const of = (proposals: string[]): Proposals => ({ proposals, writer: 'builtin', is_stand_in: false });

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The example whose profession shares most words with the title. */
function exampleFor(jobTitle: string): ResumeExample | null {
  const words = new Set(wordsOf(jobTitle));
  let best: ResumeExample | null = null;
  let bestShare = 0;
  for (const example of RESUME_EXAMPLES) {
    const own = [...new Set([...wordsOf(example.profession), ...wordsOf(example.alsoCalled)])];
    const hits = own.filter((word) => words.has(word)).length;
    if (hits > bestShare) {
      best = example;
      bestShare = hits;
    }
  }
  return best;
}

/** Somebody else's line with its facts as blanks: what it is about stays, what it claims does not. */
function withBlanks(line: string): string {
  return line
    .replace(/[$€£]\s?[\d.,]+(?:\s?(?:million|k|m|bn))?|[\d.,]*\d+(?:\s?%| percent)/gi, '[amount]')
    .replace(/\b(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, '[number]')
    .replace(/\[number\] to \[number\]/g, '[number]');
}

const GENERAL_LINES = [
  'Took over [task] and brought [measure] from [number] to [number].',
  'Trained [number] colleagues in [subject].',
  'Solved [problem] by [what you did]; since then [what is better].',
  'Worked with [teams or clients] on [project], finished in [time].',
];

function linesFor(jobTitle: string): string[] {
  const example = exampleFor(jobTitle);
  const lines = example ? example.jobs.flatMap((job) => job.lines).map(withBlanks) : [];
  return [...lines, ...GENERAL_LINES].slice(0, MAX_PROPOSALS);
}

const MS_PER_YEAR = 365.25 * 24 * 60 * 60 * 1000;

/** Whole years from the first job's start to the last one's end. */
function yearsOf(resume: Resume): number {
  const starts = resume.workExperience.map((job) => Date.parse(job.startDate)).filter(Number.isFinite);
  const ends = resume.workExperience
    .map((job) => (job.current ? Date.now() : Date.parse(job.endDate)))
    .filter(Number.isFinite);
  if (starts.length === 0 || ends.length === 0) return 0;
  return Math.floor((Math.max(...ends) - Math.min(...starts)) / MS_PER_YEAR);
}

const list = (items: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(items);
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function summariesOf(resume: Resume): string[] {
  const { personal, workExperience, education } = resume;
  const title = personal.jobTitle || workExperience[0]?.jobTitle || education[0]?.degree;
  if (!title) return [];
  const years = yearsOf(resume);
  const companies = [...new Set(workExperience.map((job) => job.company).filter(Boolean))].slice(0, 2);
  const skills = resume.skills
    .flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name]))
    .filter(Boolean);
  const lines = workExperience.flatMap((job) =>
    paragraphsOfDescription(job.description).map(({ spans }) => plainTextOf(spans)),
  );
  const withFigure = lines.filter((line) => /\d/.test(line)).map(tightenLine);
  const experience = years >= 1 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of experience` : '';
  const where = companies.length > 0 ? `, most recently at ${list(companies.slice(0, 1))}` : '';
  const known = skills.length > 0 ? ` Works with ${list(skills.slice(0, 4))}.` : '';
  const first = `${title}${experience}${where}.${known}`;
  return [
    withFigure[0] ? `${first} ${sentence(withFigure[0])}` : first,
    ...(withFigure[1] ? [`${title}${experience}. ${sentence(withFigure[0]!)} ${sentence(withFigure[1])}`] : []),
  ];
}

/** Grounded in what the user has written and in the examples' lines with blanks; the same answer every time. */
export const builtinHelp: WritingHelp = {
  describe: async ({ jobTitle, notes }) => {
    const own = notes
      .split(/\n|(?<=[.;])\s+/)
      .map((line) => line.replace(/[.;]\s*$/, '').trim())
      .filter((line) => line.length > 2)
      .map((line) => `- ${tightenLine(line)}`);
    if (own.length > 0) return of([own.join('\n')]);
    return of(
      linesFor(jobTitle)
        .slice(0, 4)
        .map((line) => `- ${line}`),
    );
  },
  summarize: async (resume) => of(summariesOf(resume)),
  suggestHistory: async (jobTitle) => of(linesFor(jobTitle).map((line) => `- ${line}`)),
  suggestSkills: async (jobTitle, resume) => {
    const title = jobTitle || resume.personal.jobTitle || resume.workExperience[0]?.jobTitle || '';
    const has = new Set(
      resume.skills.flatMap((skill) => [skill.name, ...skill.keywords]).map((name) => name.toLowerCase()),
    );
    const usual = exampleFor(title)?.skills ?? [];
    return of(usual.filter((skill) => !has.has(skill.toLowerCase())).slice(0, MAX_SKILLS));
  },
  enhance: async (text) => {
    const tight = tighten(text);
    return of(tight === text.trim() ? [] : [tight]);
  },
};
