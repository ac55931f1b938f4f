import { zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { UnreadableResumeError } from './errors.ts';
import { readResumeFile, readTextDocument } from './read-file.ts';

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

function odtOf(body: string, styles = ''): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [bytesOf('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': bytesOf(content),
  });
}

/** Word wraps a locked document in a compound file with a stream of this name. */
function lockedOffice(): Uint8Array {
  const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(512).fill(0)];
  return Uint8Array.from([...head, ...Buffer.from('EncryptedPackage', 'utf16le'), ...head]);
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('readResumeFile', () => {
  it('reads an OpenDocument text: its styles, lists, tables, boxes and links, and nothing that nobody sees', async () => {
    const styles = [
      '<style:style style:name="Base" style:family="paragraph"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style>',
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Base"/>',
      '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>',
    ].join('');
    const body = [
      '<text:tracked-changes><text:p>Deleted employer</text:p></text:tracked-changes>',
      '<text:p text:style-name="P1">Mira<text:s text:c="2"/>Sund<text:span text:style-name="T1"> unseen</text:span></text:p>',
      '<text:h text:outline-level="1">EXPERIENCE</text:h>',
      '<text:p>Baker,\n   Crumb<text:tab/>2019<text:line-break/>Bergen<office:annotation><text:p>A remark</text:p></office:annotation></text:p>',
      '<text:list><text:list-item><text:p>Baked <text:a xlink:href="https://example.com">bread</text:a></text:p></text:list-item></text:list>',
      '<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>Skill</text:p></table:table-cell><table:table-cell><text:p>Years</text:p></table:table-cell></table:table-row></table:table-header-rows></table:table>',
      '<text:p><draw:frame><draw:text-box><text:p>In a box</text:p></draw:text-box></draw:frame></text:p>',
    ].join('');
    const file = { bytes: odtOf(body, styles), fileName: 'cv.odt' };
    const { text, format } = await readResumeFile(file);
    expect(format).toBe('odt');
    for (const seen of [
      'Mira',
      'EXPERIENCE',
      'Baker, Crumb',
      '2019',
      'Bergen',
      'Baked bread',
      'Skill',
      'Years',
      'In a box',
    ])
      expect(text).toContain(seen);
    expect(text).not.toMatch(/Deleted|unseen|remark/);
    const { pages } = await readTextDocument(file);
    const spans = pages.flatMap(({ fragments }) => fragments).flatMap((fragment) => fragment.spans);
    expect(spans.find((span) => span.text.includes('Mira'))).toMatchObject({ bold: true, size: 14 });
    expect(spans.find((span) => span.text === 'bread')?.link).toBe('https://example.com');
  });

  it.each([
    ['cv.rtf', '{\\rtf1\\ansi Mira Sund, baker at Crumb in Bergen since 2019}', 'rtf'],
    ['cv.html', '<html><body><p>Mira Sund</p><p>Baker at Crumb in Bergen since 2019</p></body></html>', 'html'],
  ])('reads %s', async (fileName, content, format) => {
    const read = await readResumeFile({ bytes: bytesOf(content), fileName });
    expect(read).toMatchObject({ format, text: expect.stringContaining('Mira Sund') });
  });

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

  it('reads bytes that come as a Buffer of Node', async () => {
    const pdf = Buffer.from(pdfOf((page) => page.text('A resume that came over the network', 40, 60)));
    const docx = Buffer.from(docxOf(paragraph('A resume that came over the network')));
    for (const [bytes, fileName] of [
      [pdf, 'cv.pdf'],
      [docx, 'cv.docx'],
    ] as const) {
      const { text } = await readResumeFile({ bytes, fileName });
      expect(text).toBe('A resume that came over the network');
    }
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

  it('reads once what is printed twice to look bold', async () => {
    const bytes = pdfOf((pdf) => {
      for (const shift of [0, 0.4]) pdf.text('Hello, all coffee addicts', 40 + shift, 60);
      let x = 40;
      for (const letter of 'EXPERIENCE') {
        pdf.text(letter, x, 90);
        pdf.text(letter, x + 0.3, 90);
        x += pdf.getTextWidth(letter);
      }
    });
    const { text } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(text).toBe('Hello, all coffee addicts\nEXPERIENCE');
  });

  it('closes up words whose letters are set apart', async () => {
    const bytes = pdfOf((pdf) => {
      pdf.text('J A N E   W H I T F I E L D', 40, 60);
      pdf.setCharSpace(6);
      pdf.text('WORK HISTORY', 40, 90);
      pdf.setCharSpace(0);
      pdf.text('Plan B and Section C', 40, 120);
    });
    const { text } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(text).toBe('JANE WHITFIELD\nWORK HISTORY\nPlan B and Section C');
  });

  it.each([90, 180, 270])('reads pages whose text is turned by %d degrees', async (angle) => {
    const lines = ['Jane Whitfield, accountant', 'Leeds, United Kingdom', 'Nine years of practice'];
    const bytes = pdfOf((pdf) => {
      lines.forEach((line, i) => {
        const down = 16 * i;
        if (angle === 90) pdf.text(line, 100 + down, 600, { angle });
        else if (angle === 180) pdf.text(line, 500, 600 - down, { angle });
        else pdf.text(line, 400 - down, 100, { angle });
      });
    });
    const { text } = await readResumeFile({ bytes, fileName: 'cv.pdf' });
    expect(text.split('\n')).toEqual(lines);
  });

  it('reads a DOCX as it stands after its tracked changes, each text box once', async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const bytes = docxOf(
      [
        `<w:p>${run('Led a team of ')}<w:del><w:r><w:delText>two</w:delText></w:r></w:del><w:ins>${run('five')}</w:ins></w:p>`,
        `<w:p><w:moveFrom>${run('Moved away')}</w:moveFrom>${run('Stays here')}</w:p>`,
        `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('In the box')}</mc:Choice><mc:Fallback>${box('In the box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
        `<w:sdt><w:sdtContent>${paragraph('In a content control')}</w:sdtContent></w:sdt>`,
      ].join(''),
    );
    const { text } = await readResumeFile({ bytes, fileName: 'cv.docx' });
    expect(text).toBe('Led a team of five\nStays here\nIn the box\nIn a content control');
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

  it('reads a saved web page with its pictures that is only named .doc', async () => {
    const mhtml = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related;',
      '\tboundary="----=_Next_01"',
      '',
      'This is a document of several parts.',
      '',
      '------=_Next_01',
      'Content-Location: file:///C:/cv.htm',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Type: text/html; charset="utf-8"',
      '',
      '<html><body><h1>Jane Roe</h1><p>Manager of a caf=C3=A9 with a long sen=',
      'tence</p></body></html>',
      '',
      '------=_Next_01',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '------=_Next_01--',
    ].join('\r\n');
    const { text, format } = await readResumeFile({ bytes: bytesOf(mhtml), fileName: 'cv.doc' });
    expect(format).toBe('mhtml');
    expect(text).toBe('Jane Roe\nManager of a café with a long sentence');
  });

  it.each<[string, Uint8Array, string, UnreadableResumeError['code']]>([
    ['nothing at all', new Uint8Array(), 'cv.pdf', 'empty'],
    ['spaces', bytesOf('  \n '), 'cv.txt', 'empty'],
    ['too many bytes', new Uint8Array(5 * 1024 * 1024 + 1), 'cv.pdf', 'too_large'],
    ['a spreadsheet', bytesOf('a,b'), 'cv.csv', 'unsupported_type'],
    ['text named .pdf', bytesOf('I am no PDF at all, whatever my name says.'), 'cv.pdf', 'corrupt'],
    ['a PDF named .docx', pdfOf((pdf) => pdf.text('A resume in a PDF of its own', 40, 60)), 'cv.docx', 'type_mismatch'],
    ['a PDF cut short', bytesOf('%PDF-1.4\n1 0 obj\n<<'), 'cv.pdf', 'corrupt'],
    [
      'a picture named .pdf',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...bytesOf('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1]),
      'cv.pdf',
      'type_mismatch',
    ],
    ['an archive named .docx', zipSync({ 'photo.txt': bytesOf('no document') }), 'cv.docx', 'type_mismatch'],
    ['a DOCX locked with a password', lockedOffice(), 'cv.docx', 'encrypted'],
    ['a whole book', bytesOf('It was a dark and stormy night.\n'.repeat(12_000)), 'cv.txt', 'too_large'],
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
