import { inNameCase } from './name-case.ts';

test.each([
  ['THE HENLEY GROUP', 'The Henley Group'],
  ['MERIDIAN QUAY DESIGN PTE LTD', 'Meridian Quay Design Pte Ltd'],
  ['RED DUNE MEP CONTRACTING CO. LTD', 'Red Dune MEP Contracting Co. Ltd'],
  ['ABB HOLDINGS', 'ABB Holdings'],
  ['THE HARBOUR HOTEL & SPA', 'The Harbour Hotel & Spa'],
  ['SOLUÇÕES EM TI', 'Soluções em TI'],
  ['HARBOUR GRAND HOTEL (4 star) Quayside', 'Harbour Grand Hotel (4 star) Quayside'],
  ['RE MAX', 'RE MAX'],
  ['Quay Design', 'Quay Design'],
  ['UNIVERSITY OF ŁÓDŹ', 'University of Łódź'],
  ['MINH HẢI TRADING', 'Minh Hải Trading'],
])('%s is said as %s', (written, said) => {
  expect(inNameCase(written)).toBe(said);
});
