import type { Plan } from '../../plan/plan.ts';
import { isPractical, statements } from './statements.ts';
import type { Telling } from './telling.ts';

const told = (contact: string, ...texts: string[]) =>
  statements({ plan: { statements: texts, job: { contact } } as unknown as Plan } as Telling).map(({ text }) => text);

test.each([
  ['Mrs Okoro', 'I visited the school and Mrs Okoro showed me round.', 'I visited the school and you showed me round.'],
  ['Jo Tamblyn', 'I visited last week and met Jo.', 'I visited last week and met you.'],
  ['Jo Tamblyn', 'I spoke to Jo Tamblyn at the fair.', 'I spoke to you at the fair.'],
  ['Jo Tamblyn', 'I met Joanna at the fair.', 'I met Joanna at the fair.'],
  ['', 'I met Jo.', 'I met Jo.'],
  ['Dr Okafor', 'I met Dr. Okafor at the fair last May.', 'I met you at the fair last May.'],
  ['Dr Okafor', 'I talked to Dr Ada Okafor in Lagos.', 'I talked to you in Lagos.'],
  ['Prof. Ada Okafor', 'I heard Prof Okafor last year.', 'I heard you last year.'],
])('%s reads of themselves: %s', (contact, typed, said) => {
  expect(told(contact, typed)).toEqual([said]);
});

test('what speaks of the reader as of somebody else is not said', () => {
  expect(told('Jo Tamblyn', "I know Jo's sister.", 'I drive.')).toEqual(['I drive.']);
});

test.each([
  ['My TWE application was submitted on 3 September.', true],
  ['My passport is valid until 2031.', true],
  ['My grandmother was a nurse.', false],
])('terms and papers stand behind the work: "%s" %s', (text, isOne) => {
  expect(isPractical({ text, rank: 0 })).toBe(isOne);
});
