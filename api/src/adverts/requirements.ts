import type { Importance } from '@vitae/language/adverts/importance';
import type { DegreeLevel } from '@vitae/language/degrees';
import type { SkillForm } from '@vitae/language/skills';

interface Asked {
  importance: Importance;
  /** The advert's sentence that asks for it. */
  text: string;
}

export interface SkillRequirement extends Asked {
  kind: 'skill';
  label: string;
  forms: readonly SkillForm[];
  /** Of a list of skills; null where only the advert's way of writing tells that it is one. */
  field: string | null;
  mentions: number;
  /** Labels of the other skills of which any one will do in its place. */
  alternatives: readonly string[];
}

export interface YearsRequirement extends Asked {
  kind: 'years';
  years: number;
  /** Labels of the skills that the years are of; empty: of work in the line of the job. */
  of: string[];
}

export interface DegreeRequirement extends Asked {
  kind: 'degree';
  level: DegreeLevel;
  /** Folded words of the fields of study, as the advert names them; empty: any. */
  fields: string[];
}

export interface LanguageRequirement extends Asked {
  kind: 'language';
  /** In English, folded: `arabic`. */
  language: string;
  /** Languages of which any one will do in its place. */
  alternatives: readonly string[];
}

export interface LicenceRequirement extends Asked {
  kind: 'driving-licence';
}

/** Nationality, visa or permit. Asked of the applicant, never scored. */
export interface RightToWorkRequirement extends Asked {
  kind: 'right-to-work';
}

export type AdvertRequirement =
  | SkillRequirement
  | YearsRequirement
  | DegreeRequirement
  | LanguageRequirement
  | LicenceRequirement
  | RightToWorkRequirement;

export interface Advert {
  text: string;
  /** As the form or the advert's first lines say; may be empty. */
  title: string;
  requirements: AdvertRequirement[];
  /** What whoever gets the job will do, a sentence each. */
  duties: string[];
}
