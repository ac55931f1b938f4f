import { readJobPage } from './read-job-page.ts';

describe('title and company', () => {
  test.each([
    ['Pastry Chef at Maison Corail', 'Pastry Chef', 'Maison Corail'],
    ['Senior Buyer @ Otter & Finch | Careers', 'Senior Buyer', 'Otter & Finch'],
    ['Tidewater Bank is hiring a Credit Analyst', 'Credit Analyst', 'Tidewater Bank'],
    ['Field Engineer - Quarrystone Ltd', 'Field Engineer', 'Quarrystone Ltd'],
    ['Data Engineer (m/f/d)\nHelmholz Systems\nBerlin, Germany · 2 weeks ago', 'Data Engineer', 'Helmholz Systems'],
    ['Jobs\nSign in\nJob title: Head Nurse\nEmployer: Rosebank Clinic', 'Head Nurse', 'Rosebank Clinic'],
    [
      'Warehouse Supervisor\nRequirements\nAbout Pallet & Sons\nWe move things.',
      'Warehouse Supervisor',
      'Pallet & Sons',
    ],
    ['Lab Technician\nFull-time\nAt Ferrous Labs, we test steel.', 'Lab Technician', 'Ferrous Labs'],
    ['We are looking for a Junior Accountant to join our office.', 'Junior Accountant', ''],
    ['Something else entirely', '', ''],
  ])('%j', (page, jobTitle, companyName) => {
    expect(readJobPage(page)).toMatchObject({ jobTitle, companyName });
  });
});

describe('the description', () => {
  test('is the advert without the page around it', () => {
    const page = [
      'Skip to main content',
      'Sign in',
      'Clerk',
      'Easy Apply',
      'About the job',
      'You file papers.',
      '',
      '',
      '',
      'You like papers.',
      'Show more',
      'Similar jobs',
      'Typist at Inkwell',
    ].join('\r\n');
    expect(readJobPage(page).jobDescription).toBe('About the job\nYou file papers.\n\nYou like papers.');
  });

  test('keeps the introduction above a heading', () => {
    const introduction = `We are a small bakery by the harbour, and ${'we bake bread. '.repeat(12)}`.trim();
    const page = `Baker\n${introduction}\nResponsibilities\nBake.`;
    expect(readJobPage(page).jobDescription).toContain(introduction);
  });
});

test('reads the JSON of a job posting, and its HTML as text', () => {
  const page = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite' },
      {
        '@type': 'JobPosting',
        title: 'Cook &amp; Baker',
        hiringOrganization: { '@type': 'Organization', name: 'Maison Corail' },
        description: '<p>You cook.</p><ul><li>Soup</li><li>Bread</li></ul><script>alert(1)</script>',
      },
    ],
  });
  const { jobTitle, companyName, jobDescription } = readJobPage(page);
  expect({ jobTitle, companyName }).toEqual({ jobTitle: 'Cook & Baker', companyName: 'Maison Corail' });
  expect(jobDescription).toMatch(/^You cook\.\n- Soup\n- Bread/);
});

test.each(['', '   ', '{', '[]', '{"@type":"JobPosting"}', 'x'.repeat(200_000)])('survives odd input', (page) => {
  expect(() => readJobPage(page)).not.toThrow();
});

test('is quick on long lines of capitals', () => {
  const begun = performance.now();
  readJobPage(`${'Aa '.repeat(60_000)}\n${'At Aa and '.repeat(20_000)}`);
  expect(performance.now() - begun).toBeLessThan(2000);
});
