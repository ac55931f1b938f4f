/** Work of any kind with what is told of it, in the applicant's own words. */
export interface Role {
  kind: 'job' | 'unpaid' | 'project' | 'training';
  /** Of a job; else empty. */
  title: string;
  /** The employer, or the project's name. */
  place: string;
  /** YYYY or YYYY-MM; empty where unknown. */
  start: string;
  /** The same, or `present`. */
  end: string;
  lines: string[];
  /** Its head as the page has it, where neither title nor place is certain: no sentence names them then. */
  asWritten?: string;
  /** Of what stands beside the jobs: the resume says that it was done unpaid. A society, or research, may have been paid. */
  isVolunteer?: boolean;
  /** Of a job: its head says that it is held beside another. */
  isPartTime?: boolean;
  /** Of a project: what it was made with, as the resume lists it. */
  tools?: string;
}

/** "Sept 2022 – Feb 2027" of a contract that runs on: who writes before its end works there. `month` is the one of writing, YYYY-MM. */
export const endAsOf = (end: string, month: string): string => (end > month.slice(0, end.length) ? 'present' : end);
