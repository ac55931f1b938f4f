import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

interface PrintedLine {
  text: string;
  /** From the line before, in millimetres. */
  gap?: number;
  bold?: boolean;
  size?: number;
}

async function parsed(lines: readonly PrintedLine[]) {
  const pdf = new jsPDF();
  let y = 20;
  for (const { text, gap = 5, bold = false, size = 11 } of lines) {
    y += gap;
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .text(text, 20, y);
  }
  const bytes = new Uint8Array(pdf.output('arraybuffer'));
  return parseResume({ bytes, fileName: 'resume.pdf' });
}

const kindsOf = async (lines: readonly PrintedLine[]): Promise<string[]> =>
  (await parsed(lines)).sections.map(({ heading, kind }) => `${heading}=${kind}`);

const CONTACT = [{ text: 'Nadine Berger' }, { text: 'nadine.berger@example.de | 0209 555 0123' }];
const heading = (text: string): PrintedLine => ({ text, gap: 11, bold: true });

const large = (text: string): PrintedLine => ({ ...heading(text), size: 14 });

describe('headings in a person’s own words', () => {
  it('are told by the look of a known heading, standing apart from the text above', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      heading('Berufserfahrung'),
      { text: '02/2019 - heute' },
      { text: 'Verkäuferin, Deichmann SE' },
      { text: '08/2015 - 01/2019' },
      { text: 'Aushilfe, Edeka' },
      heading('Womit ich glänze'),
      { text: 'Kassenführung, Warenbestellung, Dienstpläne' },
      heading('Sonst noch'),
      { text: 'Schalke, Backen' },
    ]);
    expect(kinds[0]).toBe('Berufserfahrung=experience');
    expect(kinds.map((kind) => kind.split('=')[0])).toEqual(['Berufserfahrung', 'Womit ich glänze', 'Sonst noch']);
  });

  it('are not seen in the titles of entries that are set like the headings', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      heading('Experience'),
      { text: 'Northwind Traders', gap: 5, bold: true },
      { text: 'Sales Assistant, 2019 - 2021' },
      { text: 'Fabrikam', gap: 11, bold: true },
      { text: 'Shop Assistant, 2016 - 2019' },
      { text: 'Contoso', gap: 11, bold: true },
      { text: 'Cashier, 2014 - 2016' },
    ]);
    expect(kinds).toEqual(['Experience=experience']);
  });

  it('are not seen in the first entry right below a known heading', async () => {
    const { jobs, education } = await parsed([
      ...CONTACT,
      large('Experience'),
      large('Tennessee Valley Castings'),
      { text: 'Systems Administrator' },
      { text: 'March 2019 - Present' },
      large('Education'),
      large('Chattanooga State Community College'),
      { text: 'Associate of Applied Science, Computer Systems (2011 - 2013)' },
    ]);
    expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Systems Administrator', 'Tennessee Valley Castings'],
    ]);
    expect(education[0]?.institution?.value).toBe('Chattanooga State Community College');
  });

  it('are told where people speak of themselves, however close to the text above', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      { text: 'CE QUE J’AI FAIT', bold: true },
      { text: '02/2019 - 12/2023 Conducteur, Transports Mauffrey' },
      { text: '2012 - 2014 Cariste, Adecco' },
      { text: 'OÙ J’AI ÉTUDIÉ', bold: true },
      { text: 'Baccalauréat, Lycée Chaptal, 2006' },
      { text: 'CE QUE JE SAIS FAIRE', bold: true },
      { text: 'Arrimage, chariot élévateur' },
    ]);
    expect(kinds).toContain('OÙ J’AI ÉTUDIÉ=education');
  });

  it('get the kind of what stands under them, though another section has it, too', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      heading('WORK EXPERIENCE'),
      { text: '2016 - 2024  Vicar, Parish of Saxmundham' },
      heading('BEFORE ORDINATION'),
      { text: '1996 - 2002  Chemistry teacher, Northgate High School' },
      heading('IN OTHER TONGUES'),
      { text: 'English, native' },
      { text: 'Yoruba, good' },
      heading('EDUCATION'),
      { text: '1992 - 1995  BSc Chemistry, University of Hull' },
    ]);
    expect(kinds).toEqual([
      'WORK EXPERIENCE=experience',
      'BEFORE ORDINATION=experience',
      'IN OTHER TONGUES=languages',
      'EDUCATION=education',
    ]);
  });

  it('are seen in a rail of headings that all look alike', async () => {
    const pdf = new jsPDF();
    const rows = [
      ['NADINE BERGER', ''],
      ['', 'nadine.berger@example.de'],
      ['ERFAHRUNG', 'Verkäuferin, Deichmann SE, 2019 - 2024'],
      ['AUSBILDUNG', 'Mittlere Reife, Realschule Buer, 2015'],
      ['KARTEN UND SCHEINE', 'Gabelstapler, Erste Hilfe'],
      ['SPRACHEN', 'Deutsch, Polnisch'],
    ];
    rows.forEach(([rail, text], i) => {
      pdf.setFontSize(11).text(rail!, 20, 20 + i * 10);
      pdf.text(text!, 90, 20 + i * 10);
    });
    const bytes = new Uint8Array(pdf.output('arraybuffer'));
    const { sections } = await parseResume({ bytes, fileName: 'resume.pdf' });
    expect(sections.map(({ heading }) => heading)).toEqual([
      'ERFAHRUNG',
      'AUSBILDUNG',
      'KARTEN UND SCHEINE',
      'SPRACHEN',
    ]);
  });

  it('head a summary where "personal profile" stands over sentences, and facts where it stands over facts', async () => {
    const jobs = [heading('Employment history'), { text: '2019 - 2024  Administrator, Example Ltd' }];
    const prose = { text: 'A reliable and highly organised administrator with over fifteen years in both sectors.' };
    expect(await kindsOf([...CONTACT, heading('Personal profile'), prose, ...jobs])).toContain(
      'Personal profile=summary',
    );
    const fact = { text: 'Date of birth: 3 May 1974, nationality: British, marital status: married, two children now' };
    expect(await kindsOf([...CONTACT, heading('Personal profile'), fact, ...jobs])).toContain(
      'Personal profile=personal',
    );
  });

  it('are not seen in the first paper right below the heading of certificates', async () => {
    const { sections, certifications } = await parsed([
      ...CONTACT,
      heading('Experience'),
      { text: 'Web Developer, Contoso, 2019 - 2021' },
      heading('Certifications'),
      { text: 'Full-Stack Web Development', bold: true },
      { text: 'Elm Academy' },
      { text: 'Contoso Certified Developer', bold: true },
      { text: 'Contoso' },
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'certifications']);
    expect(certifications[0]?.title.value).toMatch(/^Full-Stack Web Development/);
  });
});

test('a paragraph at the top of a column is no item of the list that ends the column before', async () => {
  const pdf = new jsPDF();
  const put = (texts: readonly string[], x: number, from = 40) =>
    texts.forEach((text, at) => {
      const isHeading = /^(?:Skills|Certifications|Experience)$/.test(text);
      pdf
        .setFont('helvetica', isHeading ? 'bold' : 'normal')
        .setFontSize(10)
        .text(text, x, from + at * 5);
    });
  pdf.setFontSize(18).text('Nadine Berger', 15, 20);
  put(['nadine@example.com', 'Skills', 'PHP, Python', 'Certifications', 'Contoso Certified Developer', '2019'], 15);
  put(
    [
      'Developer with five years of experience in building websites that people like',
      'to use. Known for leading projects from the first idea to the day when they open.',
      'Experience',
      'Web Developer, Contoso                                2019 - 2021',
      'Rebuilt the shop of a chain of bakeries.',
    ],
    75,
  );
  const bytes = new Uint8Array(pdf.output('arraybuffer'));
  const { certifications } = await parseResume({ bytes, fileName: 'resume.pdf' });
  expect(certifications.map(({ title }) => title.value)).toEqual(['Contoso Certified Developer']);
});
