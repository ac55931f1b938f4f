import fc from 'fast-check';
import { restore } from './restore.ts';
import { emptyResume, resumeSchema } from './resume.ts';

describe('restore', () => {
  test('gives the default resume for nothing', () => {
    expect(restore(undefined)).toEqual({ resume: emptyResume(), dropped: [] });
    expect(restore({})).toEqual({ resume: emptyResume(), dropped: [] });
  });

  test('has the defaults of the specification', () => {
    const { resume } = restore({});
    expect(resume).toMatchObject({
      lineHeight: 1.2,
      capitalizationMode: 'normal',
      selectedFont: 'Arial',
      selectedFontSize: 7,
      selectedSubheadingFontSize: 10,
      selectedDateFormat: 'MM/DD/YYYY',
      iconStyle: 'default',
    });
    expect(resume.sectionTitles.awards).toBe('Key Achievements');
    expect(resume.sectionOrder).toEqual(
      'personalDetails summary experience education skills projects certifications awards languages hobbies'.split(' '),
    );
  });

  test('keeps what it can and says what it dropped', () => {
    const { resume, dropped } = restore({
      personal: { firstName: '  Ada ', email: 7, phone: ['no'] },
      workExperience: [{ jobTitle: 'Engineer', salary: 1 }, 'Baker'],
      lineHeight: 9,
      skills: ['Analysis', { name: 'Maths', keywords: ['Algebra'] }],
      certifications: '- Notary, 1840',
      favouriteColour: 'green',
    });
    expect(resume.personal).toMatchObject({ firstName: 'Ada', email: '7', phone: '' });
    expect(resume.workExperience).toHaveLength(1);
    expect(resume.skills.map((skill) => skill.name)).toEqual(['Analysis', 'Maths']);
    expect(resume.certifications.blocks[0]).toMatchObject({ text: 'Notary, 1840', type: 'unordered-list-item' });
    expect(dropped.map((drop) => drop.path)).toEqual([
      'favouriteColour',
      'lineHeight',
      'personal.phone',
      'workExperience[0].salary',
      'workExperience[1]',
    ]);
  });

  test('reads personal fields that older storage has beside the lists', () => {
    const { resume, dropped } = restore({ firstName: 'Ada', website: 'ada.example.com', workExperience: [] });
    expect(resume.personal).toMatchObject({ firstName: 'Ada', website: ['ada.example.com'] });
    expect(dropped).toEqual([]);
  });

  test('names every section once, custom ones last when the order leaves them out', () => {
    const { resume } = restore({
      sectionOrder: ['skills', 'skills', 'nonsense', 'summary'],
      customSections: [{ id: 'boards', title: 'Boards' }],
    });
    expect(resume.sectionOrder.slice(0, 2)).toEqual(['skills', 'summary']);
    expect(resume.sectionOrder.at(-1)).toBe('boards');
    expect(new Set(resume.sectionOrder).size).toBe(11);
  });

  test('gives entries ids that differ', () => {
    const { resume } = restore({ education: [{ id: 'a' }, { id: 'a' }, { institution: 'B' }] });
    expect(new Set(resume.education.map((school) => school.id)).size).toBe(3);
    expect(resume.education[0]!.id).toBe('a');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ' vbscript:x'])('drops the link %s from rich text', (url) => {
    const { resume } = restore({
      awards: {
        blocks: [{ key: 'a', text: 'Prize', entityRanges: [{ offset: 0, length: 5, key: 0 }] }],
        entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url } } },
      },
    });
    expect(resume.awards.entityMap).toEqual({});
    expect(resume.awards.blocks[0]!.entityRanges).toEqual([]);
  });

  test('keeps rich text as it is on the wire', () => {
    const awards = {
      blocks: [
        {
          key: 'b1',
          text: 'Turing Prize, for notes',
          type: 'unordered-list-item',
          depth: 1,
          inlineStyleRanges: [{ offset: 0, length: 6, style: 'BOLD' }],
          entityRanges: [{ offset: 7, length: 5, key: 0 }],
          data: { awarder: 'ACM' },
        },
      ],
      entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://example.com' } } },
    };
    expect(restore({ awards }).resume.awards).toEqual(awards);
  });

  test('never throws and is idempotent, whatever it is given', () => {
    const known = fc.constantFrom(
      ...Object.keys(resumeSchema.shape),
      'firstName',
      'blocks',
      'text',
      'entityMap',
      'id',
      'basics',
      'work',
    );
    const hostile = fc.oneof(
      fc.anything(),
      fc.dictionary(known, fc.anything({ maxDepth: 3 })),
      fc.dictionary(known, fc.dictionary(known, fc.anything())),
      fc.dictionary(known, fc.array(fc.dictionary(known, fc.oneof(fc.string({ unit: 'binary' }), fc.anything())))),
      fc.string().map((text) => JSON.stringify({ personal: { firstName: text } })),
    );
    fc.assert(
      fc.property(hostile, (input) => {
        const first = restore(input);
        expect(resumeSchema.safeParse(first.resume).success).toBe(true);
        const second = restore(first.resume);
        expect(second.resume).toEqual(first.resume);
        expect(second.dropped).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
