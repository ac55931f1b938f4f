import { CHAT_LIMITS, chatAttachmentSchema, shownAttachmentSchema } from '@vitae/contract/chat';
import { createDraft, type Draft } from '@vitae/remote-kit/draft';
import * as z from 'zod/mini';
import type { Attached } from './attachments.ts';
import type { Question } from './stream-answer.ts';

const REMOTE = 'mf-chat';
/** A talk that has not begun has no id yet. */
export const NEW_TALK = 'new';

/** A draft of its own for each talk. */
function perTalk<Value>(kind: string, schema: z.ZodMiniType<Value>, empty: Value) {
  const drafts = new Map<string, Draft<Value>>();
  return (sessionId: string | null): Draft<Value> => {
    const name = `${kind}:${sessionId ?? NEW_TALK}`;
    const draft = drafts.get(name) ?? createDraft(REMOTE, name, schema, empty);
    drafts.set(name, draft);
    return draft;
  };
}

/** What is being typed into a talk. */
export const composerDraft = perTalk('composer', z.string().check(z.maxLength(CHAT_LIMITS.message)), '');

/** What the next message of a talk will bring along. */
export const attachedDraft = perTalk<Attached[]>(
  'attached',
  z.array(z.object({ attachment: chatAttachmentSchema, shown: shownAttachmentSchema })),
  [],
);

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
