import type { SignedInUser } from '@vitae/contract/events';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, type RenderedRemote, renderRemote } from '@vitae/remote-kit/testing';
import manifest from '../../remote.json';
import { ForgetOnSignOut } from '../letter/forget-on-sign-out.tsx';
import { messages } from '../messages.ts';
import { contributions, screens } from '../screens.ts';

/** Mounts the remote at a path, with nothing cached from the test before. */
export function openScreen(path: string, apiUrl: string, user: SignedInUser | null = null): Promise<RenderedRemote> {
  const remote = defineRemote({ manifest, messages, routes: screens, contributions, wrapper: ForgetOnSignOut });
  return renderRemote(remote, path, createFakePlatform({ baseUrl: apiUrl, user }));
}
