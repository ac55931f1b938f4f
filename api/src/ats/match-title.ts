import { occupationFamilies, occupationNearness } from '@vitae/language/occupation-families';
import { TITLE_WORDS_OF_ANY_WORK } from '@vitae/language/occupations';
import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { tokenise } from '@vitae/language/tokens';
import type { Candidate, HeldTitle, Passage } from './candidate.ts';

const MONTHS_PER_YEAR = 12;
/** A title held ten years ago counts half of one held now. */
const HALF_LIFE_MONTHS = 120;
/** A title of another family in the second place of a title ("Product Designer and Illustrator") counts less. */
const LESSER_FAMILY = 0.85;
const WORDS_WEIGHT = 0.35;
const THEME_LIMIT = 0.6;
/** A title that the resume names, but surely of no job, counts less than one that was held. */
export const ONLY_NAMED = 0.75;
/** The part of a resume that names the line of work outright where it is all about it. */
const FULL_THEME = 0.15;
/** A family this near to another is what both are of: "Software Engineer (Front-End)" is of the front end. */
const IS_UMBRELLA = 0.65;
const UMBRELLAS: readonly string[] = ['software'];

export interface TitleMatch {
  /** 0 to 1. */
  share: number;
  held: HeldTitle | null;
}

/** How near the best of the held titles comes to the advert's. */
export function matchTitle(asked: string, { titles, namedTitles, passages, now }: Candidate): TitleMatch {
  let best: TitleMatch = { share: 0, held: null };
  for (const held of titles) {
    const years = held.months ? Math.max(0, now - held.months.to) : 0;
    const share = titleNearness(asked, held.title) * 0.5 ** (years / HALF_LIFE_MONTHS);
    if (share > best.share) best = { share, held };
  }
  const named = namedTitles.map(({ title }) => titleNearness(asked, title) * ONLY_NAMED);
  const unheld = Math.max(themeShare(asked, passages), ...named);
  return unheld > best.share ? { share: unheld, held: null } : best;
}

/** How much a resume talks of the advert's line of work, whatever its titles: students and researchers have others. */
function themeShare(asked: string, passages: readonly Passage[]): number {
  const [family] = occupationFamilies(asked);
  // A list of skills can name everything.
  const told = passages.filter(({ kind }) => kind !== 'skill');
  if (!family || told.length === 0) return 0;
  const about = told.filter(({ text }) => occupationFamilies(text).includes(family)).length;
  // Named once is no theme.
  if (about < 2) return 0;
  return THEME_LIMIT * Math.min(1, about / told.length / FULL_THEME);
}

/** How near two job titles are, 0 to 1, by their lines of work and by their words. */
export function titleNearness(one: string, other: string): number {
  const byWords = sharedWords(one, other);
  const [families, others] = [particularFamilies(one), particularFamilies(other)];
  if (families.length === 0 || others.length === 0) return byWords;
  let byFamily = 0;
  families.forEach((family, i) => {
    others.forEach((held, j) => {
      const near = occupationNearness(family, held) * (i > 0 ? LESSER_FAMILY : 1) * (j > 0 ? LESSER_FAMILY : 1);
      byFamily = Math.max(byFamily, near);
    });
  });
  return Math.max(byWords === 1 ? 1 : 0, byFamily * (1 - WORDS_WEIGHT) + byWords * WORDS_WEIGHT);
}

function particularFamilies(title: string): string[] {
  const families = occupationFamilies(title);
  const isUnder = (umbrella: string) =>
    families.some((family) => family !== umbrella && occupationNearness(family, umbrella) >= IS_UMBRELLA);
  return families.filter((family) => !UMBRELLAS.includes(family) || !isUnder(family));
}

function sharedWords(one: string, other: string): number {
  const [a, b] = [workWords(one), workWords(other)];
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / (a.size + b.size);
}

function workWords(title: string): Set<string> {
  return new Set(
    tokenise(title)
      .map((token) => token.word)
      .filter((word) => !TITLE_WORDS_OF_ANY_WORK.has(word) && !STOP_WORDS.has(word) && !/^\d+$/.test(word))
      .map(stem),
  );
}

export const yearsOf = (months: number): number => months / MONTHS_PER_YEAR;
