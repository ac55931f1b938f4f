import { findEmails } from './links.ts';

test('a name on a site of pictures is no address', () => {
  const found = findEmails('wa 012-555 0174   ig @sample.bakes   sample.bakes@example.org');
  expect(found.map(({ text }) => text)).toEqual(['sample.bakes@example.org']);
});

test('a word of the sentence before a bare domain is no part of an address', () => {
  expect(findEmails('hidden for privacy over @example.org')).toEqual([]);
});

test('a blank before the sign is left out', () => {
  expect(findEmails('email robin @example.org').map(({ text }) => text)).toEqual(['robin@example.org']);
  expect(findEmails('robin.example @example.org').map(({ text }) => text)).toEqual(['robin.example@example.org']);
});
