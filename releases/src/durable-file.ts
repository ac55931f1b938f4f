import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file in one step: a reader sees the old content or the new one, also after a power cut. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
