import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import type { LaidOutDocument, TextItem } from '../layout/page.ts';
import { exportJsonResume } from '../model/json-resume.ts';
import { restore } from '../model/restore.ts';
import { customEntrySchema, type Resume, TEMPLATE_IDS } from '../model/resume.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';

const library = createNodeFontLibrary();
const layOut = (resume: Resume) => library.settle(() => new ResumeLayout(library).layOut(resume));
const textItems = (document: LaidOutDocument, page?: number): TextItem[] =>
  (page === undefined ? document.pages : [document.pages[page]!]).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? [item] : [])),
  );
const textOf = (document: LaidOutDocument, page?: number) =>
  textItems(document, page)
    .map((item) => item.text)
    .join(' ');

test('a hidden section and a hidden entry are kept, and not printed', async () => {
  const resume = sampleResume();
  const [first, second] = resume.workExperience;
  const hidden = {
    ...resume,
    hiddenSections: ['education'],
    workExperience: [first!, { ...second!, isHidden: true }],
  };
  const text = textOf(await layOut(hidden));
  expect(text).toContain(first!.company);
  expect(text).not.toContain(second!.company);
  expect(text).not.toContain(resume.education[0]!.institution);
  expect(restore(exportJsonResume(hidden)).resume.workExperience[1]).toMatchObject({ isHidden: true });
});

test.each(TEMPLATE_IDS)('%s starts a new page where the user wants one', async (selectedTemplate) => {
  const resume = { ...sampleResume(), selectedTemplate };
  const second = resume.workExperience[1]!;
  const document = await layOut({ ...resume, pageBreaks: [second.id] });
  const pageOf = (source: string) =>
    document.pages.findIndex(({ items }) => items.some((item) => item.kind === 'text' && item.source === source));
  expect(pageOf(`experience/${second.id}`)).toBe(pageOf(`experience/${resume.workExperience[0]!.id}`) + 1);
});

test('every line of a section knows what it shows', async () => {
  const resume = sampleResume();
  const sources = new Set(textItems(await layOut(resume)).map((item) => item.source));
  expect(sources).toContain('summary');
  for (const { id } of resume.workExperience) expect(sources).toContain(`experience/${id}`);
});

test('an entry without an end comes back from JSON Resume without one', () => {
  const resume = sampleResume();
  const begun = { ...resume.workExperience[0]!, startDate: '2019', endDate: '', current: false };
  const [work] = restore(exportJsonResume({ ...resume, workExperience: [begun] })).resume.workExperience;
  expect(work).toMatchObject({ startDate: '2019', endDate: '', current: false });
  expect(
    restore({ work: [{ name: 'North', startDate: '2019', endDate: 'Present' }] }).resume.workExperience[0],
  ).toMatchObject({ current: true, endDate: '' });
});

test.each([
  ['de', 'heute', 'Berufserfahrung'],
  ['fr', 'aujourd’hui', 'Expérience professionnelle'],
  ['pt-BR', 'atual', 'Experiência'],
])('a resume in %s says "%s" and "%s"', async (language, present, title) => {
  const text = textOf(await layOut({ ...sampleResume(), language, selectedTemplate: 'minimal' }));
  expect(text).toContain(present);
  expect(text.toLowerCase()).toContain(title.toLowerCase());
});

test('the words that the language brings can be replaced', async () => {
  const resume = sampleResume();
  expect(textOf(await layOut({ ...resume, labels: { ...resume.labels, present: 'to date' } }))).toContain('to date');
});

test('Executive leads with the publication, not with its publisher', async () => {
  const entry = customEntrySchema.parse({ id: 'p', title: 'On Tariffs', subtitle: 'Energy Review' });
  const publications = {
    id: 's',
    title: 'Publications',
    kind: 'publications' as const,
    description: '',
    entries: [entry],
  };
  const document = await layOut({
    ...sampleResume(),
    selectedTemplate: 'executive',
    customSections: [publications],
    sectionOrder: ['s'],
  });
  const texts = textItems(document).map((item) => item.text);
  expect(texts.indexOf('On Tariffs')).toBeLessThan(texts.indexOf('Energy Review'));
});

test('a resume that cannot be one page has as few as it can', async () => {
  const { workExperience, ...rest } = sampleResume();
  const many = Array.from({ length: 14 }, (_, index) => ({ ...workExperience[index % 2]!, id: `w${index}` }));
  const resume = { ...rest, workExperience: many };
  const full = await layOut({ ...resume, fitToOnePage: false });
  const fitted = await layOut({ ...resume, fitToOnePage: true });
  expect(fitted.pages.length).toBeGreaterThan(1);
  expect(fitted.pages.length).toBeLessThan(full.pages.length);
});
