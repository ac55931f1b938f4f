import { answersTo } from '../testing/talk.ts';

const last = (...messages: string[]) => answersTo(messages, { resume: null, resumes: [] }).at(-1)!.text;

describe('pay by what is done, against other pay of the kind', () => {
  test.each([
    [
      'truck driver, new company offering 58 cpm, i get 61 now but they say more miles. is it worth it',
      ['58 a mile against 61 a mile', '5.2% more miles', '2,419 miles'],
    ],
    [
      'otr 52 cpm now, other carrier 49 cpm but 400 more miles a week. worth it?',
      ['fewer than 6,533 miles a week now'],
    ],
    ['i get 0.62 per mile, new one is 66 cpm, i run 2500 miles a week. switch?', ['1,550 now, 1,650 there']],
    [
      '£1.80 a drop now, about 110 drops a day, new depot £2.05 a drop but i pay diesel. do i go',
      ['198 now, 225 there', 'Take off'],
    ],
    ['4.50 a tyre now, place up the road does 5.25 a tyre. move or stay?', ['16.7% more', '14.3% fewer tyres']],
    ['50% commission now, new shop 60% but i buy my own products. worth moving?', ['60% against 50%', 'less takings']],
    ['£5 a tray now. another farm pays hourly 12.50. which is better', ['level at 2.5 trays an hour']],
    [
      'im on 14.50 an hour, they offer 13.90 an hour but 10 hrs more every week. worth it?',
      ['10 hours more a week bring 139'],
    ],
  ])('%s', (text, parts) => {
    const said = last(text);
    for (const part of parts) expect(said).toContain(part);
  });

  test('how many one does is asked for, and reckoned with once it is told', () => {
    const rates = '4.50 a tyre now, place up the road does 5.25 a tyre. move or stay?';
    expect(last(rates)).toContain('Tell me how many tyres');
    expect(last(rates, 'about 160 a week')).toContain('720 now, 840 there');
  });

  test.each([
    'what shud i ask them before i sign',
    'questions i should put to them before i go?',
    'what would you ask them first',
  ])('what to ask speaks of that pay and of what was promised: %s', (asked) => {
    const said = last('58 cpm offered, i get 61 now but they say more miles and home weekends. worth it?', asked);
    expect(said).toContain('Which miles are paid');
    expect(said).toContain('weekends at home and more miles');
  });

  test('one rate alone, or other pay, is no such comparison', () => {
    expect(last('is 20 an hour good for a cook?')).not.toContain('By the rate alone');
    expect(last('should i take 45k or 48k a year?')).not.toContain('By the rate alone');
  });
});
