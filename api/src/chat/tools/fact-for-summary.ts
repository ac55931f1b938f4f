import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { stemsOfText, tellingStems } from '../coach/asked-words.ts';
import { namingStems } from '../coach/own-case/named-in-documents.ts';
import { capital } from './first-letter.ts';
import { asClause } from './lines-for-advert.ts';
import { linesOf } from './resume-lines.ts';

// What a message wants mentioned in a summary, as a sentence out of the resume: a language, a paper, a line, a job, a school.

const SPEAKS = /\b(?:speak|spoken|language|bilingual|fluent|talk)\b|اتكلم|اتحدث|لغه|لغات/u;
const LEVELS = /^(?:basic|conversational|intermediate|advanced|fluent|native|mother tongue|beginner|[abc][12])$/iu;
const PAPERS = /\b(?:tickets?|licen[cs]es?|certificat\w*|certs?|cards?|permits?)\b|رخص|شهاد/u;
/** Kinds of truck that are driven with one ticket or another. */
const SAME_KIND: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:fork ?lift|flt)\b/u, /\b(?:counterbalance|reach truck|fork ?lift|flt|vna)\b/iu],
  [/\bdriv\w+\b/u, /\bdriving licen[cs]e|\bcdl\b|\bhgv\b/iu],
];
const SHARE_MIN = 0.6;

/** The sentence for what is named; null where the resume says nothing of it. */
export function factForSummary(resume: Resume, named: string): string | null {
  const topic = fold(named);
  return (
    ofLanguage(resume, topic) ??
    ofPaper(resume, topic) ??
    ofLine(resume, named) ??
    ofJob(resume, named) ??
    ofSchool(resume, named) ??
    ofSkill(resume, topic)
  );
}

const isArabic = (resume: Resume): boolean => resume.language.startsWith('ar');

function ofLanguage(resume: Resume, topic: string): string | null {
  const stems = new Set(tellingStems(topic));
  const isNamed = (name: string) => tellingStems(name).some((stem) => stems.has(stem));
  const own = resume.languages.filter(({ name }) => isNamed(name));
  const inSkills = resume.skills.filter(
    ({ name, level }) => isNamed(name) && (SPEAKS.test(topic) || LEVELS.test(level)),
  );
  const spoken = [...own, ...inSkills].map(({ name, level }) => (LEVELS.test(level) ? `${name} (${level})` : name));
  if (spoken.length === 0) return null;
  return isArabic(resume) ? `اللغات: ${spoken.join('، ')}.` : `Speaks ${listOf(spoken)}.`;
}

function ofPaper(resume: Resume, topic: string): string | null {
  const texts = resume.certifications.blocks.map(({ text }) => text);
  const kind = SAME_KIND.find(([said]) => said.test(topic))?.[1];
  const stems = namingStems(topic.replace(PAPERS, ' '));
  const named = texts.filter(
    (text) => kind?.test(text) || (stems.length > 0 && stems.every((stem) => stemsOfText(text).has(stem))),
  );
  const meant = named.length > 0 ? named : PAPERS.test(topic) && stems.length === 0 ? texts : [];
  if (meant.length === 0) return null;
  const short = meant.slice(0, PAPERS_MAX).map(withoutDate);
  return isArabic(resume) ? `${short.join('؛ ')}.` : `Holds ${listOf(short)}.`;
}
const PAPERS_MAX = 3;
/** A paper as a sentence names it: without its number and its year, and who gave it in brackets. */
export const withoutDate = (text: string): string =>
  text
    .replace(/,?\s*(?:exp(?:ires|iry|\.)?\s*)?(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d\s*$/u, '')
    .replace(/\s*(?:no|nr|number)\.?\s?\d+\s*$/iu, '')
    .replace(/^(?<name>[^,()]{2,60}), (?<from>[^,()]{2,60})$/u, '$<name> ($<from>)')
    .replace(/[.,\s]+$/u, '')
    .trim();

function ofLine(resume: Resume, named: string): string | null {
  const stems = namingStems(named);
  const figures = named.match(/\d[\d.,]*\d|\d/gu) ?? [];
  const share = (text: string) => {
    const own = stemsOfText(text);
    const isCounted = figures.every((figure) => text.includes(figure));
    return stems.length === 0 || !isCounted ? 0 : stems.filter((stem) => own.has(stem)).length / stems.length;
  };
  const [best] = linesOf(resume).toSorted((a, b) => share(b.text) - share(a.text));
  return best && share(best.text) >= SHARE_MIN ? `${asClause(resume, best)}.` : null;
}

/** "the babysitting": a job by its name, with the first thing that it tells. */
function ofJob(resume: Resume, named: string): string | null {
  const stems = namingStems(named);
  const job = resume.workExperience.find(({ jobTitle, company }) => {
    const own = stemsOfText(`${jobTitle}\n${company}`);
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  });
  if (!job) return null;
  const name = [job.jobTitle, job.company].filter(Boolean).join(isArabic(resume) ? ' في ' : ' at ');
  const [first] = linesOf(resume).filter(({ entryId }) => entryId === job.id);
  return first ? `${capital(name)}: ${first.text.replace(/[.\s]+$/u, '')}.` : `${capital(name)}.`;
}

function ofSchool(resume: Resume, named: string): string | null {
  const stems = namingStems(named);
  const lines = resume.education.flatMap(({ degree, institution, description }) => [
    ...description.split('\n').map((line) => line.replace(/^[\s*•-]+/u, '').trim()),
    [degree, institution].filter(Boolean).join(', '),
  ]);
  const line = lines.find((text) => {
    const own = stemsOfText(text);
    return text !== '' && stems.length > 0 && stems.filter((stem) => own.has(stem)).length / stems.length >= SHARE_MIN;
  });
  return line ? `${capital(line)}.` : null;
}

function ofSkill(resume: Resume, topic: string): string | null {
  const stems = new Set(tellingStems(topic));
  const names = resume.skills
    .map(({ name }) => name)
    .filter((name) => tellingStems(name).some((stem) => stem.length > 1 && stems.has(stem)));
  if (names.length === 0) return null;
  return isArabic(resume) ? `من مهاراتي: ${names.join('، ')}.` : `Skills include ${listOf(names)}.`;
}

const listOf = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);
