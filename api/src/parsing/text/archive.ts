import { unzipSync } from 'fflate';
import { tooLongError, UnreadableResumeError } from '../errors.ts';

/** An archive whose text parts unpack to more than this is a bomb, not a resume. */
const MAX_UNPACKED_BYTES = 12 * 1024 * 1024;

/** The files of a document's archive whose names are `wanted`. */
export function unzipParts(bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: (file) => {
        if (!wanted.test(file.name)) return false;
        total += file.originalSize;
        if (total > MAX_UNPACKED_BYTES) throw tooLongError();
        return true;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableResumeError) throw error;
    throw new UnreadableResumeError('corrupt', { cause: error });
  }
}
