import { rowOfHead } from './row-of-head.ts';

test('a town with its state is no part of a head', () => {
  expect(rowOfHead(['Vice President, Los Angeles, CA, Sample Bank', '2019 – 2021'])).toBe(
    'Vice President, Sample Bank, 2019 – 2021',
  );
  expect(rowOfHead(['Field Assistant, Elm Society', 'Summers 2018 and 2019'])).toBe(
    'Field Assistant, Elm Society, summers 2018 and 2019',
  );
  expect(rowOfHead(['Clerk, Los Angeles, CA', '2019 – 2021'])).toBe('Clerk, Los Angeles, CA, 2019 – 2021');
  // A town that no list knows.
  expect(rowOfHead(['Clerk, Tide Films, Las Olas, CA, USA', '2019 – 2021'])).toBe('Clerk, Tide Films, 2019 – 2021');
});

test('how long a stay was stands beside its dates, and is not told', () => {
  expect(rowOfHead(['Fjord Pay 6 yrs 2 mos', 'Lead Designer', 'Mar 2023 – Present'])).not.toMatch(/yrs/);
});

test('the dates of two stays make no row', () => {
  expect(rowOfHead(['Library Clerk, 2000-2009 and 2022-2025', 'Elm Library'])).toBe('');
});

test('a year before the post stands behind it, and the street of the house nowhere', () => {
  expect(rowOfHead(['2018 (Jan -April), Clerk, Elm Group, Mill Road, Bishopstown, Cork'])).toBe(
    'Clerk, Elm Group, January 2018 – April 2018',
  );
  expect(rowOfHead(['2016, IT Intern, Elm Marketing Group'])).toBe('IT Intern, Elm Marketing Group, 2016');
});

test('two months beside each other are a range', () => {
  expect(rowOfHead(['Clerk, Elm Motors, 11/2020 08/2021'])).toBe('Clerk, Elm Motors, 11/2020 – 08/2021');
});

test('what has run into the heading of the section makes no row', () => {
  expect(rowOfHead(['Growing wise in Human Resources, payroll, Experience, Elm Group', '2019 – 2021'])).toBe('');
});

test('the size of the house and what a form asks are no part of a head', () => {
  expect(rowOfHead(['Warehouse Lead, Elm Fulfillment, 640k sq ft, 40+ hrs/wk', '2019 – 2021'])).toBe(
    'Warehouse Lead, Elm Fulfillment, 2019 – 2021',
  );
  expect(rowOfHead(['Secretary, Elm School, 310 pupils', 'Supervisor: A. Reed (may contact)', '2019 – 2021'])).toBe(
    'Secretary, Elm School, 2019 – 2021',
  );
});

test('a sentence behind the head is no part of it, and a point alone parts two posts', () => {
  expect(rowOfHead(['Sample Daily, Nairobi (June 2016 – July 2023). Joined as correspondent and became'])).toBe(
    'Sample Daily, Nairobi, June 2016 – July 2023',
  );
});

test('what a bracket holds stays one piece, and a name in capitals has its small words', () => {
  expect(rowOfHead(['Carer (Team Leader, days), Elm House', '2019 – 2021'])).toBe(
    'Carer (Team Leader, days), Elm House, 2019 – 2021',
  );
  expect(rowOfHead(['HOTEL QUINTA DA RIBEIRA ALTA, Receptionist', '2019 – 2021'])).toBe(
    'Hotel Quinta da Ribeira Alta, Receptionist, 2019 – 2021',
  );
});

test('when and where, above the post and its house, are told behind them and not at all', () => {
  expect(rowOfHead(['11/2018 – 03/2023 Doha, Qatar', 'Security guard, Elm Facilities Ltd'])).toBe(
    'Security guard, Elm Facilities Ltd, November 2018 – March 2023',
  );
  expect(rowOfHead(['SECURITY GUARD, THEN SUPERVISOR, Elm Ltd', '2018 – 2023'])).toBe(
    'Security Guard, then Supervisor, Elm Ltd, 2018 – 2023',
  );
});

test('dates that stand before the post as a sentence of their own stand behind it', () => {
  expect(rowOfHead(['2022/08 - actual. Order picker, Elm Logistics, Tilburg'])).toBe(
    'Order picker, Elm Logistics, Tilburg, August 2022 – present',
  );
});

test('what stood before dates told elsewhere is no part of a head', () => {
  expect(rowOfHead(['Shift Leader (since 10/2020)', 'since | Harbour Logistics'])).toBe(
    'Shift Leader (since 10/2020), Harbour Logistics',
  );
});

test('a column of tools beside the post is no head', () => {
  expect(rowOfHead(['Airflow', 'Docker, Kubernetes (user)', 'GitLab CI, Grafana', '03/2022 – present'])).toBe('');
  expect(rowOfHead(['Docker, Elm Quay', '03/2022 – present'])).toBe('Docker, Elm Quay, March 2022 – present');
});

test('names begin as they are written, and both months stand in full', () => {
  expect(rowOfHead(['iOS Developer, Elm Apps', '2020 – 2022'])).toBe('iOS Developer, Elm Apps, 2020 – 2022');
  expect(rowOfHead(['Clerk, Elm Lab (Jul. – Sep. 2019)'])).toContain('July – September 2019');
  expect(rowOfHead(['TRANSLATOR, AN PHÚ TRADING', '2020 – 2022'])).toBe('Translator, An Phú Trading, 2020 – 2022');
});
