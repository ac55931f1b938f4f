import { isKnownALittle } from './known-a-little.ts';

test.each([
  ['Xero', 'Xero (a little, for petty cash)'],
  ['Ansible', 'Terraform, Ansible basics'],
  ['Power BI', 'SQL, Excel, Tableau, Git. Learning: dbt, Power BI.'],
  ['SAP B1', 'Tally, MS Excel, SAP B1 (user level training only)'],
  ['Xero', 'Canva, Xero (invoices only), Mailchimp'],
  ['Docker', 'Python, some Docker'],
  ['Basic SQL', 'SaaS, Basic SQL, Jira'],
  ['SQL', 'Excel\nCurrently taking: "Intro to SQL" on Coursera (week 3 of 6)'],
  ['WCAG', 'accessibility (WCAG 2.1 AA basics)'],
  ['German', 'German – beginner'],
  ['TypeScript', 'Python (8 yrs), TypeScript (enough to fix things)'],
  ['Tally', 'Excel, Tally, basic'],
  ['Power Query (beginner)', 'Excel, Power Query (beginner)'],
  ['Civil 3D (basic)', ''],
  ['Python', 'Docker, Python and Machine Learning basics, Git'],
  ['HubSpot', 'Word، مبادئ HubSpot (تكوين عن بعد)'],
  ['Civil 3D', 'AutoCAD، Civil 3D (مبتدئ)، Excel'],
  ['GDPR', 'Training  Act 2023 e-learning, 2026. UK GDPR for lawyers, one-day\ncourse booked for January 2027.'],
])('there is little of %s', (name, resume) => {
  expect(isKnownALittle(name, resume)).toBe(true);
});

test.each([
  ['Docker', 'Python, Docker (Swarm, Compose)'],
  ['Python', 'Python, Machine Learning basics'],
  ['Tableau', 'SQL, Excel, Tableau, Git. Learning: dbt, Power BI.'],
  ['Excel', 'Excel, basic accounting'],
  ['Basic Life Support', 'Basic Life Support, 2024'],
  ['PLAXIS (2D and 3D)', 'PLAXIS (2D and 3D)'],
  ['R (intermediate)', 'R (intermediate), Stata'],
  ['SAP', 'Planned and scheduled 60 jobs a week in SAP'],
  ['GDPR', 'Wrote the GDPR policy. UK GDPR refresher, course booked for May.'],
])('and there is enough of %s', (name, resume) => {
  expect(isKnownALittle(name, resume)).toBe(false);
});

test.each([
  ['XGBoost', true, 'Daily: SQL, Excel\nLearning: scikit-learn, XGBoost'],
  ['SPSS', true, '• Expert\n• LibGuides, Zotero\n• Fundamentals\n• LaTeX, PHP, SPSS'],
  ['Zotero', false, '• Expert\n• LibGuides, Zotero\n• Fundamentals\n• LaTeX, PHP, SPSS'],
  ['XGBoost', false, 'Learning: XGBoost\nForecast sales with XGBoost'],
  ['Workshops', false, 'Learning and development\nWorkshops'],
])('%s stands only in a row of what is known a little: %s', (name, isSo, resume) => {
  expect(isKnownALittle(name, resume)).toBe(isSo);
});
