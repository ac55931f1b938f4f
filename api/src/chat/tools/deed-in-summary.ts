import type { Resume } from '@vitae/documents/model/resume';
import { isBase, isPast, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';
import { asClause } from './lines-for-advert.ts';
import type { ResumeLine } from './resume-lines.ts';
import { thirdPerson } from './third-person.ts';
import { withoutWordiness } from './wordy-phrases.ts';

/**
 * A line as it reads in a summary, which tells of somebody: "Cover for the manager" of the job of now as "Covers for the
 * manager", of one that is over as "Covered".
 */
export function asDeed(resume: Resume, line: ResumeLine): string {
  const clause = asClause(resume, { ...line, text: withoutWordiness(line.text) });
  const [first = ''] = clause.split(/\s/u, 1);
  const verb = first.toLowerCase();
  const job = resume.workExperience.find(({ id }) => id === line.entryId);
  const asWhat = /^volunteer/iu.test(job?.jobTitle ?? '') && !/volunteer/iu.test(clause) ? ' as a volunteer' : '';
  if (NAMES_POST.test(clause) || !isBase(verb) || isPast(verb) || !/^\p{L}+$/u.test(first))
    return capital(clause) + asWhat;
  const isNow = job?.current ?? false;
  const form = (base: string) => (isNow ? thirdPerson(base) : (pastOfBase(base) ?? base));
  const rest = clause
    .slice(first.length)
    .replace(
      /(?<joint>, (?:and )?| and )(?<other>\p{Ll}+)(?= (?:the|a|an|all|our|new|to|for|with|\d)\b)/gu,
      (whole, joint: string, other: string) => (isBase(other) && !isPast(other) ? joint + form(other) : whole),
    );
  return capital(withArticle(`${form(verb)}${rest}`)) + asWhat;
}

/** "Shift in charge on nights": what somebody is, though its first word can be a verb. */
const NAMES_POST = /^(?:shift|head|lead|charge|team|cover) (?:in|of|leader|lead|manager|supervisor|nurse)\b/iu;

/** "for team leader": a single person is "the" one. */
const withArticle = (clause: string): string =>
  clause.replace(/ for (?=(?:team leader|supervisor|manager|shift leader|head chef|line manager)\b)/iu, ' for the ');
