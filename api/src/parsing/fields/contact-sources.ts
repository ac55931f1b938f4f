import type { Line } from '../layout/line.ts';
import type { Fact } from './personal.ts';

/** The lines that contact data is looked for in, in the order in which they are trusted. */
export interface ContactSources {
  /** Before the first heading. */
  header: readonly Line[];
  /** Sections that say how to reach the person, or state facts about them. */
  contact: readonly Line[];
  /** Everything else but references. */
  rest: readonly Line[];
  facts: readonly Fact[];
  /** What jobs and schools are called: nobody's name. */
  names: readonly string[];
  author: string | undefined;
}
