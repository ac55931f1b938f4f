import { restore } from '@vitae/documents/model/restore';
import { isReactiveResume, jsonResumeOfReactiveResume } from './reactive-resume.ts';

const EXPORT = {
  basics: {
    name: 'Ada King',
    headline: 'Analyst',
    email: 'ada@example.org',
    location: 'London',
    url: { href: 'https://ada.example' },
  },
  sections: {
    summary: { content: '<p>Ten years of <strong>figures</strong>.</p>' },
    experience: {
      items: [
        {
          visible: true,
          company: 'North',
          position: 'Analyst',
          date: '2019 – Present',
          summary: '<p>Led four people.</p><ul><li><p>Closed books in 4 days</p></li></ul>',
        },
        { visible: false, company: 'Hidden' },
      ],
    },
    skills: { items: [{ visible: true, name: 'Databases', keywords: ['PostgreSQL'] }] },
  },
};

test('an export of Reactive Resume becomes a resume', () => {
  expect(isReactiveResume(EXPORT)).toBe(true);
  expect(isReactiveResume({ basics: {}, work: [] })).toBe(false);
  const { resume } = restore(jsonResumeOfReactiveResume(EXPORT));
  expect(resume.personal).toMatchObject({
    firstName: 'Ada',
    lastName: 'King',
    jobTitle: 'Analyst',
    profile: 'Ten years of **figures**.',
  });
  expect(resume.workExperience).toHaveLength(1);
  expect(resume.workExperience[0]).toMatchObject({
    company: 'North',
    startDate: '2019',
    current: true,
    description: 'Led four people.\n- Closed books in 4 days',
  });
  expect(resume.skills[0]).toMatchObject({ name: 'Databases', keywords: ['PostgreSQL'] });
});
