/** What goes into a thread. */
export interface TaskMessage {
  task: string;
  input: unknown;
}

/** How far a task is that goes page by page. */
export interface TaskProgress {
  /** Of the whole, 0 to 1. */
  share: number;
  pagesRead: number;
  pageCount: number;
}

/** What comes out: how far it is, any number of times, then one answer. `refusal` is the code of a known error. */
export type ThreadMessage =
  | { progress: TaskProgress }
  | { output: unknown }
  | { error: { message: string; refusal: string | null } };
