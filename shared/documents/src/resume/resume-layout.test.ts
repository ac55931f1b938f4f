import fc from 'fast-check';
import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import type { LaidOutDocument, PageItem, TextItem } from '../layout/page.ts';
import { restore } from '../model/restore.ts';
import {
  CAPITALIZATION_MODES,
  DATE_FORMATS,
  ICON_STYLES,
  PAGE_SIZES,
  RESUME_FONTS,
  type Resume,
  TEMPLATE_IDS,
} from '../model/resume.ts';
import { plainTextOf } from '../model/rich-text.ts';
import { contentOf, type SectionBody } from './content.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';

const library = createNodeFontLibrary();

function layOut(resume: Resume): Promise<LaidOutDocument> {
  return library.settle(() => new ResumeLayout(library).layOut(resume));
}

function isText(item: PageItem): item is TextItem {
  return item.kind === 'text';
}

/** How often each character is there, but for case, spaces and marks of direction. */
function charactersOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const folded = texts.join('').toUpperCase().toLowerCase().normalize('NFD');
  for (const character of folded.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

function textsOf(body: SectionBody): string[] {
  switch (body.kind) {
    case 'paragraphs':
      return body.paragraphs.map((item) => plainTextOf(item.spans));
    case 'entries':
      return [
        ...body.introduction.map((item) => plainTextOf(item.spans)),
        ...body.entries.flatMap((entry) => [
          entry.title,
          entry.organization,
          entry.location,
          entry.dates,
          entry.note,
          entry.link?.text ?? '',
          ...entry.tags,
          ...entry.paragraphs.map((item) => plainTextOf(item.spans)),
        ]),
      ];
    case 'details':
      return body.details.flatMap((detail) => [detail.label, detail.value]);
    case 'skills':
      return body.groups.flatMap((group) => [group.name, ...group.skills]);
    case 'languages':
      return body.languages.flatMap((language) => [language.name, language.level]);
    case 'names':
      return body.names;
  }
}

function expectNothingLost(resume: Resume, document: LaidOutDocument): void {
  const content = contentOf(resume);
  const expected = charactersOf([
    content.name,
    content.jobTitle,
    ...content.contacts.map((contact) => contact.text),
    ...content.sections.flatMap((section) => [section.title, ...textsOf(section.body)]),
  ]);
  const found = charactersOf(document.pages.flatMap((page) => page.items.filter(isText).map((item) => item.text)));
  const lost = [...expected].filter(([character, count]) => (found.get(character) ?? 0) < count);
  expect(lost).toEqual([]);
}

const ROUNDING = 0.5;

function expectNoOverflow(document: LaidOutDocument): void {
  for (const item of document.pages.flatMap((page) => page.items).filter(isText)) {
    const isInside =
      item.x >= -ROUNDING &&
      item.x + item.width <= document.pageWidth + ROUNDING &&
      item.baseline > 0 &&
      item.baseline <= document.pageHeight;
    if (!isInside) throw new Error(`outside of the page: ${JSON.stringify(item)}`);
  }
}

const character = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...'etaoinshrdlu cmfwyp ETAO -.,/()&äéßłñŠő0123456789') },
  { weight: 3, arbitrary: fc.constantFrom(...'المهندس والبرمجيات ΑΩβγ Ждля') },
  { weight: 1, arbitrary: fc.constantFrom(...'→★😀漢字*_[]\n') },
);
const line = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(''));
const longLine = fc.oneof({ weight: 8, arbitrary: line }, { weight: 1, arbitrary: fc.constant('W'.repeat(500)) });
const text = fc
  .array(
    fc.oneof(
      line,
      line.map((item) => `- ${item}`),
    ),
    { maxLength: 12 },
  )
  .map((lines) => lines.join('\n'));
const date = fc.constantFrom('', '2019', '2020-04', '2021-11-30', 'Summer 2019', 'x'.repeat(60));
const period = {
  startDate: date,
  endDate: date,
  current: fc.boolean(),
  url: longLine,
  location: line,
  description: text,
};

const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    language: fc.constantFrom('en', 'ar', 'de'),
    lineHeight: fc.double({ min: 1, max: 3, noNaN: true }),
    selectedColor: fc.constantFrom('#000000', '#ffffff', '#ffe600', '#8a1f2b'),
    capitalizationMode: fc.constantFrom(...CAPITALIZATION_MODES),
    selectedFont: fc.constantFrom(...RESUME_FONTS),
    selectedFontSize: fc.double({ min: 5, max: 12, noNaN: true }),
    selectedSubheadingFontSize: fc.double({ min: 7, max: 18, noNaN: true }),
    selectedDateFormat: fc.constantFrom(...DATE_FORMATS),
    iconStyle: fc.constantFrom(...ICON_STYLES),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    fitToOnePage: fc.boolean(),
    sectionTitles: fc.dictionary(fc.constantFrom('summary', 'experience', 'skills'), longLine),
    personal: fc.record({
      firstName: longLine,
      lastName: line,
      jobTitle: longLine,
      email: line,
      phone: line,
      website: fc.array(longLine, { maxLength: 30 }),
      profile: text,
      nationality: line,
      dateOfBirth: date,
      passport: longLine,
      other: text,
      profileImg: fc.constantFrom('', '/me.png'),
    }),
    workExperience: fc.array(fc.record({ ...period, jobTitle: longLine, company: line, companyDescription: line }), {
      maxLength: 6,
    }),
    education: fc.array(
      fc.record({ ...period, institution: line, degree: line, score: line, courses: fc.array(line, { maxLength: 4 }) }),
      { maxLength: 4 },
    ),
    skills: fc.array(fc.record({ name: longLine, level: line, keywords: fc.array(longLine, { maxLength: 8 }) }), {
      maxLength: 8,
    }),
    projects: fc.array(fc.record({ ...period, name: line, keywords: fc.array(line, { maxLength: 8 }) }), {
      maxLength: 3,
    }),
    languages: fc.array(fc.record({ name: line, level: line }), { maxLength: 5 }),
    hobbies: fc.array(line, { maxLength: 5 }),
    awards: text,
    customSections: fc.array(
      fc.record({
        title: longLine,
        description: text,
        entries: fc.array(fc.record({ ...period, title: line, subtitle: line }), { maxLength: 3 }),
      }),
      { maxLength: 2 },
    ),
  })
  .map((input) => restore(input).resume);

test.each(TEMPLATE_IDS)(
  'any resume fits the pages of the %s template, and none of its text is lost',
  async (selectedTemplate) => {
    await fc.assert(
      fc.asyncProperty(anyResume, async (resume) => {
        const document = await layOut({ ...resume, selectedTemplate });
        expectNothingLost(resume, document);
        expectNoOverflow(document);
      }),
      { numRuns: 20 },
    );
  },
);

/** Section titles by the bookmark that stands with them: the last text of a page must not be one. */
test.each(TEMPLATE_IDS)('the %s template leaves no heading alone at the foot of a page', async (selectedTemplate) => {
  const base = sampleResume();
  const experience = Array.from({ length: 14 }, (_, index) => ({
    ...base.workExperience[index % 2]!,
    id: `w${index}`,
  }));
  for (let lines = 0; lines < 24; lines += 2) {
    const profile = Array.from({ length: lines }, () => 'A line of text.').join('\n');
    const resume = { ...base, selectedTemplate, personal: { ...base.personal, profile }, workExperience: experience };
    const document = await layOut(resume);
    for (const page of document.pages) {
      for (const [index, item] of page.items.entries()) {
        if (item.kind !== 'bookmark') continue;
        const below = page.items.slice(index + 1).filter(isText);
        const title = below[0]!;
        const isFollowed = below
          .slice(1)
          .some((text) => text.baseline > title.baseline - 1 && text.text !== title.text);
        expect(isFollowed).toBe(true);
      }
    }
  }
});

test('the chosen section order, titles, colour and font are printed', async () => {
  const base = sampleResume();
  const document = await layOut({
    ...base,
    selectedFont: 'Garamond',
    capitalizationMode: 'uppercase',
    sectionTitles: { ...base.sectionTitles, skills: 'What I know' },
    sectionOrder: ['skills', ...base.sectionOrder.filter((key) => key !== 'skills')],
  });
  const bookmarks = document.pages
    .flatMap((page) => page.items)
    .flatMap((item) => (item.kind === 'bookmark' ? [item.title] : []));
  expect(bookmarks.slice(0, 2)).toEqual(['What I know', 'Summary']);
  const texts = document.pages.flatMap((page) => page.items).filter(isText);
  expect(texts.some((item) => item.text === 'WHAT I KNOW')).toBe(true);
  expect(new Set(texts.map((item) => item.font.split('/')[0]))).toEqual(new Set(['eb-garamond']));
});

test('a resume that is a little too long fits on one page when asked to', async () => {
  const base = sampleResume();
  const experience = Array.from({ length: 6 }, (_, index) => ({ ...base.workExperience[index % 2]!, id: `w${index}` }));
  const long = { ...base, workExperience: experience };
  expect((await layOut(long)).pages).toHaveLength(2);
  const fitted = await layOut({ ...long, fitToOnePage: true });
  expect(fitted.pages).toHaveLength(1);
  expectNothingLost(long, fitted);
});

test('an Arabic resume is the mirror of a Latin one', async () => {
  const base = { ...sampleResume(), selectedTemplate: 'sidebar-left' as const };
  const [latin, arabic] = [await layOut(base), await layOut({ ...base, language: 'ar' })];
  const stripe = (document: LaidOutDocument) => document.pages[0]!.items.find((item) => item.kind === 'rect')!;
  expect(stripe(latin).x).toBe(0);
  expect(stripe(arabic).x).toBeCloseTo(612 - 190);
});
