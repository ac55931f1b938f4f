import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import type { PageItem } from '../layout/page.ts';
import {
  CAPITALIZATION_MODES,
  DATE_FORMATS,
  ICON_STYLES,
  PAGE_SIZES,
  RESUME_FONTS,
  type Resume,
  TEMPLATE_IDS,
} from '../model/resume.ts';
import { richTextOfDescription } from '../model/rich-text.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';

const library = createNodeFontLibrary();

async function draw(resume: Resume): Promise<PageItem[][]> {
  const document = await library.settle(() => new ResumeLayout(library).layOut(resume));
  // The outline and the folds of the pages are no drawing.
  return document.pages.map((page) => page.items.filter((item) => item.kind !== 'bookmark'));
}

/** With something in every section. */
function fullResume(): Resume {
  const base = sampleResume();
  return {
    ...base,
    personal: { ...base.personal, nationality: 'Austrian', dateOfBirth: '1990-05-17' },
    projects: [
      {
        id: 'p1',
        name: 'Tariff planner',
        url: '',
        organization: '',
        kind: '',
        roles: [],
        keywords: ['Maps'],
        startDate: '2021-02-03',
        endDate: '2021-10-28',
        current: false,
        isHidden: false,
        description: 'A planner for tariffs.',
      },
    ],
    awards: richTextOfDescription('- Product of the year, 2022'),
  };
}

function reversed(order: readonly string[]): string[] {
  return [...order].reverse();
}

/** Every style choice with values that must all look different. */
const CHOICES: [string, (resume: Resume) => Partial<Resume>[]][] = [
  ['line height', () => [1, 1.5, 2, 3].map((lineHeight) => ({ lineHeight }))],
  ['colour', () => ['#1f5fa8', '#8a1f2b', '#166534'].map((selectedColor) => ({ selectedColor }))],
  ['font', () => RESUME_FONTS.map((selectedFont) => ({ selectedFont }))],
  ['font size', () => [6, 7, 8.5].map((selectedFontSize) => ({ selectedFontSize }))],
  ['heading size', () => [8, 10, 14].map((selectedSubheadingFontSize) => ({ selectedSubheadingFontSize }))],
  ['date format', () => DATE_FORMATS.map((selectedDateFormat) => ({ selectedDateFormat }))],
  ['paper', () => PAGE_SIZES.map((pageSize) => ({ pageSize }))],
  [
    'section titles',
    ({ sectionTitles }) => [{ sectionTitles }, { sectionTitles: { ...sectionTitles, skills: 'What I know' } }],
  ],
  ['section order', ({ sectionOrder }) => [{ sectionOrder }, { sectionOrder: reversed(sectionOrder) }]],
  [
    'picture',
    ({ personal }) => [true, false].map((showProfileImage) => ({ personal: { ...personal, showProfileImage } })),
  ],
  // A template's own capitals and icons may be those that are asked for.
  [
    'capitalization',
    () =>
      CAPITALIZATION_MODES.filter((mode) => mode !== 'normal').map((capitalizationMode) => ({ capitalizationMode })),
  ],
  ['icon style', () => ICON_STYLES.filter((style) => style !== 'default').map((iconStyle) => ({ iconStyle }))],
];

describe.each(TEMPLATE_IDS)('the %s template', (selectedTemplate) => {
  test.each(CHOICES)('draws every %s', async (_, choicesOf) => {
    const resume = { ...fullResume(), selectedTemplate };
    const drawings = await Promise.all(
      choicesOf(resume).map(async (choice) => JSON.stringify(await draw({ ...resume, ...choice }))),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('sets all text in the chosen font', async () => {
    const pages = await draw({ ...fullResume(), selectedTemplate, selectedFont: 'Merriweather' });
    const families = pages.flat().flatMap((item) => (item.kind === 'text' ? [item.font.split('/')[0]] : []));
    expect(new Set(families)).toEqual(new Set(['merriweather']));
  });

  test('shows the picture once, inside the first page', async () => {
    const pages = await draw({ ...fullResume(), selectedTemplate });
    const pictures = pages.map((items) => items.filter((item) => item.kind === 'image'));
    expect(pictures.map((list) => list.length)).toEqual(pages.map((_, index) => (index === 0 ? 1 : 0)));
    const picture = pictures[0]![0]!;
    expect(picture.x).toBeGreaterThan(0);
    expect(picture.x + picture.width).toBeLessThan(612);
  });
});

test('the colour is that of titles or areas in every template, also where nothing is a link', async () => {
  const base = fullResume();
  const personal = { ...base.personal, linkedin: '', email: '' };
  for (const selectedTemplate of TEMPLATE_IDS) {
    const drawings = await Promise.all(
      ['#1f5fa8', '#8a1f2b'].map((selectedColor) => draw({ ...base, personal, selectedTemplate, selectedColor })),
    );
    expect(JSON.stringify(drawings[0])).not.toBe(JSON.stringify(drawings[1]));
  }
});
