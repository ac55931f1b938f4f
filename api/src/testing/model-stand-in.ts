import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as an OpenAI-compatible endpoint gets it. */
export interface ModelRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
}

/** How the stand-in answers one request. */
export type ModelReply = (response: ServerResponse, request: ModelRequest) => void;

/** One event of a stream. */
export const event = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** The head of a stream and its first event. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(event({ role: 'assistant', content: '' }));
}

/** A text in small pieces, cut without regard to words. */
export const says =
  (text: string, finish = 'stop'): ModelReply =>
  (response) => {
    begin(response);
    for (let at = 0; at < text.length; at += 9) response.write(event({ content: text.slice(at, at + 9) }));
    response.end(`${event({}, finish)}data: [DONE]\n\n`);
  };

/** A few words, and then nothing more. */
export const stalls: ModelReply = (response) => {
  begin(response);
  response.write(event({ content: 'Half of an ' }));
};

/** A few words, and then the connection is gone. */
export const cuts: ModelReply = (response) => {
  begin(response);
  response.write(event({ content: 'Half of an ' }), () => setImmediate(() => response.destroy()));
};

export const refuses =
  (status: number, headers: Record<string, string> = {}): ModelReply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'no', type: 'error' } }));

export const speaksNonsense: ModelReply = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end('data: {"choices": [{"delta": \n\ndata: <html>oops</html>\n\n');
};

export const calls = (name: string, input: unknown): ModelReply => callsAll([[name, input]]);

/** Calls several tools at once. */
export const callsAll =
  (tools: readonly (readonly [name: string, input: unknown])[]): ModelReply =>
  (response) => {
    begin(response);
    for (const [index, [name, input]] of tools.entries()) {
      const call = {
        index,
        id: `call-${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(input) },
      };
      response.write(event({ tool_calls: [call] }));
    }
    response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Stands in for an OpenAI-compatible service: answers each request with the next of `replies`. */
export class ModelStandIn {
  replies: ModelReply[] = [];
  received: ModelRequest[] = [];
  /** Of the latest request. */
  headers: IncomingHttpHeaders = {};
  url = '';
  readonly #server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body: ModelRequest = JSON.parse(text);
      this.received.push(body);
      this.headers = request.headers;
      (this.replies.shift() ?? refuses(500))(response, body);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
