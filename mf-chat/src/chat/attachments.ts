import type { ChatAttachment, ShownAttachment } from '@vitae/contract/chat';
import { CHAT_LIMITS } from '@vitae/contract/chat';
import * as files from '@vitae/contract/files';
import type { Platform } from '@vitae/contract/platform';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';

/** What a message will bring along, and how it is shown. */
export interface Attached {
  attachment: ChatAttachment;
  shown: ShownAttachment;
}

/** A file that is being read. */
export interface Reading {
  name: string;
  stop(): void;
}

export const FILE_TYPES = '.pdf,.doc,.docx,.txt,.md,.png,.jpg,.jpeg';
/** Reading pictures takes seconds a page. */
const TIMEOUT_MS = 120_000;

/** The text of a document, or of a picture of one. */
export async function readFileText(http: Platform['http'], file: File, signal: AbortSignal): Promise<string> {
  const read = async (read_pictures: 'true' | 'false') => {
    const { text } = await send(
      http,
      files.readFileText,
      { form: { file, read_pictures } },
      { signal, timeout: TIMEOUT_MS },
    );
    return text.slice(0, CHAT_LIMITS.fileText);
  };
  try {
    return await read('false');
  } catch (error) {
    if (readHttpFailure(error).code !== files.PICTURES_ONLY) throw error;
    return await read('true');
  }
}

export function attachAdvert(text: string): Attached {
  return {
    attachment: { kind: 'advert', text },
    shown: { kind: 'advert', name: text.trim().split('\n', 1)[0]!.slice(0, CHAT_LIMITS.title) },
  };
}

export function attachFile(name: string, text: string): Attached {
  const short = name.slice(0, CHAT_LIMITS.fileName);
  return { attachment: { kind: 'file', name: short, text }, shown: { kind: 'file', name: short } };
}

export function attachResume({ id, title }: { id: string; title: string }): Attached {
  return { attachment: { kind: 'resume', resume_id: id }, shown: { kind: 'resume', name: title } };
}
