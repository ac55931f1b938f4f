import { withoutSecrets } from './secret-fields.ts';

test.each([
  'password',
  'newPassword',
  'password_confirmation',
  'PASSWD',
  'pass',
  'user-pass',
  'passphrase',
  'refresh_token',
  'clientSecret',
  'otp',
  'loginOtp',
  'one-time code',
  'cvc',
  'cardNumber',
  'IBAN',
  'pin',
])('the value of %s is never sent', (name) => {
  expect(withoutSecrets({ steps: [{ [name]: 'hunter2' }] })).toEqual({ steps: [{ [name]: '[removed]' }] });
});

test.each(['passport', 'footprint', 'email', 'company', 'pinned', 'compass_points', 'opinion'])(
  'the value of %s is sent',
  (name) => expect(withoutSecrets({ [name]: 'x' })).toEqual({ [name]: 'x' }),
);

test('what is no object stays as it is', () => {
  expect(withoutSecrets([1, null, 'password', [true]])).toEqual([1, null, 'password', [true]]);
});
