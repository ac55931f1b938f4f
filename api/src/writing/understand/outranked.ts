import { NOT_HELD } from './state-of-holding.ts';

const LADDERS = '(CIPD|CIPS|AAT|CIM|CMI|ILM|WSET|BSL)\\b[^\\n]{0,60}?\\blevel (\\d)\\b';
/** Bodies whose levels are one ladder, each step taking in those below it. */
const OF_LADDER = new RegExp(`^${LADDERS}`, 'iu');
const ANY_OF_LADDER = new RegExp(`\\b${LADDERS}`, 'giu');

/** Tells of what a resume holds whether the resume holds a higher level of it: "CIPD Level 3" beside "CIPD Level 5 Diploma". */
export function outrankedIn(resumeText: string): (item: string) => boolean {
  const highest = new Map<string, number>();
  // A level that is still being taken takes nothing in.
  const held = resumeText
    .split('\n')
    .filter((line) => !NOT_HELD.test(line))
    .join('\n');
  for (const [, body, level] of held.matchAll(ANY_OF_LADDER)) {
    const name = body!.toUpperCase();
    highest.set(name, Math.max(highest.get(name) ?? 0, Number(level)));
  }
  return (item) => {
    const [, body, level] = OF_LADDER.exec(item) ?? [];
    return body !== undefined && Number(level) < (highest.get(body.toUpperCase()) ?? 0);
  };
}
