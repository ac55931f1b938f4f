import type { Line } from '../layout/line.ts';
import { titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';

const SURE = 0.5;
/** "CSR in Telenova call center" */
const POST_IN_HOUSE = /^(\p{L}[^,]{1,30}?) (?:at|in) (\p{Lu}.+)$/u;

/** Jobs whose post and house were taken one for the other, or for what stands in a bracket, where their line says which is which. */
export function withPostBeforeHouse(jobs: readonly ParsedJob[], lines: readonly Line[]): ParsedJob[] {
  return jobs.map((job) => {
    const { title, company } = job;
    const [, post, house] = company && !title ? (POST_IN_HOUSE.exec(company.value) ?? []) : [];
    if (post && house && (/^\p{Lu}{2,5}$/u.test(post) || titleScore(post) >= SURE))
      return { ...job, title: { ...company!, value: post }, company: { ...company!, value: house } };
    const line = lines.find(({ page, y }) => page === title?.place?.page && y === title.place.y);
    if (!title || !company || !line) return job;
    const { text } = line;
    // "CSR at TeleBridge"
    if (text.includes(`${company.value} at ${title.value}`)) return { ...job, title: company, company: title };
    const inBracket = text.indexOf(`(${title.value})`);
    if (inBracket < 0 || titleScore(title.value) >= SURE) return job;
    // "Chat support, Lumero Home (online shop)", "Studio Mokra (branding)"
    const between = text.slice(0, inBracket).split(`${company.value}, `)[1]?.trim() ?? '';
    return between === ''
      ? { ...job, title: null }
      : { ...job, title: company, company: { ...company, value: between } };
  });
}
