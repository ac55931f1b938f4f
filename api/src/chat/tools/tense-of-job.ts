import type { Resume } from '@vitae/documents/model/resume';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { finiteOf, isBase, isPast } from '../../writing-help/verb-forms.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';

/** They say who, and neither what nor when: "Responsible for". */
const WITHOUT_TENSE =
  /^(?:(?:responsible|in charge|accountable|tasked|duties|responsibilities|my (?:job|role|task|duty)|approx|about|around|pre|post)\b|\d)/iu;

/** A line in other words in the tense of its job: what is still done stands beside "Manage" as "Handle", and not as "Handled". */
export function inTenseOfJob(resume: Resume, line: ResumeLine, reworded: string): string {
  const [verb = ''] = reworded.split(/\s/, 1);
  const base = BASE_OF_PAST.get(verb.toLowerCase());
  const isOpen = WITHOUT_TENSE.test(line.text) && base !== undefined && isOfNow(resume, line);
  if (!isOpen) return reworded;
  // "answering phones and booking patients": the verbs behind the first were brought into the past with it.
  const rest = reworded
    .slice(verb.length)
    .replace(/(?<=(?:\band|,) )\p{Ll}+/gu, (word) =>
      line.text.includes(word) ? word : (BASE_OF_PAST.get(word) ?? word),
    );
  return base[0]!.toUpperCase() + base.slice(1) + rest;
}

/** Whether a job goes on, and another of its lines tells so. */
function isOfNow(resume: Resume, { entryId, index }: ResumeLine): boolean {
  const isCurrent = resume.workExperience.some(({ id, current }) => id === entryId && current);
  const others = linesOf(resume).filter((line) => line.entryId === entryId && line.index !== index);
  return isCurrent && others.some(({ text }) => tellsOfNow(text.split(/\s/, 1)[0]!));
}

/** "Cut" may be of either time. */
const tellsOfNow = (word: string): boolean => isBase(word) && !isPast(word);

/** They name a task as well: with a noun behind them it is a thing ("training sessions") as often as a deed. */
const ALSO_THING =
  /^(?:train|market|meet|build|clean|bank|test|plan|engineer|account|cook|cater|housekeep|fil|bill|process|monitor|shipp|packag|teach|coach|learn|nurs|weld|bak|farm|fish|draw|paint|print|record|report|work|includ|dur|accord|follow|driv|sew|hous|park|pric|cost|stock|writ|read)ing$/iu;
const LEADS_TO_OBJECT = /^(?:the|an?|all|for|with|my|our|their|new|to|up|out|over|\d)\b/iu;

/** "Making the schedule" of a job that goes on as "Make", of one that is over as "Made". */
export function withVerbInTense(resume: Resume, { entryId, text }: ResumeLine, reworded: string): string {
  const [gerund = ''] = reworded.split(/\s/u, 1);
  const rest = reworded.slice(gerund.length + 1);
  const isThing = ALSO_THING.test(gerund) && !LEADS_TO_OBJECT.test(rest) && !/^\p{L}+ing of\b/u.test(text);
  if (!/^\p{Lu}\p{L}+ing$/u.test(gerund) || rest === '' || isThing) return reworded;
  const isCurrent = resume.workExperience.some(({ id, current }) => id === entryId && current);
  const finite = finiteOf(gerund.toLowerCase(), isCurrent ? 'present' : 'past');
  const isSeveral = /^(?:and|or|,)\b/u.test(rest) || /^[^.;]*?,? and \p{L}+ing\b/u.test(rest);
  return finite && !isSeveral ? `${finite[0]!.toUpperCase()}${finite.slice(1)} ${rest}` : reworded;
}
