import type { Resume } from '@vitae/documents/model/resume';
import { baseOfGerund, pastOfBase } from '../../writing-help/verb-forms.ts';
import { capital } from './first-letter.ts';
import type { ResumeLine } from './resume-lines.ts';

const GERUND = /^(?<gerund>\p{L}{3,}ing)\b(?<rest>\s(?!of\b|is\b|was\b|and \p{L}+ing\b).+)$/u;

/** "Liaising with auditors" with the verb of its job: what is still done in the present, what is over in the past; all of it with `isPast`. */
export function withFiniteVerb(resume: Resume, { entryId }: ResumeLine, text: string, { isPast = false } = {}): string {
  const { gerund, rest } = GERUND.exec(text)?.groups ?? {};
  const base = gerund ? baseOfGerund(gerund) : null;
  if (!base || !rest) return text;
  const isNow = !isPast && resume.workExperience.some(({ id, current }) => id === entryId && current);
  const verb = isNow ? base : pastOfBase(base, gerund);
  return verb ? capital(verb) + rest : text;
}
