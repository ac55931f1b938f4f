import { normaliseText, withoutMarkup } from '../language/clean-text.ts';
import { contactOf } from './contact.ts';
import { educationOf } from './education.ts';
import type { ApplicantFacts, JobFacts } from './facts.ts';
import { jobsOf } from './jobs.ts';
import { listItemsOf } from './lists.ts';
import { type SectionKind, sectionsOf } from './sections.ts';

const LANGUAGE =
  /^(?:Afrikaans|Amharic|Arabic|Armenian|Bahasa|Bengali|Bulgarian|Burmese|Cantonese|Catalan|Chinese|Croatian|Czech|Danish|Dutch|English|Estonian|Farsi|Filipino|Finnish|French|Georgian|German|Greek|Gujarati|Hausa|Hebrew|Hindi|Hungarian|Igbo|Indonesian|Irish|Italian|Japanese|Kannada|Khmer|Korean|Kurdish|Latvian|Lithuanian|Malay|Malayalam|Mandarin|Marathi|Nepali|Norwegian|Pashto|Persian|Polish|Portuguese|Punjabi|Romanian|Russian|Serbian|Sinhala|Slovak|Slovenian|Somali|Spanish|Swahili|Swedish|Tagalog|Tamil|Telugu|Thai|Tigrinya|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Yoruba|Zulu)\b/i;

/** White space inside a line that stands for a column, as in "Company          Title". */
const COLUMN_GAP = /(?<=[^\s•▪●*-])(?:[ \u00a0]{3,}|\t+)(?=\S)/g;

/** What stands alone above a project is its name, even where it sounds like a title ("Route Planner"). */
function asProject(project: JobFacts): JobFacts {
  return project.company === '' ? { ...project, company: project.title, title: '' } : project;
}

/** Reads the facts of a letter from the plain text of a resume. */
export function readResume(resumeText: string): ApplicantFacts {
  const text = withoutMarkup(normaliseText(resumeText.replace(COLUMN_GAP, ' | ')));
  const sections = sectionsOf(text);
  const linesOf = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  return {
    ...contactOf(text, sections),
    summary: linesOf('summary')
      .filter(Boolean)
      .join(' ')
      .replace(/(\p{L})- (?=\p{Ll})/gu, '$1-'),
    jobs: jobsOf(linesOf('experience')),
    activities: [...jobsOf(linesOf('projects')).map(asProject), ...jobsOf(linesOf('activities'))],
    education: educationOf(linesOf('education')),
    skills: listItemsOf(linesOf('skills')),
    languages: listItemsOf(linesOf('languages'))
      .map((item) => LANGUAGE.exec(item)?.[0] ?? '')
      .filter(Boolean),
    certifications: listItemsOf(linesOf('certifications')),
  };
}
