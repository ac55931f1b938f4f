import type { Resume } from '@vitae/documents/model/resume';
import { withFiniteVerb } from './finite-verb.ts';
import type { ResumeLine } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { inTenseOfJob } from './tense-of-job.ts';
import { withoutWordiness } from './wordy-phrases.ts';

/** A line of a resume in no more words than its facts need, with its verb in front and in the tense of its job. */
export const leanLine = (resume: Resume, line: ResumeLine): string =>
  withFiniteVerb(resume, line, inTenseOfJob(resume, line, rewordLine(withoutWordiness(line.text))));
