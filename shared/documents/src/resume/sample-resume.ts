import { emptyResume, type Resume } from '../model/resume.ts';
import { richTextOfDescription } from '../model/rich-text.ts';

/** An invented resume for galleries, with the style choices of the given one. */
export function sampleResume(
  style: Resume = { ...emptyResume(), lineHeight: 1.35, selectedDateFormat: 'MMM YYYY' },
): Resume {
  const period = { current: false, url: '', location: '' };
  return {
    ...style,
    language: 'en',
    personal: {
      ...emptyResume().personal,
      firstName: 'Amelia',
      lastName: 'Hartmann',
      jobTitle: 'Product Manager',
      email: 'amelia.hartmann@example.com',
      phone: '+1 555 010 0142',
      city: 'Denver',
      country: 'United States',
      linkedin: 'linkedin.com/in/amelia-hartmann',
      profile:
        'Product manager with eight years in health and energy software. I turn interviews into roadmaps, roadmaps into releases, and releases into numbers that hold.',
    },
    workExperience: [
      {
        ...period,
        id: 'sample-1',
        jobTitle: 'Senior Product Manager',
        company: 'Brightwell Energy',
        location: 'Denver, CO',
        companyDescription: '',
        startDate: '2020-04',
        endDate: '',
        current: true,
        description:
          '- Launched a tariff planner that 240,000 households use; churn fell from 11 % to 7 %.\n- Led three teams of designers, engineers and analysts.\n- Ran 90 customer interviews and made their recordings searchable for everyone.',
      },
      {
        ...period,
        id: 'sample-2',
        jobTitle: 'Product Manager',
        company: 'Clinova',
        location: 'Boulder, CO',
        companyDescription: '',
        startDate: '2016-09',
        endDate: '2020-03',
        description:
          '- Brought an appointment app from prototype to 60 clinics.\n- Halved the time to book with a calendar that nurses helped to draw.',
      },
    ],
    education: [
      {
        ...period,
        id: 'sample-3',
        institution: 'University of Colorado',
        degree: 'Bachelor of Science',
        fieldOfStudy: 'Cognitive Science',
        startDate: '2012',
        endDate: '2016',
        score: '',
        courses: [],
        description: '',
      },
    ],
    skills: ['Product strategy', 'User research', 'Roadmaps', 'SQL', 'Figma', 'A/B testing'].map((name) => ({
      name,
      level: '',
      keywords: [],
    })),
    projects: [],
    certifications: richTextOfDescription('- Certified Scrum Product Owner, 2021'),
    awards: richTextOfDescription('- Product of the Year, Utility Forum, 2023'),
    languages: [
      { name: 'English', level: 'native' },
      { name: 'German', level: 'fluent' },
    ],
    hobbies: [{ name: 'Trail running', keywords: [] }],
    customSections: [],
  };
}
