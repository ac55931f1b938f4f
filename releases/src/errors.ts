/** Stable codes of what can go wrong with a release, for people and for scripts. docs/errors.md explains each. */
export const RELEASE_ERRORS = {
  'VITAE-RELEASE-001': 'Unknown package',
  'VITAE-RELEASE-002': 'Invalid manifest',
  'VITAE-RELEASE-003': 'Build failed',
  'VITAE-RELEASE-004': 'Version is already published',
  'VITAE-RELEASE-005': 'Unreadable file in the store',
  'VITAE-RELEASE-006': 'No release store',
  'VITAE-RELEASE-010': 'Version is not published',
  'VITAE-RELEASE-011': 'Channel has no shell',
  'VITAE-RELEASE-012': 'Contract mismatch',
  'VITAE-RELEASE-013': 'Route collision',
  'VITAE-RELEASE-014': 'Shared library mismatch',
  'VITAE-RELEASE-015': 'File is missing or altered',
  'VITAE-RELEASE-016': 'Contract range without an end',
  'VITAE-RELEASE-017': 'Route takes everything',
  'VITAE-RELEASE-018': 'Silent downgrade',
  'VITAE-RELEASE-019': 'Slot mismatch',
  'VITAE-RELEASE-020': 'Lost update refused',
  'VITAE-RELEASE-022': 'Invalid name',
  'VITAE-RELEASE-023': 'Unknown channel',
  'VITAE-RELEASE-024': 'Not in the channel',
  'VITAE-RELEASE-025': 'Channel exists',
  'VITAE-RELEASE-026': 'No such revision',
  'VITAE-RELEASE-027': 'Revision is damaged',
  'VITAE-RELEASE-028': 'The shell cannot be retired',
  'VITAE-RELEASE-029': 'Not a canary',
  'VITAE-RELEASE-030': 'Types do not fit',
  'VITAE-RELEASE-031': 'Forbidden import',
  'VITAE-RELEASE-032': 'Manifest and code differ',
  'VITAE-RELEASE-033': 'Style sheet import',
  'VITAE-RELEASE-034': 'Does not mount in a browser',
  'VITAE-RELEASE-035': 'No browser',
  'VITAE-RELEASE-036': 'Prebuilt folder does not fit',
  'VITAE-RELEASE-037': 'The site does not say how it does',
  'VITAE-RELEASE-040': 'Channel is frozen',
  'VITAE-RELEASE-041': 'A preview enters no channel',
  'VITAE-RELEASE-042': 'The bucket does not answer',
  'VITAE-RELEASE-043': 'The bucket refuses',
  'VITAE-RELEASE-044': 'Somebody else is publishing this version',
  'VITAE-RELEASE-045': 'Unknown event',
  'VITAE-RELEASE-046': 'An event that only the shell emits',
  'VITAE-RELEASE-047': 'Event in another version',
  'VITAE-RELEASE-048': 'The channel asks for a second person',
  'VITAE-RELEASE-049': 'The channel asks for a role',
  'VITAE-RELEASE-050': 'No open proposal',
} as const;
export type ReleaseErrorCode = keyof typeof RELEASE_ERRORS;

export interface ReleaseProblem {
  code: ReleaseErrorCode;
  /** What happened and why. */
  what: string;
  /** What to do about it. */
  advice: string;
  /** The packages that do not fit, where it speaks of packages. */
  packages?: readonly string[];
}

/** Carries every problem that was found, so that one run shows all that must be mended. */
export class ReleaseError extends Error {
  readonly problems: readonly ReleaseProblem[];

  constructor(problems: ReleaseProblem | readonly ReleaseProblem[], options?: ErrorOptions) {
    const list = Array.isArray(problems) ? (problems as readonly ReleaseProblem[]) : [problems as ReleaseProblem];
    super(list.map(describeProblem).join('\n'), options);
    this.name = 'ReleaseError';
    this.problems = list;
  }

  get codes(): ReleaseErrorCode[] {
    return this.problems.map((problem) => problem.code);
  }
}

export function describeProblem({ code, what, advice }: ReleaseProblem): string {
  return `${code} ${RELEASE_ERRORS[code]}: ${what}\n  → ${advice}`;
}
