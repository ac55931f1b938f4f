import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AtsCheck } from '@vitae/contract/ats';
import type { ResumeVersion } from '@vitae/contract/resumes';
import { fillBrowserGaps } from './browser-gaps.ts';
import { sampleCheck } from './sample-check.ts';

interface Answer {
  status?: number;
  body: unknown;
  /** Never answered: for what is cancelled. */
  isHeld?: boolean;
}

export interface AtsApi {
  url: string;
  requests: { call: string; body: string }[];
  /** What a call (`POST /api/ats-checker/`) is answered with from now on. */
  answer(call: string, answer: Answer): void;
  /** What the account has. */
  has(checks: readonly AtsCheck[]): void;
  /** What versions its resume has. */
  hasVersions(versions: readonly ResumeVersion[]): void;
  close(): Promise<void>;
}

/** A real HTTP server in place of the API, with one resume in the account and two checks of it. */
export async function startAtsApi(): Promise<AtsApi> {
  fillBrowserGaps();
  const requests: AtsApi['requests'] = [];
  const answers = new Map<string, Answer>();
  let checks: readonly AtsCheck[] = [];
  let versions: readonly ResumeVersion[] = [];
  const success = true;
  const has = (next: readonly AtsCheck[]) => {
    checks = next;
  };
  const usual = (call: string): Answer => {
    const id = /\/history\/([^/]+)\//.exec(call)?.[1];
    if (call === 'GET /api/ats-checker/history/') return { body: { success, checks } };
    if (call === 'GET /api/resume-summaries/') return { body: { success, resumes: RESUMES } };
    if (call === 'GET /api/resume/resume-1/versions/') return { body: { success, versions } };
    if (call === 'POST /api/ats-checker/') return { body: { success, check: sampleCheck({ id: 'check-new' }) } };
    if (call.endsWith('/link/')) return { body: { success, link: 'secret-token-1' } };
    if (call.startsWith('GET /api/ats-checker/history/')) {
      const check = checks.find((each) => each.id === id);
      return check ? { body: { success, check } } : { status: 404, body: { message: 'This check is not there.' } };
    }
    return { body: { success } };
  };
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const call = `${request.method} ${request.url}`;
    const body = await readBody(request);
    requests.push({ call, body });
    const answer = answers.get(call) ?? usual(call);
    if (answer.isHeld) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (call, answer) => void answers.set(call, answer),
    has,
    hasVersions: (next) => {
      versions = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const RESUMES = [
  {
    id: 'resume-1',
    title: 'Dana CV',
    template: 'classic',
    revision: 1,
    tags: [],
    parent_id: null,
    job: null,
    link: null,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-02T10:00:00.000Z',
  },
];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
