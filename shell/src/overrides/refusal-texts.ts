import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { OverrideRefused } from './find-override.ts';

const TEXTS: Record<string, MessageDescriptor> = {
  override_malformed: msg`An override is written like mf-ats@1.2.0. Addresses are not taken.`,
  override_unpublished: msg`This version is not published.`,
  override_not_in_channel: msg`This channel has no such remote.`,
  override_conflict: msg`This version does not fit what the channel serves.`,
  override_preview_elsewhere: msg`Previews are shown on staging only.`,
  override_preview_over: msg`The time of this preview is over. Ask for a new one.`,
  override_staff_only: msg`Only signed-in staff may try other versions here.`,
  override_link_expired: msg`This link is not signed, or its time is over. Ask for a new one.`,
  local_not_taken: msg`Only a server of this machine is taken, like http://localhost:3100.`,
  local_silent: msg`There is no remote at this address. Start it with: pnpm dev mf-name`,
};
const UNREACHABLE = msg`The release store did not answer. Try again.`;

/** What a refusal says to the person at the screen. */
export function refusalText(error: unknown): MessageDescriptor {
  return (error instanceof OverrideRefused && TEXTS[error.code]) || UNREACHABLE;
}
