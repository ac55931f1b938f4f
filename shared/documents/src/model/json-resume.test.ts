import fc from 'fast-check';
import { exportJsonResume } from './json-resume.ts';
import { restore } from './restore.ts';

const word = fc.stringMatching(/^[A-Za-zÀ-ž0-9&+.]{1,12}$/);
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const date = fc.constantFrom('2019', '2020-04', '2021-11-30');
const url = word.map((name) => `https://example.com/${encodeURIComponent(name)}`);

function some<T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) {
  return fc.record(fields, { requiredKeys: [] }).filter((entry) => Object.keys(entry).length > 0);
}

const lines = fc.array(text, { minLength: 1, maxLength: 3 });
const list = (entry: fc.Arbitrary<unknown>) => fc.array(entry, { minLength: 1, maxLength: 3 });

/** Documents of JSON Resume 1.0, every field of its schema. */
const jsonResume = some({
  basics: some({
    name: text,
    label: text,
    image: url,
    email: fc.constant('ada@example.com'),
    phone: text,
    url,
    summary: text,
    location: some({
      address: text,
      postalCode: word,
      city: text,
      countryCode: fc.constantFrom('US', 'DE', 'AE', 'JP'),
      region: text,
    }),
    profiles: list(fc.record({ network: fc.constantFrom('GitHub', 'Mastodon'), username: word, url })),
  }),
  work: list(
    some({
      name: text,
      location: text,
      description: text,
      position: text,
      url,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: lines,
    }),
  ),
  volunteer: list(
    some({ organization: text, position: text, url, startDate: date, endDate: date, summary: text, highlights: lines }),
  ),
  education: list(
    some({
      institution: text,
      url,
      area: text,
      studyType: text,
      startDate: date,
      endDate: date,
      score: text,
      courses: lines,
    }),
  ),
  awards: list(some({ title: text, date, awarder: text, summary: text })),
  certificates: list(some({ name: text, date, url, issuer: text })),
  publications: list(some({ name: text, publisher: text, releaseDate: date, url, summary: text })),
  skills: list(some({ name: text, level: text, keywords: lines })),
  languages: list(some({ language: text, fluency: text })),
  interests: list(some({ name: text, keywords: lines })),
  references: list(some({ name: text, reference: text })),
  projects: list(
    some({
      name: text,
      description: text,
      highlights: lines,
      keywords: lines,
      startDate: date,
      endDate: date,
      url,
      roles: lines,
      entity: text,
      type: text,
    }),
  ),
});

test('a JSON Resume comes out as it went in', () => {
  fc.assert(
    fc.property(jsonResume, (json) => {
      const { resume, dropped } = restore(json);
      expect(dropped).toEqual([]);
      const { $schema, meta, ...exported } = exportJsonResume(resume);
      expect(exported).toEqual({ ...json, basics: json.basics ?? {} });
    }),
    { numRuns: 300 },
  );
});

test.each([
  { education: [{ studyType: 'BSc', area: 'Physics' }] },
  { languages: [{ language: 'Arabic', fluency: 'native' }] },
  { projects: [{ type: 'volunteering', entity: 'A club', highlights: ['Ran it'] }] },
])('a JSON Resume of one list that a resume has too is read as one: %j', (json) => {
  const { resume, dropped } = restore(json);
  expect(dropped).toEqual([]);
  expect(exportJsonResume(resume)).toMatchObject(json);
});

test('a resume comes back from JSON Resume with its style and its own sections', () => {
  const { resume } = restore({
    selectedTemplate: 'timeline',
    selectedColor: '#AA3366',
    personal: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      nationality: 'British',
      linkedin: 'https://linkedin.com/in/ada',
    },
    awards: { blocks: [{ key: 'b1', text: 'A prize that was edited' }], entityMap: {} },
    customSections: [{ id: 'boards', title: 'Boards', entries: [{ id: 'e1', title: 'Trustee', current: true }] }],
    sectionOrder: ['boards', 'summary'],
  });
  const { resume: back, dropped } = restore(JSON.stringify(exportJsonResume(resume)));
  expect(dropped).toEqual([]);
  expect(back).toEqual(resume);
});

test('facts of an award that was edited since are given up for the text', () => {
  const { resume } = restore({ awards: [], basics: { name: 'Ada' } });
  const imported = restore({ basics: {}, awards: [{ title: 'Prize', date: '1843' }] }).resume;
  const [block] = imported.awards.blocks;
  const edited = { ...resume, awards: { blocks: [{ ...block!, text: 'Grand Prize, 1843' }], entityMap: {} } };
  const { meta, awards } = exportJsonResume(edited) as { meta: { vitae: { awards: unknown } }; awards?: unknown };
  expect(awards).toBeUndefined();
  expect(meta.vitae.awards).toEqual(edited.awards);
});
