import { canStand } from './item.ts';

test.each([
  'Lindqvist HR, Osei K, Achterberg M. Groundwater and trout',
  'Dlamini, N. (2019) The agency and the archive',
  'Assessing water quality at home. Baker, Aldridge, & Omer. Mississippi Bulletin',
  'Runoff from fields in the delta. Baker et al. Journal of Soil 73(1):75-85',
  'Including the duties of the post before',
  'This included the tasks of a clerk',
  'Improved the experience of users by 30',
  'Reduced the wait from 40',
  'Identity for thirty clients, among them',
  'Went from 71% to 88% served within a day',
  'Grade: A',
  'Hotel was closed in spring, helped in the shop of an uncle',
  'December to February without job, came to the coast',
  'Training card, expired in 2022',
  'Everything that matters',
])('is nothing to tell of work: %s', (line) => {
  expect(canStand(line)).toBe(false);
});

test.each([
  'iTero scanning, Dexis radiographs, ABELDent charting',
  'Improved the experience of users by a third',
  'Time to a first answer on chat reduced from 95 to 40 seconds',
  'Launched the first page of the house, 41,000 readers by 2015',
  'Lead our weekly programme on the beach',
  'Moved nine reports to Tidewater + Kelp within a year',
  'Cut what was written off as expired stock by a third',
  'Head of grade 9 since 2021, with three colleagues',
  'Grade head since 2021: lead three colleagues',
  'Reports to customers in Germany, Sweden and Korea',
  'Set up the desk of the firm in 2020–2021, with nine people',
  'No day lost to accidents (Jan 2021 – Dec 2024)',
  'Present results to customers twice a year',
  'Reduced PAR>30 from 9.8% to 4.6% within 18 months',
  '2024 board result: 96% pass, 41 of 64 with the best mark',
  'Department chair 2020–2024: budget of $18,400 and five teachers',
  'Portfolio of 70 trusts, income of £265k p.a.',
])('what was done stands: %s', (line) => {
  expect(canStand(line)).toBe(true);
});
