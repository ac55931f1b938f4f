import { parseResume, readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';
import { withDegreeBelow } from './education.ts';

async function schoolsOf(education: string): Promise<(string | null)[][]> {
  const text = `Robin Example\nrobin@example.org\n\n${education}\n`;
  const { resume } = readUndoubted(
    await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' }),
  );
  return resume.education.map(({ degree, institution }) => [degree, institution].map((field) => field?.value ?? null));
}

describe('readSchools', () => {
  it('parts a high school diploma from the high school', async () => {
    expect(await schoolsOf('Education\nHigh School Diploma, Rosa Parks Memorial High School, 2008')).toEqual([
      ['High School Diploma', 'Rosa Parks Memorial High School'],
    ]);
  });

  it('keeps the town in the name of a university that has several', async () => {
    expect(await schoolsOf('Education\nBA Film Studies\nUniversity of California, Berkeley\n2006')).toEqual([
      ['BA Film Studies', 'University of California, Berkeley'],
    ]);
    expect(await schoolsOf('Education\nMA Film, University of California, Davis, 2006')).toEqual([
      ['MA Film', 'University of California, Davis'],
    ]);
  });

  it('takes the degree beside the school before the level of a table', async () => {
    expect(
      await schoolsOf(`Educational attainment
Level\tSchool\tYear
College\tSample State University – Bachelor of Elementary Education\t2010 – 2014
Secondary\tHarbour Catholic College\t2006 – 2010`),
    ).toEqual([
      ['Bachelor of Elementary Education', 'Sample State University'],
      ['Secondary', 'Harbour Catholic College'],
    ]);
  });

  it('joins a level to its subject, which stands alone over the college', async () => {
    expect(
      await schoolsOf(`Education
09/2013 - 04/2016   Architectural Technology
Elm College
Advanced Diploma

09/2009 - 06/2013   High School Diploma
Harbour Secondary School`),
    ).toEqual([
      ['Advanced Diploma, Architectural Technology', 'Elm College'],
      ['High School Diploma', 'Harbour Secondary School'],
    ]);
  });

  it('takes licences and cards for no schools', async () => {
    const cards =
      'Qualifications & Cards\n18th Edition BS7671 (2019), Inspection & Testing 2391-52\nIPAF 3a 3b, PASMA (exp 2026), First Aid at Work';
    expect(await schoolsOf(cards)).toEqual([]);
  });

  it('takes German "mit" for no school', async () => {
    expect(await schoolsOf('Ausbildung\n2012 - 2015   Ausbildung zum Koch mit Auszeichnung\nHotel Krone, Ulm')).toEqual(
      [['Ausbildung zum Koch mit Auszeichnung', 'Hotel Krone']],
    );
  });

  it('reads a level beside its school as an entry of its own', async () => {
    const schools = await schoolsOf(
      'Educational Attainment\nVocational\t: Hairdressing NC II, TESDA Novaliches, 2013\nSecondary\t: Lagro High School, Quezon City, 2007-2011',
    );
    expect(schools.map(([, school]) => school)).toEqual(['TESDA Novaliches', 'Lagro High School']);
  });

  it('keeps a dated row whose degree and body no list knows', async () => {
    expect(
      await schoolsOf('Education\nCIMA\tGuild of Ledger Keepers\t2018\nB.Com\tUniversity of Karachi\t2014'),
    ).toEqual([
      ['CIMA', 'Guild of Ledger Keepers'],
      ['B.Com', 'University of Karachi'],
    ]);
  });

  it('leaves what follows a semicolon out of the school’s name', async () => {
    const [[, school] = []] = await schoolsOf('Education\n2006 - 2013   BA History, University of Leeds; second class');
    expect(school).toBe('University of Leeds');
  });

  it('reads the long labels of forms', async () => {
    expect(
      await schoolsOf(
        'ISTRUZIONE E FORMAZIONE\n• Date (da – a)\t1997\n• Nome e tipo di istituto di istruzione o formazione\tIstituto Tecnico Ada Negri\n• Qualifica conseguita\tDiploma di ragioniere',
      ),
    ).toEqual([['Diploma di ragioniere', 'Istituto Tecnico Ada Negri']]);
  });

  it('reads field of study and qualification over each other as one entry', async () => {
    expect(
      await schoolsOf(
        'Образование\n2004 – 2008 Тверской медицинский колледж\nСпециальность: Сестринское дело\nКвалификация: медицинская сестра',
      ),
    ).toEqual([['Сестринское дело', 'Тверской медицинский колледж']]);
  });

  it('takes a stage of schooling for no degree, and what stands behind a faculty for the subject', async () => {
    expect(
      await schoolsOf(
        'Eğitim Bilgileri\nÜniversite (Lisans)\tÖrnek Üniversitesi\n09.2008 - 06.2012\tİktisat Fakültesi, İşletme, Türkçe',
      ),
    ).toEqual([['İşletme', 'Örnek Üniversitesi']]);
  });

  it('tells a school from a degree where its words are those of both', async () => {
    expect(
      await schoolsOf(
        'Wykształcenie\nMedyczne Studium Policealne w Krakowie\nopiekun medyczny\n2012 – 2013\nZespół Szkół w Tarnowie\nkrawiec\n1995 – 1998',
      ),
    ).toEqual([
      ['opiekun medyczny', 'Medyczne Studium Policealne w Krakowie'],
      ['krawiec', 'Zespół Szkół w Tarnowie'],
    ]);
  });

  it('takes the stage under a school for the degree where none is named, and a short form for no second one', async () => {
    expect(
      await schoolsOf(
        'Eğitim\nÖrnek Anadolu Lisesi\t2007 - 2011\nLise\n\nÖrnek Üniversitesi\t2011 - 2016\nMaster of Social Work - MSW',
      ),
    ).toEqual([
      ['Lise', 'Örnek Anadolu Lisesi'],
      ['Master of Social Work - MSW', 'Örnek Üniversitesi'],
    ]);
  });

  it('parts a Korean school from what was studied at a blank, and keeps classes that begin with their number', async () => {
    expect(
      await schoolsOf('학력\n2007.03 - 2012.02\t동아대학교 경영학과 학사\n2004.03 - 2007.02\t해운대고등학교 졸업'),
    ).toEqual([
      ['경영학과 학사', '동아대학교'],
      [null, '해운대고등학교'],
    ]);
    expect(await schoolsOf('Uddannelse\n2007\t9. klasses eksamen, Hadsten Skole')).toEqual([
      ['9. klasses eksamen', 'Hadsten Skole'],
    ]);
  });

  it('keeps certificates of a list of which most name no school', async () => {
    const schools = await schoolsOf(
      'Formation\n- BAC PRO Electromécanicien - Lycée maritime du Guilvinec (2015)\n- Certificat de formation à la sécurité (2015)\n- Brevet des collèges (2011)',
    );
    expect(schools).toHaveLength(3);
    expect(schools[0]).toEqual(['BAC PRO Electromécanicien', 'Lycée maritime du Guilvinec']);
  });

  it('takes it for no degree that somebody has left a school', async () => {
    expect(await schoolsOf('학력사항\n기간\t학교명\t전공\n2006.03 ~ 2009.02\t대전여자고등학교\t졸업')).toEqual([
      [null, '대전여자고등학교'],
    ]);
  });

  it('parts degree and school at a full stop, and leaves a thesis and a mark out', async () => {
    expect(
      await schoolsOf(
        'Education\n2013 - 2017   DPhil in History, St Anselm College. Thesis: Market women\n2009 - 2011   MAVO, De Brug\n2006   Laurea in Farmacia, Università di Esempio, 108/110',
      ),
    ).toEqual([
      ['DPhil in History', 'St Anselm College'],
      ['MAVO', 'De Brug'],
      ['Laurea in Farmacia', 'Università di Esempio'],
    ]);
    expect(await schoolsOf('Formación\nTécnico Superior en Integración Social. CIP Muestra. 2008-2010')).toEqual([
      ['Técnico Superior en Integración Social', 'CIP Muestra'],
    ]);
  });

  it('keeps marks in brackets out of names, and a shortened word in them', async () => {
    expect(
      await schoolsOf(
        'Education\n2014 - 2018   Diploma di geometra (votazione 48/60), Istituto Tecnico Esempio\n2010   Matric from Govt. High School Sampleton',
      ),
    ).toEqual([
      ['Diploma di geometra', 'Istituto Tecnico Esempio'],
      ['Matric', 'Govt. High School Sampleton'],
    ]);
  });
});

it('takes what is told of a degree behind a semicolon for no part of it', async () => {
  const { education } = await parseResume({
    bytes: new TextEncoder().encode(`Robin Example
robin@example.org

EDUCATION
Example University of Technology, Singapore	Aug 2021 – May 2025
Bachelor of Engineering (Mechanical), Honours (Distinction), CAP 4.21 / 5.00; specialisation in energy and thermal systems
Example Polytechnic	Apr 2016 – Mar 2019
Diploma in Mechatronics, GPA 3.62 / 4.00
`),
    fileName: 'resume.txt',
  });
  expect(education.map(({ degree }) => degree?.value)).toEqual([
    'Bachelor of Engineering (Mechanical), Honours (Distinction)',
    'Diploma in Mechatronics',
  ]);
});

it('reads several entries of one paragraph, each with its year', async () => {
  const { education } = await parseResume({
    bytes: new TextEncoder().encode(`Robin Example
robin@example.org

STUDY AND CERTIFICATES
Bachelor of Teaching (Early Childhood Education), University of Example College of Education, 2006 to 2008. Te Reo Māori Certificate Level 3, 2020. First aid certificate renewed August 2024. Sample Years Teacher programme, 2015. Child protection and safety checking under the Act up to date. Clean full driver licence, and a passenger (P) endorsement since 2023.
`),
    fileName: 'resume.txt',
  });
  const [first] = education;
  expect([first?.degree, first?.institution, first?.end].map((field) => field?.value)).toEqual([
    'Bachelor of Teaching (Early Childhood Education)',
    'University of Example College of Education',
    '2008',
  ]);
});

it('takes a word without meaning for the town where a degree stands below it', () => {
  const place = { page: 1, x: 0, y: 0, width: 1, height: 1 };
  const field = (value: string) => ({ value, confidence: 0.6, place });
  const school = { institution: field('Universiti Contoh'), location: null, start: null, end: null };
  const read = (degree: string, ...details: string[]) =>
    withDegreeBelow({ ...school, degree: field(degree), details: details.map(field) });
  expect(read('Kajang', 'Bachelor of Commerce (Hons) Taxation CGPA 3.61 / 4.00', 'Dean’s list')).toMatchObject({
    degree: { value: 'Bachelor of Commerce (Hons) Taxation' },
    location: { value: 'Kajang' },
    details: [{ value: 'Dean’s list' }],
  });
  expect(read('Diploma in Law', 'Bachelor of Commerce')).toMatchObject({ degree: { value: 'Diploma in Law' } });
  expect(read('Kajang', 'Relevant papers')).toMatchObject({ degree: { value: 'Kajang' } });
});

it('keeps the exams of a school that is not named out of the degree above them', async () => {
  const { education } = await parseResume({
    bytes: new TextEncoder().encode(`Robin Example
robin@example.org

WORK
Elm Electrical Ltd - Electrician
April 2018 - present
- kept the lights of 14 schools

EDUCATION
NVQ L3 Electrotechnical, Elm Town College 2013
GCSEs x 8 incl. Maths B English C
`),
    fileName: 'resume.txt',
  });
  expect(education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
    ['NVQ L3 Electrotechnical', 'Elm Town College'],
  ]);
});
