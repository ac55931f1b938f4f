import { checkNewPassword } from './passwords.ts';

/** The commonest passwords of yearly lists that are long enough for the form. */
const COMMONEST = `12345678 123456789 1234567890 password password1 password123 Password1! P@ssw0rd qwerty123 qwertyuiop
  1q2w3e4r 1q2w3e4r5t zaq12wsx q1w2e3r4 1qaz2wsx qazwsxedc asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess
  football football1 baseball superman trustno1 starwars whatever computer michelle jennifer charlie1 michael1 jordan23
  abcd1234 abc12345 a1b2c3d4 11111111 00000000 12341234 88888888 87654321 123123123 987654321 147258369 letmein1
  welcome1 Welcome123 admin123 admin1234 administrator changeme access14 dragon123 monkey123 master12 shadow12
  summer2024 Winter2025 liverpool chelsea1 arsenal1 barcelona Dubai2024 samsung1 internet google123 facebook1
  01011990 19901990 secret123 passw0rd1 qwer1234 asdf1234 test1234 testtest pakistan india123 computer1 pokemon1
  butterfly chocolate family123 friends1 lovely123 jessica1 ashley12 daniel12 andrew12 naruto123 blink182 killer123`.split(
  /\s+/,
);

const refusal = (password: string, ...known: string[]) =>
  checkNewPassword(password, ...known).then(
    () => null,
    (error: { code: string }) => error.code,
  );

test('none of the commonest passwords passes', async () => {
  const passing = [];
  for (const password of COMMONEST) if ((await refusal(password)) === null) passing.push(password);
  expect(passing).toEqual([]);
});

test.each([
  ['Password1!', 'password_common'],
  ['qwertyuiop[]', 'password_keyboard'],
  ['xyxyxyxyxyxy', 'password_repeated'],
  ['someone.else1', 'password_personal'],
  ['someone.else@example.org', 'password_personal'],
  ['Vitae2026', 'password_personal'],
])('%s is refused as %s', async (password, code) => {
  expect(await refusal(password, 'someone.else@example.org')).toBe(code);
});

test.each(['correct horse battery', 'three wet umbrellas', 'kitchen-marble-93', 'كتاب أخضر فوق الجبل', 'x7#Lq0vR!m2'])(
  '%s is good enough',
  async (password) => {
    expect(await refusal(password, 'someone.else@example.org')).toBeNull();
  },
);

test('a hostile password is examined as fast as any', async () => {
  const hostile = ['p@ssw0rd4'.repeat(14), '4@8({[</369&#!1|0$5+7%2'.repeat(6), '19901231'.repeat(16)];
  for (const password of hostile) await refusal(password.slice(0, 128));
});
