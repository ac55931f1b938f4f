/** What a letter needs to know of its writer. Empty where the resume does not state it. */
export interface ApplicantFacts {
  fullName: string;
  email: string;
  phone: string;
  location: string;
  /** The summary or profile, as running text. */
  summary: string;
  /** Paid and other work, the latest first as the resume lists it. */
  jobs: JobFacts[];
  /** Projects and voluntary work: told when work alone does not say enough. */
  activities: JobFacts[];
  education: EducationFacts[];
  skills: string[];
  languages: string[];
  certifications: string[];
}

export interface JobFacts {
  title: string;
  company: string;
  isCurrent: boolean;
  /** Lines that tell what was done, as written. */
  lines: string[];
}

export interface EducationFacts {
  degree: string;
  institution: string;
  /** Stated as under way or expected. */
  isOngoing: boolean;
}
