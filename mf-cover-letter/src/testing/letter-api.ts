import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeneratedLetter, ReadLetterhead } from '@vitae/contract/cover-letter';

interface ReceivedRequest {
  path: string;
  contentType: string;
  body: string;
}

interface Answer {
  status: number;
  /** An object is sent as JSON, a string as it is. */
  body: unknown;
  delayMs?: number;
}

export interface LetterApi {
  url: string;
  requests: ReceivedRequest[];
  /** What the next requests to a path get, until it is called again. */
  answer(path: 'templates' | 'letterhead' | 'generate' | 'regenerate', answer: Answer): void;
  close(): Promise<void>;
}

export const TEMPLATES = [
  { id: 'default', name: 'Default', format: { paragraphs: [] } },
  {
    id: 'classic',
    name: 'Classic Cover Letter',
    format: { paragraphs: [{ title: 'Introduction', why: 'Name the position.\nSay who you are.' }] },
  },
  { id: 'house', name: 'House Style', format: { paragraphs: [{ title: 'Opening', why: 'Begin.' }] } },
];

export function letterAnswer(changes: Partial<GeneratedLetter> = {}): GeneratedLetter {
  return {
    success: true,
    generated_letter: 'Dear Hiring Manager,\n\nI apply.\n\nSincerely,\nAda King',
    generation_id: 'generation-1',
    applicant: { fullName: 'Ada King', email: 'ada@example.com', phone: '', location: 'London', skills: ['Analysis'] },
    company_name: 'Engines Ltd',
    writer: { name: 'builtin', fallback_reason: null },
    notes: [],
    unsupported: [],
    ...changes,
  };
}

/** What was read of the applicant; `changes` puts other texts in, with a `?` behind those that are doubtful. */
export function letterheadAnswer(
  changes: Partial<Record<keyof ReadLetterhead['letterhead'], string>> = {},
): ReadLetterhead {
  const read = { full_name: 'Ada King', email: 'ada@example.com', phone: '', location: 'London', ...changes };
  const field = (text: string) => ({ value: text.replace(/\?$/, ''), is_doubtful: text.endsWith('?') });
  return {
    success: true,
    letterhead: {
      full_name: field(read.full_name),
      email: field(read.email),
      phone: field(read.phone),
      location: field(read.location),
    },
    has_found_little: false,
  };
}

/** A real HTTP server in place of the API, for the answers that the real one gives only on a bad day. */
export async function startLetterApi(): Promise<LetterApi> {
  const requests: ReceivedRequest[] = [];
  const answers = new Map<string, Answer>([
    ['templates', { status: 200, body: { success: true, templates: TEMPLATES } }],
    ['letterhead', { status: 200, body: letterheadAnswer() }],
    ['generate', { status: 200, body: letterAnswer() }],
    ['regenerate', { status: 200, body: letterAnswer({ generated_letter: 'Dear Hiring Manager,\n\nAgain.' }) }],
  ]);
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const path = request.url ?? '';
    // Null: the screen was closed while it sent a file.
    const body = await readBody(request).catch(() => null);
    if (body === null) return;
    requests.push({ path, contentType: request.headers['content-type'] ?? '', body });
    const answer = answers.get(path.split('/').at(-2) ?? '') ?? { status: 404, body: '' };
    if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? answer.body : JSON.stringify(answer.body));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (path, answer) => void answers.set(path, answer),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
