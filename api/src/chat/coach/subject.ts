import type { EmailKind } from '../tools/mail/email-kinds.ts';

/** What an answer was about: the thing that "it" means in the message after it. */
export type Subject =
  | { kind: 'skills'; names: string[] }
  /** A line of a job or project; `text` as it stands once what was proposed is accepted. */
  | { kind: 'line'; entryId: string; text: string; deed: 'added' | 'changed' | 'figures asked' }
  /** Lines of one job, or of all. */
  | { kind: 'lines'; employer: string | null; deed: 'reworded' | 'shortened' }
  /** Single lines that were listed, in their order. */
  | { kind: 'lines listed'; lines: { entryId: string; text: string }[] }
  | { kind: 'entry'; text: string }
  /** Of the education, as it was put in. */
  | { kind: 'school'; id: string }
  | { kind: 'certificate'; text: string }
  /** Fields of `personal`. */
  | { kind: 'details'; fields: string[] }
  | { kind: 'job title'; employer: string }
  /** `others`: employers that the same words could have meant. */
  | { kind: 'date'; employer: string; field: 'startDate' | 'endDate'; others?: string[] }
  | { kind: 'section'; section: string }
  | { kind: 'summary'; text: string }
  /** One of the account, or with `draft` one that is written in the talk alone. */
  | { kind: 'letter'; draft?: LetterDraft }
  /** Questions that were listed, in their order, for what was asked. */
  | { kind: 'questions'; asked?: string }
  /** An answer for an interview: what it is on, and the facts that were told for it. */
  | { kind: 'spoken answer'; topic: string; told: string }
  | ({ kind: 'mail' } & MailSubject)
  /** A mail of which nothing is known but that it is wanted. */
  | { kind: 'mail asked'; told: string }
  /** What was told of them, empty where they were asked for; and what was said of single ones after it. */
  | { kind: 'offers'; told: string; weighed?: string[] }
  /** Of pay, as they were compared. */
  | { kind: 'sums'; from: number; to: number; isByMonth: boolean }
  /** Before tax, as it was worked out from hours or days. */
  | { kind: 'pay'; year: number }
  | { kind: 'findings' }
  /** An answer of the knowledge base, by its id, and the question as it was understood. */
  | { kind: 'answer'; id: string; asked: string }
  | { kind: 'gap asked' }
  /** `names` of what the advert asks for and the resume does not show, as they were listed. */
  | { kind: 'skills asked'; names?: string[] }
  /** The name of `of` in another language was asked for. */
  | { kind: 'name asked'; of: Subject }
  | { kind: 'refusal' };

/** All that was told for a letter that is not kept yet. */
export interface LetterDraft {
  wishes: string[];
  /** Sentences of its writer's own. */
  added: string[];
  /** The name under it, where another is told than the resume's. */
  signed?: string;
}

export interface MailSubject {
  mail: EmailKind;
  /** All that was told of it. */
  told: string;
  /** Sentences of its writer's own. */
  added: string[];
  /** What is not to be in it. */
  left?: string[];
  /** The name under it, where another is told than the resume's. */
  signed?: string;
  isShort: boolean;
  isPlain: boolean;
  language: 'en' | 'ar';
  /** Whether something is left for its writer to fill in. */
  hasBlanks: boolean;
}
