import type { EmailKind } from '../tools/email-kinds.ts';

/** What an answer was about: the thing that "it" means in the message after it. */
export type Subject =
  | { kind: 'skills'; names: string[] }
  /** A line of a job or project; `text` as it stands once what was proposed is accepted. */
  | { kind: 'line'; entryId: string; text: string; deed: 'added' | 'changed' | 'figures asked' }
  /** Lines of one job, or of all. */
  | { kind: 'lines'; employer: string | null; deed: 'reworded' | 'shortened' }
  | { kind: 'entry'; text: string }
  | { kind: 'certificate'; text: string }
  /** Fields of `personal`. */
  | { kind: 'details'; fields: string[] }
  | { kind: 'job title'; employer: string }
  | { kind: 'date'; employer: string; field: 'startDate' | 'endDate' }
  | { kind: 'section'; section: string }
  | { kind: 'summary'; text: string }
  | { kind: 'letter' }
  | ({ kind: 'mail' } & MailSubject)
  /** What was told of them; empty where they were asked for. */
  | { kind: 'offers'; told: string }
  | { kind: 'findings' }
  /** An answer of the knowledge base, by its id, and the question as it was understood. */
  | { kind: 'answer'; id: string; asked: string }
  | { kind: 'gap asked' }
  | { kind: 'skills asked' }
  | { kind: 'refusal' };

export interface MailSubject {
  mail: EmailKind;
  /** All that was told of it. */
  told: string;
  /** Sentences of its writer's own. */
  added: string[];
  isShort: boolean;
  isPlain: boolean;
  language: 'en' | 'ar';
  /** Whether something is left for its writer to fill in. */
  hasBlanks: boolean;
}
