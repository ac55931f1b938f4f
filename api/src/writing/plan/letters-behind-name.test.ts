import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { isNamedInFull, lettersBehindName } from './letters-behind-name.ts';

const lettersOf = (head: string, advert: string, title = '') =>
  lettersBehindName(
    { text: advert } as Job,
    {
      fullName: 'Ada Moreno',
      roles: title ? [{ title }] : [],
      studies: [{ degree: 'Bachelor of Social Work' }],
    } as unknown as Applicant,
    `${head}\nada@example.org\n\nExperience`,
  );

test.each([
  ['Ada Moreno, ACCA', 'Qualified accountant (ACCA or CIMA)', ['ACCA']],
  ['ADA MORENO, PMP, PE', 'PMP certification, PE preferred', ['PMP', 'PE']],
  ['Ada Moreno PMP | Leeds', 'PMP', ['PMP']],
  ['Ada Moreno, MBA, PMP', 'MBA and PMP', ['PMP']],
  ['Ada Moreno, PMP', 'Experience of projects', []],
  ['Ada Moreno – ICU and HDU', 'Experience of ICU', []],
  ['Ada Moreno', 'PMP', []],
  ['Ada Moreno, B.S.W.', 'B.S.W.', []],
  ['Ada Moreno B.Sc., P.Eng. (applicant)', 'P.Eng. with the province', []],
  ['Ada Moreno, ACCA (part-qualified), PMP', 'ACCA or PMP', ['PMP']],
  // The degree that is told.
  ['Ada Moreno, BSW, ACCA', 'BSW and ACCA', ['ACCA']],
])('of %s for "%s": %j', (head, advert, letters) => {
  expect(lettersOf(head, advert)).toEqual(letters);
});

test('a registered nurse by title is told as one', () => {
  expect(lettersOf('Ada Moreno, RN', 'Active RN license', 'Registered Nurse')).toEqual([]);
  expect(lettersOf('Ada Moreno, RN', 'Active RN license', 'Charge Nurse')).toEqual(['RN']);
  expect(lettersOf('Ada Moreno, RVN', 'RVN registered', 'Registered Veterinary Nurse')).toEqual([]);
  expect(lettersOf('Ada Moreno, RVN', 'RVN registered', 'Senior RVN')).toEqual([]);
});

test('letters stand behind a name that begins with a title, too', () => {
  expect(lettersOf('Engr. Ada Moreno, P.Eng.', 'Registered as P.Eng. with the province')).toEqual(['P.Eng']);
});

test('letters are known in the name that they stand for', () => {
  expect(isNamedInFull('MICE', 'Member, Institution of Civil Engineers (2017)')).toBe(true);
  expect(isNamedInFull('CEng', 'Chartered Engineer, Engineering Council')).toBe(true);
  expect(isNamedInFull('PMP', 'Member, Institution of Civil Engineers')).toBe(false);
});
