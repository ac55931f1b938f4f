import type { SectionKind } from '@vitae/language/headings';
import type { ResumeDate } from './phrases/resume-date.ts';
import type { DocumentFormat } from './text/model.ts';

export type { ResumeDate } from './phrases/resume-date.ts';

/**
 * A rectangle on a page, in points from its top left corner. In formats without fixed pages (DOCX, text) the page is a
 * nominal one: the order of places is true, their distances are not.
 */
export interface Place {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A value with how sure the parser is of it, 0 to 1, and where it stands. */
export interface Field<Value = string> {
  value: Value;
  confidence: number;
  place: Place | null;
}

export interface ParsedJob {
  title: Field | null;
  company: Field | null;
  /** What the employer is, where a line under its name says so and how large: "mixed practice, 4 vets". */
  about?: Field;
  location: Field | null;
  start: Field<ResumeDate> | null;
  end: Field<ResumeDate> | null;
  bullets: Field[];
}

export interface ParsedSchool {
  institution: Field | null;
  degree: Field | null;
  location: Field | null;
  start: Field<ResumeDate> | null;
  end: Field<ResumeDate> | null;
  details: Field[];
}

export interface ParsedSkill extends Field {
  /** As printed behind the skill: "advanced", "3 years". */
  level: string | null;
  /** The label that the skill is listed under, if any. */
  group: string | null;
}

export interface ParsedLanguage extends Field {
  /** As printed: "fluent", "B2". */
  level: string | null;
}

/** A project, certificate, award or the like. */
export interface ParsedItem {
  title: Field;
  date: Field<ResumeDate> | null;
  details: Field[];
}

export const GULF_FIELDS = [
  'nationality',
  'visaStatus',
  'dateOfBirth',
  'maritalStatus',
  'gender',
  'religion',
  'passport',
  'drivingLicence',
  'noticePeriod',
  'expectedSalary',
  'currentLocation',
] as const;
export type PersonalField = (typeof GULF_FIELDS)[number];

export interface ParsedSection {
  kind: SectionKind;
  /** As printed. */
  heading: string;
  place: Place | null;
}

export interface ParsedResume {
  format: DocumentFormat;
  pageCount: number;
  /** `ocr`: the words were read off pictures, and every confidence is lower for it. */
  source: 'text' | 'ocr';
  name: Field | null;
  headline: Field | null;
  email: Field | null;
  phone: Field | null;
  location: Field | null;
  links: { linkedin: Field | null; github: Field | null; website: Field | null; other: Field[] };
  summary: Field | null;
  jobs: ParsedJob[];
  /** Unpaid work: volunteering, societies, research set apart from jobs. */
  otherExperience: ParsedJob[];
  education: ParsedSchool[];
  skills: ParsedSkill[];
  languages: ParsedLanguage[];
  projects: ParsedItem[];
  certifications: ParsedItem[];
  awards: ParsedItem[];
  hobbies: Field[];
  personal: Partial<Record<PersonalField, Field>>;
  sections: ParsedSection[];
  /** Text that is part of no field above, in reading order. */
  unplaced: { text: string; section: string; place: Place | null }[];
}
