import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { startsWithBullet } from '@vitae/language/bullets';
import type { Field, ParsedResume } from '../../parsing/result.ts';

const MOST_LINES_OF_NAME = 3;
const MOST_LINES = 2000;
const LEAST_WORDS = 2;

/** "Diploma of Early Childhood" over "Education and Care": lines that the reading took for one degree or school, put together. */
export function withWholeNames(resumeText: string, resume: ParsedResume): string {
  const names = resume.education
    .flatMap(({ degree, institution }) => [degree, institution])
    .filter((field): field is Field => field !== null && field.confidence >= SURE_ENOUGH)
    .map(({ value }) => value)
    .filter((name) => name.split(' ').length > LEAST_WORDS && !resumeText.includes(name));
  const lines = resumeText.split('\n', MOST_LINES);
  for (const name of names) {
    const [at, count] = placeOf(name, lines);
    if (count === 0) continue;
    const parts = lines.slice(at, at + count).map((line) => line.trim());
    lines.splice(at, count, parts.join(' '));
  }
  return lines.join('\n');
}

/** Where the lines begin that make the name together, the last of which may go on behind it; and how many they are. */
function placeOf(name: string, lines: readonly string[]): [at: number, count: number] {
  for (const at of lines.keys()) {
    let text = lines[at]!.trim();
    if (text === '' || text.length >= name.length || !name.startsWith(`${text} `)) continue;
    for (let count = 2; count <= MOST_LINES_OF_NAME; count += 1) {
      const next = lines[at + count - 1]?.trim() ?? '';
      if (next === '' || startsWithBullet(next)) break;
      text += ` ${next}`;
      if (text.startsWith(name)) return [at, count];
      if (!name.startsWith(`${text} `)) break;
    }
  }
  return [0, 0];
}
