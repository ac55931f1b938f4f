import { coverageOf, essentialRequirements } from './coverage.ts';

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

describe('what a letter proves', () => {
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

  it('takes for no requirement what an application holds or a list opens with', () => {
    const advert = `Requirements
- Experience in payroll. This experience must include ALL of the following:
- The exact dates you held each job
- Direct deposit of salary
- Payroll audits`;
    expect(essentialRequirements(advert)).toEqual(['Payroll audits']);
  });

  it('counts as met what one place of the resume shows, not words from all over it', () => {
    const advert = 'Requirements\n- Leading teams through the adoption of new tools';
    const scattered = 'Member of a team of 4\nTools: Excel\nLed the choir';
    expect(coverageOf(advert, scattered, []).met).toEqual([]);
    expect(coverageOf(advert, 'Led two teams through a change of tools', []).met).toHaveLength(1);
  });
});
