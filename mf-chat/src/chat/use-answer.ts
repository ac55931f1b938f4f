import type { AssistantMessage, ChatEvent, ChatSession, ShownAttachment, UserMessage } from '@vitae/contract/chat';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp } from '@vitae/remote-kit/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pendingQuestion } from './drafts.ts';
import { type Question, streamAnswer } from './stream-answer.ts';

/** A question whose answer is not kept yet. */
export interface Asked {
  question: Question;
  attachments: ShownAttachment[];
  /** What has arrived of the answer. */
  text: string;
  phase: 'waiting' | 'writing' | 'stopped' | 'failed';
  /** What the API said of the failure; null where it could not say anything. */
  failure: string | null;
  /** Its code; null where none came. */
  code: string | null;
}

interface AnswerCallbacks {
  onBegun(session: ChatSession, message: UserMessage): void;
  onDone(session: ChatSession, message: AssistantMessage): void;
}

/** Asks one question at a time and follows its answer. */
export function useAnswer({ onBegun, onDone }: AnswerCallbacks) {
  const http = useHttp();
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController | null>(null);
  const callbacks = useRef({ onBegun, onDone });
  useEffect(() => {
    callbacks.current = { onBegun, onDone };
  });
  // Whoever leaves the screen does not wait for the answer.
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (first: Question, attachments: ShownAttachment[]) => {
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      let question = first;
      const change = (changes: Partial<Asked>) =>
        running.current === stop && setAsked((now) => now && { ...now, ...changes });
      setAsked({ question, attachments, text: '', phase: 'waiting', failure: null, code: null });
      pendingQuestion.set(question);

      const onEvent = (event: ChatEvent) => {
        if (stop.signal.aborted) return;
        if (event.event === 'begun') {
          // From here on the API has it all: asked again, it needs the question's name only.
          question = { ...question, session_id: event.session.id, attachments: [] };
          pendingQuestion.set(question);
          change({ question });
          callbacks.current.onBegun(event.session, event.message);
        } else if (event.event === 'text') {
          setAsked((now) => now && { ...now, phase: 'writing', text: now.text + event.text });
        } else if (event.event === 'restarted') {
          change({ phase: 'waiting', text: '' });
        } else if (event.event === 'failed') {
          change({ phase: 'failed', failure: event.message, code: event.code });
        } else {
          pendingQuestion.clear();
          setAsked(null);
          callbacks.current.onDone(event.session, event.message);
        }
      };
      try {
        const isOver = await streamAnswer(http, question, { signal: stop.signal, onEvent });
        if (!isOver) change({ phase: 'failed' });
      } catch (error) {
        if (stop.signal.aborted) return;
        const { serverMessage, code } = readHttpFailure(error);
        change({ phase: 'failed', failure: serverMessage, code });
      }
    },
    [http],
  );

  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAsked((now) => now && { ...now, phase: 'stopped' });
  }, []);

  /** Forgets the question, for another talk. */
  const leave = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAsked(null);
  }, []);

  /** Shows a question of before the reload as one to be asked again. */
  const recall = useCallback((question: Question, attachments: ShownAttachment[] = []) => {
    setAsked({ question, attachments, text: '', phase: 'stopped', failure: null, code: null });
  }, []);

  return { asked, ask, stop, leave, recall };
}
