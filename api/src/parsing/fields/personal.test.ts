import { parseResume } from '../parse.ts';

async function read(text: string) {
  const bytes = new TextEncoder().encode(`Robin Example\nrobin@example.org\n${text}\n`);
  const resume = await parseResume({ bytes, fileName: 'resume.txt' });
  return {
    ...Object.fromEntries(Object.entries(resume.personal).map(([field, stated]) => [field, stated.value])),
    location: resume.location?.value ?? null,
  };
}

it('reads values behind a colon with a dash, and values that are labels elsewhere', async () => {
  expect(
    await read(
      'Personal details\nDate of Birth\t:-\t05/08/1995\nNationality\t:-\tIndian\nMarital Status\t:-\tUnmarried\nVisa status\t: Work Visa',
    ),
  ).toMatchObject({ nationality: 'Indian', maritalStatus: 'Unmarried', visaStatus: 'Work Visa' });
});

it('keeps to what was asked where more is said', async () => {
  expect(await read('Persönliche Angaben\nFamilienstand: verheiratet, zwei Kinder')).toMatchObject({
    maritalStatus: 'verheiratet',
  });
  expect(
    await read('Permis B – véhicule personnel\n\nExpérience\n2019 - 2022   Cuisinier, Hôtel du Lac'),
  ).toMatchObject({
    drivingLicence: 'B',
  });
});

it('reads labels whose characters are set apart, and facts between dashes', async () => {
  expect(await read('인적사항\n생년월일\t1990년 11월 23일\n주 소\t대전광역시 서구 둔산로 12')).toMatchObject({
    location: '대전광역시 서구 둔산로 12',
  });
  expect(await read('Ημ. γέννησης: 17/12/1984 — Οικ. κατάσταση: Έγγαμος')).toMatchObject({
    dateOfBirth: '1984-12-17',
    maritalStatus: 'Έγγαμος',
  });
});

it('finds the notice period among the facts of a job', async () => {
  const job = 'Employment\nEmployer\tExample plc\nPosition\tCleaner\nPeriod\t2016 – present\nNotice period\t2 weeks';
  expect(await read(job)).toMatchObject({ noticePeriod: '2 weeks' });
});

it('takes the country beside another label for no address', async () => {
  expect(
    await read('Kişisel Bilgiler\nAdres Bilgileri\tTürkiye - İzmir(Anadolu) - Bornova\nUyruk\tTürkiye'),
  ).toMatchObject({ location: 'Türkiye - İzmir(Anadolu) - Bornova' });
});

it('reads a date of birth with blanks between its figures', async () => {
  expect(await read('Personal details\nDate of birth: 1 / 5 / 1992')).toMatchObject({ dateOfBirth: '1992-05-01' });
});

it('takes languages and licences among skills for no skills', async () => {
  const text =
    'Carla Example\ncarla@example.it\n\nCAPACITÀ E COMPETENZE\nMADRELINGUA\tItaliano\nALTRA LINGUA\tInglese\nPATENTE\tB\nInformatica: Excel, Word';
  const resume = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'Word']);
});

it('reads what is said of a person without a label, in the words of many countries', async () => {
  expect(await read('Née à Kinshasa le 19/10/1990 – nationalité belge')).toMatchObject({
    dateOfBirth: '1990-10-19',
    nationality: 'belge',
  });
  expect(await read('geb. 12.12.1977, deutsche Staatsangehörigkeit\nFührerausweis B, BE, G')).toMatchObject({
    dateOfBirth: '1977-12-12',
    nationality: 'deutsche',
    drivingLicence: 'B, BE, G',
  });
  expect(await read('synt. 6.1.1982\nB-körkort')).toMatchObject({ dateOfBirth: '1982-01-06', drivingLicence: 'B' });
  expect(await read('I have a full category B driving licence')).toMatchObject({ drivingLicence: 'B' });
  expect(await read('b. 1983, Kassel')).toMatchObject({ dateOfBirth: '1983' });
  expect(await read('B. Tech 2003')).not.toHaveProperty('dateOfBirth');
});

it('reads dates of birth with the month in Roman figures, and in years of an emperor', async () => {
  expect(await read('Fecha de nacimiento: 3-XI-1975')).toMatchObject({ dateOfBirth: '1975-11-03' });
  expect(await read('生年月日　平成6年2月18日生（満30歳）')).toMatchObject({ dateOfBirth: '1994-02-18' });
});

it('takes what is said of a person for no place', async () => {
  expect(await read('Brasileira, casada, 33 anos | CNH AB')).toMatchObject({ location: null, drivingLicence: 'AB' });
  expect(await read('Family status: married, two children')).toMatchObject({ location: null });
});

test('reads a row of facts of which some have no label', async () => {
  expect(
    await read('Iqama: Transferable\t\tNotice period: 2 months\t\tKSA driving license\nLebanese | Born 11/02/1990'),
  ).toMatchObject({
    visaStatus: 'Transferable',
    noticePeriod: '2 months',
    drivingLicence: 'KSA',
    nationality: 'Lebanese',
    dateOfBirth: '1990-02-11',
  });
  expect(await read('German, French')).toEqual({ location: null });
  expect(await read('Oregon Tattoo License')).toEqual({ location: null });
});

test('what stands below a gap is no rest of a fact', async () => {
  const jobs =
    'Customer Service Executive\nAl Noor Telecom LLC, Dubai — Jan 2021 to present\n- Handle 70 calls a day\nCustomer Service Agent\nPetra Travel, Amman — 2018 to 2020\n- Booked flights on Amadeus';
  const text = `Nationality: Jordanian | Visa: Employment visa (transferable) | UAE driving licence: yes\n\n${jobs}`;
  expect(await read(text)).toMatchObject({ drivingLicence: 'yes', nationality: 'Jordanian' });
  const bytes = new TextEncoder().encode(
    `Robin Example\nrobin@example.org\n${text}\n\nEducation\nBA, Tay University, 2018`,
  );
  const { jobs: jobsRead } = await parseResume({ bytes, fileName: 'resume.txt' });
  expect(jobsRead.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Customer Service Executive', 'Al Noor Telecom LLC'],
    ['Customer Service Agent', 'Petra Travel'],
  ]);
});

test('two labels beside two values are two facts, and the letters of a country no class of a licence', async () => {
  expect(
    await read(
      'PERSONAL DETAILS\nGender / Civil Status\t: Female / Married\nDriving Licence\t: U.A.E. light vehicle, valid until 2029',
    ),
  ).toMatchObject({
    gender: 'Female',
    maritalStatus: 'Married',
    drivingLicence: 'U.A.E. light vehicle, valid until 2029',
  });
});

it('takes a licence for another vehicle for none to drive', async () => {
  expect(await read('Moffett - B licence ITSSAR. HIAB - no.')).not.toHaveProperty('drivingLicence');
});
