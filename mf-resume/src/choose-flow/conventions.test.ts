import { setupI18n } from '@lingui/core';
import { CONVENTIONS, conventionOf } from './conventions.ts';
import { writeOutline } from './outline.ts';
import { STARTING_POINTS } from './starting-points.ts';

const startOf = (id: string) => STARTING_POINTS.find((start) => start.id === id)!;

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const outlineOf = (id: string, region: string) =>
  writeOutline(startOf(id), conventionOf(region), (text) => english._(text));

describe('conventionOf', () => {
  it.each([
    ['US', 'US'],
    ['ae', 'AE'],
    ['other', 'OTHER'],
    ['', 'OTHER'],
    ['Atlantis', 'OTHER'],
  ])('knows %p as %p', (code, known) => {
    expect(conventionOf(code).region.code).toBe(known);
  });

  it('names only https sources', () => {
    for (const { source } of CONVENTIONS) if (source) expect(new URL(source.url).protocol).toBe('https:');
  });
});

describe('writeOutline', () => {
  it('puts the region’s personal details first and the sections in the order of the starting point', () => {
    const outline = outlineOf('fresh', 'IN');
    expect(outline).toMatch(/^\[Full name\]\n/);
    const headings = outline.split('\n').filter((line) => /^[A-Z][A-Z ]+$/.test(line));
    expect(headings).toEqual([
      'SUMMARY',
      'EDUCATION',
      'PROJECTS AND VOLUNTEERING',
      'EXPERIENCE',
      'SKILLS',
      'LANGUAGES',
    ]);
  });

  it('leaves room for a photo only where one is expected', () => {
    expect(outlineOf('change', 'AE')).toMatch(/^\[Photo\]\n\n\[Full name\]/);
    expect(outlineOf('change', 'AE')).toContain('[Visa status]');
    expect(outlineOf('change', 'US')).not.toContain('Photo');
  });
});
