import { linesOfNotes } from './notes.ts';
import { summariesOf } from './summaries.ts';
import { tenseOfLines, tighten, tightenLine } from './tighten.ts';
import { linesFor } from './usual-lines.ts';
import { usualSkills } from './usual-skills.ts';
import type { Proposals, WritingHelp } from './writing-help.ts';

const MAX_PROPOSALS = 8;
const MAX_SKILLS = 12;
const LINES_OF_A_DESCRIPTION = 4;
const of = (proposals: string[]): Proposals => ({ proposals, writer: 'builtin', is_stand_in: false });

function descriptionOf(notes: string): string {
  const lines = linesOfNotes(notes);
  const tense = tenseOfLines(lines.map(({ text }) => text));
  return lines.map(({ text, isHeading }) => (isHeading ? text : `- ${tightenLine(text, tense)}`)).join('\n');
}

/** Grounded in what the user has written and in the examples' lines with blanks; the same answer every time. */
export const builtinHelp: WritingHelp = {
  describe: async ({ jobTitle, notes }) => {
    const own = descriptionOf(notes);
    if (own !== '') return of([own]);
    return of(
      linesFor(jobTitle)
        .slice(0, LINES_OF_A_DESCRIPTION)
        .map((line) => `- ${line}`),
    );
  },
  summarize: async (resume) => of(summariesOf(resume)),
  suggestHistory: async (jobTitle) =>
    of(
      linesFor(jobTitle)
        .slice(0, MAX_PROPOSALS)
        .map((line) => `- ${line}`),
    ),
  suggestSkills: async (jobTitle, resume) => {
    const title = jobTitle || resume.personal.jobTitle || resume.workExperience[0]?.jobTitle || '';
    const named = resume.skills.flatMap((skill) => [skill.name, ...skill.keywords]);
    return of(usualSkills(title, named).slice(0, MAX_SKILLS));
  },
  enhance: async (text) => {
    const tight = tighten(text);
    return of(tight === text.trim() ? [] : [tight]);
  },
};
