import { planLetter } from './plan/plan.ts';
import { isWishedFor } from './plan/proofs.ts';
import { realise } from './realise/realise.ts';
import { LetterRefusal } from './refusal.ts';
import { containsTerms, tellingTerms, termsOf } from './text/terms.ts';
import { readJob } from './understand/advert.ts';
import { type Applicant, readApplicant } from './understand/applicant.ts';
import { attested } from './understand/attested.ts';
import { type NoteOutcome, readNotes } from './understand/notes.ts';
import { resumeLanguage } from './understand/resume-language.ts';
import type { LetterTexts, WrittenLetter } from './writer.ts';

export const BUILTIN_WRITER_NAME = 'builtin';

const MAX_APPLICANT_SKILLS = 12;
const MIN_FACTS = 2;

/** Understand, plan, realise. Throws a LetterRefusal where a letter would have to be made up. */
export function writeBuiltinLetter(request: LetterTexts): WrittenLetter {
  const job = readJob(request);
  const applicant = attested(
    readApplicant(request.resume, request.resumeText, request.month, job.language),
    request.resumeText,
    job.language,
  );
  requireEnoughToTell(applicant, request, job.language);
  const notes = readNotes(request.additionalContext, request.variationRequest);
  const plan = planLetter(job, applicant, notes, request);
  const letter = realise(plan, {
    templateId: request.template.id,
    tone: notes.wishes.tone ?? request.tone,
    wishes: notes.wishes,
    turn: request.previousLetters.length,
  });
  return {
    letter,
    applicant: {
      fullName: applicant.fullName,
      email: applicant.email,
      phone: applicant.phone,
      location: applicant.location,
      skills: [...new Set([...plan.listed, ...applicant.skills])].slice(0, MAX_APPLICANT_SKILLS),
    },
    companyName: job.company,
    writer: { name: BUILTIN_WRITER_NAME, fallback_reason: null },
    notes: notes.outcomes.map((note) => ({ text: note.text, outcome: outcomeIn(letter, note) })),
    unsupported: [],
  };
}

/** Of the telling words of a note. */
const SAID = { least: 0.6, wholly: 0.8, words: 3 };

/** What of a note is for the writer, and not to be found in the letter. */
const ASKS_TO_SAY =
  /^(?:(?:please|pls|plz|also|and|can you|could you|i want you to) )*(?:mention|say|write|put|add|include|note|explain|state)(?: the fact)?(?: that)? /i;

/** What became of a note, as the finished letter shows. */
function outcomeIn(letter: string, { text, outcome, topics, avoided, isFirst }: NoteOutcome): NoteOutcome['outcome'] {
  if (outcome === 'followed')
    return isFollowedBy(isFirst ? firstParagraphOf(letter) : letter, topics, avoided) ? 'followed' : 'left_out';
  const words = tellingTerms(text.replace(ASKS_TO_SAY, ''));
  const told = new Set(tellingTerms(letter));
  const share = words.filter((word) => told.has(word)).length / Math.max(1, words.length);
  if (outcome === 'said') return words.length > 0 && share < SAID.least ? 'left_out' : 'said';
  return words.length >= SAID.words && share >= SAID.wholly ? 'said' : 'left_out';
}

/** Below the greeting. */
const firstParagraphOf = (letter: string) => letter.split('\n\n')[1] ?? '';

/** What was asked for is spoken of, and what was to stay unsaid is not. */
function isFollowedBy(letter: string, topics: readonly string[], avoided: readonly string[]): boolean {
  const terms = termsOf(letter);
  const isSaid = avoided.some((topic) => containsTerms(terms, termsOf(topic)));
  return !isSaid && topics.every((topic) => isWishedFor(letter, [topic]));
}

function requireEnoughToTell(applicant: Applicant, { resume, resumeText }: LetterTexts, language: 'en' | 'ar'): void {
  const { roles, studies, skills, certificates, summary, facts: told } = applicant;
  const facts = [
    ...roles.flatMap(({ title, place, lines }) => [title || place, ...lines]),
    ...studies,
    ...skills,
    ...certificates,
    ...told,
    summary,
  ];
  const spoken = resumeLanguage(resume, resumeText);
  if (facts.filter(Boolean).length >= MIN_FACTS && resumeFits(applicant, spoken, language)) return;
  throw new LetterRefusal(spoken === language ? 'resume_says_too_little' : 'resume_in_other_language');
}

/** A resume in English and Arabic has one part that fits. */
function resumeFits({ roles }: Applicant, spoken: string, language: 'en' | 'ar'): boolean {
  return spoken === language || (spoken !== 'other' && roles.some(({ lines }) => lines.length > 1));
}
