import { fold } from '../fold.ts';
import { namesAbility } from './asked-by-words.ts';
import { type ClauseClass, classifyClauses } from './clause-classes.ts';
import { type Clause, readClauses } from './clauses.ts';
import type { Importance, Section } from './importance.ts';

export interface AdvertLine {
  text: string;
  importance: Importance;
}

/** Shares above which what has been learned overrules what a clause's words say, by how much they say. */
const ENOUGH = { againstNothing: 0.5, againstHeading: 0.7, againstWords: 0.85, againstLaw: 0.95 };

/**
 * The lines and sentences of an advert that say something about the job, each with how much it asks for them. What is
 * said of the company, the pay and the law is left out.
 */
export function readAdvertLines(advert: string): AdvertLine[] {
  const clauses = readClauses(advert);
  const learned = classifyClauses(clauses);
  return clauses.flatMap((clause, index) => {
    const importance = importanceOf(clause, learned[index]!);
    return importance === 'ignored' ? [] : [{ text: clause.text, importance }];
  });
}

/** By its words where what has been learned from labelled adverts is not sure of something else. */
function importanceOf(
  { text, kind, section, byWords, isMarked }: Clause,
  { required, preferred, mentioned, ignored }: Readonly<Record<ClauseClass, number>>,
): Section {
  if (isMarked) return byWords;
  const said = kind === 'heading' ? 'ignored' : byWords;
  const enough = ENOUGH[kind === 'heading' ? 'againstHeading' : weightOf(said, section)];
  // "…, good to have" below "Requirements" is plain.
  const isPlainWish = said === 'preferred' && section !== 'preferred';
  if (required > enough && !isPlainWish) return 'required';
  if (preferred > enough) return 'preferred';
  const isAsked = said === 'preferred' || (said === 'required' && !namesAbility(fold(text)));
  if (isAsked && mentioned + ignored > enough) return mentioned > ignored ? 'mentioned' : 'ignored';
  return said;
}

function weightOf(said: Section, section: Section | null): keyof typeof ENOUGH {
  if (said === 'ignored') return 'againstLaw';
  if (section !== null) return 'againstHeading';
  return said === 'mentioned' ? 'againstNothing' : 'againstWords';
}
