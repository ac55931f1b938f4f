import { restore } from '../../src/model/restore.ts';
import type { Resume } from '../../src/model/resume.ts';
import { academic } from './academic.ts';
import { accountant } from './accountant.ts';
import { arabicTeacher } from './arabic-teacher.ts';
import { engineer } from './engineer.ts';
import { executive } from './executive.ts';
import { graduate } from './graduate.ts';
import { nurse } from './nurse.ts';
import { polyglot } from './polyglot.ts';

function sample(input: unknown): Resume {
  const { resume, dropped } = restore(input);
  if (dropped.length > 0)
    throw new Error(`A sample lost ${dropped.map((drop) => `${drop.path} (${drop.reason})`).join(', ')}`);
  return resume;
}

/** Eight resumes of different kinds: long and short, with and without picture, five scripts. */
export const SAMPLE_RESUMES: Record<string, Resume> = {
  engineer: sample(engineer),
  graduate: sample(graduate),
  accountant: sample(accountant),
  arabic: sample(arabicTeacher),
  academic: sample(academic),
  executive: sample(executive),
  polyglot: sample(polyglot),
  nurse: sample(nurse),
};
