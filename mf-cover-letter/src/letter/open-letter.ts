import type { KeptLetter } from '@vitae/contract/letters';
import { generationRequestDraft } from './generation-request.ts';
import { letterFormDraft } from './letter-form.ts';
import { openLetterDraft } from './letter-history.ts';
import { letterDraft } from './stored-letter.ts';

/** Puts a letter and the form that it came from on the screen. */
export function openLetter({ id, title, letter, request }: KeptLetter): void {
  openLetterDraft.set({ id, title });
  letterDraft.set(letter);
  generationRequestDraft.set(request);
  letterFormDraft.set({
    ...letterFormDraft.get(),
    fullName: letter.fullName,
    email: letter.email,
    phone: letter.phone,
    location: letter.location,
    date: letter.date,
    doubtful: [],
    jobTitle: request.job_title,
    companyName: request.company_name,
    companyAddress: letter.companyAddress,
    introduction: letter.introduction,
    skills: letter.skills,
    closing: letter.closing,
    jobDescription: request.job_description,
    additionalContext: request.additional_context,
    tone: request.tone,
  });
}
