import { isPlainlyEnglish, languageOf } from './languages-of-texts.ts';

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

test('a text is plainly English by its grammar, whatever names and labels stand in it', () => {
  const told =
    'Paaralan: handles a class of 38 pupils and teaches them at the school with two others. It was her idea to read at home, so that they could do more of it when we had no lessons, and each of us had a part in what came of it.';
  expect(isPlainlyEnglish(told)).toBe(true);
  expect(isPlainlyEnglish('Universidad de Salamanca, Teacher, Class of 2012')).toBe(false);
  expect(isPlainlyEnglish(TURKISH)).toBe(false);
});
