import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import type { LaidOutDocument, TextItem } from '../layout/page.ts';
import type { Resume, TemplateId } from '../model/resume.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';

const library = createNodeFontLibrary();
const TWO_COLUMNS = ['sidebar-left', 'sidebar-right', 'creative'] as const satisfies TemplateId[];

function layOut(resume: Resume): Promise<LaidOutDocument> {
  return library.settle(() => new ResumeLayout(library).layOut(resume));
}

function textsOf(document: LaidOutDocument, page: number): TextItem[] {
  return document.pages[page]!.items.filter((item) => item.kind === 'text');
}

/** Each list item has a word of its own. */
function longResume(selectedTemplate: TemplateId): Resume {
  const base = sampleResume();
  const workExperience = Array.from({ length: 12 }, (_, job) => ({
    ...base.workExperience[0]!,
    id: `w${job}`,
    description: Array.from(
      { length: 5 },
      (_, item) =>
        `- mark${job}x${item} and some more words that take more than the width of the column, whichever of the two it is, again and again`,
    ).join('\n'),
  }));
  return { ...base, selectedTemplate, workExperience };
}

test.each(TWO_COLUMNS)('the %s template gives the page to the text where the side column has ended', async (id) => {
  const document = await layOut(longResume(id));
  const widest = (page: number) =>
    Math.max(...textsOf(document, page).map((item) => (item.text.includes('mark') ? item.width : 0)));
  expect(document.pages.length).toBeGreaterThan(2);
  expect(widest(1)).toBeGreaterThan(widest(0) * 1.2);
});

test.each(TWO_COLUMNS)('the %s template prints everything once and in order where the width changes', async (id) => {
  const document = await layOut(longResume(id));
  const marks = document.pages.flatMap((_, page) =>
    textsOf(document, page).flatMap((item) => item.text.match(/mark\d+x\d+/g) ?? []),
  );
  expect(marks).toEqual(Array.from({ length: 60 }, (_, index) => `mark${Math.floor(index / 5)}x${index % 5}`));
});

test.each(TWO_COLUMNS)('the side column of the %s template makes no page of its own', async (id) => {
  const skills = Array.from({ length: 18 }, (_, index) => ({ name: `Skill ${index}`, level: '', keywords: [] }));
  const languages = Array.from({ length: 20 }, (_, index) => ({ name: `Language ${index}`, level: 'native' }));
  const document = await layOut({ ...sampleResume(), selectedTemplate: id, skills, languages });
  expect(document.pages).toHaveLength(1);
  expect(textsOf(document, 0).some((item) => item.text.includes('Language 19'))).toBe(true);
});
