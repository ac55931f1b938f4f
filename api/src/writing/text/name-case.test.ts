import { inNameCase } from './name-case.ts';

test.each([
  ['THE HENLEY GROUP', 'The Henley Group'],
  ['MERIDIAN QUAY DESIGN PTE LTD', 'Meridian Quay Design Pte Ltd'],
  ['RED DUNE MEP CONTRACTING CO. LTD', 'Red Dune MEP Contracting Co. Ltd'],
  ['ABB HOLDINGS', 'ABB HOLDINGS'],
  ['Quay Design', 'Quay Design'],
  ['UNIVERSITY OF ŁÓDŹ', 'University of Łódź'],
])('%s is said as %s', (written, said) => {
  expect(inNameCase(written)).toBe(said);
});
