import type { Resume } from '@vitae/documents/model/resume';

/** What was proposed, and by whom: `builtin`, or a model's name. */
export interface Proposals {
  proposals: string[];
  writer: string;
  /** The model could not help, and the built-in writer stood in for it. */
  is_stand_in: boolean;
}

export interface HelpOptions {
  signal?: AbortSignal;
  /** Who asks, so that nobody takes all threads. */
  client?: string;
}

/**
 * Helps with single texts of a resume. All of it is proposed, nothing is put in. What the user did not say stands as a
 * blank in square brackets, never as a claim.
 */
export interface WritingHelp {
  /** List items for a job, from notes where there are some. */
  describe(request: { jobTitle: string; company: string; notes: string }, options?: HelpOptions): Promise<Proposals>;
  summarize(resume: Resume, options?: HelpOptions): Promise<Proposals>;
  /** Lines that people of this job fill in. */
  suggestHistory(jobTitle: string, options?: HelpOptions): Promise<Proposals>;
  suggestSkills(jobTitle: string, resume: Resume, options?: HelpOptions): Promise<Proposals>;
  enhance(text: string, options?: HelpOptions): Promise<Proposals>;
}

/** One call of it, as it is handed to a thread. */
export type HelpTask = {
  [Kind in keyof WritingHelp]: { kind: Kind; parts: WithoutLast<Required<Parameters<WritingHelp[Kind]>>> };
}[keyof WritingHelp];
type WithoutLast<Parts extends unknown[]> = Parts extends [...infer Rest, unknown] ? Rest : never;
