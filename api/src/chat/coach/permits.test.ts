import { turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';

const said = (text: string): string => coach(turnOf(text)).text;

describe('permits by their names', () => {
  it.each([
    'a hospital in Dresden offers me 44000, does that reach the blue card limit?',
    'my employer wants to apply for the EU Blue Card, what salary is needed?',
  ])('answers no other permit in the place of the one that is named: %s', (text) => {
    expect(said(text)).not.toContain('Opportunity Card');
  });

  it('says of a permit that it knows nothing of that it does, and guesses no sum', () => {
    const { text, kind } = coach(turnOf('is 44000 enough for the critical skills permit?'));
    expect(kind).toBe('unknown');
    expect(text).toContain('critical skills');
  });

  it('still answers on the card for those without a job there', () => {
    expect(said('is there a german visa without job offer')).toContain('Opportunity Card');
  });
});
