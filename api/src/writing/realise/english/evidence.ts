import { escapePattern } from '@vitae/language/phrases';
import type { Plan } from '../../plan/plan.ts';
import type { Proof } from '../../plan/proofs.ts';
import { beginsWithDeed, saysLittle } from '../../plan/strength.ts';
import { tellingTerms } from '../../text/terms.ts';
import { wordCount } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import { FILLER, FURTHER } from '../paragraphs.ts';
import { toClause } from './clause.ts';
import { canStand } from './item.ts';
import { placeOf, titleOf } from './names.ts';
import { isCurrent, wasBrieflyLongAgo, whereOf } from './where-of-work.ts';

/** A proof whose line can be quoted. */
export interface Evidence extends Proof {
  /** What follows "I", where the line certainly reads as that. */
  clause: string | null;
}

/** The best of them; a letter tells of less than ten. */
const MOST_PROOFS = 150;

export function evidenceOf(plan: Plan): Evidence[] {
  const told: Words[] = [];
  // Beside jobs that the letter names, a sentence on one that it cannot name would be taken to be of those.
  const isAllAsWritten = plan.proofs.every(({ role }) => Boolean(role.asWritten));
  const quotable = plan.proofs.slice(0, MOST_PROOFS).flatMap((proof) => {
    const { line, role } = proof;
    const words = { terms: new Set(tellingTerms(line)), figures: (line.match(FIGURES) ?? []).join(' ') };
    // A description of nobody knows what tells nothing: "Open source, 2200+ stars".
    const canBeTold =
      canStand(line) &&
      (whereOf(role) !== '' || Boolean(role.asWritten) || (beginsWithDeed(line) && !LACKS_SUBJECT.test(line)));
    const isInHead = line.length >= START_OF_LINE && role.asWritten?.startsWith(line.slice(0, START_OF_LINE)) === true;
    // What was done beside work is nobody's work.
    const isBesideWork = role.kind === 'unpaid' && whereOf(role) === '' && !role.asWritten;
    if (!canBeTold || isInHead || isBesideWork || told.some((other) => isSaidAgain(words, other))) return [];
    told.push(words);
    return [
      {
        ...proof,
        clause:
          isNamed(role) && (!role.asWritten || (isCurrent(role) && isAllAsWritten))
            ? toClause(withoutHouse(line, role), isCurrent(role))
            : null,
      },
    ];
  });
  const evidence = withoutLongAgo(quotable, plan.month);
  const deeds = evidence.filter(({ line }) => beginsWithDeed(line) && !saysLittle(line));
  const isNamedInAdvert = namesOfAdvert(plan.job.text);
  // Beside so much that was done, what something is for is left out, unless a figure or what is asked for is in it.
  return deeds.length < ENOUGH_DEEDS
    ? evidence
    : evidence.filter(
        (one) =>
          deeds.includes(one) ||
          (!saysLittle(one.line) &&
            wordCount(one.line) >= MIN_WORDS_OF_DESCRIPTION &&
            (one.shows.length > 0 ||
              (one.role.kind === 'job' && (/\d/.test(one.line) || one.isLikeAsked || isNamedInAdvert(one.line))))),
      );
}

const ENOUGH_OF_LATE = 3;
/** Beside later work they say nothing, unless they answer the advert. */
function withoutLongAgo(evidence: readonly Evidence[], month: string): Evidence[] {
  const late = evidence.filter(
    ({ role, shows, isLikeAsked }) => shows.length > 0 || isLikeAsked || !wasBrieflyLongAgo(role, month),
  );
  return late.length >= ENOUGH_OF_LATE ? late : [...evidence];
}

/** Whether a line names things that an advert names so, by their capitals: "iTero scanning, Dexis radiographs". */
function namesOfAdvert(advert: string): (line: string) => boolean {
  const named = new Set(advert.match(NAMES_OF_THINGS));
  return (line) => {
    const own = line.split(' ').filter((word, at) => at > 0 || HAS_CAPITAL_WITHIN.test(word));
    const shared = new Set(
      own
        .join(' ')
        .match(NAMES_OF_THINGS)
        ?.filter((name) => named.has(name)),
    );
    return shared.size >= LEAST_NAMES_OF_ADVERT;
  };
}
const NAMES_OF_THINGS = /(?<![\p{L}\d])\p{L}*\p{Lu}[\p{L}\d+#]{2,}(?![\p{L}\d])/gu;
const HAS_CAPITAL_WITHIN = /\p{L}\p{Lu}/u;
const LEAST_NAMES_OF_ADVERT = 2;

/** "Repaired pumps for Elm Works", behind "At Elm Works, I". */
function withoutHouse(line: string, role: Role): string {
  const place = placeOf(role);
  return place === '' ? line : line.replace(new RegExp(` (?:for|at) ${escapePattern(place)}[.\\s]*$`, 'u'), '');
}

/** Characters by which a line is the same. */
const START_OF_LINE = 20;
const ENOUGH_DEEDS = 2;
/** "Team of 5", "6 man crew" */
const MIN_WORDS_OF_DESCRIPTION = 6;
/** "Adopted by six start-ups": what was, nobody can tell. */
const LACKS_SUBJECT = /^\p{L}+(?:ed|en|wn) (?:by|as|for)\b/iu;

const SAME_SHARE = 0.7;
const MIN_TERMS = 2;

interface Words {
  terms: ReadonlySet<string>;
  figures: string;
}

/** Two lines of nearly the same words: one may stand in two jobs of a resume, or in two versions; of two years each has its own figures. */
function isSaidAgain(one: Words, other: Words): boolean {
  if (one.figures !== '' && other.figures !== '' && one.figures !== other.figures) return false;
  const least = Math.min(one.terms.size, other.terms.size);
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length;
  return least >= MIN_TERMS && shared / least > SAME_SHARE;
}
const FIGURES = /\d[\d.,]*/g;

/** Whether a sentence can say where it was. */
const isNamed = (role: Role) => titleOf(role) !== '' || placeOf(role) !== '' || Boolean(role.asWritten);

/** Proofs of a letter that is not short without more. */
export const ENOUGH = 6;

/** Of any letter. */
export const BEST_LINES = 2;

/** How soon a letter that has told enough does without a line. */
export const beyondEnough = ({ shows, isLikeAsked }: Evidence) => (shows.length > 0 || isLikeAsked ? FURTHER : FILLER);
