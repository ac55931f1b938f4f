import type { LetterCraft } from './craft.ts';
import { BUILTIN_WRITER_NAME } from './write-builtin-letter.ts';
import { textsOf, type Writer } from './writer.ts';

/** Writes letters from the resume and the advert alone: no network, no model. */
export function createBuiltinWriter(craft: LetterCraft): Writer {
  return {
    name: BUILTIN_WRITER_NAME,
    async writeLetter(request) {
      request.signal?.throwIfAborted();
      const written = await craft.writeLetter(textsOf(request), request);
      request.onText?.(written.letter);
      return written;
    },
  };
}
