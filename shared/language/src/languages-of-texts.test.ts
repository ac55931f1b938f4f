import { expect, test } from '@jest/globals';
import { languageOf } from './languages-of-texts.ts';

const TURKISH = `Muhasebe Uzmanı, Ege Tekstil A.Ş. (2019 – halen)
Aylık beyannamelerin hazırlanması
Bordro işlemleri, ücret ödemeleri, vergi beyannameleri, müşteri ödemelerinin takibi
Eğitim: İşletme, Ege Üniversitesi`;

test.each([
  ['a resume in Turkish, without any word of grammar', TURKISH, 'other'],
  ['names of another language in English', 'Waiter at the Café Luz, São Paulo', 'en'],
  [
    'a short resume of somebody with a name of another language',
    `Zoë Müller-Østergård\nNurse, Hôpital Sainte-Anne, 2019 - Present\nSKILLS\nWound care, HACCP, Excel`,
    'en',
  ],
  ['a short list', 'reçus, café', 'en'],
  ['an Arabic line that names tools', 'إعداد المخططات باستخدام AutoCAD', 'ar'],
])('%s', (_, text, language) => {
  expect(languageOf(text)).toBe(language);
});
