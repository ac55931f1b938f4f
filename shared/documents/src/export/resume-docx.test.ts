/** @jest-environment node */
import { unzipSync } from 'fflate';
import { restore } from '../model/restore.ts';
import { exportResumeDocxBytes } from './resume-docx.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function partsOf(personal: object): Promise<Record<string, string>> {
  const { resume } = restore({ personal: { firstName: 'Ada', lastName: 'Lovelace', ...personal } });
  const files = unzipSync(await exportResumeDocxBytes(resume));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

test('every line height says how it is meant, so that a name of two lines does not print over itself', async () => {
  const parts = await partsOf({});
  const heights = [
    ...`${parts['word/styles.xml']}${parts['word/document.xml']}`.matchAll(/<w:spacing [^>]*w:line=[^>]*>/g),
  ];
  expect(heights.length).toBeGreaterThan(3);
  for (const [tag] of heights) expect(tag).toContain('w:lineRule="auto"');
});

test('the photo stands in the Word file, unless it is not to be printed', async () => {
  const withPhoto = await partsOf({ profileImg: PIXEL });
  expect(Object.keys(withPhoto).some((name) => name.startsWith('word/media/'))).toBe(true);
  expect(withPhoto['word/document.xml']).toContain('descr="Ada Lovelace"');
  const hidden = await partsOf({ profileImg: PIXEL, showProfileImage: false });
  expect(Object.keys(hidden).some((name) => name.startsWith('word/media/'))).toBe(false);
});
