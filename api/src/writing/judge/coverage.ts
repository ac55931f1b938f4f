import { plain, stem, stemsOf, wordsOf } from './text.ts';

export interface Coverage {
  /** Essential requirements that the resume meets. */
  met: string[];
  /** Those of them that the letter proves. */
  proven: string[];
}

const ESSENTIAL =
  /^(?:requirements?|essential|must[ -]have|you must have|what we (?:ask|need|look)|we need|qualifications?|required|minimum|who you are|about you|skills|your profile|person specification.*essential|what you.*(?:bring|need)|experience)\b/;
const OTHER =
  /^(?:desirable|nice to have|a plus|preferred|bonus|it would be good|we would love|benefits|what we offer|about (?:us|the)|responsibilit|duties|what you will|you will|your tasks|the job|main duties|how to apply|location|salary|compensation|key objectives|role summary|our )/;
const SAYS_ESSENTIAL = /\b(?:must|required|essential|at least|minimum of|you have|you know|\d\+? years)\b/;
const ITEM = /^\s*(?:[-–—•*▪◦]|\d{1,2}[.)])\s+/;
/** Words of requirements that say nothing of what is required. */
const GENERIC = new Set(
  'experience knowledge ability able skill strong excellent good proven year work working related field relevant similar role level understanding familiarity required requirement must essential minimum least degree communication demonstrated track record plus including team environment e.g equivalent'
    .split(' ')
    .map(stem),
);
/** Longest line that is one requirement; longer ones are prose. */
const LONGEST_REQUIREMENT = 240;
/** What an employer pays, what an application holds, and a line that merely opens a list: nobody's experience meets them. */
const NOT_OF_THE_PERSON =
  /\b(?:salary|deposit|per (?:year|month|hour)|hours per week|exact dates|resume|cv|applications?|applicants?|listed (?:above|below)|(?:all|one|two|each) of the (?:following|four|three))\b|:$/;

/** The advert's essential requirements, each one line. */
export function essentialRequirements(advert: string): string[] {
  const requirements: string[] = [];
  let isEssential = false;
  for (const line of advert.split('\n').map((raw) => raw.trim())) {
    const text = plain(line).replace(/^[#*\s]+|[*:\s]+$/g, '');
    const isHeading = !ITEM.test(line) && text !== '' && wordsOf(text).length <= 7;
    if (isHeading && OTHER.test(text)) isEssential = false;
    else if (isHeading && ESSENTIAL.test(text)) isEssential = true;
    else if (
      line !== '' &&
      line.length <= LONGEST_REQUIREMENT &&
      !NOT_OF_THE_PERSON.test(plain(line)) &&
      ((isEssential && (ITEM.test(line) || !isHeading)) ||
        (!OTHER.test(text) && SAYS_ESSENTIAL.test(text) && ITEM.test(line)))
    )
      requirements.push(line.replace(ITEM, ''));
  }
  return requirements;
}

/** Words of which one is enough: "QGIS or ArcGIS". */
const SAYS_OR = /\bor\b|\//;

/** How many of its telling words show a requirement: half of many, both of two. */
function neededOf(requirement: string, count: number): number {
  return count <= 2 && !SAYS_OR.test(requirement) ? count : Math.ceil(count / 2);
}

/** Characters of a line that a page may have broken. */
const FULL_LINE = 60;

/** The lines of a resume, those that a page has broken also with what they go on with. */
function placesOf(resume: string): Set<string>[] {
  const lines = resume.split('\n').filter((line) => line.trim() !== '');
  const broken = lines.slice(1).flatMap((line, index) => {
    const before = lines[index] ?? '';
    const goesOn = /^\s*\p{Ll}/u.test(line) || (before.length >= FULL_LINE && !ITEM.test(line));
    return goesOn ? [`${before} ${line}`] : [];
  });
  return [...lines, ...broken].map(stemsOf);
}

/**
 * What the letter proves of what is asked and met. A requirement is met by a place of the resume that has half of its
 * telling words: words that stand all over a resume ("team", "lead", "product") meet nothing. It is proven by a
 * sentence that has half of those and a telling word more of that place, or that names all of them as the applicant's own.
 */
export function coverageOf(advert: string, resume: string, sentences: string[]): Coverage {
  const places = placesOf(resume);
  const said = sentences
    .filter(
      (sentence) =>
        !/\byour? (?:posting|advert|advertisement) (?:asks|describes)|\byou(?:'re| are) looking for\b/.test(
          plain(sentence),
        ),
    )
    .map(stemsOf);
  const coverage: Coverage = { met: [], proven: [] };
  for (const requirement of essentialRequirements(advert)) {
    const terms = [...stemsOf(requirement)].filter((term) => !GENERIC.has(term) && !/^\d+$/.test(term));
    const needed = neededOf(plain(requirement), terms.length);
    const meeting = places
      .map((place) => ({ place, shared: terms.filter((term) => place.has(term)) }))
      .filter(({ shared }) => shared.length > 0 && shared.length >= needed);
    if (meeting.length === 0) continue;
    coverage.met.push(requirement);
    const isProof = (sentence: Set<string>) =>
      meeting.some(({ place, shared }) => {
        const has = shared.filter((term) => sentence.has(term));
        if (has.length === shared.length) return true;
        return (
          has.length >= Math.ceil(shared.length / 2) &&
          [...place].some((term) => !terms.includes(term) && sentence.has(term))
        );
      });
    if (said.some(isProof)) coverage.proven.push(requirement);
  }
  return coverage;
}
