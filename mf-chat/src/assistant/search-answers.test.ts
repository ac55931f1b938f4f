import { ANSWERS, loadAnswers } from './answers.ts';
import { createAnswerSearch } from './search-answers.ts';

const search = createAnswerSearch(ANSWERS);
const firstFor = (query: string) => search(query)[0]?.id;

describe('the search', () => {
  it.each([
    ['how long should my cv be', 'resume-length'],
    ['I was fired last year', 'let-go'],
    ['career break', 'explain-a-gap'],
    ['unemployed', 'explain-a-gap'],
    ['how much money should I ask for', 'salary-expectations'],
    ['negotiating pay', 'salary-expectations'],
    ['ATS', 'tracking-systems'],
    ['headshot', 'photo-and-personal-data'],
    ['dear sir', 'letter-addressee'],
    ['I am a student without experience', 'no-experience'],
    ['heard nothing after the interview', 'follow-up'],
  ])('answers %p with %p', (query, id) => {
    expect(firstFor(query)).toBe(id);
  });

  it('forgives a slip of the finger, and reads words while they are typed', () => {
    expect(firstFor('salray')).toBe('salary-expectations');
    expect(firstFor('weaknes')).toBe('weakness');
    expect(firstFor('redund')).toBe('let-go');
  });

  it('finds all for no question and none for another subject', () => {
    expect(search('  ')).toHaveLength(ANSWERS.length);
    expect(search('photosynthesis')).toEqual([]);
    expect(search('best pizza dough')).toEqual([]);
    expect(search('?!')).toHaveLength(ANSWERS.length);
  });
});

it.each([
  ['كم صفحة السيرة', 'resume-length'],
  ['الراتب', 'salary-expectations'],
  ['تم فصلي من العمل', 'let-go'],
  ['خريج بدون خبرة', 'no-experience'],
  ['هل أضع صورة', 'photo-and-personal-data'],
  ['انقطاع عن العمل', 'explain-a-gap'],
])('answers %p in Arabic with %p', async (query, id) => {
  const searchArabic = createAnswerSearch(await loadAnswers('ar'));
  expect(searchArabic(query)[0]?.id).toBe(id);
});

describe('the answers', () => {
  it('have addresses of their own and related ones that exist', () => {
    expect(new Set(ANSWERS.map((answer) => answer.id)).size).toBe(ANSWERS.length);
    for (const answer of ANSWERS) {
      for (const related of answer.related) expect(ANSWERS.map(({ id }) => id)).toContain(related);
      expect(answer.related).not.toContain(answer.id);
    }
  });
});
