import { resumeSchema } from '../model/resume.ts';
import { skillGroupsOf } from './entry-content.ts';

test('skills of no group stand before the groups, so that none reads as part of one', () => {
  const resume = resumeSchema.parse({
    skills: [
      { name: 'Sauces', level: '', keywords: [] },
      { name: 'Hygiene', level: '', keywords: ['HACCP', 'Allergens'] },
      { name: 'Butchery', level: 'Advanced', keywords: [] },
    ],
  });
  expect(skillGroupsOf(resume)).toEqual([
    { name: '', skills: ['Sauces', 'Butchery (Advanced)'] },
    { name: 'Hygiene', skills: ['HACCP', 'Allergens'] },
  ]);
});
