import { readResume } from '../read-resume.ts';
import type { Line } from './line.ts';
import { withoutOutlineBullets } from './outline-heads.ts';

const item = (text: string, x: number) =>
  ({ text, x, structure: { paragraph: 1, isListItem: true } }) as unknown as Line;
const itemsOf = (lines: readonly Line[]) =>
  withoutOutlineBullets(lines).map(({ text, structure }) => (structure?.isListItem ? `- ${text}` : text));

it('takes what names a post over items of its own for a head, in a resume that is a list in a list', () => {
  expect(
    itemsOf([
      item('Data Services Librarian', 10),
      item('Sample College, Middlebury || September 2015 – Present', 30),
      item('Provide help with research', 50),
      item('Assist with projects', 50),
      item('Example & Partners, Orem, UT, 2013–2015', 10),
      item('Staff Auditor', 30),
    ]),
  ).toEqual([
    'Data Services Librarian',
    'Sample College, Middlebury || September 2015 – Present',
    '- Provide help with research',
    '- Assist with projects',
    'Example & Partners, Orem, UT, 2013–2015',
    '- Staff Auditor',
  ]);
});

it('leaves an item that tells of something in parts an item', () => {
  const lines = [
    item('Led the team of support', 10),
    item('Hired five from 2015 to 2017', 30),
    item('Sorted tickets', 30),
  ];
  expect(itemsOf(lines)).toEqual(['- Led the team of support', '- Hired five from 2015 to 2017', '- Sorted tickets']);
});

it('takes a longer item of an Arabic list for no head of the shorter one below it', () => {
  const line = (text: string, x: number) => ({ ...item(text, x), width: 500 - x });
  const lines = [line('العمل في الردهات خلال 2020 – 2021 ومتابعة الجرعات', 200), line('مسك السجل لمدة سنة', 350)];
  expect(itemsOf(lines).every((text) => text.startsWith('- '))).toBe(true);
});

it('reads the jobs of such a resume', async () => {
  const text = `# Robin Example

robin@example.org

## Experience

- Data Services Librarian
  - Sample College, September 2015 – Present
    - Provide help with research
    - Assist with projects
- Reference Librarian
  - Example Library, September 2013 – August 2015
    - Answered questions at the desk
`;
  const read = await readResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.md' });
  expect(read.resume.jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Data Services Librarian', 'Sample College'],
    ['Reference Librarian', 'Example Library'],
  ]);
  expect(read.text).toContain('\nData Services Librarian\nSample College, September 2015 – Present\n• Provide help');
});
