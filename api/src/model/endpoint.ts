import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** Where the configured language model answers: any endpoint that speaks OpenAI's protocol. */
export interface ModelEndpoint {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export function chatModel({ baseUrl, apiKey, model }: ModelEndpoint): LanguageModel {
  return createOpenAICompatible({ name: 'configured', baseURL: baseUrl, ...(apiKey ? { apiKey } : {}) }).chatModel(
    model,
  );
}
