/** Bodies whose levels are one ladder, each step taking in those below it. */
const OF_LADDER = /^(CIPD|CIPS|AAT|CIM|CMI|ILM|WSET|BSL)\b[^\n]{0,60}?\blevel (\d)\b/iu;

/** "CIPD Level 3" beside "CIPD Level 5 Associate Diploma". */
export function isOutranked(item: string, resumeText: string): boolean {
  const [, body, level] = OF_LADDER.exec(item) ?? [];
  if (!body || !level) return false;
  const levels = resumeText.matchAll(new RegExp(`\\b${body}\\b[^\\n]{0,60}?\\blevel (\\d)\\b`, 'giu'));
  return [...levels].some(([, other]) => Number(other) > Number(level));
}
