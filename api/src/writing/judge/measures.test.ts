import { describe, expect, it } from '@jest/globals';
import { countWords, coverageOf, essentialRequirements, frameOf, sharedShare, stockShare } from './measures.ts';
import { stemsOf } from './text.ts';

const ADVERT = `Clerk
Requirements
- Three years in payroll
- Knowledge of Excel
- A driving licence

Nice to have
- French

What we offer
- A pension`;
const RESUME = `Jo Ray
Payroll Clerk, Mill Ltd, 2019 - 2024
- Ran the payroll of 300 drivers
Skills: Excel`;

describe('what a letter is measured by', () => {
  it('reads as essential what stands under requirements, and nothing else', () => {
    expect(essentialRequirements(ADVERT)).toEqual([
      'Three years in payroll',
      'Knowledge of Excel',
      'A driving licence',
    ]);
  });

  it('counts a requirement as proven by what the resume tells of it, and not by the echo of the advert', () => {
    const told = coverageOf(ADVERT, RESUME, ['At Mill Ltd, I ran the payroll of 300 drivers.']);
    expect(told.met).toEqual(expect.arrayContaining(['Knowledge of Excel']));
    expect(told.proven).not.toContain('Knowledge of Excel');
    expect(coverageOf(ADVERT, RESUME, ['Your posting asks for Excel.']).proven).toEqual([]);
    expect(coverageOf(ADVERT, RESUME, ['I work in Excel.']).proven).toEqual(['Knowledge of Excel']);
  });

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
