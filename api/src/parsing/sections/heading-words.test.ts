import { matchHeading } from './heading-words.ts';

describe('matchHeading', () => {
  it('knows headings of the table and phrases that end like one', () => {
    expect(matchHeading('Skills')).toEqual({ kind: 'skills', isExact: true });
    expect(matchHeading('Postgraduate Education')?.kind).toBe('education');
  });

  it('takes no job title for a heading, whatever section its words may speak of', () => {
    expect(matchHeading('Senior Software Engineer')).toBeNull();
    expect(matchHeading('Research Assistant')).toBeNull();
  });
});
