import type { Resume } from '@vitae/documents/model/resume';
import { hintsOf } from '../form/hints.ts';

/** Something to look at before the resume is sent, and where to do it. */
export interface Finding {
  id: string;
  text: string;
  /** Of the form's section. */
  slug: string;
  entry?: string;
  /** Without it nobody can answer. */
  isMissing?: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BRACKETS = /\[[^\]\n]{2,40}\](?!\()/;

export function findingsOf(resume: Resume): Finding[] {
  const { personal } = resume;
  const findings: Finding[] = [];
  const add = (finding: Finding) => findings.push(finding);
  if (personal.firstName.trim() === '')
    add({ id: 'name', text: 'Your name is missing.', slug: 'cv-heading', isMissing: true });
  if (personal.email.trim() === '' && personal.phone.trim() === '') {
    add({
      id: 'contact',
      text: 'There is neither an email address nor a phone number.',
      slug: 'cv-heading',
      isMissing: true,
    });
  } else if (personal.email !== '' && !EMAIL.test(personal.email.trim())) {
    add({ id: 'email', text: `“${personal.email}” does not look like an email address.`, slug: 'cv-heading' });
  }
  if (resume.workExperience.length === 0 && resume.education.length === 0) {
    add({ id: 'content', text: 'There is neither a job nor a school.', slug: 'work-experience', isMissing: true });
  }
  for (const job of resume.workExperience) {
    if (job.isHidden) continue;
    const name = job.jobTitle || job.company || 'A job';
    if (BRACKETS.test(job.description)) {
      add({
        id: `${job.id}-blank`,
        text: `${name}: a blank in brackets is still open.`,
        slug: 'work-experience',
        entry: job.id,
        isMissing: true,
      });
    }
    if (job.startDate === '') {
      add({ id: `${job.id}-start`, text: `${name}: the start is missing.`, slug: 'work-experience', entry: job.id });
    }
    if (!job.current && job.startDate && job.endDate && job.endDate.slice(0, 7) < job.startDate.slice(0, 7)) {
      add({
        id: `${job.id}-order`,
        text: `${name}: it ends before it starts.`,
        slug: 'work-experience',
        entry: job.id,
      });
    }
    if (job.description.trim() === '') {
      add({
        id: `${job.id}-text`,
        text: `${name}: nothing says what you did there.`,
        slug: 'work-experience',
        entry: job.id,
      });
    }
    const [hint] = hintsOf(job.description);
    if (hint) add({ id: `${job.id}-hint`, text: `${name}: ${hint.text}`, slug: 'work-experience', entry: job.id });
  }
  if (resume.skills.length === 0) add({ id: 'skills', text: 'No skill is named.', slug: 'skills' });
  return findings;
}
