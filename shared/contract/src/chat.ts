// From zod/mini: the browser checks answers with these, and a bundle then holds only what is used of zod.
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { doneSchema } from './done.ts';
import { regionCodeSchema } from './regions.ts';

/** Characters; messages of a session, attachments of a message. */
export const CHAT_LIMITS = {
  message: 4_000,
  title: 80,
  advert: 20_000,
  fileName: 200,
  fileText: 60_000,
  attachments: 4,
  messages: 1_000,
  query: 100,
} as const;

/** So long an anonymous visitor's try-out is kept, and so long a deletion can be taken back. */
export const CHAT_KEPT_HOURS = 24;

const success = z.literal(true);
const id = z.guid();

/** Given with a message, and in the talk's mind from then on. */
export const chatAttachmentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resume'), resume_id: z.string().check(z.maxLength(60)) }),
  z.object({ kind: z.literal('letter'), letter_id: z.string().check(z.maxLength(60)) }),
  z.object({
    kind: z.literal('advert'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMITS.advert)),
  }),
  z.object({
    kind: z.literal('file'),
    name: z.string().check(z.maxLength(CHAT_LIMITS.fileName)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMITS.fileText)),
  }),
]);
export type ChatAttachment = z.infer<typeof chatAttachmentSchema>;

/** What a message shows of its attachments. */
export const shownAttachmentSchema = z.object({
  kind: z.enum(['resume', 'letter', 'advert', 'file']),
  /** The title of resume or letter, the advert's first line, the file's name. */
  name: z.string(),
});
export type ShownAttachment = z.infer<typeof shownAttachmentSchema>;

/** An answer of the knowledge base that was used, or a document of the user's. */
const sourceSchema = z.object({
  title: z.string(),
  /** Where it comes from, in words. */
  origin: z.string(),
  url: z.nullable(z.string()),
});
export type ChatSource = z.infer<typeof sourceSchema>;

export const PROPOSAL_STATES = ['open', 'accepted', 'undone'] as const;
const proposalSchema = z.object({
  id,
  /** What it changes: a resume or a letter of the account. */
  document: z.object({ kind: z.enum(['resume', 'letter']), id: z.string(), title: z.string() }),
  /** What it does, in a few words. */
  title: z.string(),
  /** One place of the document with its text before and after; one of both may be empty. */
  diffs: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  state: z.enum(PROPOSAL_STATES),
});
export type ChatProposal = z.infer<typeof proposalSchema>;

/** Who wrote an answer, and why the built-in coach stood in for the model. */
const chatWriterSchema = z.object({
  /** `builtin`, or the model's name. */
  name: z.string(),
  fallback_reason: z.nullable(
    z.enum([
      'key_refused',
      'unknown_model',
      'busy',
      'broken',
      'slow',
      'unreachable',
      'unreadable',
      'interrupted',
      'declined',
    ]),
  ),
  /** Seconds after which the AI service takes calls again, where it said so. */
  retry_after: z.nullable(z.number()),
});
export type ChatWriter = z.infer<typeof chatWriterSchema>;
export type ChatFallbackReason = NonNullable<ChatWriter['fallback_reason']>;

const messageFields = { id, created_at: z.iso.datetime(), /** Markdown, without HTML. */ text: z.string() };
const userMessageSchema = z.object({
  ...messageFields,
  role: z.literal('user'),
  attachments: z.array(shownAttachmentSchema),
});
const assistantMessageSchema = z.object({
  ...messageFields,
  role: z.literal('assistant'),
  sources: z.array(sourceSchema),
  /** Texts that the reader may want to send next: answers to what was asked back, or the next step. */
  choices: z.array(z.string()),
  proposals: z.array(proposalSchema),
  /** Which question of a practice interview this is; null outside of one. */
  practice: z.nullable(z.object({ question: z.int(), of: z.int() })),
  writer: chatWriterSchema,
});
export const chatMessageSchema = z.discriminatedUnion('role', [userMessageSchema, assistantMessageSchema]);
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type UserMessage = z.infer<typeof userMessageSchema>;
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

export const chatSessionSchema = z.object({
  id,
  title: z.string(),
  is_pinned: z.boolean(),
  created_at: z.iso.datetime(),
  /** Of its last message. */
  updated_at: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;

/**
 * One line of the answer of `sendChatMessage`. First `begun`, when the question is kept; then pieces of text;
 * `restarted` where a model failed and what it wrote does not count; at last `done` with the message as it is kept, or
 * `failed`, and then no part of the answer is.
 */
export const chatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begun'), session: chatSessionSchema, message: userMessageSchema }),
  z.object({ event: z.literal('text'), text: z.string() }),
  z.object({ event: z.literal('restarted') }),
  z.object({ event: z.literal('done'), session: chatSessionSchema, message: assistantMessageSchema }),
  z.object({ event: z.literal('failed'), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

/**
 * Asks, and streams the answer. Who ends the connection stops it, and nothing of the answer is kept. The same
 * `message_id` again asks the same again: an answer that was kept is replaced once the new one is whole.
 *
 * Without a token the talk belongs to the browser, by a cookie, until `claimChatSessions`.
 */
export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/api/chat/',
  access: 'optional',
  request: {
    body: z.object({
      /** Left out: a new session. */
      session_id: z.optional(id),
      message_id: id,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMITS.message)),
      attachments: z._default(z.array(chatAttachmentSchema).check(z.maxLength(CHAT_LIMITS.attachments)), []),
      /** A question of the session that this one takes the place of; all that follows it goes with it. */
      replaces: z.optional(id),
      language: z._default(z.enum(['en', 'ar']), 'en'),
      region: z._default(regionCodeSchema, 'OTHER'),
    }),
  },
  /** Lines of JSON, each a `chatEventSchema`. */
  response: z.string(),
});

const sessionParams = z.object({ id: z.string().check(z.maxLength(60)) });
const oneSession = z.object({ success, session: chatSessionSchema });

/** Pinned ones first, then by their last message; with `query` those whose title or messages hold its words. */
export const listChatSessions = defineCall({
  method: 'GET',
  path: '/api/chat/sessions/',
  access: 'optional',
  request: { query: z.object({ query: z._default(z.string().check(z.trim(), z.maxLength(CHAT_LIMITS.query)), '') }) },
  response: z.object({ success, sessions: z.array(chatSessionSchema) }),
});

/** A session with its messages, the oldest first. */
export const readChatSession = defineCall({
  method: 'GET',
  path: '/api/chat/sessions/:id/',
  access: 'optional',
  request: { params: sessionParams },
  response: z.object({
    success,
    session: chatSessionSchema,
    messages: z.array(chatMessageSchema),
    /** What the talk is about: the resume of the account, and whether an advert is known. */
    resume_id: z.nullable(z.string()),
    has_advert: z.boolean(),
  }),
});

export const updateChatSession = defineCall({
  method: 'PATCH',
  path: '/api/chat/sessions/:id/',
  access: 'optional',
  request: {
    params: sessionParams,
    body: z.object({
      title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMITS.title))),
      is_pinned: z.optional(z.boolean()),
    }),
  },
  response: oneSession,
});

export const deleteChatSession = defineCall({
  method: 'DELETE',
  path: '/api/chat/sessions/:id/',
  access: 'optional',
  request: { params: sessionParams },
  response: doneSchema,
});

export const undeleteChatSession = defineCall({
  method: 'POST',
  path: '/api/chat/sessions/:id/undelete/',
  access: 'optional',
  request: { params: sessionParams },
  response: oneSession,
});

/** Moves what this browser has talked about without an account into the account. */
export const claimChatSessions = defineCall({
  method: 'POST',
  path: '/api/chat/sessions/claim/',
  access: 'user',
  request: {},
  response: z.object({ success, claimed: z.int() }),
});

const proposalParams = z.object({ id: z.string().check(z.maxLength(60)) });
const oneProposal = z.object({ success, proposal: proposalSchema });

/** Writes the proposal into its document, which keeps a version from before. 409 where the place has changed since. */
export const acceptChatProposal = defineCall({
  method: 'POST',
  path: '/api/chat/proposals/:id/accept/',
  access: 'user',
  request: { params: proposalParams },
  response: oneProposal,
});

/** Takes an accepted proposal back, and leaves alone what was changed otherwise. */
export const undoChatProposal = defineCall({
  method: 'POST',
  path: '/api/chat/proposals/:id/undo/',
  access: 'user',
  request: { params: proposalParams },
  response: oneProposal,
});
