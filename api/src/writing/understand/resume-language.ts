import { foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { isPlainlyEnglish, languageOf, type TextLanguage } from '@vitae/language/languages-of-texts';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import type { ParsedResume } from '../../parsing/result.ts';
import { isWordOfEveryDay, wordCount } from '../text/words.ts';

/** Words; fewer say of a language only what titles and names do. */
const ENOUGH_FOR_A_LANGUAGE = 20;

/** The language in which most of a resume tells what was done; where its form hides that, the language of its text. */
export function resumeLanguage(resume: ParsedResume, resumeText: string): TextLanguage {
  const told = [...resume.jobs, ...resume.otherExperience].flatMap((job) => [job.title, ...job.bullets]);
  const items = resume.projects.flatMap((item) => [item.title, ...item.details]);
  const texts = [resume.summary, resume.headline, ...told, ...items].map((field) => field?.value ?? '');
  // A title held twice says no more of the language than once: "Chef de Partie".
  const what = [...new Set(texts)].join('\n');
  const isShort = wordCount(what) < ENOUGH_FOR_A_LANGUAGE;
  // "Chef de Partie" twice below "EXPERIENCE" and "SKILLS" makes no French resume.
  if (isShort && (resumeText.match(ENGLISH_HEADING)?.length ?? 0) >= MIN_HEADINGS) return 'en';
  const language = languageOf(isShort ? resumeText : what);
  const isForeign =
    (hasForeignHeadings(resumeText) && !isPlainlyEnglish(resumeText) && !isPlainlyEnglish(what, WORDS_OF_WORK)) ||
    languageOf(resumeText) === 'other';
  return language === 'en' && isForeign ? 'other' : language;
}

const ENGLISH_HEADING =
  /^(?:work experience|work history|experience|employment|employment history|career history|skills|education)$/gim;
const MIN_HEADINGS = 2;

const MAX_HEADING = 60;
/** Different words of English grammar ("of", "with", "by") in what is told of the work: more than any other language shares. */
const WORDS_OF_WORK = 6;

const ENGLISH_WORDS =
  /\b(?:about|academic|achievements?|activities|additional|and|appointments?|areas?|assignments?|awards?|background|career|certificates?|certifications?|certs?|competenc(?:y|ies|es)|computer|contact|core|courses?|credentials|details|duties|education|employment|engagements?|experiences?|expertise|extra|highlights|history|hobbies|honou?rs|info|information|interests?|internships?|jobs?|key|languages?|leadership|learning|licen[cs]es?|licensure|me|memberships?|objective|other|of|overview|personal|places?|positions?|posts?|profile|professional|projects?|publications?|qualifications?|referees?|references?|registration|responsibilities|roles?|schools?|service|skills?|snapshot|software|statement|strengths|studies|summary|systems?|teaching|the|technical|technologies|tickets|tools|training|voluntary|volunteer(?:ing)?|work)\b/i;

/** "Stages" and "formation" are headings in French as well. */
const IN_OTHERS_AS_WELL = /^(?:articles?|data|formation|passions?|stages?|studio)$/;

/** "SELECTED CREDITS", "STUDY", "What I bring": words of everyday English, and no others. */
const isEnglishHeading = (head: string) =>
  ENGLISH_WORDS.test(head) ||
  foldWords(head)
    .split(' ')
    .every((word) => !IN_OTHERS_AS_WELL.test(word) && isEnglishWord(word));

const isEnglishWord = (word: string) =>
  STOP_WORDS.has(word) ||
  BASE_OF_PAST.has(word) ||
  [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some(
    (one) => one.length > 2 && (isWordOfEveryDay(one) || BASE_FORMS.has(one)),
  );

/** "Experiência profissional", "Formação", "Línguas: …"; "Arbeidserfaring", "Utdanning" where they are more than the English ones. */
function hasForeignHeadings(resumeText: string): boolean {
  const headings = resumeText
    .split('\n')
    .map((line) => (line.split(':')[0] ?? '').trim())
    .filter((head) => head.length < MAX_HEADING && HEADINGS.has(foldWords(head)));
  const foreign = headings.filter((head) => /(?![a-z])\p{Script=Latin}/iu.test(head) && !/^r[ée]sum[ée]$/i.test(head));
  const unknown = headings.filter((head) => /^[\p{Script=Latin}\s/&-]+$/u.test(head) && !isEnglishHeading(head));
  return foreign.length > 1 || (unknown.length > 1 && unknown.length * 2 > headings.length);
}
