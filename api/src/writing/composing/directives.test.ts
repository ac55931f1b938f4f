import { readDirectives } from './directives.ts';

test.each([
  ['make it shorter', { length: 'shorter' }],
  ['Longer and more enthusiastic, please', { length: 'longer', tone: 'Enthusiastic' }],
  ['more formal', { tone: 'Professional' }],
  ['less formal', { tone: 'Casual' }],
  ['no more than 150 words', { wordLimit: 150 }],
  ['emphasise leadership and teamwork', { emphasise: ['leadership', 'teamwork'] }],
  ['focus on my Python skills but less about Java', { emphasise: ['Python'], avoid: ['Java'] }],
  ["don't mention Finlytics", { avoid: ['Finlytics'] }],
  [
    'mention my Docker experience and that I hold a licence',
    { mention: ['my Docker experience', 'that I hold a licence'] },
  ],
  ['address it to Ms. Karin Holm', { addressee: 'Ms Karin Holm' }],
  ['different opening', { length: 'usual', emphasise: [], avoid: [], mention: [] }],
  ['', { length: 'usual', wordLimit: null, tone: null }],
])('%s', (request, expected) => {
  expect(readDirectives(request)).toMatchObject(expected);
});
