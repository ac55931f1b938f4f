import { PICTURES_ONLY, readFileText as readFileTextCall } from '@vitae/contract/files';
import type { Platform } from '@vitae/contract/platform';
import { readHttpFailure } from './http-error.ts';
import { send } from './send.ts';

/** Files whose text can be read, as an `<input type="file">` takes them. */
export const READABLE_FILE_TYPES = '.pdf,.doc,.docx,.txt,.md,.png,.jpg,.jpeg';
/** Reading pictures takes seconds a page. */
const TIMEOUT_MS = 120_000;

/**
 * The text of a document that need not be a resume, or of a picture of one.
 *
 * @throws the axios error of the call that failed (see `readHttpFailure`), whose message says what to do.
 */
export async function readFileText(http: Platform['http'], file: File, signal?: AbortSignal): Promise<string> {
  const read = async (read_pictures: 'true' | 'false') => {
    const options = { ...(signal && { signal }), timeout: TIMEOUT_MS };
    return (await send(http, readFileTextCall, { form: { file, read_pictures } }, options)).text;
  };
  try {
    return await read('false');
  } catch (error) {
    if (readHttpFailure(error).code !== PICTURES_ONLY) throw error;
    return await read('true');
  }
}
