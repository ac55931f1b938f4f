import type { Plan } from '../../plan/plan.ts';
import type { Role } from '../../understand/role.ts';
import type { Paragraph } from '../paragraphs.ts';
import { withPresentPost } from './present-post.ts';

const role = (title: string, place: string, end: string, asWritten = ''): Role => ({
  kind: 'job',
  title,
  place,
  start: '2019-05',
  end,
  lines: [],
  asWritten,
});
const opening: Paragraph = [{ text: 'I apply for the Nurse position.', rank: 0 }];
const written = (latest: Role | null, roles: Role[], ...more: Paragraph[]) =>
  withPresentPost(
    [opening, ...more],
    { applicant: { roles }, latest } as unknown as Plan,
    (_, [first]) => first!,
    (all) => all.flatMap((paragraph) => paragraph.map(({ text }) => text)).join('\n'),
  )
    .flatMap((paragraph) => paragraph.map(({ text }) => text))
    .join(' ');

const present = role('Staff Nurse', 'Elm Hospital', 'present');
const before = role('Care Assistant', 'Oak House', '2019-04');

test('the present post is named, whatever other posts prove', () => {
  expect(written(present, [present, before], [{ text: 'At Oak House, I led a shift.', rank: 0 }])).toContain(
    'I have worked as a Staff Nurse at Elm Hospital since May 2019.',
  );
  const odd = role('', '', 'present', 'Nurse in charge, Elm Clinics, Leeds, May 2019 – present');
  expect(written(odd, [odd, before])).toContain(
    'Since May 2019, I have held this post: Nurse in charge, Elm Clinics, Leeds.',
  );
});

test('it is named once, and none that has ended', () => {
  expect(written(present, [present], [{ text: 'At Elm Hospital, I led a shift.', rank: 0 }])).not.toContain(
    'since May',
  );
  expect(written(before, [before])).not.toContain('Oak House');
  const dashed = role('', '', 'present', 'Nurse, Elm Clinics - East Ward, May 2019 – present');
  const head = [{ text: `${dashed.asWritten}:`, rank: 0 }];
  expect(written(dashed, [dashed], head)).not.toContain('At present');
});

test('what is given unpaid is no present post', () => {
  expect(written(role('Volunteer', 'Oak Food Bank', 'present'), [before])).not.toContain('Oak Food Bank');
});
