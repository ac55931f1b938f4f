import { countWords, frameOf, sharedShare, stockShare } from './measures.ts';
import { stemsOf } from './text.ts';

describe('what a letter is measured by', () => {
  it('sees the same frame in sentences about two people', () => {
    const one = frameOf('My skills include Excel and payroll.', stemsOf('Excel payroll'));
    const other = frameOf('My skills include Figma and print.', stemsOf('Figma print'));
    expect(one).toBe('my skills include …');
    expect(stockShare([one], new Set([other]))).toBe(1);
  });

  it('compares sentences by their words alone', () => {
    expect(sharedShare(['Thank you, dear reader.', 'I bake.'], ['thank you dear reader'])).toBe(0.5);
  });

  it('counts words, not marks', () => {
    expect(countWords('I – we – bake 3 cakes.')).toBe(5);
  });
});
