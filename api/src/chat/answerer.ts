import type { ChatWriter } from '@vitae/contract/chat';
import type { TextWork } from '../workers/text-work.ts';
import type { CoachAnswer, Turn } from './coach/turn.ts';

export interface AnswerOptions {
  signal: AbortSignal;
  /** Whose question it is: one client's questions are worked on one after the other. */
  client: string;
  /** Called with each piece as it is written. */
  onText(text: string): void;
  /** What was written so far does not count: another writer begins anew. */
  onRestart(): void;
}

export type WrittenAnswer = CoachAnswer & { writer: ChatWriter };

/** Answers a turn of a talk. Throws when the signal is aborted. */
export interface ChatAnswerer {
  answer(turn: Turn, options: AnswerOptions): Promise<WrittenAnswer>;
}

const BUILTIN: ChatWriter = { name: 'builtin', fallback_reason: null, retry_after: null };
/** The coach's text leaves in pieces of whole words, as a model's does. */
const PIECE = /[\s\S]{1,80}(?:\s|$)|\S{80}/g;

/** The coach of this site: no network, the same answer every time. */
export function createBuiltinAnswerer(work: Pick<TextWork, 'coach'>): ChatAnswerer {
  return {
    async answer(turn, { signal, client, onText }) {
      const answer = await work.coach(turn, { client, signal });
      signal.throwIfAborted();
      for (const [piece] of answer.text.matchAll(PIECE)) onText(piece);
      return { ...answer, writer: BUILTIN };
    },
  };
}
