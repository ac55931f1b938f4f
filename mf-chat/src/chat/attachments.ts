import type { ChatAttachment, ShownAttachment } from '@vitae/contract/chat';
import { CHAT_LIMITS } from '@vitae/contract/chat';
import type { Platform } from '@vitae/contract/platform';
import { uploadResume } from '@vitae/contract/resumes';
import { send } from '@vitae/remote-kit/send';

/** What a message will bring along, and how it is shown. */
export interface Attached {
  attachment: ChatAttachment;
  shown: ShownAttachment;
}

export const FILE_TYPES = '.pdf,.doc,.docx,.txt';
const TEXT_FILE = /\.(?:txt|md)$/i;

/** Reads a file's text: of a plain text here, of any other as the API reads resumes. */
export async function readFileText(http: Platform['http'], file: File): Promise<string> {
  if (TEXT_FILE.test(file.name)) return (await file.text()).slice(0, CHAT_LIMITS.fileText);
  const { text } = await send(http, uploadResume, { form: { resume: file } });
  return text.slice(0, CHAT_LIMITS.fileText);
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
