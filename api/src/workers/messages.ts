/** What goes into a thread. */
export interface TaskMessage {
  task: string;
  input: unknown;
}

/** What comes out: any number of shares done, 0 to 1, then one answer. `refusal` is the code of a known error. */
export type ThreadMessage =
  | { progress: number }
  | { output: unknown }
  | { error: { message: string; refusal: string | null } };
