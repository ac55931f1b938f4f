import type * as z from 'zod/mini';
import { ReleaseError } from './errors.ts';
import { storageOf } from './storage/open-store.ts';

/**
 * Null where there is no such file. A file of another form is refused by its name.
 * @param file relative to the store
 */
export async function readChecked<Schema extends z.ZodMiniType>(
  store: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const content = await storageOf(store).read(file);
  if (!content) return null;
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw new ReleaseError(
      {
        code: 'VITAE-RELEASE-005',
        what: `${store}/${file} does not have the form that this release tool writes.`,
        advice: 'Restore the file, or remove it and publish or promote again.',
      },
      { cause: error },
    );
  }
}
