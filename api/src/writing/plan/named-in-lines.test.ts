import { knownSkill } from '@vitae/language/skills';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import type { Applicant } from '../understand/applicant.ts';
import { namedInLines } from './named-in-lines.ts';

const names = (line: string) =>
  namedInLines(line, { roles: [], studies: [] } as unknown as Applicant)(
    { ...knownSkill('HTML')!, importance: 'required', text: 'HTML' } as unknown as SkillRequirement,
    'HTML',
  );

test.each([
  ['Built the pages in HTML and CSS', true],
  ['See maths.example.org/results.html for the olympiad', false],
  ['https://example.org/a.html', false],
])('a page on the web names no tool: %s', (line, isNamed) => expect(names(line)).toBe(isNamed));
