import type { TextWork } from '../workers/text-work.ts';
import { helpInThreads } from './help-in-threads.ts';
import { createModelHelp } from './model-help.ts';
import type { WritingHelp } from './writing-help.ts';

export interface HelpConfig {
  /** Address of an OpenAI-compatible endpoint (AI_BASE_URL). */
  baseUrl?: string;
  apiKey?: string;
  model?: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** The model's help, with the built-in one behind it, when an endpoint and a model are named; else the built-in one. */
export function createHelp(
  { baseUrl, apiKey, model, timeoutMs = TIMEOUT_MS }: HelpConfig,
  work: TextWork,
): WritingHelp {
  const builtin = helpInThreads(work);
  return baseUrl && model ? createModelHelp({ baseUrl, apiKey, model, timeoutMs }, builtin) : builtin;
}
