/** @jest-environment node */
import fc from 'fast-check';
import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import {
  CAPITALIZATION_MODES,
  DATE_FORMATS,
  ICON_STYLES,
  PAGE_SIZES,
  RESUME_FONTS,
  type Resume,
  TEMPLATE_IDS,
} from '../model/resume.ts';
import { ResumeLayout } from './resume-layout.ts';
import { sampleResume } from './sample-resume.ts';

const library = createNodeFontLibrary();

const choice: fc.Arbitrary<Partial<Resume>> = fc.oneof(
  fc.constantFrom(...TEMPLATE_IDS).map((selectedTemplate) => ({ selectedTemplate })),
  fc.constantFrom(...RESUME_FONTS).map((selectedFont) => ({ selectedFont })),
  fc.constantFrom('#1f5fa8', '#8a1f2b', '#ffe600').map((selectedColor) => ({ selectedColor })),
  fc.constantFrom(...CAPITALIZATION_MODES).map((capitalizationMode) => ({ capitalizationMode })),
  fc.constantFrom(...DATE_FORMATS).map((selectedDateFormat) => ({ selectedDateFormat })),
  fc.constantFrom(...ICON_STYLES).map((iconStyle) => ({ iconStyle })),
  fc.constantFrom(...PAGE_SIZES).map((pageSize) => ({ pageSize })),
  fc.constantFrom(1, 1.35, 2).map((lineHeight) => ({ lineHeight })),
  fc.constantFrom(6, 7, 9).map((selectedFontSize) => ({ selectedFontSize })),
  fc.constantFrom(9, 10, 14).map((selectedSubheadingFontSize) => ({ selectedSubheadingFontSize })),
  fc.constantFrom('en', 'ar', 'de').map((language) => ({ language })),
  fc.boolean().map((fitToOnePage) => ({ fitToOnePage })),
);

/** A change to a resume as the builder makes it: what is not touched stays the same object. */
const change: fc.Arbitrary<(resume: Resume) => Resume> = fc.oneof(
  choice.map((partial) => (resume: Resume) => ({ ...resume, ...partial })),
  fc.string({ maxLength: 8 }).map((text) => (resume: Resume) => {
    const [first, ...others] = resume.workExperience;
    return { ...resume, workExperience: [{ ...first!, description: `${first!.description} ${text}` }, ...others] };
  }),
  fc.string({ maxLength: 8 }).map((text) => (resume: Resume) => {
    const [first, ...others] = resume.education;
    return { ...resume, education: [{ ...first!, endDate: text }, ...others] };
  }),
  fc.constant((resume: Resume) => ({ ...resume, workExperience: [...resume.workExperience].reverse() })),
);

test('after any changes the layout is the same as one that starts from nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const layout = new ResumeLayout(library);
      let resume = sampleResume();
      await library.settle(() => layout.layOut(resume));
      for (const apply of changes) {
        resume = apply(resume);
        const known = await library.settle(() => layout.layOut(resume));
        const fresh = await library.settle(() => new ResumeLayout(library).layOut(structuredClone(resume)));
        expect(known).toEqual(fresh);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(TEMPLATE_IDS)('every word takes its place anew when the language changes the direction in %s', async (id) => {
  const layout = new ResumeLayout(library);
  const english = { ...sampleResume(), selectedTemplate: id };
  await library.settle(() => layout.layOut(english));
  for (const resume of [{ ...english, language: 'ar' }, english]) {
    const known = await library.settle(() => layout.layOut(resume));
    const fresh = await library.settle(() => new ResumeLayout(library).layOut(structuredClone(resume)));
    expect(known).toEqual(fresh);
  }
});
