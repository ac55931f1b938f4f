import { titleAsMeant } from './title.ts';

test.each([
  ['devops engineer', 'About us\nWe are looking for a DevOps Engineer who likes calm releases.', 'DevOps Engineer'],
  ['dubai senior accountant', 'Senior Accountant\nHalyard Trading LLC – Dubai', 'Senior Accountant'],
  ['bilingualtrainer', 'Bilingual (French/English) Trainer\nOttawa', 'Bilingual Trainer'],
  ['tts bilingualtrainer', 'TTS Bilingual (Spanish/English) Trainer GS14 and GS15', 'TTS Bilingual Trainer'],
  ['harbour account manager', 'Harbour.gov - Account Manager\nRemote', 'Account Manager'],
  ['it project manager', 'We plan the year ahead with you.', 'IT Project Manager'],
  ['head of sales', 'A shop that sells lamps.', 'Head of Sales'],
  ['Barista (Casual / part time)', 'A cafe that sells lamps.', 'Barista'],
  ['Class Teacher (Year 4) – ECTs welcome', 'A school of lamps.', 'Class Teacher (Year 4)'],
  ['Farm Manager – 520 cows', 'A farm of lamps.', 'Farm Manager'],
  ['Bookkeeper (Xero) – AU client', 'A firm of lamps.', 'Bookkeeper (Xero)'],
  ['QA Manager GMP (m/w/d)', 'A plant that makes lamps.', 'QA Manager GMP'],
  ['Libraries Manager | Kaiwhakahaere', 'A library.', 'Libraries Manager'],
  ['Logistics Analyst (English required)', 'A firm of lamps.', 'Logistics Analyst'],
  ['مطلوب مشرف مكاتب', 'فندق', 'مشرف مكاتب'],
  ['موظفة خدمة عملاء', 'وظيفة شاغرة: موظف/ة خدمة عملاء', 'موظفة خدمة عملاء'],
  ['Social Researcher (SRO) ref 418822', 'An office.', 'Social Researcher (SRO)'],
  ['Housing Officer (Ref: HO/21)', 'An office.', 'Housing Officer'],
  ['STORE MANAGER', 'A shop that sells lamps.', 'Store Manager'],
])('%s is meant as the title that can stand in a sentence', (typed, advert, meant) => {
  expect(titleAsMeant(typed, advert)).toBe(meant);
});

test('a title typed with care stays as it is', () => {
  expect(titleAsMeant('Data Analyst – Customer Insight', 'Data Analyst\nSeveral teams')).toBe(
    'Data Analyst – Customer Insight',
  );
});
