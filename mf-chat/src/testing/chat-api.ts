import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AssistantMessage, ChatEvent, ChatSession, UserMessage } from '@vitae/contract/chat';

interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
}

type Handler = (request: ReceivedRequest, response: ServerResponse) => void;

export interface ChatApi {
  url: string;
  requests: ReceivedRequest[];
  /** What the next requests get, until it is called again: `POST /api/chat/`. */
  on(call: string, handler: Handler): void;
  close(): Promise<void>;
}

const MOMENT = '2026-03-02T09:00:00.000Z';

export const SESSION: ChatSession = {
  id: '11111111-1111-4111-8111-111111111111',
  title: 'How long should it be?',
  is_pinned: false,
  created_at: MOMENT,
  updated_at: MOMENT,
};

export function questionOf(id: string, text: string): UserMessage {
  return { id, created_at: MOMENT, text, role: 'user', attachments: [] };
}

export function answerOf(id: string, text: string, changes: Partial<AssistantMessage> = {}): AssistantMessage {
  return {
    id,
    created_at: MOMENT,
    text,
    role: 'assistant',
    sources: [],
    choices: [],
    proposals: [],
    practice: null,
    writer: { name: 'builtin', fallback_reason: null, retry_after: null },
    ...changes,
  };
}

export const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Events of an answer, one a line. The caller ends it, or cuts it. */
export function stream(response: ServerResponse, ...events: ChatEvent[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  for (const event of events) response.write(`${JSON.stringify(event)}\n`);
}

/** What a question began with. */
export function begun(request: ReceivedRequest): ChatEvent {
  const { message_id, text } = JSON.parse(request.body);
  return { event: 'begun', session: SESSION, message: questionOf(message_id, text) };
}

/** A real HTTP server in place of the API, for the answers that the real one gives only on a bad day. */
export async function startChatApi(): Promise<ChatApi> {
  const requests: ReceivedRequest[] = [];
  const handlers = new Map<string, Handler>([
    ['GET /api/chat/sessions/', (_request, response) => sendJson(response, 200, { success: true, sessions: [] })],
  ]);
  const server = createServer(async (incoming, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (incoming.method === 'OPTIONS') return response.writeHead(204).end();
    // Null: the screen was closed while it sent a file.
    const body = await readBody(incoming).catch(() => null);
    if (body === null) return;
    const path = (incoming.url ?? '').replace(/\?.*/, '');
    const request = { method: incoming.method ?? '', path, body };
    requests.push(request);
    const handler = handlers.get(`${request.method} ${path}`);
    if (handler) handler(request, response);
    else sendJson(response, 404, { success: false, code: 'not_found', message: 'There is nothing at this address.' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (call, handler) => void handlers.set(call, handler),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
}
