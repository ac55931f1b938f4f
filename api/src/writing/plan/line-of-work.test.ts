import type { Job } from '../understand/advert.ts';
import { isFromComputing } from './line-of-work.ts';

const job = (role: string, fields: readonly string[]) =>
  ({ role, requirements: fields.map((field) => ({ kind: 'skill', field })) }) as unknown as Job;
const SKILLS = ['Distributed Systems', 'Kubernetes', 'Terraform', 'PostgreSQL'];

test.each([
  ['Head of Mathematics', ['care'], SKILLS, true],
  ['Head of Mathematics', ['programming'], SKILLS, false],
  ['IT Project Manager', [], SKILLS, false],
  ['Head of Mathematics', ['care'], ['Lesson planning', 'Safeguarding', 'Python', 'SQL'], false],
])('who has built software comes from elsewhere to a %s who is asked for %j', (role, fields, skills, isElsewhere) => {
  expect(isFromComputing(job(role, fields), skills)).toBe(isElsewhere);
});
