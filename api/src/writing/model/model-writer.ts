import { streamText } from 'ai';
import { chatModel, type ModelEndpoint } from '../../model/endpoint.ts';
import type { DraftReview, LetterCraft } from '../craft.ts';
import { type LetterRequest, textsOf, type Writer, type WrittenLetter } from '../writer.ts';
import { FAILURES, ModelFailure, reasonFor } from './failures.ts';
import { letterPrompt } from './prompt.ts';

export interface ModelWriterConfig extends ModelEndpoint {
  /** For the whole letter, a second attempt included. */
  totalTimeoutMs: number;
  /** Without a further piece of text. */
  idleTimeoutMs: number;
}

/** The first attempt and one that names what the first had made up. */
const MAX_ATTEMPTS = 2;
const MAX_RETRIES_OF_A_CALL = 1;
const MAX_LETTER_TOKENS = 2_000;
const MAX_LETTER_CHARACTERS = 12_000;

/** Writes with a language model; when that fails, the built-in writer's letter is returned. What it makes up twice is named. */
export function createModelWriter(config: ModelWriterConfig, craft: LetterCraft): Writer {
  return {
    name: config.model,
    async writeLetter(request) {
      request.signal?.throwIfAborted();
      const builtin = await craft.writeLetter(textsOf(request), request);
      try {
        const { letter, madeUp } = await writeGuarded(config, craft, request, builtin);
        return { ...builtin, letter, writer: { name: config.model, fallback_reason: null }, unsupported: madeUp };
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        return { ...builtin, writer: { ...builtin.writer, fallback_reason: error.message } };
      }
    },
  };
}

/** The letter of the last attempt, with what of it stands in no document. */
async function writeGuarded(
  config: ModelWriterConfig,
  craft: LetterCraft,
  request: LetterRequest,
  builtin: WrittenLetter,
): Promise<DraftReview> {
  const deadline = AbortSignal.timeout(config.totalTimeoutMs);
  const names = { fullName: builtin.applicant.fullName, company: builtin.companyName };
  let correction = '';
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askModel(config, request, deadline, correction);
    const review = await craft.reviewDraft({ answer, names, texts: textsOf(request) }, request);
    if (review.letter === '') throw new ModelFailure(FAILURES.unreadable);
    if (review.madeUp.length === 0 || attempt === MAX_ATTEMPTS) return review;
    correction = `An earlier draft stated things that no document states: ${review.madeUp.join('; ')}. Write the letter without them.`;
  }
}

async function askModel(
  config: ModelWriterConfig,
  request: LetterRequest,
  deadline: AbortSignal,
  correction: string,
): Promise<string> {
  const idle = new AbortController();
  const watch = () => setTimeout(() => idle.abort(), config.idleTimeoutMs);
  let timer = watch();
  let answer = '';
  try {
    const { instructions, documents } = letterPrompt(request);
    const result = streamText({
      model: chatModel(config),
      instructions,
      prompt: correction ? `${documents}\n\n${correction}` : documents,
      maxOutputTokens: MAX_LETTER_TOKENS,
      maxRetries: MAX_RETRIES_OF_A_CALL,
      abortSignal: AbortSignal.any([deadline, idle.signal, ...(request.signal ? [request.signal] : [])]),
      // Errors arrive as parts of the stream below; without this the library prints them.
      onError: () => {},
    });
    let finishReason = '';
    for await (const part of result.stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelFailure(FAILURES.slow);
      if (part.type === 'finish') finishReason = part.finishReason;
      if (part.type !== 'text-delta') continue;
      clearTimeout(timer);
      timer = watch();
      answer += part.text;
      if (answer.length > MAX_LETTER_CHARACTERS) throw new ModelFailure(FAILURES.unreadable);
      request.onText?.(part.text);
    }
    if (answer.trim() === '') throw new ModelFailure(FAILURES.unreadable);
    if (finishReason !== 'stop') throw new ModelFailure(FAILURES.interrupted);
    return answer;
  } catch (error) {
    if (deadline.aborted || idle.signal.aborted) throw new ModelFailure(FAILURES.slow);
    throw new ModelFailure(reasonFor(error, answer !== ''), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
