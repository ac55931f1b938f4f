import { emptyResume, type Resume } from '../model/resume.ts';
import { richTextOfDescription } from '../model/rich-text.ts';

/** A drawn picture: nobody's face. */
const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="#d6dee8"/>' +
  '<path d="M70 190V96a50 52 0 0 1 100 0v94z" fill="#4a3328"/><path d="M103 130h34v46h-34z" fill="#d8a684"/>' +
  '<ellipse cx="120" cy="102" rx="37" ry="47" fill="#e6b596"/>' +
  '<path d="M82 98a40 44 0 0 1 76 0c-26 4-44-6-54-22-4 12-12 20-22 22z" fill="#4a3328"/>' +
  '<path d="M30 240c4-52 40-68 72-72l18 20 18-20c32 4 68 20 72 72z" fill="#2f4a6d"/>' +
  '<path d="M102 168l18 20 18-20 6 6-24 30-24-30z" fill="#f5f6f8"/></svg>';

/** An invented resume for galleries, with the style choices of the given one. */
export function sampleResume(
  style: Resume = { ...emptyResume(), lineHeight: 1.35, selectedDateFormat: 'MMM YYYY' },
): Resume {
  const period = { current: false, url: '', location: '', isHidden: false };
  return {
    ...style,
    language: 'en',
    personal: {
      ...emptyResume().personal,
      firstName: 'Amelia',
      lastName: 'Hartmann',
      jobTitle: 'Product Manager',
      email: 'amelia@example.com',
      profileImg: `data:image/svg+xml,${encodeURIComponent(PORTRAIT)}`,
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
          '- Launched a tariff planner that 240,000 households use; churn fell from 11% to 7%.\n- Led three teams of designers, engineers and analysts.\n- Ran 90 customer interviews and made their recordings searchable for everyone.',
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
          '- Brought an appointment app from prototype to 60 clinics.\n- Halved the time to book with a calendar that nurses helped to draw.\n- Wrote the release notes that customers quote.',
      },
      {
        ...period,
        id: 'sample-4',
        jobTitle: 'Business Analyst',
        company: 'Frontline Utilities',
        location: 'Denver, CO',
        companyDescription: '',
        startDate: '2014-06',
        endDate: '2016-08',
        description:
          '- Modelled demand for 14 districts; the forecast has been within 3% since.\n- Replaced a weekly report of 40 pages with a page that people open.',
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
    skills: [
      'Product strategy',
      'User research',
      'Roadmaps',
      'SQL',
      'Figma',
      'A/B testing',
      'Workshops',
      'Budgeting',
    ].map((name) => ({
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
