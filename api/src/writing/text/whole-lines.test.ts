import { inWholeLines } from './whole-lines.ts';

test.each([
  ['Team Leader – customer service SAMPLE MAROC / EXAMPLE', 'Team Leader – customer service, SAMPLE MAROC / EXAMPLE'],
  ['Advisor, then referent (from 03/2022) SAMPLE MAROC', 'Advisor, then referent (from 03/2022), SAMPLE MAROC'],
  ['Diploma in Support, Leeds City\n2022\nCollege', 'Diploma in Support, Leeds City College\n2022'],
  [
    'Laurea in Arte, Università di Napoli\n“L’Orientale”, 2008',
    'Laurea in Arte, Università di Napoli “L’Orientale”, 2008',
  ],
  ['MSc, Elm University | Sep 2018\n- Jun 2020', 'MSc, Elm University | Sep 2018 - Jun 2020'],
  ['Full Stack Developer, Elm | Jun\n2019 - Feb 2021', 'Full Stack Developer, Elm | Jun 2019 - Feb 2021'],
  ['General Sample Council, since\nSeptember 2020', 'General Sample Council, since September 2020'],
  ['Mar 17 – Dec 18\tPicker', 'Mar 2017 – Dec 2018\tPicker'],
  ["Aug '24 - now", 'Aug 2024 - now'],
  ['May 2022 – Aug 2024Barista, Elm Café', 'May 2022 – Aug 2024 Barista, Elm Café'],
  ['German\t●○○○○', 'German (basic)'],
  ['Spanish ●●●●○', 'Spanish'],
  ['✓ Council register of dental\nnurses', '✓ Council register of dental nurses'],
  ['Yellow Belt EXAMPLERA', 'Yellow Belt, EXAMPLERA'],
  ['Elm Pharmacy Council, Category\nA', 'Elm Pharmacy Council, Category A'],
])('parts and joins: %s', (given, whole) => {
  expect(inWholeLines(given)).toBe(whole);
});

it('gives a section the usual heading in place of one that no list has', () => {
  const sections = [
    { kind: 'experience', heading: 'PRACTICE', place: null },
    { kind: 'education', heading: 'Education', place: null },
  ] as const;
  expect(inWholeLines('PRACTICE\nArchitect\nEducation', { sections: [...sections], certifications: [] })).toBe(
    'Experience\nArchitect\nEducation',
  );
});

test.each([
  'Worked with AWS and SQL',
  'ELM HOSPITAL, LEEDS',
  'Wrote reports in COBOLX',
  'Researcher on the project ROOTSAFE',
  '• Trained for ELMWOOD HOTELS',
  'Level\nElm School',
])('leaves alone: %s', (text) => {
  expect(inWholeLines(text)).toBe(text);
});

test('the last line of a page heads nothing', () => {
  const sections = [{ kind: 'certifications' as const, heading: 'Full UK driving licence', place: null }];
  expect(inWholeLines('Clerk, Elm Ltd\nFull UK driving licence\n', { sections, certifications: [] })).toBe(
    'Clerk, Elm Ltd\nFull UK driving licence\n',
  );
  expect(inWholeLines('Full UK driving licence\nADR', { sections, certifications: [] })).toBe('Certifications\nADR');
});

test('employer and post of a head with a slash stand each on a line', () => {
  const page = 'Elm School, Leeds / Class Teacher (fixed\nterm)\nSEPTEMBER 2022 - PRESENT';
  expect(inWholeLines(page)).toBe('Elm School, Leeds\nClass Teacher (fixed term)\nSEPTEMBER 2022 - PRESENT');
});

test('a certificate and what is said of it in the next cell are one', () => {
  expect(inWholeLines('IELTS\t7.5 overall (L 8.0), March 2026\nACLS\tvalid until May 2027\nBlog\tcurrent')).toBe(
    'IELTS, 7.5 overall (L 8.0), March 2026\nACLS, valid until May 2027\nBlog\tcurrent',
  );
});

test('the rest of an employer and of a bracket goes with its line', () => {
  expect(inWholeLines('2022 – now\tResearch Fellow, James Elm\nUniversity\n• Led a team')).toBe(
    '2022 – now\tResearch Fellow, James Elm University\n• Led a team',
  );
  expect(inWholeLines('2018 – 2022\tFellow, Oak University (parental\nleave Aug 2019 – May 2020)')).toBe(
    '2018 – 2022\tFellow, Oak University (parental leave Aug 2019 – May 2020)',
  );
  expect(inWholeLines('Police clearance & Form\n30, Feb 2026')).toBe('Police clearance & Form 30, Feb 2026');
  expect(inWholeLines('Studied (mostly\n• Elm)')).toBe('Studied (mostly\n• Elm)');
});

test('a heading in a column of its own stands on a line of its own', () => {
  const sections = [
    { kind: 'summary' as const, heading: 'Profile', place: null },
    { kind: 'experience' as const, heading: 'Experience', place: null },
  ];
  const page = 'Profile\tSolicitor, nine years qualified\nExperience\tElm Authority, Leeds\nCode\tExperience';
  expect(inWholeLines(page, { sections, certifications: [] })).toBe(
    'Profile\nSolicitor, nine years qualified\nExperience\nElm Authority, Leeds\nCode\tExperience',
  );
});

test('the rest of a certificate in a narrow column goes with it', () => {
  const page = 'Certificates\n• Certified Digital Marketing\nAssociate, exam in February 2027\n• Manual handling, 2023';
  expect(inWholeLines(page)).toBe(
    'Certificates\n• Certified Digital Marketing Associate, exam in February 2027\n• Manual handling, 2023',
  );
  const skills = page.replace('Certificates', 'Skills');
  expect(inWholeLines(skills)).toBe(skills);
});

test('stars of a house and the mark of a note are no part of its name', () => {
  expect(inWholeLines('Hotel Sample ****, Elm')).toBe('Hotel Sample, Elm');
  expect(inWholeLines('Commis · Osteria Sample*, Elm')).toBe('Commis · Osteria Sample, Elm');
  expect(inWholeLines('* Ran the desk')).toBe('* Ran the desk');
  expect(inWholeLines('**Clerk** at Elm')).toBe('**Clerk** at Elm');
});

test('a certificate that a narrow column breaks is one item where the reading has joined it', () => {
  const text = 'CERTIFICATES\nSample Certified Digital Marketing\nAssociate (2024)\nSample Ads Search';
  const title = { value: 'Sample Certified Digital Marketing Associate', confidence: 0.85, place: null };
  const certifications = [{ title, date: null, details: [] }];
  expect(inWholeLines(text, { sections: [], certifications })).toBe(
    'CERTIFICATES\nSample Certified Digital Marketing Associate (2024)\nSample Ads Search',
  );
  expect(inWholeLines(text)).toBe(text);
  const two = 'CERTIFICATES\nSample Support Administrator\nData Privacy Act Awareness';
  const both = { ...title, value: 'Sample Support Administrator Data Privacy Act Awareness' };
  const joined = [{ title: both, date: null, details: [] }];
  expect(inWholeLines(two, { sections: [], certifications: joined })).toBe(two);
});

test('a firm whose name the line had no room for is whole, and items that strokes part stand below each other', () => {
  expect(inWholeLines('2007 – 2010 Apprenticeship, Elm\nLarch KG, grade 1.9')).toBe(
    '2007 – 2010 Apprenticeship, Elm Larch KG, grade 1.9',
  );
  expect(inWholeLines('Clerk, Elm\nLarch Street')).toBe('Clerk, Elm\nLarch Street');
  expect(inWholeLines('-Ran the desk -Wrote the rota')).toBe('• Ran the desk\n• Wrote the rota');
});

test('a head that its line had no room for goes on in the line of its dates', () => {
  const head = 'Lecturer (Assistant Professor) in the History of Rivers, School of History, University of West';
  expect(inWholeLines(`${head}\nElm, 2021 – present (tenured 2024)`)).toBe(
    `${head} Elm, 2021 – present (tenured 2024)`,
  );
  expect(inWholeLines('Fellow, Institute of Rivers,\nUniversity of Elm, Elmtown, 2018 – 2021')).toBe(
    'Fellow, Institute of Rivers, University of Elm, Elmtown, 2018 – 2021',
  );
  const apart = 'Fellow, Institute of Rivers\nTutor, University of Elm, 2018 – 2021';
  expect(inWholeLines(apart)).toBe(apart);
});

test('dates in brackets, and the town behind its label, are set as in other lines', () => {
  expect(inWholeLines('Liceul Elm [ 2005 – 2009 ] City: Elmtown | Country: Romania')).toBe(
    'Liceul Elm, 2005 – 2009, Elmtown, Romania',
  );
  expect(inWholeLines('[ 05/2015 – Current ]')).toBe('05/2015 – Current');
});

test('what stands in brackets below a row of languages goes with its last', () => {
  expect(inWholeLines('Languages\nDanish, English (fluent), German\n(school)')).toContain('German (school)');
});

test('a name of a certificate that a narrow column breaks is one, and a heading below it is none of it', () => {
  expect(inWholeLines('AWS Certified Solutions\nArchitect – Associate')).toBe(
    'AWS Certified Solutions Architect – Associate',
  );
  expect(inWholeLines('Samoan greetings only\nLICENCE\nFull')).toBe('Samoan greetings only\nLICENCE\nFull');
  expect(inWholeLines('First aid\nCertificate (2024)')).toBe('First aid Certificate (2024)');
});
