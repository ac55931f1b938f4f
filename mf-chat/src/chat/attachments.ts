import type { ChatAttachment, ShownAttachment } from '@vitae/contract/chat';
import { CHAT_LIMITS } from '@vitae/contract/chat';

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

export function attachLetter({ id, title }: { id: string; title: string }): Attached {
  return { attachment: { kind: 'letter', letter_id: id }, shown: { kind: 'letter', name: title } };
}

export function attachResume({ id, title }: { id: string; title: string }): Attached {
  return { attachment: { kind: 'resume', resume_id: id }, shown: { kind: 'resume', name: title } };
}
