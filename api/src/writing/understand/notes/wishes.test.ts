import { readNotes } from './notes.ts';
import { followWish, NO_WISHES } from './wishes.ts';

test.each([
  ['make it shorter', { length: 'shorter' }],
  ['Longer and more enthusiastic, please', { length: 'longer', tone: 'Enthusiastic' }],
  ['more formal', { tone: 'Professional' }],
  ['less formal', { tone: 'Casual' }],
  ['no more than 150 words', { wordLimit: 150 }],
  ['emphasise leadership and teamwork', { emphasise: ['leadership', 'teamwork'] }],
  ['no fundraising talk!!', { avoid: ['fundraising'] }],
  ['write to Eng.ª Teresa Elmo.', { addressee: 'Teresa Elmo' }],
  ['no salary', { avoid: ['salary'] }],
  ['Project to talk about = the yogurt rebrand', { emphasise: ['yogurt rebrand'] }],
  ["don't mention Finlytics", { avoid: ['Finlytics'] }],
  ['less about Java', { avoid: ['Java'] }],
  ["don't give Kelp Ltd as a reference", { avoid: ['reference'] }],
  ['dont make it a crypto letter', { avoid: ['crypto'] }],
  ['leave facebook out its too long ago', { avoid: ['facebook'] }],
  ['dont bring that gap up', { avoid: ['gap'] }],
  ['no gpa please', { avoid: ['gpa'] }],
  ['dont give current salary', { avoid: ['current salary'] }],
  ['dont overclaim', NO_WISHES],
  ['english letter.', NO_WISHES],
  ['pls dont make it long', { length: 'shorter' }],
  ['اختصر', { length: 'shorter' }],
  ['لا تجيبين طاري بيت الرافد ابد كانت تجربة سيئة', { avoid: ['بيت الرافد'] }],
  ['Lead with the hospital work rather than the bar', { leadWith: ['hospital'], emphasise: ['hospital'] }],
  ['please keep the letter under one page', NO_WISHES],
  ["don't lie", NO_WISHES],
  ['Let it be one page', NO_WISHES],
  ['pls make it simple english and respectful', NO_WISHES],
  ["Don't trash my old school", NO_WISHES],
  ["Don't use the diagnosis, just say parent of a child with a plan", { avoid: ['diagnosis'] }],
  ['I want my service mentioned', { emphasise: ['service'] }],
  ['not too long please', { length: 'shorter' }],
  ["don't make it sound salesy", { tone: 'Professional' }],
  ['keep it plain, not flash', { tone: 'Casual' }],
  ['I want it to sound warm', { tone: 'Casual' }],
  ["I'd like to mention my son but without his name", { emphasise: ['son'], avoid: ['his name'] }],
  [
    'Please mention my time away for family briefly and positively, without details of my health',
    { emphasise: ['time away for family'], avoid: ['details of my health'] },
  ],
  ['address it to Ms. Karin Holm', { addressee: 'Ms Karin Holm' }],
  ["I'd like safety to be the main theme since they had accidents", { emphasise: ['safety'] }],
  ['The flood project should be the focus.', { emphasise: ['flood project'] }],
  ['I want the letter to be about nursing and not so much about the bar', { emphasise: ['nursing'], avoid: ['bar'] }],
  ["I'd like the lab years to come first", { leadWith: ['lab years'] }],
  ['pls mention my welding ticket first', { leadWith: ['welding ticket'] }],
  ['I would like to highlight my Polish because the ward needs it', { emphasise: ['Polish'] }],
  ['would be grateful if you highlight my crane ticket', { emphasise: ['crane ticket'] }],
  ["I'd like my Welsh mentioned", { emphasise: ['Welsh'] }],
  ['mention the career break briefly and positively', { emphasise: ['career break'] }],
  ['be upfront about the four year gap', { emphasise: ['four year gap'] }],
  ['Not too much about the kitchen job', { avoid: ['kitchen'] }],
  ['No need to mention salary', { avoid: ['salary'] }],
  ["skip the bar jobs, they're not relevant", { avoid: ['bar'] }],
  ["don't mention that I have applied to others", { avoid: ['I have applied to others'] }],
  ["Please don't sound too formal", { tone: 'Casual' }],
  [
    'I would love if the letter focused on my guiding not the call centre',
    { emphasise: ['guiding'], avoid: ['call centre'] },
  ],
  ["I'd rather the letter didn't go on about my degree", { avoid: ['degree'] }],
  ['Use the Harbour Lights campaign', { emphasise: ['Harbour Lights campaign'] }],
  ['would be good to mention the maths results', { emphasise: ['maths results'] }],
  ['half a page', { length: 'shorter' }],
  ['لا تذكر فترة الدراسة', { avoid: ['فترة الدراسة'] }],
  ['المرتب ماتذكراش', { avoid: ['المرتب'] }],
  ['ماتجيبش سيرة المرتب', { avoid: ['المرتب'] }],
  ['احكي عن شغلي في المخازن', { emphasise: ['شغلي في المخازن'] }],
  ['أرجو التركيز على خبرتي في المبيعات', { emphasise: ['خبرتي في المبيعات'] }],
  ['أريد أن تبدأ الرسالة بخبرتي في التمريض', { leadWith: ['خبرتي في التمريض'] }],
  ['اجعل الرسالة قصيرة ورسمية', { length: 'shorter', tone: 'Professional' }],
])('%s', (wish, expected) => {
  expect(followWish(wish, NO_WISHES)?.wishes).toMatchObject(expected);
});

test.each([
  'different opening',
  'make the font blue',
  'My youngest is at school, so two long days suit me',
  '',
  'Mornings suit me because of the drop off',
  "the manager I'd talk about is Carol",
  'Brief bitte mit Foto',
  'Sorry for the short notes',
  'Focus mostly on last job',
  'please mention it because they ask for it',
])('nothing to follow: %s', (wish) => {
  expect(followWish(wish, NO_WISHES)).toBeNull();
});

test.each([
  'Keep it to one page please',
  'Keep to one page.',
  "don't make a big thing of it",
  'not make it a big apology',
  "don't apologise for it",
  "Please don't go on too much about the gap.",
  "Don't want to go on too much about the career break",
  "Please don't make it sound like I'm unhappy here",
  "Please don't say anything bad about Acme, everybody knows me!",
  'not soppy',
  "don't go negative about it",
  'keep it to one line',
  'no buzzwords like passionate',
  'Letter in English is fine.',
  'bitte auf Englisch',
])('every letter does so: %s', (wish) => {
  expect(followWish(wish, NO_WISHES)).toEqual({ wishes: NO_WISHES, mention: '' });
});

test('what the letter is not to be made about is left out', () => {
  expect(followWish("Please don't make it about the bootcamp", NO_WISHES)?.wishes.avoid).toEqual(['bootcamp']);
});

test.each([
  ['No word about kids or parental leave.', ['kids', 'parental leave']],
  ['not keen on sounding gushy', []],
  ['no fancy words', []],
  ["don't say anything about fee proposals they're council not consultants.", ['fee proposals']],
  ['ignore the 30 days notice', ['30 days notice']],
  ['leave the cat stuff out and the rest too, i dropped out of it', ['cat']],
])('orders of silence and of tone are followed: %s', (note, avoided) => {
  const { outcomes, wishes } = readNotes(note, '');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['followed']);
  expect(wishes.avoid).toEqual(avoided);
});

test('who has one name only signs with it', () => {
  expect(readNotes('my legal name is just Etta, no surname', '')).toMatchObject({ name: 'Etta', statements: [] });
});

test.each([
  'i need ARB registration help, dont ask it in the letter',
  'first head chef job for me but dont make it sound small',
])('what is not to be asked or made small is not said, and the order is followed: %s', (note) => {
  const { outcomes, statements } = readNotes(note, '');
  expect(statements).toEqual([]);
  expect(outcomes.at(-1)?.outcome).toBe('followed');
});

test.each([
  ['The maths olympiad thing can stay out', ['maths olympiad']],
  ["Don't highlight the chatbot one it was only a prototype", ['chatbot']],
  ['Please do not say "FAANG" anywhere', ['FAANG']],
])('what is to stay out is named by its own words: %s', (note, avoid) =>
  expect(followWish(note, NO_WISHES)?.wishes.avoid).toEqual(avoid),
);

test('what is not to be stressed is no part of what is', () => {
  expect(followWish('Emphasise regulation work over trading.', NO_WISHES)?.wishes.emphasise).toEqual(['regulation']);
});
