import { readLetterhead } from '@vitae/contract/cover-letter';
import type { Platform } from '@vitae/contract/platform';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import { create } from 'zustand';
import { LETTERHEAD_FIELDS, letterFormDraft } from '../../letter/letter-form.ts';
import { resumeKey } from '../../letter/resume-file.ts';

interface LetterheadState {
  status: 'idle' | 'reading' | 'failed';
  /** What the server said of the file. */
  refusal: string | null;
  /** The file says nothing of jobs or schools. */
  hasFoundLittle: boolean;
}

const IDLE: LetterheadState = { status: 'idle', refusal: null, hasFoundLittle: false };
export const useLetterheadReading = create<LetterheadState>()(() => IDLE);

const NOTHING_READ = { fullName: '', email: '', phone: '', location: '', doubtful: [], letterheadOf: '' };
const CALL_NAMES = { fullName: 'full_name', email: 'email', phone: 'phone', location: 'location' } as const;

let controller: AbortController | null = null;

/** Fills the letterhead from a file that it was not read from yet. What another file said is dropped. */
export async function fillLetterhead(http: Platform['http'], file: File): Promise<void> {
  const key = resumeKey(file);
  if (letterFormDraft.get().letterheadOf === key) return;
  controller?.abort();
  controller = new AbortController();
  const { signal } = controller;
  letterFormDraft.set({ ...letterFormDraft.get(), ...NOTHING_READ });
  useLetterheadReading.setState({ ...IDLE, status: 'reading' });
  try {
    const { letterhead, has_found_little } = await send(http, readLetterhead, { form: { resume: file } }, { signal });
    if (signal.aborted) return;
    const read = LETTERHEAD_FIELDS.map((name) => [name, letterhead[CALL_NAMES[name]]] as const);
    letterFormDraft.set({
      ...letterFormDraft.get(),
      ...Object.fromEntries(read.map(([name, { value }]) => [name, value])),
      doubtful: read.filter(([, { is_doubtful }]) => is_doubtful).map(([name]) => name),
      letterheadOf: key,
    });
    useLetterheadReading.setState({ ...IDLE, hasFoundLittle: has_found_little });
  } catch (error) {
    if (signal.aborted) return;
    const { status, serverMessage } = readHttpFailure(error);
    // Without an answer the letter itself is asked for all the same: it reads the file again.
    useLetterheadReading.setState({ ...IDLE, status: 'failed', refusal: status === 400 ? serverMessage : null });
  }
}

/** The file is gone, and what it said with it. */
export function clearLetterhead(): void {
  controller?.abort();
  useLetterheadReading.setState(IDLE);
  letterFormDraft.set({ ...letterFormDraft.get(), ...NOTHING_READ });
}
