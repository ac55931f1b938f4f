import type { Resume } from '@vitae/documents/model/resume';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { isBase, isPast } from '../../writing-help/verb-forms.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';

/** They say who, and neither what nor when: "Responsible for". */
const WITHOUT_TENSE =
  /^(?:(?:responsible|in charge|accountable|tasked|duties|responsibilities|my (?:job|role|task|duty)|approx|about|around|pre|post)\b|\d)/iu;

/** A line in other words in the tense of its job: what is still done stands beside "Manage" as "Handle", and not as "Handled". */
export function inTenseOfJob(resume: Resume, line: ResumeLine, reworded: string): string {
  const [verb = ''] = reworded.split(/\s/, 1);
  const base = BASE_OF_PAST.get(verb.toLowerCase());
  const isOpen = WITHOUT_TENSE.test(line.text) && base !== undefined && isOfNow(resume, line);
  return isOpen ? base[0]!.toUpperCase() + base.slice(1) + reworded.slice(verb.length) : reworded;
}

/** Whether a job goes on, and another of its lines tells so. */
function isOfNow(resume: Resume, { entryId, index }: ResumeLine): boolean {
  const isCurrent = resume.workExperience.some(({ id, current }) => id === entryId && current);
  const others = linesOf(resume).filter((line) => line.entryId === entryId && line.index !== index);
  return isCurrent && others.some(({ text }) => tellsOfNow(text.split(/\s/, 1)[0]!));
}

/** "Cut" may be of either time. */
const tellsOfNow = (word: string): boolean => isBase(word) && !isPast(word);
