import { withArticlesOfObjects } from './objects.ts';

test.each([
  ['Built real-time bus application using a public feed', 'Built a real-time bus application using a public feed'],
  [
    'Designed and implemented event pipeline processing 10M rows',
    'Designed and implemented an event pipeline processing 10M rows',
  ],
  ['Designed sparse index mechanism reducing memory use', 'Designed a sparse index mechanism reducing memory use'],
  ['Co-authored paper accepted at a conference', 'Co-authored a paper accepted at a conference'],
  ['Saved two days by building Power BI dashboard', 'Saved two days by building a Power BI dashboard'],
  ['Built first data warehouse', 'Built the first data warehouse'],
  ['Led redesign of the sign-up page', 'Led a redesign of the sign-up page'],
  ['Raised Android Play Store rating to 4.1', 'Raised the Android Play Store rating to 4.1'],
  ['Launched Blue Harbour website in May', 'Launched the Blue Harbour website in May'],
  ['Participated in on-call rotation', 'Participated in an on-call rotation'],
  ['Wrote an engine for mobile app using C', 'Wrote an engine for a mobile app using C'],
  ['Worked closely with design team', 'Worked closely with the design team'],
  ['Tool adopted across payments platform team', 'Tool adopted across the payments platform team'],
  ['Worked in agile team', 'Worked in an agile team'],
  [
    'Participated in NORFF standardization process (Draft 2)',
    'Participated in the NORFF standardization process (Draft 2)',
  ],
  ['Conduct weekly meeting with the engineer', 'Conduct a weekly meeting with the engineer'],
  ['Develop and run annual planning meeting', 'Develop and run an annual planning meeting'],
  ['Ranked in the top 5% of global sales team', 'Ranked in the top 5% of the global sales team'],
  ['During first week on the job, won a client', 'During the first week on the job, won a client'],
  ['Worked in Settlement controls team performing checks', 'Worked in the Settlement controls team performing checks'],
  ['Took part in team building', 'Took part in team building'],
  ['Started after-school chess club', 'Started an after-school chess club'],
  ['Shipped plugin search feature end-to-end', 'Shipped a plugin search feature end-to-end'],
  ['Worked as team lead at night', 'Worked as a team lead at night'],
  ['Raised sales by 9% within first quarter', 'Raised sales by 9% within the first quarter'],
])('puts the article that English wants: %s', (line, edited) => {
  expect(withArticlesOfObjects(line)).toBe(edited);
});

test.each([
  'Built a bus application',
  'Built web applications for nurses',
  'Developed new business in Leeds',
  'Established best practice for tests',
  'Implemented business logic in Java',
  'Delivered customer service at the desk',
  'Designed web and mobile apps',
  'Led customer acquisition',
  'Led two teams',
  'Built app and server components',
  'Developed Weather App',
  'Improved system performance',
  'Redesigned three portals',
  "Maintained client's website",
  'Used an in house system on site team days',
  'Trained staff',
  'Built the page using react framework',
  'Started career in sales',
])('leaves alone what has or wants none: %s', (line) => {
  expect(withArticlesOfObjects(line)).toBe(line);
});
