import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parsePartialDate } from '@vitae/documents/model/dates';
import type { Resume } from '@vitae/documents/model/resume';
import { isolated } from '@vitae/remote-kit/sentence';
import { hintsOf } from '../form/hints.ts';

/** Something to look at before the resume is sent, and where to do it. */
export interface Finding {
  id: string;
  text: MessageDescriptor;
  /** The entry that it is about, as the resume names it. */
  about?: string | MessageDescriptor;
  /** Of the form's section. */
  slug: string;
  entry?: string;
  /** Without it nobody can answer. */
  isMissing?: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BRACKETS = /\[[^\]\n]{2,40}\](?!\()/;

/** By month, where both are dates: words such as "Summer 2019" cannot be compared. */
function isBefore(end: string, start: string): boolean {
  if (!parsePartialDate(end) || !parsePartialDate(start)) return false;
  const length = Math.min(end.length, start.length, 'YYYY-MM'.length);
  return end.slice(0, length) < start.slice(0, length);
}

export function findingsOf(resume: Resume): Finding[] {
  const { personal } = resume;
  const findings: Finding[] = [];
  const add = (finding: Finding) => findings.push(finding);
  if (personal.firstName.trim() === '')
    add({ id: 'name', text: msg`Your name is missing.`, slug: 'cv-heading', isMissing: true });
  if (personal.email.trim() === '' && personal.phone.trim() === '') {
    add({
      id: 'contact',
      text: msg`There is neither an email address nor a phone number.`,
      slug: 'cv-heading',
      isMissing: true,
    });
  } else if (personal.email !== '' && !EMAIL.test(personal.email.trim())) {
    const email = isolated(personal.email);
    add({ id: 'email', text: msg`“${email}” does not look like an email address.`, slug: 'cv-heading' });
  }
  if (resume.workExperience.length === 0 && resume.education.length === 0) {
    add({ id: 'content', text: msg`There is neither a job nor a school.`, slug: 'work-experience', isMissing: true });
  }
  for (const job of resume.workExperience) {
    if (job.isHidden) continue;
    const about = job.jobTitle || job.company || msg`A job`;
    const place = { about, slug: 'work-experience', entry: job.id };
    if (BRACKETS.test(job.description)) {
      add({
        id: `${job.id}-blank`,
        text: msg`A blank in brackets is still open.`,
        ...place,
        isMissing: true,
      });
    }
    if (job.startDate === '') {
      add({ id: `${job.id}-start`, text: msg`The start is missing.`, ...place });
    }
    if (!job.current && isBefore(job.endDate, job.startDate)) {
      add({ id: `${job.id}-order`, text: msg`It ends before it starts.`, ...place });
    }
    if (job.description.trim() === '') {
      add({ id: `${job.id}-text`, text: msg`Nothing says what you did there.`, ...place });
    }
    const [hint] = hintsOf(job.description);
    if (hint) add({ id: `${job.id}-hint`, text: hint.text, ...place });
  }
  if (resume.skills.length === 0) add({ id: 'skills', text: msg`No skill is named.`, slug: 'skills' });
  return findings;
}
