import type { TextWork } from '../workers/text-work.ts';
import type { WriterConfig } from '../writing/create-writer.ts';
import { type ChatAnswerer, createBuiltinAnswerer } from './answerer.ts';
import { createModelAnswerer } from './model/model-answerer.ts';

const TOTAL_TIMEOUT_MS = 90_000;
const IDLE_TIMEOUT_MS = 30_000;

/** The model, with the built-in coach behind it, when an endpoint and a model are named; else the coach alone. */
export function createAnswerer(
  { baseUrl, apiKey, model, totalTimeoutMs = TOTAL_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS }: WriterConfig,
  work: Pick<TextWork, 'coach' | 'useTool'>,
): ChatAnswerer {
  const coach = createBuiltinAnswerer(work);
  return baseUrl && model
    ? createModelAnswerer({ baseUrl, apiKey, model, totalTimeoutMs, idleTimeoutMs }, coach, work)
    : coach;
}
