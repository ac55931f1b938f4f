import { referenceIn } from './reference.ts';

test.each([
  ['Ref: YF/2291\nApply, quoting reference YF/2291.', 'YF/2291'],
  ['send a letter quoting ref. TPR/2291. Due to the volume', 'TPR/2291'],
  ['with the subject line "SPO/2026/11". Applications without it', 'SPO/2026/11'],
  ['expected salary, quoting "HRO/KE/09" in the subject line', 'HRO/KE/09'],
  ['Job ID R-0049917', 'R-0049917'],
  ['Job Ref: SIM/HR/07/2024', 'SIM/HR/07/2024'],
  ['Vacancy number: 44710', '44710'],
  ['Our ref 12/A. Please quote reference no. LP-2207 in the subject.', 'LP-2207'],
  ['Posting # 25-118', '25-118'],
  ['Competition number: CRMA-2025-31', 'CRMA-2025-31'],
  ['addressed to Mrs Chidgey, HR Manager,\nquoting PC/TAU/03. No agencies.', 'PC/TAU/03'],
  ['notice period, quote\nHA-TNK-BUT by Friday', 'HA-TNK-BUT'],
  ['Req. 2025-4471', '2025-4471'],
  ['Include Req ID R-10582. Our talent partner', 'R-10582'],
  ['mention vacancy 44810 and your date', '44810'],
  ['mention code BC/QC/AM/31. Women', 'BC/QC/AM/31'],
  ['Subject: SPE-NBO. State your', 'SPE-NBO'],
  ['Please put the word BANKSIA in the first line.', 'BANKSIA'],
  ['الرقم المرجعي: HR-2291', 'HR-2291'],
  ['مع ذكر رقم الإعلان SR-26-08 في العنوان', 'SR-26-08'],
  ['كود الوظيفة: ACC-2217', 'ACC-2217'],
  ['يكتب في الموضوع: HR-22/1.', 'HR-22/1'],
  ['(الرمز: DM-OM-03).', 'DM-OM-03'],
  ["Référence de l'offre : TAN-RH-1126", 'TAN-RH-1126'],
])('%s', (advert, reference) => {
  expect(referenceIn(advert)).toBe(reference);
});

test.each([
  'Two references are required. Reference checks follow.',
  'Reference: see below',
  'Job reference: 86ec6719-4efb-475f-a673-6bf8d1e99dfa',
  'Experience of reference designs in 2024',
  'Ref A-1, ref B-2',
  'Start the subject with the word "HARBOUR" so we know you have read this.',
  'A job no. 1 in the region; preference 2024',
])('%s has none', (advert) => {
  expect(referenceIn(advert)).toBe('');
});

test.each([
  ['Submit your letter through the portal quoting requisition CE-2207. No agencies.', 'CE-2207'],
  ['Send it to welders@example.org. Mark it "Weld 136 West".', 'Weld 136 West'],
])('%s is quoted', (advert, reference) => {
  expect(referenceIn(advert)).toBe(reference);
});
