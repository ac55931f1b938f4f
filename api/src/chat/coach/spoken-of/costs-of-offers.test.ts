import { turnOf } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { Turn } from '../turn.ts';

const OFFERS =
  'two offers. Dubai: basic 9000, housing 6000 AED. Riyadh: basic 14000, housing 3500 SAR. I have a wife and 2 kids';

function talk(...messages: string[]): string {
  const history: Turn['history'] = [];
  let text = '';
  for (const asked of messages) {
    const answer = coach(turnOf(asked, { history: [...history] }));
    history.push({ role: 'user', text: asked }, { role: 'assistant', text: answer.text, about: answer.about });
    text = answer.text;
  }
  return text;
}

describe('what life costs with each of the offers', () => {
  test('rent and school of both, with a fee for the family', () => {
    const text = talk(
      OFFERS,
      'rent is 95k a year in dubai and 60k in riyadh. school 25k per child vs 18k. is there a fee for dependents?',
    );
    expect(text).toContain('| rent | − 95,000 | − 60,000 |');
    expect(text).toContain('| school | − 50,000 | − 36,000 |');
    expect(text).toContain('− 14,400');
  });

  test('what was told before counts too', () => {
    const text = talk(
      OFFERS,
      'rent 8000 a month in dubai, 5000 a month in riyadh',
      'nursery 2,000 a month dubai and 1,500 riyadh',
    );
    expect(text).toContain('| rent | − 96,000 | − 60,000 |');
    expect(text).toContain('| childcare | − 24,000 | − 18,000 |');
  });

  test('the end of service of each by its own law', () => {
    const text = talk(OFFERS, 'gratuity after 4 years in each?');
    expect(text).toContain('9,000 ÷ 30 × 84 days = **25,200 AED**');
    expect(text).toContain('35,000 SAR');
  });
});
