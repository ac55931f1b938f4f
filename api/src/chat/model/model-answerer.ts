import { isStepCount, streamText, type ToolSet, tool } from 'ai';
import { chatModel, type ModelEndpoint } from '../../model/endpoint.ts';
import type { TextWork } from '../../workers/text-work.ts';
import type { AnswerOptions, ChatAnswerer, WrittenAnswer } from '../answerer.ts';
import type { ProposedChange, Turn } from '../coach/turn.ts';
import type { ToolOutcome } from '../tools/tool.ts';
import { CHAT_TOOLS } from '../tools/tools.ts';
import { reasonOf, UnusableAnswer } from './failures.ts';
import { chatPrompt } from './prompt.ts';

export interface ModelAnswererConfig extends ModelEndpoint {
  /** For the whole answer, calls of tools included. */
  totalTimeoutMs: number;
  /** Without a further piece of text. */
  idleTimeoutMs: number;
}

const STEPS_MAX = 5;
const MAX_TOKENS = 1_500;
const MAX_CHARACTERS = 12_000;
const PROPOSALS_MAX = 6;
const SOURCES_MAX = 5;

/** Answers with a language model that may use the assistant's tools; when that fails the coach answers, and says why. */
export function createModelAnswerer(
  config: ModelAnswererConfig,
  coach: ChatAnswerer,
  work: Pick<TextWork, 'useTool'>,
): ChatAnswerer {
  return {
    async answer(turn, options) {
      // A practice interview has a rubric of its own, which the coach keeps to.
      if (turn.practice) return coach.answer(turn, options);
      let hasBegun = false;
      const onText = (text: string) => {
        hasBegun = true;
        options.onText(text);
      };
      try {
        return await askModel(config, turn, { ...options, onText }, work);
      } catch (error) {
        options.signal.throwIfAborted();
        const { reason, retryAfter } = reasonOf(error, hasBegun);
        if (hasBegun) options.onRestart();
        const answer = await coach.answer(turn, options);
        return { ...answer, writer: { ...answer.writer, fallback_reason: reason, retry_after: retryAfter } };
      }
    },
  };
}

async function askModel(
  config: ModelAnswererConfig,
  turn: Turn,
  { signal, client, onText }: AnswerOptions,
  work: Pick<TextWork, 'useTool'>,
): Promise<WrittenAnswer> {
  const deadline = AbortSignal.timeout(config.totalTimeoutMs);
  const idle = new AbortController();
  const watch = () => setTimeout(() => idle.abort(), config.idleTimeoutMs);
  let timer = watch();
  const { instructions, messages, fenceResult } = chatPrompt(turn);
  const outcomes: ToolOutcome[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const tools: ToolSet = Object.fromEntries(
    CHAT_TOOLS.map(({ name, description, input }) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given) => {
          // One client's work is done one after the other: several tools called at once would be refused.
          const found = last.then(() => work.useTool({ name, input: given, turn }, { signal, client }));
          last = found.catch(() => {});
          const outcome = await found;
          outcomes.push(outcome);
          return fenceResult(outcome.text);
        },
      }),
    ]),
  );
  let text = '';
  try {
    const result = streamText({
      model: chatModel(config),
      instructions,
      messages,
      tools,
      stopWhen: isStepCount(STEPS_MAX),
      maxOutputTokens: MAX_TOKENS,
      // Whoever waits for an answer has the coach's sooner than a second try.
      maxRetries: 0,
      abortSignal: AbortSignal.any([deadline, idle.signal, signal]),
      // Errors arrive as parts of the stream below; without this the library prints them.
      onError: () => {},
    });
    let finish = '';
    for await (const part of result.stream) {
      clearTimeout(timer);
      timer = watch();
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new UnusableAnswer('slow');
      if (part.type === 'finish') finish = part.finishReason;
      if (part.type !== 'text-delta') continue;
      text += part.text;
      if (text.length > MAX_CHARACTERS) throw new UnusableAnswer('unreadable');
      onText(part.text);
    }
    if (finish === 'content-filter') throw new UnusableAnswer('declined');
    if (text.trim() === '') throw new UnusableAnswer('unreadable');
    if (finish !== 'stop') throw new UnusableAnswer('interrupted');
  } catch (error) {
    if (deadline.aborted || idle.signal.aborted) throw new UnusableAnswer('slow');
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return {
    kind: 'answer',
    text: text.trim(),
    sources: outcomes.flatMap(({ sources }) => sources).slice(0, SOURCES_MAX),
    choices: [],
    proposals: distinct(outcomes.flatMap(({ proposals }) => proposals)).slice(0, PROPOSALS_MAX),
    about: outcomes.findLast(({ about }) => about !== null)?.about ?? null,
    practice: null,
    writer: { name: config.model, fallback_reason: null, retry_after: null },
  };
}

/** A model that calls a tool twice proposes the same twice. */
function distinct(proposals: readonly ProposedChange[]): ProposedChange[] {
  return [...new Map(proposals.map((proposal) => [JSON.stringify(proposal.changes), proposal])).values()];
}
