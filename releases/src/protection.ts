import type { Author, Move, Protection } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { moveByRule } from './standing-rule.ts';

/** Changes that bring something new; a step back, or a bad version taken back, waits for nobody. */
const PROTECTED: ReadonlySet<Move['kind']> = new Set(['promote', 'canary', 'retire']);

/** Says what a channel asks of those who change it; null: nothing. It stands in the history like every change. */
export async function protectChannel(
  store: string,
  channelName: string,
  protection: Protection | null,
  author: Author,
): Promise<Move> {
  return await moveByRule(store, channelName, 'protection', author, (pointer) =>
    JSON.stringify(pointer.protection ?? null) === JSON.stringify(protection)
      ? null
      : { kind: 'protect', change: describeProtection(protection), ...(protection && { protection }) },
  );
}

function describeProtection(protection: Protection | null): string {
  const asked = [
    ...(protection?.approval ? ['a second person'] : []),
    ...(protection?.role ? [`a signed-in ${protection.role}`] : []),
  ];
  return asked.length > 0 ? `ask for ${asked.join(' and ')}` : 'ask for nobody else';
}

/** The same person under the two ways in which names are written: `Ada (staff)` on the screen, `ada` in a shell. */
export function isSamePerson(one: string, other: string): boolean {
  const plain = (name: string) =>
    name
      .replace(/ \(staff\)$/, '')
      .trim()
      .toLowerCase();
  return plain(one) === plain(other);
}

/** Throws where a channel asks for more than this author brings. */
export function refuseUnauthorised(
  channelName: string,
  pointer: Move | null,
  kind: Move['kind'],
  { by, role, approvedBy }: Author,
): void {
  const protection = pointer?.protection;
  if (!protection || !PROTECTED.has(kind)) return;
  if (protection.role && role !== protection.role) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-049',
      what: `${channelName} is changed by a signed-in ${protection.role} only.`,
      advice: 'Sign in on the staff page; the command line knows nobody.',
    });
  }
  if (protection.approval && (!approvedBy || isSamePerson(by, approvedBy))) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-048',
      what: `${channelName} asks for a second person${approvedBy ? `, and ${by} is the first` : ''}.`,
      advice: `Propose it: "pnpm release promote … --to ${channelName}" does; somebody else approves it with "pnpm release approve".`,
    });
  }
}
