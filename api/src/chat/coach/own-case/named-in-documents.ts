import type { Resume } from '@vitae/documents/model/resume';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { withEnglishOfNouns } from './arabic-work-words.ts';

// What a message names of the advert and of the resume, by the telling words that they share.

/** Words that any message on applications may have: they name nothing of a resume or an advert. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  `resume cv job role post position work worked working advert company employer year years month experience apply application
  skill line bullet point section put write say add mention list claim state include show thing want need ask get give make
  know think count good better best long short new first last people person team day week time way part able help use level
  required preferred requirement minimum least plus strong knowledge excellent ability similar using including within across
  handle prepare keep maintain
  daily weekly monthly yearly regular regularly various other others number member members support provide ensure review reviews
  title own real really just only never ever also still yet already please thanks sir madam
  ive im id dont`
    .split(/\s+/u)
    .flatMap(tellingStems),
);

/** The stems of a message that can name something. */
export const namingStems = (text: string): string[] => [
  ...new Set(tellingStems(withEnglishOfNouns(text)).filter((stem) => stem.length > 1 && !SAYS_NOTHING.has(stem))),
];

/** "TPN" in both is no chance. */
const OF_SHORT_FORM = 1;
const isShortForm = (stem: string, text: string): boolean =>
  (text.match(/\b\p{Lu}[\p{Lu}\d]{1,6}\b/gu) ?? []).some((form) => form.toLowerCase() === stem);

/** How much of a demand, by its naming stems, a line has in its own. */
export function sharedWith(own: ReadonlySet<string>, demand: string, stems: readonly string[]): number {
  const both = stems.filter((stem) => own.has(stem));
  return both.length + (both.some((stem) => isShortForm(stem, demand)) ? OF_SHORT_FORM : 0);
}

interface Weighed<Item> {
  item: Item;
  weight: number;
}

/** A figure that both name, such as the years that are asked for, says as much as a word. */
const OF_FIGURES = 0.75;
/** The word itself, and no other one of its meaning. */
const OF_THE_WORD = 0.5;
const hasFigure = (text: string, figure: string): boolean =>
  [...text.matchAll(/\d+/gu)].some(([own]) => own === figure);

/** Items by how much of what is named they hold: a word that few of them hold says more. */
function byWhatIsNamed<Item>(text: string, items: readonly Item[], textOf: (item: Item) => string) {
  const stems = namingStems(text);
  const figures: string[] = text.match(/\d+/gu) ?? [];
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => namingStems(word).length > 0);
  const bags = items.map((item) => stemsOfText(textOf(item)));
  const holders = new Map(stems.map((stem) => [stem, bags.filter((bag) => bag.has(stem)).length]));
  return items
    .map((item, at): Weighed<Item> => {
      const own = stems.filter((stem) => bags[at]!.has(stem));
      const named = own.reduce((sum, stem) => sum + 1 / holders.get(stem)!, 0);
      const written = textOf(item);
      const isWritten = words.some((word) => written.toLowerCase().includes(word));
      const isCounted = figures.some((figure) => hasFigure(written, figure));
      return { item, weight: named === 0 ? 0 : named + (isCounted ? OF_FIGURES : 0) + (isWritten ? OF_THE_WORD : 0) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
}

const DEMAND_MAX = 180;

/** A line that goes on in small letters was broken for its width. */
const BROKEN_LINE = /(?<=[\p{L}\d,])[^\S\n]*\n[^\S\n]*(?=\p{Ll})/gu;
const SENTENCE_END = /(?<=\p{Ll}{2}[.!])\s+(?=\p{Lu})/u;

const BULLET = /^\s*(?:[*•–-]|\d{1,2}[.)])\s+/u;
/** An advert with so many bullets has its demands in them; what stands beside is of the firm. */
const BULLETS_MIN = 4;

/** The demands of an advert, one by one, without their bullets; the title stands first. */
export function demandsOf(advert: string): string[] {
  const lines = advert.replace(BROKEN_LINE, ' ').split('\n');
  const bullets = lines.filter((line) => BULLET.test(line));
  return partsOf(bullets.length >= BULLETS_MIN ? [lines[0]!, ...bullets] : lines);
}

const partsOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.split(SENTENCE_END))
    .flatMap((line) => line.split(/;\s+/u))
    .map((line) => line.replace(/^[\s*•–-]*(?:\d{1,2}[.)]\s+)?/u, '').trim())
    .filter((line) => line.length > 3 && line.length <= DEMAND_MAX);

/** The demand of the advert that a message speaks of; null where it speaks of none. */
export function demandNamed(text: string, advert: string): string | null {
  if (advert === '') return null;
  const [, ...lines] = demandsOf(advert);
  return byWhatIsNamed(text, lines, (line) => line)[0]?.item ?? null;
}

/** Lines of the resume that a message speaks of, the nearest first. */
export function linesNamed(text: string, resume: Resume, max = 2): ResumeLine[] {
  const lines = linesOf(resume);
  const found = byWhatIsNamed(text, lines, ({ text: own, label }) => `${own}\n${label}`);
  const least = (found[0]?.weight ?? 0) / 2;
  return found
    .filter(({ weight }) => weight >= least)
    .slice(0, max)
    .map(({ item }) => item);
}

/** Certificates, posts and other short entries that a message speaks of. */
export function entriesNamed(text: string, resume: Resume, max = 2): string[] {
  const entries = [
    ...resume.certifications.blocks.map(({ text: own }) => own),
    ...resume.awards.blocks.map(({ text: own }) => own),
    ...resume.customSections.flatMap(({ description, entries: own }) => [
      ...description.split('\n'),
      ...own.flatMap((entry) => [
        [entry.title, entry.subtitle].filter(Boolean).join(', '),
        ...entry.description.split('\n'),
      ]),
    ]),
  ]
    .map((entry) => entry.replace(/^[\s*•–-]+/u, '').trim())
    .filter((entry) => entry.length > 3);
  return byWhatIsNamed(text, entries, (entry) => entry)
    .slice(0, max)
    .map(({ item }) => item);
}

export const quoted = ({ text, label }: ResumeLine): string => `“${text.replace(/[.\s]+$/u, '')}” *(${label})*`;
