import 'fake-indexeddb/auto';
import { emptyResume } from '@vitae/documents/model/resume';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { useEditor } from '../editor/resume-store.ts';
import { readFile, readingDraft, useUpload } from './upload.ts';

const platform = createFakePlatform();
/** jsdom's files cannot be read as text. */
function fileOf(value: unknown): File {
  const content = typeof value === 'string' ? value : JSON.stringify(value);
  const file = new File([content], 'ada.json', { type: 'application/json' });
  return Object.assign(file, { text: () => Promise.resolve(content) });
}

test('a JSON Resume is opened, and what it holds beyond a resume is kept for the person', async () => {
  const json = {
    basics: { name: 'Ada King', email: 'ada@example.org', phone: { mobile: 7 } },
    work: [{ name: 'Works', position: 'Engineer', startDate: '2020-01' }],
  };
  expect(await readFile(platform, fileOf(json))).toBe('imported');
  const { personal, workExperience } = useEditor.getState().resume;
  expect(personal).toMatchObject({ firstName: 'Ada', lastName: 'King' });
  // Only a job that says so goes on.
  expect(workExperience[0]).toMatchObject({ company: 'Works', startDate: '2020-01', endDate: '', current: false });
  expect(
    readingDraft
      .get()
      ?.unplaced.map(({ text }) => text)
      .join(),
  ).toContain('phone');
});

test('an export of Reactive Resume is opened', async () => {
  const json = {
    basics: { name: 'Grace Hop', email: 'grace@example.org', headline: 'Admiral' },
    sections: { experience: { items: [] }, skills: { items: [{ visible: true, name: 'COBOL', keywords: [] }] } },
  };
  expect(await readFile(platform, fileOf(json))).toBe('imported');
  expect(useEditor.getState().resume).toMatchObject({
    personal: { firstName: 'Grace', jobTitle: 'Admiral' },
    skills: [{ name: 'COBOL' }],
  });
});

test.each([
  ['no JSON at all', '{"basics": ', 'This file is no JSON. Please export it again.'],
  ['JSON of something else', { cars: [1, 2] }, /holds no resume/],
])('%s says so, and leaves what is open alone', async (_, content, words) => {
  useEditor.setState({ resume: { ...emptyResume(), language: 'de' } });
  expect(await readFile(platform, fileOf(content))).toBe('failed');
  const { error } = useUpload.getState();
  expect(typeof error === 'string' ? error : error?.message).toMatch(words);
  expect(useEditor.getState().resume.language).toBe('de');
});
