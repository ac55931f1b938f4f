import { hasRunOut, hasRunOutOnPage, itemsBesideWork, itemsOnPage, stillTakenOn } from './held-on-page.ts';

const PAGE = `Robin Marsh
Saltmouth | 07700 900418 | GDC registration 271904
robin@example.org

PROFILE
Dental nurse with nine years in private practice. I like calm rooms.

HIGHLIGHTS
• 8 years as a Red Seal journeyperson
• Ticket expired in 2022

EXPERIENCE
Nurse, Tay Dental, 2019 – present
• Assisted at the chair

CERTIFICATIONS
CISSP, 2024

SYSTEMS
Systems: Dentally, Axiell Collections

LANGUAGES
English, Irish`;

test('what stands beside the work, item by item', () => {
  expect(itemsBesideWork(PAGE, 'Robin Marsh').map(({ text }) => text)).toEqual([
    'GDC registration',
    '8 years as a Red Seal journeyperson',
    'CISSP, 2024',
    'Dentally',
    'Axiell Collections',
  ]);
});

test('two items of a list in two columns are two, and what heads recent courses is none', () => {
  const page = `Robin Marsh\n\nHIGHLIGHTS\n• 8 years as a Red Seal journeyperson\tClass 5 licence, own car\n\nCERTIFICATIONS\nCPD last 12 months`;
  expect(itemsBesideWork(page, 'Robin Marsh').map(({ text }) => text)).toEqual([
    '8 years as a Red Seal journeyperson',
    'Class 5 licence, own car',
  ]);
});

test('a certificate that is known as a skill is held all the same', () => {
  expect(itemsOnPage(PAGE, 'Robin Marsh', '2026-11')).toContain('CISSP, 2024');
});

test('the end of a study that has been parted at its commas is no item', () => {
  const page =
    'CERTIFICATIONS\nCCRN, 2024\nMaster of Nursing – Tay University, Sylvania, OH (in progress, expected 2026)';
  expect(itemsOnPage(page, 'Robin Marsh', '2025-01')).toEqual(['CCRN, 2024']);
});

test('what a bracket says at the end of a list is not told of its last part alone', () => {
  const items = (row: string) => itemsOnPage(`Jo Elm\n\nCertificates\n${row}`, 'Jo Elm', '2026-11');
  expect(items('ACS: CCN1, CENWAT, HTR1 (renewed Feb 2023)')).toEqual(['ACS – CCN1, CENWAT, HTR1 (renewed Feb 2023)']);
  expect(items('ACS: CCN1, CENWAT, HTR1')).toEqual(['ACS – CCN1', 'ACS – CENWAT', 'ACS – HTR1']);
});

test('the head of a table is nothing held, nor is a course of which most is to come', () => {
  const passed = 'ACCA, qualified 2018 (Association of Chartered Accountants), first-time passes in 11 of 13 papers';
  expect(itemsOnPage(`Jane Doe\n\nEducation\n• ${passed}`, 'Jane Doe', '2026-11')).toEqual([passed]);
  const table = 'Ticket\tDate\nEWRB registration\t2019\nDiploma in Elm Engineering\t2 papers of 16 done';
  expect(itemsOnPage(`Jo Elm\n\nTickets\n${table}`, 'Jo Elm', '2026-11')).toEqual(['EWRB registration']);
});

test('a membership that a sentence of the summary names is held', () => {
  const page =
    'SUMMARY\nAccountant with nine years of experience. Member of ICPAK in good standing.\nEDUCATION\n2018  CPA (K), KASNEB';
  expect(itemsOnPage(page, 'Ann Example', '2026-11')).toEqual(['Member of ICPAK in good standing', 'CPA (K), KASNEB']);
});

test('certificates of somebody who writes all in small letters are held as well', () => {
  const page = `robin marsh\n\nwork\nbarista, tide cafe, 2019 - now\n\ncertificates\nfood hygiene level 2 (renewed feb 2025)\nemergency first aid at work 2023\nfriends of the harbour`;
  expect(itemsOnPage(page, 'Robin Marsh', '2026-11')).toEqual([
    'Food hygiene level 2 (renewed feb 2025)',
    'Emergency first aid at work 2023',
  ]);
});

test('a licence is held without its number, whatever stands behind it', () => {
  const page = 'LICENSES\nRegistered Nurse, Tay State Board of Nursing, License RN123456 (exp. 2027)';
  expect(itemsOnPage(page, 'Robin Marsh', '2026-11')).toEqual([
    'Registered Nurse, Tay State Board of Nursing, License (exp. 2027)',
  ]);
});

test('what was current to a time that has passed, or planned for one, is not told', () => {
  expect(hasRunOut('Registered electrician, practising licence current to June 2026', '2026-11')).toBe(true);
  expect(hasRunOut('Studying for the CPPB, exam planned October 2018', '2026-11')).toBe(true);
  expect(hasRunOut('Registered electrician, practising licence current to June 2027', '2026-11')).toBe(false);
});

test('a level behind a certificate is a part of its name', () => {
  expect(
    itemsOnPage('Jo Marsh\nCERTIFICATIONS\nISTQB Certified Tester, Foundation Level\t2019', 'Jo Marsh', '2026-11'),
  ).toEqual(['ISTQB Certified Tester, Foundation Level']);
});

test('names in short keep their capitals, and who has issued something is nothing held', () => {
  const page =
    'Robin Marsh\nCERTIFICATES\nTESDA NC III SMAW (2016)\nCERTIFICATE OF FOOD SAFETY (2019)\nInstitute and Faculty of Actuaries (IFoA)\n1 in progress';
  expect(itemsOnPage(page, 'Robin Marsh', '2026-11')).toEqual([
    'TESDA NC III SMAW (2016)',
    'Certificate of Food Safety (2019)',
  ]);
});

test('of a study no part is a point by itself', () => {
  const page = 'Robin Marsh\nEducation\n2013 – 2015\tMSc, Aquatic Health (cum laude), Tay University';
  expect(itemsBesideWork(page, 'Robin Marsh')).toEqual([]);
});

test('what was done for others is nothing held, nor is where somebody lives', () => {
  const page = `Robin Marsh

Attachment, Ministry of Youth
• Registration of youth groups for loans of the fund
Present Resident in Overland Park, KS`;
  expect(itemsOnPage(page, 'Robin Marsh', '2026-11')).toEqual([]);
});

test('sentences among the skills are no list of them', () => {
  const told =
    'I have obtained several licences and certificates, such as Technician, and Licensed Claims Adjuster. While I was there, I soon became a source of knowledge for all who worked beside me.';
  expect(itemsBesideWork(`Robin Marsh\nSkills\n${told}`, 'Robin Marsh')).toEqual([]);
});

test('of a row whose other cell says that it is not held nothing is held', () => {
  const page =
    'Licences\nNMC OSCE\t—\tNot yet taken\nACLS\tExp. 10/2026\tExpired / renewal scheduled\nNMC Test of Competence\tFebruary 2026\tPassed (both parts)';
  expect(itemsOnPage(page, 'Ada Moreno', '2026-05')).toEqual(['NMC Test of Competence']);
});

test('what the lines below say is still being taken is not held', () => {
  const page =
    'Education\nManagement Certificate\nElm College (evenings)\n5 of 9 courses done, expected Aug 2027\nFirst Aid Certificate\nElm College';
  expect(['Management Certificate', 'First Aid Certificate'].map(stillTakenOn(page))).toEqual([true, false]);
});

test('the number of a register that a narrow column has put on a line of its own parts no name', () => {
  const page =
    'Robin Marsh\nRegistration\nTAYRU Radiographers\nRegistration Board, reg.\nRA018834\nCertificates\nBasic Life Support, 2026\nEmployment\nRadiographer, Tay Hospital, 2019 - present';
  const items = itemsOnPage(page, 'Robin Marsh', '2026-11');
  expect(items).toContain('Basic Life Support, 2026');
  expect(items.join('\n')).not.toMatch(/^(?:TAYRU Radiographers|Registration Board.*)$/m);
});

test('a certificate has run out where each line that names it says so, in Arabic as well', () => {
  const page = 'شهادة BLS – سارية حتى 11/2026\nشهادة ACLS – سارية حتى 5/2026';
  expect(hasRunOutOnPage('ACLS', page, '2026-11')).toBe(true);
  expect(hasRunOutOnPage('BLS', page, '2026-11')).toBe(false);
  expect(hasRunOutOnPage('ACLS', `${page}\nACLS مجددة`, '2026-11')).toBe(false);
});

test('a level beside a skill and a bare number are nothing that is held', () => {
  const page =
    'CERTIFICATIONS\nBasic – R from university, SQL from a short course\nELM/LS/28-5510\nFirst aid certificate 2024';
  expect(itemsOnPage(page, 'Ann Example', '2026-11')).toEqual(['First aid certificate 2024']);
});

test('courses that are named by what they are in, each with its year behind a stroke', () => {
  const page =
    'Jo Elm\n\nCertificates\nSafe Handling of Refrigerants, 2020 / Working at Height, 2022 / Basic First Aid, 2022';
  expect(itemsOnPage(page, 'Jo Elm', '2026-11')).toEqual([
    'Safe Handling of Refrigerants, 2020',
    'Working at Height, 2022',
    'Basic First Aid, 2022',
  ]);
  expect(itemsOnPage('Jo Elm\n\nCertificates\nWorking with a team of 4', 'Jo Elm', '2026-11')).toEqual([]);
});

test('a heading that stands in one line with what it announces is no part of it', () => {
  const page = 'Jo Elm\n\nEDUCATION\nBSc Physics, Elm University, 2011\nMEMBERSHIPS COREN, ICE (Graduate member)';
  expect(itemsOnPage(page, 'Jo Elm', '2026-11').join()).not.toContain('MEMBERSHIPS');
});

test('a registration in a summary or behind the body that keeps it is held', () => {
  const page = (...lines: string[]) => itemsOnPage(['Ana Reyes', ...lines].join('\n'), 'Ana Reyes', '2026-11');
  expect(
    page('About me', 'Agronomist with five seasons in citrus. TIDENASP registered (Pr.Sci). Happy in boots.'),
  ).toEqual(['TIDENASP registered (Pr.Sci)']);
  expect(page('Registration', 'Harbour Nurses & Midwives Council: RN/RM registered since 2016')).toEqual([
    'RN/RM registered since 2016 (Harbour Nurses & Midwives Council)',
  ]);
});

test('the name of a diploma that a narrow column cuts is whole, and a register goes with what it says', () => {
  const page = (...lines: string[]) => itemsOnPage(['Ana Reyes', ...lines].join('\n'), 'Ana Reyes', '2026-11');
  expect(page('Qualifications', 'Level 5 Diploma in Leadership for', "Children's Care and Learning", '- 2017')).toEqual(
    ["Level 5 Diploma in Leadership for Children's Care and Learning"],
  );
  expect(page('AHPRA\tPHY000XXXXXXX - general registration, no conditions')).toEqual([
    'AHPRA – general registration, no conditions',
  ]);
});

test('what a row among the skills says to be certified is held', () => {
  const page = 'Robin Marsh\nTECHNICAL\nCode: Python, a little R\nCertified: Contoso PL-300, June 2022\n';
  expect(itemsOnPage(page, 'Robin Marsh', '2026-11')).toEqual(['Contoso PL-300, June 2022']);
});
