import { createBuiltinWriter } from './builtin-writer.ts';
import { type LetterCraft, letterCraft } from './craft.ts';
import { createModelWriter } from './model/model-writer.ts';
import type { Writer } from './writer.ts';

export interface WriterConfig {
  /** Address of an OpenAI-compatible endpoint, e.g. `https://host/v1` (AI_BASE_URL). */
  baseUrl?: string;
  /** AI_API_KEY; endpoints on one's own machine often want none. */
  apiKey?: string;
  /** AI_MODEL. */
  model?: string;
  /** For a whole letter of the model. */
  totalTimeoutMs?: number;
  /** For the wait between two pieces of the model's text. */
  idleTimeoutMs?: number;
}

const TOTAL_TIMEOUT_MS = 90_000;
const IDLE_TIMEOUT_MS = 30_000;

/** The model writer, with the built-in one behind it, when an endpoint and a model are named; else the built-in one. */
export function createWriter(
  { baseUrl, apiKey, model, totalTimeoutMs = TOTAL_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS }: WriterConfig,
  craft: LetterCraft = letterCraft,
): Writer {
  return baseUrl && model
    ? createModelWriter({ baseUrl, apiKey, model, totalTimeoutMs, idleTimeoutMs }, craft)
    : createBuiltinWriter(craft);
}
