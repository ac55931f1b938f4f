import { CHAT_LIMITS } from '@vitae/contract/chat';
import { createDraft, type Draft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import type { Question } from './stream-answer.ts';

const REMOTE = 'mf-chat';
/** A talk that has not begun has no id yet. */
export const NEW_TALK = 'new';

const composers = new Map<string, Draft<string>>();

/** What is being typed into a talk. */
export function composerDraft(sessionId: string | null): Draft<string> {
  const name = `composer:${sessionId ?? NEW_TALK}`;
  const draft =
    composers.get(name) ?? createDraft(REMOTE, name, z.string().check(z.maxLength(CHAT_LIMITS.message)), '');
  composers.set(name, draft);
  return draft;
}

const questionSchema = z.nullable(z.looseObject({ message_id: z.string(), text: z.string() }));

/** A question that was sent and whose answer has not come yet: it is asked again after a reload or a lost connection. */
export const pendingQuestion = createDraft(
  REMOTE,
  'pending',
  questionSchema,
  null,
) as unknown as Draft<Question | null>;

/** Whether this browser has talked without an account: then there may be something to take into one. */
export const triedOut = createDraft(REMOTE, 'tried-out', z.boolean(), false);
