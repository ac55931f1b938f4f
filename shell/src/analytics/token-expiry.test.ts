import { isExpiredToken } from './token-expiry.ts';

const NOW = 1_700_000_000_000;
const token = (payload: object) => `x.${btoa(JSON.stringify(payload)).replace(/\+/g, '-').replace(/\//g, '_')}.x`;

test.each([
  ['one that ends later', token({ exp: NOW / 1000 + 1, name: 'ÿÿ>>??' }), false],
  ['one that has ended', token({ exp: NOW / 1000 - 1 }), true],
  ['one without an end', token({}), true],
  ['no token at all', 'nonsense', true],
])('%s is expired: %s', (_name, value, expected) => {
  expect(isExpiredToken(value, NOW)).toBe(expected);
});
