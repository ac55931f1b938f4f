import { countryOfZone, deviceOf, nameLanguage, readReferrer } from './describe-session.ts';

test.each([
  ['Europe/London', 'GB'],
  ['Asia/Dubai', 'AE'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Riyadh', 'SA'],
  ['America/New_York', 'US'],
  ['UTC', ''],
  ['<script>', ''],
  ['', ''],
])('who lives by %p is in %p', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'desktop'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('where a session came from is another site, or nowhere', () => {
  const page = 'https://vitae.example/signup';
  expect(readReferrer('https://www.google.com/search?q=cv', page)).toBe('google.com');
  expect(readReferrer('https://vitae.example/', page)).toBe('direct');
  expect(readReferrer('direct', page)).toBe('direct');
  expect(readReferrer('javascript:alert(1)', page)).toBe('direct');
});

test('a language is a tag, or counts with all others that are none', () => {
  expect(nameLanguage('ar-AE')).toBe('ar-AE');
  expect(nameLanguage('<img src=x>')).toBe('other');
});
