import { CONVENTIONS, conventionOf } from './conventions.ts';
import { writeOutline } from './outline.ts';
import { STARTING_POINTS } from './starting-points.ts';

const startOf = (id: string) => STARTING_POINTS.find((start) => start.id === id)!;

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
    const outline = writeOutline(startOf('fresh'), conventionOf('IN'));
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
    expect(writeOutline(startOf('change'), conventionOf('AE'))).toMatch(/^\[Photo\]\n\n\[Full name\]/);
    expect(writeOutline(startOf('change'), conventionOf('AE'))).toContain('[Visa status]');
    expect(writeOutline(startOf('change'), conventionOf('US'))).not.toContain('Photo');
  });
});
