import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'Password123!',
  'P@ssw0rd',
  'qwerty12345',
  '12345678',
  '87654321',
  '19900101',
  'aaaaaaaa',
  'abcabcabc',
  'abcd1234',
  'iloveyou2',
  '!Welcome2024!',
  'trustno1',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'mein-Hund-heißt-Bello',
  'gT7#kq9Lw2',
  'passwordless entry door',
  'sieben tassen kaffee',
  '密码很长而且没人知道',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
