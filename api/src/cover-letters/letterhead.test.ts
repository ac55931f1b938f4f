import type { Field, ParsedResume } from '../parsing/result.ts';
import { letterheadOf, withCorrections } from './letterhead.ts';

const field = (value: string, confidence = 0.95): Field => ({ value, confidence, place: null });
const resumeOf = (fields: Partial<ParsedResume>): ParsedResume =>
  ({
    name: field('Ada King'),
    email: field('ada@example.org'),
    phone: null,
    location: null,
    jobs: [],
    otherExperience: [],
    education: [],
    ...fields,
  }) as unknown as ParsedResume;

test('what the parser doubts is handed over as doubtful, what it has not found as empty', () => {
  const { letterhead, has_found_little } = letterheadOf(resumeOf({ location: field('Springfield', 0.6) }));
  expect(letterhead).toEqual({
    full_name: { value: 'Ada King', is_doubtful: false },
    email: { value: 'ada@example.org', is_doubtful: false },
    phone: { value: '', is_doubtful: false },
    location: { value: 'Springfield', is_doubtful: true },
  });
  expect(has_found_little).toBe(true);
});

test.each([
  ['+44 20 7946 0018', false],
  ['(555) 010-4477', false],
  ['0044 20 7946 0018', false],
  ['(555) 010-4477 94103', true],
  ['+1 555 010 4477 94103 12', true],
  ['12345', true],
])('the phone number %s is doubtful: %s', (phone, isDoubtful) => {
  expect(letterheadOf(resumeOf({ phone: field(phone) })).letterhead.phone.is_doubtful).toBe(isDoubtful);
});

test('what the applicant states counts for sure, what they empty is gone, and the rest stays as it was read', () => {
  const read = resumeOf({ name: field('ADA K', 0.4), phone: field('5550104477 94103') });
  const stated = withCorrections(read, { full_name: 'Ada King', phone: '' });
  expect(stated).toMatchObject({ name: { value: 'Ada King', confidence: 1 }, phone: null, email: read.email });
  expect(withCorrections(read, { full_name: 'ADA K' }).name).toMatchObject({ value: 'ADA K', confidence: 1 });
  expect(withCorrections(resumeOf({ name: null }), { full_name: '' }).name).toBeNull();
});
