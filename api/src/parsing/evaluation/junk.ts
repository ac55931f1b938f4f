import type { LabelledFile, Outcome } from './score.ts';

export interface JunkShare {
  list: string;
  given: number;
  junk: number;
}

const squeeze = (value: unknown) =>
  String(value)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/**
 * How much of each list is junk: jobs and schools that answer to no labelled one in title or company, school or degree,
 * and skills that are no labelled one. Skills count only in files whose labels list them all (`hasAllSkills`).
 */
export function junkShares(
  files: readonly LabelledFile[],
  outcomes: readonly Outcome[],
  predictions: Readonly<Record<string, { skills?: unknown }>>,
  hasAllSkills: boolean,
): JunkShare[] {
  const shareOf = (list: string, fields: readonly string[]): JunkShare => {
    const given = outcomes.filter((outcome) => fields.includes(outcome.field) && outcome.found !== null);
    return { list, given: given.length, junk: given.filter((outcome) => outcome.expected === null).length };
  };
  const shares = [shareOf('jobs', ['job title', 'company']), shareOf('schools', ['institution', 'degree'])];
  if (!hasAllSkills) return shares;
  const skills = files.flatMap(({ file, expected }) => {
    const labelled = new Set(((expected.skills as string[] | undefined) ?? []).map(squeeze));
    const given = labelled.size > 0 ? ((predictions[file]?.skills as string[] | undefined) ?? []) : [];
    return given.map((skill) => labelled.has(squeeze(skill)));
  });
  return [...shares, { list: 'skills', given: skills.length, junk: skills.filter((isKnown) => !isKnown).length }];
}

export function junkText(shares: readonly JunkShare[]): string {
  return `junk: ${shares.map(({ list, given, junk }) => `${list} ${((junk / Math.max(1, given)) * 100).toFixed(1)} % of ${given}`).join(', ')}`;
}
