import { readAdvertLines } from './advert-lines.ts';
import { numberedHeadings } from './numbered-headings.ts';

describe('chapters of an advert', () => {
  it('are numbered, also in two depths, and stand alone among their neighbours', () => {
    const lines = ['1. THE HARBOUR', 'We mend boats.', '2. SELECTION', '2.1 Essential', '- Caulking', '2.2 Further'];
    expect([...numberedHeadings([...lines, '- Rope work'])]).toEqual([
      [0, 'THE HARBOUR'],
      [2, 'SELECTION'],
      [3, 'Essential'],
      [5, 'Further'],
    ]);
  });

  it('are no items of a numbered list, and no single line', () => {
    expect(numberedHeadings(['Requirements', '1. Caulking', '2. Rope work', '3. Sail making', 'Apply now']).size).toBe(
      0,
    );
    expect(numberedHeadings(['We mend', '12 Boats', 'every year']).size).toBe(0);
  });

  it('say how much is asked for what stands under them', () => {
    const advert = [
      '3. SELECTION CRITERIA',
      '3.1 Essential',
      '- Proven experience in caulking',
      '3.2 Advantageous',
      '- Experience of rope work',
      '4. CONDITIONS OF EMPLOYMENT',
      'The successful candidate will be offered a contract of three years.',
    ];
    expect(readAdvertLines(advert.join('\n')).map(({ text, importance }) => [importance, text])).toEqual([
      ['required', 'Proven experience in caulking'],
      ['preferred', 'Experience of rope work'],
    ]);
  });
});
