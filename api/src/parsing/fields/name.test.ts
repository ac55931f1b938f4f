import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

async function nameOf(printed: string): Promise<string | undefined> {
  const text = `${printed}\nLeeds, UK | q7@example.org | 07700 900123\n\nEducation\nBA History, University of Leeds, 2010\n`;
  const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return name?.value;
}

describe('readName', () => {
  test.each([
    ['Robin Example, SPHR, SHRM-SCP', 'Robin Example'],
    ['Robin Ayu Example, S.Kep., Ns.', 'Robin Ayu Example'],
    ['Robin Example MBA PMP', 'Robin Example'],
    ['ROBIN EXAMPLE, LCSW-C', 'ROBIN EXAMPLE'],
    ['Robin Example (MCIPD)', 'Robin Example'],
    ['ROBIN AYU EXAMPLE (ACIB)', 'ROBIN AYU EXAMPLE'],
    ['Robin Example she/her', 'Robin Example'],
    ['Robin Example (née Muster)', 'Robin Example'],
    ['Name/ ROBIN AYU EXAMPLE', 'ROBIN AYU EXAMPLE'],
    ['Surname: EXAMPLE   First: ROBIN   Middle: AYU', 'ROBIN EXAMPLE'],
    ['SURNAME : EXAMPLE\nNAMES : ROBIN AYU', 'ROBIN AYU EXAMPLE'],
    ['Robin Ayu Example-Muster, RO', 'Robin Ayu Example-Muster'],
    ['ROBIN EXAMPLE-MUSTER, RO', 'ROBIN EXAMPLE-MUSTER'],
    ['ROBIN AYU MUSTER, ACIPM', 'ROBIN AYU MUSTER'],
    ['ROBIN AYU MUSTER, QXIPM', 'ROBIN AYU MUSTER'],
    ['VAN DYK, ROBIN', 'ROBIN VAN DYK'],
    ['EXAMPLE, ROBIN "Bobby" C.', 'ROBIN C. EXAMPLE'],
    ['ROBIN EXAMPLE  (call me Bobby)', 'ROBIN EXAMPLE'],
    ['ROBIN YU PENG', 'ROBIN YU PENG'],
    ['Name and surname | Robin Example', 'Robin Example'],
    ['Robin Example S/O Kim Muster', 'Robin Example'],
    ['Name: Robin s/o Muster', 'Robin s/o Muster'],
    ['Curriculum Vitae Robin Example', 'Robin Example'],
    ['Name Robin Ayu Example', 'Robin Ayu Example'],
    ['S.EXAMPLE', 'S.EXAMPLE'],
    ['Resume | Robin Example – Security Professional', 'Robin Example'],
    ['Harbour Letters by Robin Example', 'Robin Example'],
    ['Dr. rer. nat. Robin Example', 'Robin Example'],
    ['Dr. / Robin Ayu Example', 'Dr. Robin Ayu Example'],
    ['ROBIN EXAMPLE // LIVE SOUND ENGINEER', 'ROBIN EXAMPLE'],
    ['ROBIN EXAMPLE ★ SALES PROFESSIONAL ★ LEEDS', 'ROBIN EXAMPLE'],
    ['Myself Robin Example from Pune, and I have worked in two call centres since', 'Robin Example'],
    ['SURNAME: EXAMPLE    NAME: Robin    FATHER NAME: Kim', 'Robin EXAMPLE'],
    ['山田 見本（やまだ みほん）', '山田 見本'],
    ['林样本 (Yangben Lin)', '林样本'],
  ])('leaves off what "%s" says beside the name', async (printed, name) => {
    expect(await nameOf(printed)).toBe(name);
  });

  it('reads a name of a design without capitals, its stop and all', async () => {
    const pdf = new jsPDF();
    pdf.setFontSize(28).text('robin', 20, 20).text('example.', 20, 31);
    pdf.setFontSize(10).text('robin.example@example.org', 20, 40).text('Education', 20, 50);
    pdf.text('BA History, University of Leeds, 2010', 20, 56);
    const { name } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
    expect(name?.value).toBe('Robin Example');
  });

  it('is sure of a name below a heading that the address bears out', async () => {
    const text =
      'Europass\nCurriculum Vitae\n\nPERSONAL INFORMATION\nRobin Example\nElm Street 18, Leeds\nrobin.example@example.org\n\nEDUCATION\nBA History, University of Leeds, 2010\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name).toMatchObject({ value: 'Robin Example', confidence: 0.9 });
  });

  it('finds the name that two words of an address prove, below a column of skills', async () => {
    const text =
      'Contact\nayu.example.events@example.org\n\nTop Skills\nEvent Sales\nKey Account Management\nBanqueting\n\nLanguages\nEnglish (Native or Bilingual)\nMalay (Native or Bilingual)\nFrench (Limited Working)\n\nHonors-Awards\nSales Person of the Year 2022\n\nRobin Ayu Example\nEvents Sales Manager | Hospitality\nLeeds, United Kingdom\n\nExperience\n\nElm Hotel\nEvents Sales Manager\nJanuary 2019 - Present\nSold conferences for up to 400 guests.\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name?.value).toBe('Robin Ayu Example');
  });

  it('finds the name before an address and a number in one line, above a post that reads like a name', async () => {
    const text =
      'Dr. Robin Example robin.example@example.org (415) 555-0117 Leeds, UK\nStaff Engineer, Tide Systems\nEngineer with 14 years of work on large stores of data.\n\nExperience\nStaff Engineer, Elm Ltd\nJan 2019 - Present\n• Led a team of six\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name).toMatchObject({ value: 'Dr. Robin Example', confidence: 0.9 });
  });

  it('is as sure of an Arabic name of six words as of one of two', async () => {
    const text =
      'السيرة الذاتية\nم. سالم عبد الرحمن السيد المثالي\nمهندس مدني\nm.salem@example.org\n\nالتعليم\nبكالوريوس هندسة، جامعة القاهرة، 2013\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name).toMatchObject({ value: 'سالم عبد الرحمن السيد المثالي' });
    expect(name!.confidence).toBeGreaterThan(0.75);
  });

  test.each(['Sophie MUSTER', 'Jack Ma', 'Robin Example Jr.', 'Robin "Rob" Example', 'Anand Kumar RS'])(
    'keeps "%s" whole',
    async (printed) => {
      expect(await nameOf(printed)).toBe(printed);
    },
  );

  test.each([
    ['Example, Robin', 'Robin Example'],
    ['EXAMPLE, ROBIN', 'ROBIN EXAMPLE'],
    ['EXAMPLE-MUSTER, Robin Ayu RN', 'Robin Ayu Example-Muster'],
    ['van Example, Robin', 'Robin van Example'],
    ['Robin Example, Welder', 'Robin Example'],
  ])('turns "%s" to "%s"', async (printed, name) => {
    expect(await nameOf(printed)).toBe(name);
  });

  test.each([
    ['Robin Example RN', 'Robin Example'],
    ['Robin Ayu Example RVN', 'Robin Ayu Example'],
  ])('leaves the letters off "%s"', async (printed, name) => {
    expect(await nameOf(printed)).toBe(name);
  });

  test('a name that its address bears out may hold small words, or be written small below a title', async () => {
    const nameIn = async (text: string) =>
      (
        await parseResume({
          bytes: new TextEncoder().encode(`${text}\n\nEducation\nBA History, University of Leeds, 2010\n`),
          fileName: 'resume.txt',
        })
      ).name?.value;
    expect(await nameIn('Robin ap Muster\nLeeds | robin.apmuster@example.org')).toBe('Robin ap Muster');
    expect(await nameIn('curriculum vitae\nrobin muster\nleeds | robin.muster@example.org')).toBe('Robin Muster');
    expect(await nameIn('robin r. muster      Tulsa OK      robin.muster@example.org')).toBe('Robin R. Muster');
    expect(await nameIn('Head of Sales\nLeeds | robin.muster@example.org')).toBeUndefined();
  });

  test.each(['DEAN MUSTER', 'Robin Baker'])('takes "%s" for a name, though it holds a trade', async (printed) => {
    expect(await nameOf(printed)).toBe(printed);
  });

  test('a town and its county beside a number are no surname and first name', async () => {
    const text = 'Van driver\nSaltham, Lancs   07700 900263   q7@example.org\n\n2012 - 2017   Tay Haulage, driver\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name?.value ?? '').not.toContain('Lancs');
  });

  test('the name of a project is nobody’s', async () => {
    const text =
      'Robin Example\nrobin.example@example.org\n\nProjects\nProject Name : Sample POS\nTested the till\n\nEducation\nBA History, 2010\n';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name?.value).toBe('Robin Example');
  });

  test('a misspelt title of the document and a town are no names', async () => {
    expect(await nameOf('CURRICULAM VITAE\nROBIN EXAMPLE')).toBe('ROBIN EXAMPLE');
    expect(await nameOf('Leeds')).not.toBe('Leeds');
  });
});

describe('a resume without a name', () => {
  const nameIn = async (text: string) =>
    (await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' })).name;

  it('gets none from an employer or from a line of its work', async () => {
    expect(
      await nameIn(`Work History
Registered Nurse
10/2014 - 02/2015\tHarbour Cardiovascular\t12 Seacrest Blvd, Boynton Beach, FL
Gave care in the emergency room.
CABG, post PTCA and general medical patients.
Registered Nurse
09/2008 - 01/2009\tSt. Bede's Medical Center\t101 Mesa Drive, Fullerton, CA
Watched over patients after surgery.`),
    ).toBeNull();
    expect(
      await nameIn(`Resume
Work Experience
Sample Williams
Prepares contracts and leases for the people who buy and sell there
Tech Paper Media Group
Sent newsletters and campaigns to more than a million readers each month`),
    ).toBeNull();
  });

  it('keeps the one below a heading that the address proves', async () => {
    expect(
      (
        await nameIn(
          'Contact\nRobin Example\nrobin.example@example.org\n\nEducation\nBA History, University of Leeds, 2010',
        )
      )?.value,
    ).toBe('Robin Example');
  });

  it('is not sure of half a name', async () => {
    expect(
      (await nameIn('Example\nq7@example.org\n\nEducation\nBA History, University of Leeds, 2010'))?.confidence,
    ).toBeLessThan(0.75);
  });
});

describe('a name that stands where others do not', () => {
  const nameIn = async (text: string) =>
    (await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' })).name?.value;
  const PROFILE = `Contact

Leeds, United Kingdom
q7@example.org
www.linkedin.com/in/welder-7 (LinkedIn)

Top Skills
MIG Welding
Patient Safety

Certifications
Sample Welding Core Course

Robin Example, BScN RN CNCC(C)
Welder at Elm Steel
Leeds, United Kingdom

Experience

Elm Steel
Welder
January 2019 - Present
Welded frames for trucks.
`;

  it('is the one above headline and place in the export of a profile', async () => {
    expect(await nameIn(PROFILE)).toBe('Robin Example');
  });

  it('keeps no comma of the letters behind it', async () => {
    const page =
      'Robin R. Example-Sample, CPT (NHA)\nLeeds | 020 7946 0958\n\nEducation\nBA History, University of Leeds, 2010\n';
    expect(await nameIn(page)).toBe('Robin R. Example-Sample');
  });

  it('is set over two lines where the address holds a part of it, or both are in capitals', async () => {
    const page = (address: string, name = 'Robin\nExample') =>
      `${name}\nbrand designer\n${address}\n\nEducation\nBA History, University of Leeds, 2010\n`;
    expect(await nameIn(page('robin@studio.org'))).toBe('Robin Example');
    expect(await nameIn(page('q7@studio.org'))).toBe('Robin');
    expect(await nameIn(page('q7@studio.org', 'ROBIN\nEXAMPLE MUSTER'))).toBe('ROBIN EXAMPLE MUSTER');
  });

  it('is told without the short one behind it', async () => {
    expect(await nameOf('ROBIN AYU EXAMPLE MUSTER ("Rob Example")')).toBe('ROBIN AYU EXAMPLE MUSTER');
  });

  it('puts a name in large type together over two lines, however many particles the second holds', async () => {
    const pdf = new jsPDF({ unit: 'pt' });
    pdf.setFontSize(27).text('MARY EXAMPLE', 40, 60).text('DE LOS REYES', 40, 88);
    pdf.setFontSize(10).text('Cebu City | 0917 555 0148 | m.delosreyes@example.com', 40, 110);
    pdf.setFontSize(14).text('Education', 40, 140);
    pdf.setFontSize(10).text('BS Hotel Management, University of Cebu, 2018', 40, 158);
    const { name } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
    expect(name?.value).toBe('MARY EXAMPLE DE LOS REYES');
  });

  it('leaves out a degree with honours among the letters behind a name', async () => {
    const text =
      'Gordon A. Example BEng (Hons) CEng MICE\ngordon@example.org\n\nExperience\nEngineer, Elm Council, 2014 - Present';
    const { name } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
    expect(name?.value).toBe('Gordon A. Example');
  });

  it.each([
    ['Curriculum Vitae', 'Robin Example'],
    ['Professional Summary for Robin Example', 'Leeds'],
  ])('is told from the title of the document, however large that is: %s, %s', async (title, below) => {
    const pdf = new jsPDF({ unit: 'pt' });
    pdf.setFontSize(21).text(title, 40, 60);
    pdf.setFontSize(10).text(below, 40, 80).text('q7@example.org', 40, 94).text('9/28/2017', 40, 108);
    pdf.setFontSize(14).text('Education', 40, 140);
    pdf.setFontSize(10).text('BA History, University of Leeds, 2018', 40, 158);
    const { name } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
    expect(name?.value).toBe('Robin Example');
    expect(name?.confidence).toBeGreaterThan(0.75);
  });

  it('goes on in the next line of large type, whatever an address bears out', async () => {
    const pdf = new jsPDF({ unit: 'pt' });
    pdf.setFontSize(19).text('Robin Sample', 40, 56).text('Fisher', 40, 77);
    pdf.setFontSize(10).text('Senior Programme Officer', 40, 94).text('rob2@example.org', 40, 108);
    pdf.text('linkedin.com/in/robin-sample-fisher', 40, 122);
    pdf.setFontSize(14).text('Education', 40, 150);
    pdf.setFontSize(10).text('BA History, University of Leeds, 2018', 40, 168);
    const { name } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
    expect(name?.value).toBe('Robin Sample Fisher');
  });

  it('goes on in the next line where nothing else stands above the first heading', async () => {
    const pdf = new jsPDF({ unit: 'pt' });
    pdf.setFontSize(20).text('Robin M.', 40, 56).text('Fisher', 40, 78);
    pdf.setFontSize(12).text('CONTACT', 40, 120);
    pdf.setFontSize(10).text('q17918@example.org', 40, 136).text('Tel. 0113 496 0175', 40, 150);
    pdf.setFontSize(12).text('EDUCATION', 40, 180);
    pdf.setFontSize(10).text('BA History, University of Leeds, 2018', 40, 196);
    const { name } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
    expect(name?.value).toBe('Robin M. Fisher');
  });

  it.each([
    ['Surname : Fisher\nFull names : Robin Jacob', 'Robin Jacob Fisher'],
    ['بسم الله الرحمن الرحيم\nسيرة ذاتية\nالاسم/ عثمان الطيب محمد', 'عثمان الطيب محمد'],
    ['السيرة الذاتية\nالاسم الثلاثي واللقب : حيدر جاسم الساعدي', 'حيدر جاسم الساعدي'],
  ])('is what a form states: %s', async (form, stated) => {
    expect(await nameOf(form)).toBe(stated);
  });

  test('a remark is no name', async () => {
    expect(await nameOf('Glamour Shot.')).not.toBe('Glamour Shot.');
  });
});
