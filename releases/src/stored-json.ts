import { readdir, readFile } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { ReleaseError } from './errors.ts';
import { isSystemError } from './system-error.ts';

/** Names of a folder's entries; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** Null where there is no such file. A file of another form is refused by its name. */
export async function readChecked<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError(
      {
        code: 'VITAE-RELEASE-005',
        what: `${file} does not have the form that this release tool writes.`,
        advice: 'Restore the file, or remove it and publish or promote again.',
      },
      { cause: error },
    );
  }
}
