import type { Resume } from '@vitae/documents/model/resume';
import { stemsOfText } from '../coach/asked-words.ts';
import { demandsOf, namingStems, sharedWith } from '../coach/own-case/named-in-documents.ts';
import { onlyHeld } from './advert-terms.ts';
import { withFiniteVerb } from './finite-verb.ts';
import { linesOf, type ResumeLine } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { tellsDeed } from './tells-deed.ts';

// Lines of a resume that prove what an advert asks for, and its papers.

/** Two words of a demand in one line are no chance. */
const SHARED_MIN = 2;
const OF_LATEST = 0.5;
const OF_FIGURE = 0.5;

interface Fitting {
  line: ResumeLine;
  demand: string;
  weight: number;
}

const isDeed = ({ text }: ResumeLine): boolean => MEMBER.test(text) || tellsDeed(rewordLine(text));

/** The lines that come nearest to demands of the advert, each for another demand, the nearest first; deeds, unless `isMeant` says otherwise. */
export function linesForAdvert(resume: Resume, advert: string, max: number, isMeant = isDeed): ResumeLine[] {
  const [, ...demands] = demandsOf(advert);
  const stemsOf = demands.map((demand) => ({ demand, stems: namingStems(demand) }));
  const latest = resume.workExperience.find(({ isHidden }) => !isHidden)?.id;
  const all = linesOf(resume)
    .filter(isMeant)
    .flatMap((line): Fitting[] => {
      const own = stemsOfText(line.text);
      return stemsOf.map(({ demand, stems }) => {
        const shared = sharedWith(own, demand, stems);
        const more = (line.entryId === latest ? OF_LATEST : 0) + (/\d/u.test(line.text) ? OF_FIGURE : 0);
        return { line, demand, weight: shared < SHARED_MIN ? 0 : shared + more };
      });
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const chosen: Fitting[] = [];
  if (all.length === 0) return ofMainWord(resume, advert, max, isMeant);
  for (const each of all)
    if (chosen.length < max && !chosen.some(({ line, demand }) => line === each.line || demand === each.demand))
      chosen.push(each);
  return chosen.map(({ line }) => line);
}

/** What an advert names again and again is what it is about: "children" in one of a nursery. */
const OFTEN = 3;

function ofMainWord(resume: Resume, advert: string, max: number, isMeant: (line: ResumeLine) => boolean): ResumeLine[] {
  const demands = demandsOf(advert).map((demand) => new Set(namingStems(demand)));
  const isMain = (stem: string) => demands.filter((stems) => stems.has(stem)).length >= OFTEN;
  return linesOf(resume)
    .filter((line) => isMeant(line) && namingStems(line.text).some(isMain))
    .slice(0, max);
}

const MEMBER =
  /^(?:active )?member of (?:the |an? )?(?=.*\b(?:committee|board|council|team|panel|group|task force)\b)/iu;

/** A line as a part of a sentence: its deed with a finite verb, and no full stop. */
export const asClause = (resume: Resume, line: ResumeLine): string =>
  withFiniteVerb(resume, line, rewordLine(line.text.replace(MEMBER, 'Served on the ')), { isPast: true })
    .replace(/\s*\([^)]{12,}\)/gu, '')
    .replace(/[.\s]+$/u, '');

/** Papers of the resume that a demand of the advert names, as it writes them. */
export function papersForAdvert(resume: Resume, advert: string): string[] {
  const wanted = stemsOfText(demandsOf(advert).slice(1).join('\n'));
  return onlyHeld(resume.certifications.blocks.map(({ text }) => text).join('\n'))
    .split('\n')
    .filter((text) => namingStems(text.replace(/\([^)]*\)/gu, '')).some((stem) => wanted.has(stem)));
}
