import { OVERRIDE_PARAMETER } from '@vitae/contract/page';
import type { Release } from '@vitae/contract/release';
import { ReleaseError, type ReleaseProblem } from './errors.ts';

/** How long a preview can be opened. */
export const PREVIEW_LASTS_MS = 14 * 24 * 3_600_000;

const PREVIEW_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** What a version of a preview says of itself: `preview.new-look`. */
export function previewLabel(name: string): string {
  if (PREVIEW_NAME.test(name)) return `preview.${name}`;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-022',
    what: `"${name}" cannot be the name of a preview.`,
    advice: 'Use up to 40 lower-case letters, digits and dashes, a letter first: --preview new-look',
  });
}

/** `1.2.0-preview.new-look.s0123456789ab` */
export function isPreview(version: string): boolean {
  return /[-.]preview\.[a-z][a-z0-9-]*\.s[0-9a-f]+$/.test(version);
}

export function isOver({ publishedAt }: Pick<Release, 'publishedAt'>, now: number): boolean {
  return now - Date.parse(publishedAt) > PREVIEW_LASTS_MS;
}

/** A preview is looked at in the place of what a channel serves, and is never what it serves. */
export function previewProblems(releases: readonly Pick<Release, 'name' | 'version'>[]): ReleaseProblem[] {
  return releases
    .filter(({ version }) => isPreview(version))
    .map(({ name, version }) => ({
      code: 'VITAE-RELEASE-041' as const,
      what: `${name}@${version} is a preview, which no channel serves.`,
      advice: `Publish it under a version of its own: pnpm release publish ${name}`,
      packages: [name],
    }));
}

/** The first screen of a preview inside staging, on the site that serves this store. */
export function previewLink(release: Release, origin: string): string {
  const first = release.kind === 'remote' ? release.manifest.routes.find(({ path }) => !/[:*]/.test(path)) : undefined;
  const link = new URL(first?.path ?? '/', origin);
  link.searchParams.set(OVERRIDE_PARAMETER, `${release.name}@${release.version}`);
  return link.href;
}
