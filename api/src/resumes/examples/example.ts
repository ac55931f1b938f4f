import type { RegionCode } from '@vitae/contract/regions';
import type { TemplateId } from '@vitae/documents/model/resume';

export interface ExampleJob {
  title: string;
  company: string;
  place: string;
  from: string;
  /** Null: still there. */
  to: string | null;
  lines: string[];
}

/** The resume of an invented person, as somebody of this profession would write it in this region. */
export interface ResumeExample {
  id: string;
  profession: string;
  /** Other titles of the same work. */
  alsoCalled: string;
  field: string;
  region: RegionCode;
  template: TemplateId;
  color: string;
  language?: string;
  name: [first: string, last: string];
  city: string;
  country: string;
  summary: string;
  jobs: ExampleJob[];
  school: { degree: string; institution: string; place: string; from: string; to: string; score?: string };
  skills: string[];
  languages: [name: string, level: string][];
  certifications?: string[];
  /** Where the region expects it. */
  personal?: { nationality: string; visaStatus: string; dateOfBirth: string };
}
