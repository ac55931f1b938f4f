import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GeneratedLetter, GenerateLetterFields } from '@vitae/contract/cover-letter';
import * as calls from '@vitae/contract/cover-letter';
import type { Platform } from '@vitae/contract/platform';
import { type HttpFailure, readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import type { Sentence } from '@vitae/remote-kit/sentence';
import { create } from 'zustand';
import { type GenerationRequest, generationRequestDraft } from '../letter/generation-request.ts';
import { letterFormDraft } from '../letter/letter-form.ts';
import { addToHistory } from '../letter/letter-history.ts';
import { attachedName } from '../letter/resume-file-name.ts';
import { type LetterOrigin, letterDraft, toStoredLetter } from '../letter/stored-letter.ts';
import { describeGenerateFailure, describeRegenerateFailure } from './generation-errors.ts';

const PAUSE_AFTER_GENERATION_MS = 1000;
/** How long one progress message stands before the next; the last one stands until the letter is there. */
const PROGRESS_STEP_MS = 450;

const PROGRESS_MESSAGES = {
  generating: [
    msg`Preparing your cover letter...`,
    msg`Analyzing your resume and job requirements...`,
    msg`Generating personalized content...`,
  ],
  regenerating: [msg`Regenerating with new variations...`, msg`Creating new version...`],
} as const;

type BusyPhase = keyof typeof PROGRESS_MESSAGES;

/** What the applicant should know of the letter that has just come. */
export type LetterRemarks = Pick<GeneratedLetter, 'notes' | 'unsupported'>;

interface GenerationState {
  phase: 'idle' | BusyPhase;
  progress: MessageDescriptor | null;
  failure: { during: BusyPhase; message: Sentence; code: string | null } | null;
  /** A letter has just come; until the next request or until it is dismissed. */
  hasSucceeded: boolean;
  /** Why the built-in writer stood in for the model, if it did. */
  fallbackReason: string | null;
  remarks: LetterRemarks;
}

const IDLE: GenerationState = {
  phase: 'idle',
  progress: null,
  failure: null,
  hasSucceeded: false,
  fallbackReason: null,
  remarks: { notes: [], unsupported: [] },
};

/** The state of the request for a letter. It outlives the builder's screen: the letter may come while one looks elsewhere. */
export const useGeneration = create<GenerationState>()(() => IDLE);

let controller: AbortController | null = null;

/** Ends the request, if any, and clears its messages. A letter that is still on its way is dropped. */
export function cancelGeneration(): void {
  controller?.abort();
  controller = null;
  useGeneration.setState(IDLE);
}

export function failGeneration(message: Sentence): void {
  useGeneration.setState({ ...IDLE, failure: { during: 'generating', message, code: null } });
}

interface GenerateInput {
  platform: Platform;
  fields: GenerateLetterFields;
  resume: File;
  /** Of the resume of the account that the file shows: it is read as it is now, not as it was when it was chosen. */
  accountId: string | null;
  templateName: string;
}

/** Asks for a letter and stores it with its request and in the history. True when it came. */
export function generateLetter(input: GenerateInput): Promise<boolean> {
  const { platform, fields, resume, accountId, templateName } = input;
  const source = accountId === null ? { resume } : { resume_id: accountId };
  return run('generating', describeGenerateFailure, async (signal) => {
    const letter = await send(platform.http, calls.generateLetter, { form: { ...fields, ...source } }, { signal });
    return () =>
      keep(platform, letter, fields, {
        jobTitle: fields.job_title,
        templateName,
        resumeFileName: accountId === null ? resume.name : attachedName(resume.name),
        resumeFileSize: resume.size,
      });
  });
}

interface RegenerateInput {
  platform: Platform;
  request: GenerationRequest;
  template: { id: string; name: string };
  variationRequest: string;
}

/** Asks for another letter from the stored request. True when it came. */
export function regenerateLetter({ platform, request, template, variationRequest }: RegenerateInput): Promise<boolean> {
  const before = letterDraft.get();
  const fields = { ...request, template: template.id };
  const body = { ...fields, regenerate: true as const, variation_request: variationRequest };
  return run('regenerating', describeRegenerateFailure, async (signal) => {
    const letter = await send(platform.http, calls.regenerateLetter, { body }, { signal });
    return () =>
      keep(platform, letter, fields, {
        jobTitle: request.job_title,
        templateName: template.name,
        resumeFileName: before?.resumeFileName ?? '',
        resumeFileSize: before?.resumeFileSize ?? 0,
      });
  });
}

function keep(
  platform: Platform,
  response: GeneratedLetter,
  fields: GenerateLetterFields,
  origin: Omit<LetterOrigin, 'letterhead' | 'date' | 'companyAddress'>,
): GeneratedLetter {
  const form = letterFormDraft.get();
  const isSameCompany = response.company_name === letterDraft.get()?.companyName;
  const { fullName, email, phone, location } = form;
  const letter = toStoredLetter(response, {
    ...origin,
    letterhead: form.letterheadOf === '' ? null : { fullName, email, phone, location },
    date: form.date,
    // Of the first letter it was entered for this company.
    companyAddress: isSameCompany || letterDraft.get() === null ? form.companyAddress : '',
  });
  const request = { ...fields, generation_id: response.generation_id };
  letterDraft.set(letter);
  generationRequestDraft.set(request);
  letterFormDraft.set({
    ...form,
    date: '',
    introduction: letter.introduction,
    skills: letter.skills,
    closing: letter.closing,
  });
  addToHistory(platform.auth.getUser()?.username ?? null, letter, request);
  return response;
}

async function run(
  phase: BusyPhase,
  describe: (failure: HttpFailure) => Sentence,
  request: (signal: AbortSignal) => Promise<() => GeneratedLetter>,
): Promise<boolean> {
  cancelGeneration();
  controller = new AbortController();
  const { signal } = controller;
  const messages: readonly MessageDescriptor[] = PROGRESS_MESSAGES[phase];
  useGeneration.setState({ phase, progress: messages[0] ?? null });
  let step = 0;
  const timer = setInterval(() => {
    if (signal.aborted) return clearInterval(timer);
    const progress = messages[++step];
    if (progress) useGeneration.setState({ progress });
    else clearInterval(timer);
  }, PROGRESS_STEP_MS);
  try {
    const keepResult = await request(signal);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_GENERATION_MS));
    if (signal.aborted) return false;
    const { writer, notes, unsupported } = keepResult();
    const fallbackReason = writer.fallback_reason;
    useGeneration.setState({ ...IDLE, hasSucceeded: true, fallbackReason, remarks: { notes, unsupported } });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    const failure = readHttpFailure(error);
    useGeneration.setState({ ...IDLE, failure: { during: phase, message: describe(failure), code: failure.code } });
    return false;
  } finally {
    clearInterval(timer);
  }
}
