import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { parseResume } from '../parse.ts';

/** The jobs of a resume of which only the history is of interest. */
export async function jobsOf(history: string) {
  const text = `Robin Example\nrobin@example.org\n\n${history}\n`;
  return (await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' })).jobs;
}

/** Title, employer and dates; "?" for what nobody would use. */
export const headsOf = async (history: string) =>
  (await jobsOf(history)).map(({ title, company, start, end }) =>
    [title, company, start, end].map((field) => field && (field.confidence >= SURE_ENOUGH ? field.value : '?')),
  );
