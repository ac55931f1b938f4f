import { Buffer } from 'node:buffer';
import { UnreadableResumeError } from '../errors.ts';
import { readHtml } from './html.ts';
import type { TextDocument } from './model.ts';

/** Parts in parts; mail programs write two or three. */
const MAX_DEPTH = 4;

/** Reads a web page saved with its pictures in one file, as word processors write it under a name ending in .doc. */
export function readMhtml(bytes: Uint8Array): TextDocument {
  const html = findHtml(Buffer.from(bytes).toString('latin1'), 0);
  if (!html) throw new UnreadableResumeError('corrupt');
  return { ...readHtml(html), format: 'mhtml' };
}

function findHtml(part: string, depth: number): Uint8Array | undefined {
  const blank = /\r?\n\r?\n/.exec(part);
  if (!blank || depth > MAX_DEPTH) return undefined;
  const headers = part.slice(0, blank.index).replace(/\r?\n[ \t]+/g, ' ');
  const body = part.slice(blank.index + blank[0].length);
  const type = /^content-type:\s*([^\r\n]*)/im.exec(headers)?.[1] ?? '';
  const boundary = /boundary="?([^";\s]{1,200})"?/i.exec(type)?.[1];
  if (boundary) {
    for (const inner of body.split(`--${boundary}`).slice(1)) {
      const html = findHtml(inner.replace(/^[ \t]*\r?\n/, ''), depth + 1);
      if (html) return html;
    }
    return undefined;
  }
  return /^text\/html\b/i.test(type) ? decodeBody(body, headers) : undefined;
}

function decodeBody(body: string, headers: string): Uint8Array {
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(headers)?.[1]?.toLowerCase();
  const charset = /^content-type:[^\r\n]*charset="?([\w-]+)/im.exec(headers)?.[1];
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquote(body) : body, 'latin1');
  return new TextEncoder().encode(decoderFor(charset).decode(bytes));
}

function unquote(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function decoderFor(charset = 'utf-8'): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
