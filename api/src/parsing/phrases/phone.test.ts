import { findPhones } from './phone.ts';

const found = (text: string) => findPhones(text).map((phone) => phone.text);

test.each([
  ['robin@example.org | ORCID 0000-0002-1825-0097 | +64 21 555 0177', ['+64 21 555 0177']],
  ['P.O. Box 4411-00200, tel. 020 7946 0958', ['020 7946 0958']],
  ['Cell 072 555 0190 / 068 555 0111', ['072 555 0190', '068 555 0111']],
  ['Montrose, CO 81401 - (970) 555-0121 - robin@example.org', ['(970) 555-0121']],
  ['Mesquite, TX 75150 / 214-555-0139', ['214-555-0139']],
  ['12 Oak Street (321-555-0137)', ['321-555-0137']],
  ['030 / 555 0190', ['030 / 555 0190']],
  ['هاتف: 0790551842 962+', ['+962 790551842']],
  ['050 771 3364 (971+)', ['+971 50 771 3364']],
  ['2019 – 2024, 14/02/2025', []],
  ['Moved the mail relay (2000-7000)', []],
  ['Pr.CM (SACPCMP) D/1187/2019, licence 0114/2023', []],
])('telephone numbers and no other: %s', (text, phones) => {
  expect(found(text)).toEqual(phones);
});
