import { changeChannel } from './change-channel.ts';
import type { Author, Move } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { contentAfter } from './promote.ts';
import { SHELL } from './store.ts';

/** Takes a remote out of a channel. Its versions stay in the store: promoting one brings it back. */
export async function retire(store: string, channelName: string, name: string, author: Author): Promise<Move> {
  if (name === SHELL) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-028',
      what: 'The shell carries every remote of the channel.',
      advice: 'Promote another version of it, or roll the channel back.',
    });
  }
  const { pointer } = await changeChannel(store, channelName, [name], author, async ({ served }) => {
    const { [name]: version, ...rest } = served;
    if (!version) {
      const names = Object.keys(served).filter((other) => other !== SHELL);
      throw new ReleaseError({
        code: 'VITAE-RELEASE-024',
        what: `${channelName} does not serve ${name}.`,
        advice: `It serves: ${names.join(', ') || 'nothing yet'}.`,
      });
    }
    const content = await contentAfter(store, channelName, rest, []);
    return { kind: 'retire', change: `retire ${name}@${version}`, content };
  });
  return pointer!;
}
