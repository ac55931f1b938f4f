import { LETTER_PAIRS } from '../fixtures/pairs.ts';
import { readResume } from './read-resume.ts';

const resumeOf = (name: string) => readResume(LETTER_PAIRS.find((pair) => pair.name.startsWith(name))!.resumeText);

test.each([
  ['nurse', 'Grace Adeyemi', 'grace.adeyemi@example.org', '+44 7700 900123', 'Leeds, United Kingdom'],
  ['backend-engineer', 'Lukas Brandstätter', 'lukas.brandstaetter@example.com', '+43 660 5550147', 'Vienna, Austria'],
  ['teacher', 'María José Núñez Álvarez', 'maria.nunez@example.net', '(512) 555-0199', 'Austin, TX'],
  ['sales-manager', "Thomas O'Connell", 'tom.oconnell@example.ie', '+353 85 555 0133', 'Dublin, Ireland'],
  ['new-graduate', 'Priya Raghunathan', 'priya.r@example.edu', '(734) 555-0117', 'Ann Arbor, MI'],
  [
    'dubai-engineer',
    'Eng. Khalid bin Saeed Al-Mansoori',
    'khalid.almansoori@example.ae',
    '+971 50 555 0162',
    'Dubai, United Arab Emirates',
  ],
  ['chef', 'Élodie Marchand', 'elodie.marchand@example.fr', '06 55 50 12 34', 'Lyon, France'],
  ['accountant', 'Janelle Washington', 'janelle.washington@example.com', '404.555.0176', 'Atlanta, GA'],
])('%s: who is writing', (name, fullName, email, phone, location) => {
  expect(resumeOf(name)).toMatchObject({ fullName, email, phone, location });
});

test.each([
  ['nurse', 'Senior Staff Nurse', "St Bartram's Teaching Hospital", 4],
  ['backend-engineer', 'Senior Backend Engineer', 'Paketwerk GmbH', 4],
  ['teacher', 'Grade 3 Teacher', 'Lakeview Elementary School', 3],
  ['sales-manager', 'Regional Sales Manager', 'Corvane Diagnostics Ltd', 4],
  ['dubai-engineer', 'Project Engineer', 'Al Nakheel Roads Contracting LLC', 4],
  ['chef', 'Sous Chef', 'Brasserie du Parc', 3],
  ['accountant', 'Staff Accountant', 'Bright & Lowe Logistics', 4],
])('%s: the current job', (name, title, company, lines) => {
  const [job] = resumeOf(name).jobs;
  expect(job).toMatchObject({ title, company, isCurrent: true });
  expect(job?.lines).toHaveLength(lines);
});

test('a graduate has studies under way, projects and no jobs', () => {
  const facts = resumeOf('new-graduate');
  expect(facts.jobs).toEqual([]);
  expect(facts.education[0]).toMatchObject({
    degree: 'Bachelor of Science in Data Science',
    institution: 'University of Michigan',
    isOngoing: true,
  });
  expect(facts.activities.map(({ company }) => company)).toEqual([
    'Bus Delay Predictor',
    'Course Planner',
    'Women in Data Club',
  ]);
  expect(facts.skills).toContain('scikit-learn');
});

test('lines broken by the page are joined, words split by a soft hyphen too', () => {
  const [job] = readResume(
    'Ann Lee\n\nExperience\nBaker, Loaf Ltd, 2019 - 2022\n• Baked bread for four cafes in the old town and deliv\u00ad\nered it before six in the morning\nwith a cargo bike\n• Trained two apprentices',
  ).jobs;
  expect(job?.lines).toEqual([
    'Baked bread for four cafes in the old town and delivered it before six in the morning with a cargo bike',
    'Trained two apprentices',
  ]);
});

test('text without any structure gives no facts and no error', () => {
  expect(readResume('')).toMatchObject({ fullName: '', email: '', jobs: [], skills: [] });
  expect(readResume('%PDF-1.4 \u0000\u0001 ||| ••• 2019')).toMatchObject({ jobs: [], skills: [] });
});
