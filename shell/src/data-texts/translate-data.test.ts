import { globSync, readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { REGIONS } from '@vitae/contract/regions';
import { failureTexts } from './data-texts.ts';
import { translateData, translateFailure } from './translate-data.ts';

const { messages } = await import('../locales/ar.po' as string);
const arabic = setupI18n({ locale: 'ar', locales: 'ar-u-nu-latn', messages: { ar: messages } });

test('a refusal is said in the language of the page, by its code', () => {
  const failure = {
    success: false,
    code: 'reset_expired',
    message: 'This password reset has expired, in newer words.',
  };
  expect(translateFailure(arabic, failure)).toEqual({
    ...failure,
    message: 'انتهت صلاحية إعادة تعيين كلمة المرور. اطلب رمزًا جديدًا.',
  });
});

test('of several sentences of one code the one that was said is taken, with its values', () => {
  const said = 'Too many attempts. Please wait 12 minutes and try again, or reset your password.';
  expect(translateFailure(arabic, { code: 'too_many_attempts', message: said }).message).toContain('12');
});

test('what a field says is translated too; an invalid form says all of them', () => {
  const failure = {
    code: 'invalid_input',
    message: 'Please enter a valid e-mail address. A password has at least 8 characters.',
    fields: { email: 'Please enter a valid e-mail address.', password: 'A password has at least 8 characters.' },
  };
  const { fields, message } = translateFailure(arabic, failure);
  expect(fields.email).toBe('أدخل عنوان بريد إلكتروني صحيحًا.');
  expect(fields.password).toContain('8');
  expect(message).toBe(`${fields.email} ${fields.password}`);
});

test('an unknown refusal keeps the words of the server', () => {
  const failure = { code: 'brand_new', message: 'The moon is in the way.' };
  expect(translateFailure(arabic, failure)).toEqual(failure);
});

test('every region is known by name, group and advice', () => {
  const unknown = REGIONS.flatMap(({ name, group, advice }) => [name, group, advice]).filter(
    (text) => text && !translateData(arabic, text),
  );
  expect(unknown).toEqual([]);
});

test('every code with which the API refuses is known', () => {
  // Those that no person meets: calls of programs, and a path that is not there.
  const technical = [
    'bad_signature',
    'invalid_input',
    'not_found',
    'refused',
    'invalid_resume',
    'tracking_budget_spent',
    // In the release tool's own words, which its operators know.
    'release_refused',
  ];
  const codes = new Set<string>();
  for (const file of globSync('api/src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })) {
    for (const [, code] of readFileSync(file, 'utf8').matchAll(/new ApiFailure\(\s*\d{3},\s*'(\w+)'/g))
      codes.add(code!);
  }
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !failureTexts[code] && !technical.includes(code))).toEqual([]);
});
