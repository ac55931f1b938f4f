import { isSkill } from './names-of-skills.ts';

it.each(['Docker', 'SQL', 'wound care'])('takes %s for a skill', (name) => {
  expect(isSkill(name)).toBe(true);
});

it.each(['GitHub', 'GPA', 'event-driven', 'front-desk', 'Registered Nurse', 'security clearance'])(
  'takes %s for none',
  (name) => {
    expect(isSkill(name)).toBe(false);
  },
);
