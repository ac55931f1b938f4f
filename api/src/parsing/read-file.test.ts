import { zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { UnreadableResumeError } from './errors.ts';
import { readResumeFile } from './read-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function pdfOf(draw: (pdf: jsPDF) => void): Uint8Array {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  pdf.setFontSize(11);
  draw(pdf);
  return new Uint8Array(pdf.output('arraybuffer'));
}

function docxOf(body: string): Uint8Array {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': bytesOf(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': bytesOf(document),
  });
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('readResumeFile', () => {
  it('reads two columns one after the other', async () => {
    const left = ['SKILLS', 'Typescript and Rust', 'Databases of all kinds', 'Public speaking', 'Technical writing'];
    const right = [
      'EXPERIENCE',
      'Engineer at Blue Door',
      'Built the payment service',
      'Mentored two colleagues',
      'Wrote the handbook',
    ];
    const bytes = pdfOf((pdf) => {
      left.forEach((line, i) => {
        pdf.text(line, 40, 60 + i * 15);
      });
      right.forEach((line, i) => {
        pdf.text(line, 300, 64 + i * 17);
      });
    });
    const { text, format } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(format).toBe('pdf');
    expect(text.split('\n')).toEqual([...left, ...right]);
  });

  it('keeps dates at the right margin on the line of their title', async () => {
    const bytes = pdfOf((pdf) => {
      for (let i = 0; i < 6; i++) {
        pdf.text(`Job number ${i} at a company`, 40, 60 + i * 30);
        pdf.text(`201${i} - 201${i + 1}`, 480, 60 + i * 30);
        pdf.text('What was done there in a few words', 40, 74 + i * 30);
      }
    });
    const { text } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(text.split('\n')[0]).toBe('Job number 0 at a company\t2010 - 2011');
    expect(text.split('\n')[1]).toBe('What was done there in a few words');
  });

  it('leaves out text that nobody can see', async () => {
    const bytes = pdfOf((pdf) => {
      pdf.text('A resume that can be seen by everyone', 40, 60);
      pdf.setTextColor(255, 255, 255);
      pdf.text('keyword keyword', 40, 90);
    });
    const { text } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(text).toBe('A resume that can be seen by everyone');
  });

  it('reads paragraphs, tabs and tables of a DOCX', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const bytes = docxOf(
      `${paragraph('Alma Reyes, chemist')}<w:p><w:r><w:t>Lab technician</w:t><w:tab/><w:t>2019 - 2021</w:t></w:r></w:p><w:tbl><w:tr>${cell('Nationality')}${cell('Chilean')}</w:tr></w:tbl>`,
    );
    const { text } = await readResumeFile({ bytes, fileName: 'cv.docx' });
    expect(text).toBe('Alma Reyes, chemist\nLab technician\t2019 - 2021\nNationality\tChilean');
  });

  it('reads RTF and HTML that are only named .doc', async () => {
    const rtf = bytesOf(
      "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\b Jane Roe\\b0\\par Caf\\'e9 manager \\u8211? 2019\\par}",
    );
    expect((await readResumeFile({ bytes: rtf, fileName: 'cv.doc' })).text).toBe('Jane Roe\nCafé manager – 2019');
    const html = bytesOf(
      '<html><head><title>x</title></head><body><h1>Jane Roe</h1><p>Manager of a <b>café</b></p></body></html>',
    );
    expect((await readResumeFile({ bytes: html, fileName: 'cv.doc' })).text).toBe('Jane Roe\nManager of a café');
  });

  it.each<[string, Uint8Array, string, UnreadableResumeError['code']]>([
    ['nothing at all', new Uint8Array(), 'cv.pdf', 'empty'],
    ['spaces', bytesOf('  \n '), 'cv.txt', 'empty'],
    ['too many bytes', new Uint8Array(5 * 1024 * 1024 + 1), 'cv.pdf', 'too_large'],
    ['a spreadsheet', bytesOf('a,b'), 'cv.csv', 'unsupported_type'],
    ['text named .pdf', bytesOf('I am no PDF at all, whatever my name says.'), 'cv.pdf', 'corrupt'],
    ['a PDF named .docx', pdfOf((pdf) => pdf.text('A resume in a PDF of its own', 40, 60)), 'cv.docx', 'type_mismatch'],
    ['a PDF cut short', bytesOf('%PDF-1.4\n1 0 obj\n<<'), 'cv.pdf', 'corrupt'],
    ['a page without text', pdfOf((pdf) => pdf.rect(40, 40, 100, 100)), 'cv.pdf', 'image_only'],
  ])('refuses %s with a reason', async (_, bytes, fileName, code) => {
    const error = await readResumeFile({ bytes, fileName }).catch((reason) => reason);
    expect(error).toBeInstanceOf(UnreadableResumeError);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/Please|Maximum/);
  });

  it('refuses a PDF that is locked with a password', async () => {
    const pdf = new jsPDF({ encryption: { userPassword: 'secret', ownerPassword: 'owner' } });
    pdf.text('Hidden resume', 10, 10);
    await expect(
      readResumeFile({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'cv.pdf' }),
    ).rejects.toMatchObject({ code: 'encrypted' });
  });
});
