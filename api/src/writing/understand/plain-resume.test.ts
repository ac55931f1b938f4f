import { entitlementToDrive, isAddress, plainResume } from './plain-resume.ts';

const read = (text: string, hasJobs = true) => plainResume(text, hasJobs);
test('a resume of three lines says its facts as they are written', () => {
  const plain = read(
    'Becky Truscott, Truro, 07700 900777\nCare assistant at Polmear House since 2021. Before that shop assistant at Trago for two years.\nNVQ level 2 in care. Driver with own car.',
  );
  expect(plain?.facts).toEqual([
    'Before that I was a shop assistant at Trago for two years',
    'NVQ level 2 in care',
    'Driver with own car',
  ]);
  expect(plain?.isFact('NVQ level 2 in care. Driver with own car.')).toBe(true);
  expect(plain?.isFact('Washed and dressed six residents')).toBe(false);
});

test('a long line of jobs is a fact, and who can be asked is none', () => {
  const school =
    'School kitchen at St Elm Primary since 2016 (assistant cook, cook in charge when the head cook is off, 210 dinners a day), before that Auntie Vee’s takeaway in Lozells 2010-2016';
  expect(
    read(`Marcia Gayle, Leeds\n${school}.\nReferences: the head cook, or the school office.`, false)?.facts,
  ).toEqual([school]);
});

test('a resume with headings or bullets is read by its parts', () => {
  expect(read('Ann Lee\nExperience\nBaker, Loaf Ltd')).toBeNull();
  expect(read('Ann Lee\nBaker, Loaf Ltd\n- Baked bread')).toBeNull();
  expect(read('Ann Lee\nSummary: I bake.\nSkills: I have none yet.')).toBeNull();
});

test('what somebody may drive stands in a line of its own', () => {
  expect(entitlementToDrive('Name: Gareth Pugh\nDriving licence: Category C+E (since 2011), ADR. 3 points.')).toEqual({
    drivingLicence: 'Category C+E (since 2011), ADR',
  });
  expect(entitlementToDrive('I have a driving licence')).toEqual({});
});

test('sentences in the first person are told, and an address is no fact', () => {
  const own = 'For the last four years I have worked at Papillon, a small agency in Lille, where I build shops in Vue';
  const plain = read(`Ada Moreno\nRemote (Lille, France)\n3 School Lane, Thirsk\n${own}. Food hygiene level 2.`);
  expect(plain?.facts).toEqual([own, 'Food hygiene level 2']);
});

test('what stands below the head of a job is of that job', () => {
  const plain = read('Rhys Bar\nBar manager with itchy feet\nBartender, Hotel Severn — 2018-2021\nFunctions up to 200');
  expect(plain?.facts).toEqual(['Bar manager with itchy feet']);
});

test('a resume of one paragraph says those of its sentences that can stand by themselves', () => {
  const long = `Then I joined a call centre ${'and after that another one with more seats '.repeat(8)}in the north`;
  const plain = read(
    `Myself Ann Lee from Pune. ${long}. My score was 92% in 2018. Our team answered faster by a third last year. Salary 4 lakh. Contact: ann@example.org`,
  );
  expect(plain?.facts).toEqual(['My score was 92% in 2018', 'Our team answered faster by a third last year']);
});

test('a restricted licence is held, a year of school is told, and an earlier post is one of its own', () => {
  const plain = read(
    'Tane Example, 17, Taupo\nYear 13 at Sample College till end of Nov. NCEA L2 in Agriculture\nRelief milking most weekends since 2023\nRestricted car licence, can drive tractor',
  );
  expect(plain?.facts).toEqual([
    'Year 13 at Sample College till end of Nov',
    'NCEA L2 in Agriculture',
    'Relief milking most weekends since 2023',
    'Restricted car licence, can drive tractor',
  ]);
});

test('what was done for somebody in years that are named is a fact', () => {
  const plain = read(
    'Dan Example\nMacon, GA\nCDL Class B, clean record\nDrove for Sample Transit, city bus, 2009-2024 (retired)',
  );
  expect(plain?.facts).toContain('Drove for Sample Transit, city bus, 2009-2024 (retired)');
});

test('where no job was read, the lines of jobs are facts as well', () => {
  const text = `Ada Moreno, Thirsk
Multi-drop delivery driver, Parcelway, June 2021 - now: 110-130 drops a day
Shelf stacker nights, Harlow Market, 2018 - 2021
Full UK licence since 2017`;
  expect(read(text, false)?.facts.join()).toMatch(/Parcelway.*Harlow Market.*licence/);
  expect(read(text)?.facts.join()).not.toContain('Harlow Market');
});

test.each([
  ['تعز / حاليا عدن - الشيخ عثمان', true],
  ['مصر الجديدة، القاهرة، مصر', true],
  ['محاسب في عدن، خبرة سبع سنوات', false],
  ['عدن - تعز 2019', false],
])('an Arabic line of towns is an address, one that tells more is none: "%s"', (line, isOne) => {
  expect(isAddress(line)).toBe(isOne);
});
