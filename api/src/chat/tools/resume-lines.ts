import type { Change } from '@vitae/documents/model/changes';
import type { Resume, WorkExperience } from '@vitae/documents/model/resume';
import { stripBullet } from '@vitae/language/bullets';
import { tellingStems } from '../coach/asked-words.ts';

/** A line of a job or a project, and where it stands. */
export interface ResumeLine {
  list: 'workExperience' | 'projects';
  entryId: string;
  /** As `nameOfJob` says it. */
  label: string;
  /** Which line of the description. */
  index: number;
  /** Without its bullet. */
  text: string;
}

/** "Analyst, Engine Works" */
export const nameOfJob = ({ jobTitle, company }: Pick<WorkExperience, 'jobTitle' | 'company'>): string =>
  [jobTitle, company].filter(Boolean).join(', ');

/** What is printed of a resume's jobs and projects, line by line. */
export function linesOf(resume: Resume): ResumeLine[] {
  const read = (list: ResumeLine['list'], entryId: string, label: string, description: string) =>
    description.split('\n').flatMap((line, index) => {
      const text = stripBullet(line.trim()).trim();
      return text === '' ? [] : [{ list, entryId, label, index, text }];
    });
  return [
    ...resume.workExperience
      .filter(({ isHidden }) => !isHidden)
      .flatMap((job) => read('workExperience', job.id, nameOfJob(job), job.description)),
    ...resume.projects
      .filter(({ isHidden }) => !isHidden)
      .flatMap(({ id, name, description }) => read('projects', id, name, description)),
  ];
}

/** The change that puts other texts in the place of lines of one entry; several, parted by `\n`, become several lines, and null takes a line out. */
export function changeLines(
  resume: Resume,
  { list, entryId }: Pick<ResumeLine, 'list' | 'entryId'>,
  texts: ReadonlyMap<number, string | null>,
): Change {
  const before = resume[list].find(({ id }) => id === entryId)!.description;
  const after = before
    .split('\n')
    .flatMap((line, index) => {
      const text = texts.get(index);
      if (text === undefined) return [line];
      if (text === null) return [];
      const mark = /^\s*[-*•▪‣◦·–]\s+/u.exec(line)?.[0] ?? '';
      return text.split('\n').map((part) => mark + part);
    })
    .join('\n');
  return { path: [list, entryId, 'description'], before, after };
}

const SAME_LINE_MIN = 0.6;

/** The line of the resume that a quoted one means, though it may be quoted in part or with a slip. */
export function findLine(lines: readonly ResumeLine[], quoted: string): ResumeLine | null {
  const words = new Set(tellingStems(quoted));
  if (words.size === 0) return null;
  let best: ResumeLine | null = null;
  let bestShare = SAME_LINE_MIN;
  for (const line of lines) {
    const own = new Set(tellingStems(line.text));
    const share = [...words].filter((word) => own.has(word)).length / words.size;
    if (share >= bestShare && (best === null || share > bestShare)) {
      best = line;
      bestShare = share;
    }
  }
  return best;
}

/** Everything that a resume says, for what may be claimed and for finding words in it. */
export function textOfResume(resume: Resume): string {
  const { personal } = resume;
  return [
    personal.jobTitle,
    personal.profile,
    ...resume.workExperience.map((job) => `${job.jobTitle} ${job.company} ${job.location}\n${job.description}`),
    ...resume.projects.map((project) => `${project.name} ${project.keywords.join(' ')}\n${project.description}`),
    ...resume.education.map((school) => `${school.degree} ${school.fieldOfStudy} ${school.institution}`),
    ...resume.skills.map((skill) => [skill.name, ...skill.keywords].join(', ')),
    ...resume.languages.map(({ name, level }) => `${name} ${level}`),
    ...resume.certifications.blocks.map(({ text }) => text),
    ...resume.awards.blocks.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join('\n');
}
