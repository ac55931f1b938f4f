import type { TextLanguage } from '@vitae/language/languages-of-texts';
import { textWithoutPlaceholders } from '../parsing/layout/placeholders.ts';
import { outcomeIn } from './outcome-of-note.ts';
import { planLetter } from './plan/plan.ts';
import { realise } from './realise/realise.ts';
import { LetterRefusal } from './refusal.ts';
import { topicsAsNamedIn } from './text/avoiding.ts';
import { inNameCase } from './text/name-case.ts';
import { namesAsInAdvert, namesAsOnPage, pairsAsOnPage } from './text/names-as-on-page.ts';
import { withSubjects } from './text/subjects.ts';
import { inWholeLines } from './text/whole-lines.ts';
import { withWholeNames } from './text/whole-names.ts';
import { withoutConsent } from './text/without-consent.ts';
import { withoutFormRows } from './text/without-form-rows.ts';
import { sentencesOf } from './text/words.ts';
import { inLanguageAsked, readJob } from './understand/advert.ts';
import { type Applicant, readApplicant } from './understand/applicant.ts';
import { attested } from './understand/attested.ts';
import { withLevelsOfNotes } from './understand/corrected-levels.ts';
import { doubtReader } from './understand/doubts/without-doubted.ts';
import { withEndedJobs } from './understand/ended-jobs.ts';
import { halfInLanguage } from './understand/half-in-language.ts';
import { hasLostItsLines } from './understand/lost-lines.ts';
import { type Notes, readNotes } from './understand/notes/notes.ts';
import { withPostsInStack } from './understand/posts-in-stack.ts';
import { resumeLanguage } from './understand/resume-language.ts';
import { isTemplateUnfilled } from './understand/sample-text.ts';
import { withSoundHeads } from './understand/sound-head.ts';
import { withHousesUnnamed } from './understand/unnamed-house.ts';
import { withoutWorkBefore } from './understand/work-before.ts';
import type { LetterTexts, WrittenLetter } from './writer.ts';

export const BUILTIN_WRITER_NAME = 'builtin';

const MAX_APPLICANT_SKILLS = 12;
const MIN_FACTS = 2;

/** Understand, plan, realise. Throws a LetterRefusal where a letter would have to be made up. */
export function writeBuiltinLetter(given: LetterTexts): WrittenLetter {
  const told = `${given.additionalContext}\n${given.variationRequest}`;
  const job = inLanguageAsked(readJob(given), told);
  const texts = halfInLanguage(given, job.language);
  const written = withWholeNames(
    withSubjects(withoutFormRows(withoutConsent(textWithoutPlaceholders(texts.resumeText)))),
    texts.resume,
  );
  const request = withLevelsOfNotes({ ...texts, resumeText: inWholeLines(written, texts.resume) }, told);
  const read = withPostsInStack(
    withSoundHeads(
      attested(
        readApplicant(request.resume, request.resumeText, request.month, job.language),
        request.resumeText,
        job.language,
      ),
    ),
    request.resumeText,
  );
  requireEnoughToTell(read, request, job.language, resumeLanguage(texts.resume, texts.resumeText));
  const { applicant: today, notes } = withEndedJobs(
    read,
    asNamedIn(request, readNotes(request.additionalContext, request.variationRequest)),
    request.month,
  );
  const doubts = doubtReader(today, request.month);
  const { applicant: sure, resumeText } = doubts.withoutDoubted(notes.outcomes, request.resumeText);
  const shown = withHousesUnnamed(withoutWorkBefore(sure, told), told);
  const applicant = {
    ...shown,
    fullName: notes.name || withoutNickname(calledAs(shown.fullName, notes.called), notes.wishes.avoid),
    phone: notes.phone || shown.phone,
  };
  const plan = planLetter(job, applicant, notes, { ...request, resumeText });
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
    notes: notes.outcomes
      // What a note puts in doubt is not told.
      .map((note) =>
        note.statement === null &&
        SAYS_WHAT_IS_NOT.test(note.text) &&
        !GIVES_NEWS.test(note.text) &&
        !ADDS_TO_PAGE.test(note.text) &&
        doubts.doubtsSome(note, request.resumeText)
          ? { ...note, outcome: 'followed' as const }
          : note,
      )
      .map((note) => ({ text: note.text, outcome: outcomeIn(letter, note, job.role) })),
    unsupported: [],
  };
}

/** A note that says what is not so; one that says only what is, is not followed by silence. */
const SAYS_WHAT_IS_NOT =
  /(?<!\p{L})(?:not|no|never|none|without|wrong|mistake|error|typo|expired|lapsed|ran out|run out|no longer|left|ended|finished|stopped|over|closed|cancel\p{L}*|old|outdated|should (?:be|say|read)|really|actually|instead|realistic\p{L}*|promoted|\p{L}+n['’]?t|مش|مو|ليس\p{L}*|لم|غير|خطأ)(?!\p{L})/iu;
/** "My German is better than the resume shows": what is not told of it is not followed. */
const ADDS_TO_PAGE = /\b(?:better|more|higher|longer) than (?:the |my )?(?:cv|resume|page)\b/i;
/** "The dashboard has 340 advisers now": not to tell what was before is not to tell this. */
const GIVES_NEWS =
  /^(?=.*\d).*\b(?:now|by now|these days)\b|(?<!\b(?:not|never|only|have|did) |n['’]?t )\b(?:used|learn(?:ed|t)|built|moved|passed|expecting|also (?:did|know|speak|have))\b/iu;

/** "Dazza (Darren) Pocock", who is to be called Darren: "Darren Pocock". */
function calledAs(fullName: string, called: Notes['called']): string {
  const words = fullName.split(' ').map((word) => word.replace(/^[("“']+|[)"”']+$/g, ''));
  return Object.keys(called).some((name) => words.includes(name))
    ? [...new Set(words.map((word) => called[word] ?? word))].join(' ')
    : fullName;
}

/** 'Darren "Daz" Pocock', who is not to be called Daz: "Darren Pocock". */
const withoutNickname = (fullName: string, avoid: readonly string[]): string =>
  fullName
    .split(' ')
    .filter((word) => {
      const [, nickname] = /^[("“'‘]([\p{L}-]+)[)"”'’]$/u.exec(word) ?? [];
      return nickname === undefined || !avoid.some((topic) => topic.toLowerCase() === nickname.toLowerCase());
    })
    .join(' ');

/** The notes, with the names that they hold, and what is to be left out, as the resume has them. */
function asNamedIn({ resume, resumeText, jobDescription }: LetterTexts, notes: Notes): Notes {
  const named = topicsAsNamedIn(resumeText);
  const withNames = namesAsOnPage([
    ...resume.jobs.flatMap(({ company }) => (company ? inNameCase(company.value) : [])),
    ...resume.education.flatMap(({ institution }) => institution?.value ?? []),
  ]);
  const withPairs = pairsAsOnPage(resumeText);
  const withAdvertNames = namesAsInAdvert(jobDescription);
  const withCapitals = (statement: string) => withAdvertNames(withPairs(withNames(statement)));
  return {
    ...notes,
    statements: notes.statements.map(withCapitals),
    wishes: { ...notes.wishes, avoid: named(notes.wishes.avoid) },
    outcomes: notes.outcomes.map((outcome) => ({
      ...outcome,
      statement: outcome.statement === null ? null : withCapitals(outcome.statement),
      avoided: named(outcome.avoided),
    })),
  };
}

function requireEnoughToTell(
  applicant: Applicant,
  { resumeText }: LetterTexts,
  language: 'en' | 'ar',
  spoken: TextLanguage,
): void {
  const { roles, studies, skills, certificates, summary, facts: told } = applicant;
  const facts = [
    ...roles.flatMap(({ title, place, lines }) => [title || place, ...lines]),
    ...studies,
    ...skills,
    ...certificates,
    // "Bookkeeper for small shops, VAT returns and payroll, since 2016"
    ...told.flatMap((fact) => fact.split(', ')),
    ...(language === 'ar' ? sentencesOf(summary) : [summary]),
  ];
  if (hasLostItsLines(resumeText)) throw new LetterRefusal('resume_says_too_little');
  if (isTemplateUnfilled(resumeText)) throw new LetterRefusal('resume_holds_sample_text');
  if (facts.filter(Boolean).length >= MIN_FACTS && resumeFits(applicant, spoken, language)) return;
  throw new LetterRefusal(spoken === language ? 'resume_says_too_little' : 'resume_in_other_language');
}

/** A resume in English and Arabic has one part that fits. */
function resumeFits({ roles }: Applicant, spoken: string, language: 'en' | 'ar'): boolean {
  return spoken === language || (spoken !== 'other' && roles.some(({ lines }) => lines.length > 1));
}
