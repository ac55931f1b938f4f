import { fileTypeFromBuffer } from 'file-type';
import { UnreadableResumeError } from '../errors.ts';
import { decodeText, looksLikeText } from './decode.ts';
import type { DocumentFormat } from './model.ts';

/** The types a user may offer, with what may really stand behind each name. */
const CLAIMS: Record<string, readonly DocumentFormat[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  doc: ['doc', 'docx', 'rtf', 'html', 'mhtml', 'word-xml'],
  odt: ['odt'],
  rtf: ['rtf'],
  html: ['html'],
  txt: ['text'],
  md: ['markdown'],
  jpg: ['picture'],
  png: ['picture'],
};

const EXTENSION_OF_MIME_TYPE: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/msword': 'doc',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/html': 'html',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const EXTENSION_ALIASES: Record<string, string> = { text: 'txt', markdown: 'md', jpeg: 'jpg', htm: 'html' };

/** How far into a file its header may begin: some producers write a few bytes before it. */
const HEADER_WINDOW_BYTES = 1024;

/** Finds what a file is from its bytes, and refuses it where its name promises something else. */
export async function detectFormat(
  bytes: Uint8Array,
  fileName: string,
  mimeType: string | undefined,
): Promise<DocumentFormat> {
  const claim = claimOf(fileName, mimeType);
  const allowed = CLAIMS[claim];
  if (!allowed) throw new UnreadableResumeError('unsupported_type');
  const actual = await sniff(bytes);
  if (actual === 'text' && claim === 'md') return 'markdown';
  // Plain text may begin like markup or like anything else.
  if (claim === 'txt' && actual !== 'pdf' && looksLikeText(bytes)) return actual === 'rtf' ? 'rtf' : 'text';
  if (actual === 'encrypted-office') throw new UnreadableResumeError('encrypted');
  if (actual === 'text' && claim === 'doc') return 'text';
  if (actual === 'text' || actual === 'unknown') {
    throw new UnreadableResumeError(claim === 'txt' || claim === 'md' ? 'type_mismatch' : 'corrupt');
  }
  if (actual === 'other' || !allowed.includes(actual)) throw new UnreadableResumeError('type_mismatch');
  return actual;
}

function claimOf(fileName: string, mimeType: string | undefined): string {
  const extension = /\.([a-z0-9]{1,10})\s*$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension) return EXTENSION_ALIASES[extension] ?? extension;
  return EXTENSION_OF_MIME_TYPE[mimeType?.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
}

async function sniff(bytes: Uint8Array): Promise<DocumentFormat | 'encrypted-office' | 'other' | 'unknown'> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER_WINDOW_BYTES));
  if (head.includes('%PDF-')) return 'pdf';
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return isEncryptedOffice(bytes) ? 'encrypted-office' : 'doc';
  const isText = looksLikeText(bytes);
  if (isText) return sniffMarkup(decodeText(bytes.subarray(0, 8 * HEADER_WINDOW_BYTES)));
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'docx' || type?.ext === 'odt') return type.ext;
  if (type?.ext === 'zip') return hasName(bytes, 'word/document') ? 'docx' : 'other';
  if (type?.ext === 'jpg' || type?.ext === 'png') return 'picture';
  return type ? 'other' : 'unknown';
}

function sniffMarkup(text: string): DocumentFormat {
  if (/<(?:\w+:)?(?:wordDocument|package)\b/.test(text) && /^\s*<\?xml/.test(text)) return 'word-xml';
  if (/^\s*(?:<!doctype html|<html\b|<head\b|<body\b|<meta\b)/i.test(text)) return 'html';
  if (/^\s*<\?xml/.test(text) && /<html\b/i.test(text)) return 'html';
  if (/^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,20}?content-type:\s*multipart\//i.test(text)) return 'mhtml';
  return 'text';
}

/** A password-protected DOCX is a compound file with a stream of this name (in UTF-16). */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return hasName(bytes, [...'EncryptedPackage'].join('\0'));
}

function hasName(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(name, 0, 'latin1');
}
