import type { z } from 'zod';
import type { CoachAnswer, Turn } from '../coach/turn.ts';

/** What a model has called, with what it has given along. */
export interface ToolTask {
  name: string;
  input: unknown;
  turn: Turn;
}

/** What a tool has found or made. The coach's answer is such an outcome; a model reads its text and writes its own. */
export type ToolOutcome = CoachAnswer;

/**
 * Something that the assistant can do, by the coach or by a model. None changes anything: what it would change is a
 * proposal.
 */
export interface ChatTool<Input = unknown> {
  name: string;
  /** For the model. */
  description: string;
  input: z.ZodType<Input>;
  run(input: Input, turn: Turn): ToolOutcome;
}

export function defineTool<Input>(tool: ChatTool<Input>): ChatTool<Input> {
  return tool;
}
