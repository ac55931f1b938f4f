import { answerOf } from '../coach/turn.ts';
import { searchAdvice } from './search-advice.ts';
import type { ChatTool, ToolOutcome, ToolTask } from './tool.ts';

/** All that the assistant can do, for the coach and for a model. */
export const CHAT_TOOLS: readonly ChatTool[] = [searchAdvice] as ChatTool[];

/** Does what a model asks for. A tool that is not there, or is called with something else than it takes, says so. */
export function useTool({ name, input, turn }: ToolTask): ToolOutcome {
  const tool = CHAT_TOOLS.find((each) => each.name === name);
  if (!tool) return answerOf(`There is no tool "${name}".`);
  const given = tool.input.safeParse(input);
  if (!given.success) return answerOf(`"${name}" cannot be used with that: ${given.error.issues[0]?.message}.`);
  return tool.run(given.data, turn);
}
