import type { Resume } from '@vitae/documents/model/resume';
import { stemsOfText } from '../coach/asked-words.ts';
import { namingStems } from '../coach/own-case/named-in-documents.ts';
import { hasFigure } from './has-figure.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';
import { isFiller } from './shorten-summary.ts';
import { postOf, titleOfAdvert } from './title-of-advert.ts';

// A summary in Arabic out of a resume in Arabic: its own sentences and lines, none of them translated.

const ARABIC = /\p{Script=Arabic}/u;
export const isArabicResume = ({ language, personal, workExperience }: Resume): boolean =>
  language.startsWith('ar') ||
  (ARABIC.test(personal.profile) && workExperience.every(({ jobTitle }) => !/\p{Script=Latin}/u.test(jobTitle)));

const LINES_MAX = 2;
const OF_FIGURE = 1;
const OF_EFFECT = 2;
const OF_LATEST = 0.5;
const ONLY_HELPS = /^(?:ال)?(?:مساعدة|مساعده|مشاركة|مشاركه|ساعد|شارك)/u;
/** "من 9 أيام إلى 5", "بنسبة 35%": what came of it. */
const TELLS_EFFECT = /من \S*[\d٠-٩].{0,24} إلى \S*[\d٠-٩]|[\d٠-٩]\s?[%٪]/u;
const STEM_LETTERS = 3;

/** What somebody is and for how long, two deeds that come nearest to the advert, a paper it names, and the post; empty where the resume tells none of it. */
export function arabicSummary(resume: Resume, advert: string): string {
  const wanted = stemsOfText(advert.slice(0, 8_000));
  const opening = openingOf(resume);
  const deeds = deedsFor(resume, wanted);
  if (opening === '' && deeds.length === 0) return '';
  const [paper] = advert === '' ? [] : papersNamed(resume, wanted);
  const post = advert === '' ? '' : postOf(titleOfAdvert(advert)).replace(LEADS_IN, '');
  return [
    opening,
    deeds.length > 0 ? `من خبرتي: ${deeds.join('؛ ')}.` : '',
    paper ? `${paper}.` : '',
    post === '' ? '' : `أتقدم لوظيفة ${post}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
/** "مطلوب: مدير". */
const LEADS_IN = /^(?:مطلوب|وظيفة|وظيفه|المسمى|مسمى|فرصة عمل|نبحث عن)(?: الوظيفي)?\s*[:：–-]?\s*/u;

/** The first sentence of the summary before, where it says what somebody is; else the latest job. */
function openingOf({ personal, workExperience }: Resume): string {
  const [first = ''] = personal.profile.split(/(?<=[.!؟])\s+/u);
  const said = first.trim().replace(/[.\s]+$/u, '');
  if (said.split(/\s+/u).length >= OPENING_WORDS && !isFiller(said)) return `${said}.`;
  const [latest] = workExperience.filter(({ isHidden }) => !isHidden);
  return latest?.jobTitle ? `${[latest.jobTitle, latest.company].filter(Boolean).join(' في ')}.` : '';
}
const OPENING_WORDS = 4;

function deedsFor(resume: Resume, wanted: ReadonlySet<string>): string[] {
  const latest = resume.workExperience.find(({ isHidden }) => !isHidden)?.id;
  const worth = ({ text, entryId }: ResumeLine): number =>
    namingStems(text).filter((stem) => stem.length >= STEM_LETTERS && wanted.has(stem)).length +
    (hasFigure(text) ? OF_FIGURE : 0) +
    (TELLS_EFFECT.test(text) ? OF_EFFECT : 0) +
    (entryId === latest ? OF_LATEST : 0) -
    (ONLY_HELPS.test(text) ? OF_EFFECT : 0);
  return linesOf(resume)
    .filter(({ text }) => ARABIC.test(text))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, LINES_MAX)
    .filter((line) => worth(line) >= OF_FIGURE)
    .map(({ text }) => tidied(text));
}

const PAPER_SHARES = 2;
/** Certificates and memberships of which the advert speaks, as the resume writes them. */
const papersNamed = ({ certifications }: Resume, wanted: ReadonlySet<string>): string[] =>
  certifications.blocks
    .filter(({ text }) => namingStems(text).filter((stem) => wanted.has(stem)).length >= PAPER_SHARES)
    .map(({ text }) => tidied(text));

const tidied = (text: string): string =>
  text
    .replace(/\s+([،؛.])/gu, '$1')
    .replace(/,(?=\s)/gu, '،')
    .replace(/[.،\s]+$/u, '')
    .trim();
