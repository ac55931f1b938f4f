import { readNotes } from './notes.ts';

describe('where somebody may work', () => {
  it.each([
    ['wife is german so no visa sponsorship needed', ['I do not need visa sponsorship.']],
    ['I have spouse visa so no sponsorship.', ['I hold a spouse visa and do not need visa sponsorship.']],
    [
      'on husband visa so no visa cost for company, notice period 30 days',
      ['I hold a spouse visa and do not need visa sponsorship.', 'My notice period is 30 days.'],
    ],
    ['wife got a job there so i will be on spouse visa', ['I will be on a spouse visa.']],
    ['need visa sponsorship (blue card) for germany', ['I need visa sponsorship (blue card) for Germany.']],
    ['I am NZ citizen', ['I am a New Zealand citizen.']],
    ['aus citizen, can start in 2 weeks', ['I am an Australian citizen.', 'I can start in 2 weeks.']],
    ['not a UK citizen', []],
    ['Became a US citizen in Nov 2025 (was on green card).', ['I became a US citizen in November 2025.']],
    ['naturalized US citizen since 2022.', ['I have been a US citizen since 2022.']],
    ['have polish passport so can work in ireland', ['I hold a Polish passport and can work in Ireland.']],
    ['british dad so UK passport', ['I hold a UK passport.']],
    ['settled status so can work no visa.', ['I have settled status and do not need a visa.']],
    ['open work rights', ['I have open work rights.']],
    ['dual citizen US/Korea', ['I am a dual citizen of the US and Korea.']],
    ['dual us/irish national', ['I am a dual US/Irish national.']],
  ])('%s', (note, statements) => expect(readNotes(note, '').statements).toEqual(statements));
});

test.each([
  [
    'I can move in september, have italian passport so no visa',
    ['I can move in September.', 'I hold an Italian passport and do not need visa sponsorship.'],
  ],
  ['aussie citizen', ['I am an Australian citizen.']],
  ['have valid passport so no visa', ['I do not need visa sponsorship.']],
])('what stands beside the right to work is told, too: %s', (note, told) => {
  expect(readNotes(note, '').statements).toEqual(told);
});
