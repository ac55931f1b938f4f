import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';
import { createTextWork } from '../workers/text-work.ts';
import { UnreadableResumeError } from './errors.ts';

// Files made to take a reader's time or memory. Each must end soon, in a reason that says what to do.

const MEGABYTE = 1024 * 1024;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

function docxOf(body: string, parts: Zippable = {}, prolog = ''): Uint8Array {
  return zipSync({
    '[Content_Types].xml': bytesOf(CONTENT_TYPES),
    'word/document.xml': bytesOf(
      `<?xml version="1.0"?>${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
    ...parts,
  });
}

function odtOf(body: string, parts: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    mimetype: [bytesOf('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': bytesOf(`<d><office:body><office:text>${body}</office:text></office:body></d>`),
    ...parts,
  });
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Says that each of its parts is small, whatever it unpacks to. */
function withFalseSizes(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let i = 0; i < bytes.length - 30; i++) {
    if (bytes.readUInt32LE(i) === 0x04034b50) bytes.writeUInt32LE(10, i + 22);
    if (bytes.readUInt32LE(i) === 0x02014b50) bytes.writeUInt32LE(10, i + 24);
  }
  return new Uint8Array(bytes);
}

/** Objects are numbered from 1; the first is the catalog. */
function pdfOf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]!.length;
  const offsets = objects.map((object, i) => {
    const offset = length;
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function streamOf(dictionary: string, content: string | Buffer): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const SENTENCE = 'BT /F 12 Tf 50 700 Td (What stands on this page is no resume) Tj ET ';
const FORM = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';

/** One page of that content, with further objects from number 6 on. */
function pageOf(content: string | Buffer, { box = '0 0 612 792', extra = [] as (string | Buffer)[] } = {}): Uint8Array {
  return pdfOf([
    CATALOG,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<</Font<</F 4 0 R>>/XObject<</X 6 0 R>>>>/Contents 5 0 R>>`,
    FONT,
    streamOf('', content),
    ...extra,
  ]);
}

function manyPages(count: number, claimed = count): Uint8Array {
  return pdfOf([
    CATALOG,
    `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${claimed}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>',
    FONT,
    streamOf('', SENTENCE),
  ]);
}

/** A compound file whose table of sectors leads from each sector to itself. */
function loopingCompoundFile(): Uint8Array {
  const bytes = Buffer.alloc(512 * 4, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.fill(0, 8, 76);
  for (const [value, offset] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    bytes.writeUInt16LE(value, offset);
  for (const [value, offset] of [
    [1, 44],
    [1, 48],
    [4096, 56],
    [2, 60],
    [1, 64],
    [0xfffffffe, 68],
    [0, 76],
  ] as const)
    bytes.writeUInt32LE(value, offset);
  for (let i = 0; i < 128; i++) bytes.writeUInt32LE(1, 512 + 4 * i);
  return new Uint8Array(bytes);
}

type Reasons = UnreadableResumeError['code'][];
const FILES: [name: string, fileName: string, make: () => Uint8Array, reasons: Reasons][] = [
  [
    'a DOCX with a part that unpacks to 30 MB',
    'a.docx',
    () => docxOf(paragraph('x'), { 'word/styles.xml': new Uint8Array(30 * MEGABYTE) }),
    ['too_large'],
  ],
  [
    'a DOCX that lies about the size of a part',
    'a.docx',
    () => withFalseSizes(docxOf(paragraph('a'.repeat(2 * MEGABYTE)))),
    ['corrupt', 'too_large'],
  ],
  [
    'a DOCX of 12,000 headers',
    'a.docx',
    () =>
      docxOf(
        paragraph('x'),
        Object.fromEntries(
          Array.from({ length: 12_000 }, (_, i) => [
            `word/header${i}.xml`,
            // Packing takes 300 kB of tables a part, so that with thousands the heap of all tests before is cleaned again and again.
            [bytesOf(paragraph(`${i}`)), { level: 0 }],
          ]),
        ),
      ),
    ['too_large'],
  ],
  [
    'a DOCX of 100,000 short paragraphs',
    'a.docx',
    () => docxOf(paragraph('one of many').repeat(100_000)),
    ['too_large'],
  ],
  [
    'an ODT that unpacks to 30 MB',
    'a.odt',
    () => odtOf('<text:p>x</text:p>', { 'styles.xml': new Uint8Array(30 * MEGABYTE) }),
    ['too_large'],
  ],
  ['an ODT of 100,000 paragraphs', 'a.odt', () => odtOf('<text:p>one of many</text:p>'.repeat(100_000)), ['too_large']],
  ['an ODT of nested lists', 'a.odt', () => odtOf(nested('<text:list>', '</text:list>', 200_000)), ['corrupt']],
  [
    'an ODT of tables in tables',
    'a.odt',
    () =>
      odtOf(
        nested(
          '<table:table><table:table-row><table:table-cell>',
          '</table:table-cell></table:table-row></table:table>',
          120,
        ),
      ),
    ['empty'],
  ],
  [
    'an ODT whose styles inherit from each other',
    'a.odt',
    () =>
      odtOf('<text:p text:style-name="A"/>', {
        'styles.xml': bytesOf(
          '<s><style:style style:name="A" style:family="paragraph" style:parent-style-name="B"/><style:style style:name="B" style:family="paragraph" style:parent-style-name="A"/></s>',
        ),
      }),
    ['empty'],
  ],
  ['a DOCX of deeply nested elements', 'a.docx', () => docxOf(nested('<w:sdt>', '</w:sdt>', 200_000)), ['corrupt']],
  [
    'a DOCX of tables in tables',
    'a.docx',
    () => docxOf(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 120)),
    ['empty'],
  ],
  [
    'a DOCX whose entities stand for each other',
    'a.docx',
    () => {
      const entities = Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`);
      return docxOf(paragraph('&e20;'), {}, `<!DOCTYPE x [<!ENTITY e0 "boom">${entities.join('')}]>`);
    },
    ['not_a_resume', 'empty'],
  ],
  [
    'a DOCX whose styles are based on each other',
    'a.docx',
    () =>
      docxOf(paragraph('What stands here is no resume'), {
        'word/styles.xml': bytesOf(
          '<w:styles><w:style w:styleId="a" w:default="1" w:type="paragraph"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>',
        ),
      }),
    ['not_a_resume'],
  ],
  ['a PDF of 20,000 pages', 'a.pdf', () => manyPages(20_000), ['not_a_resume']],
  ['a PDF that claims a thousand million pages', 'a.pdf', () => manyPages(1, 1_000_000_000), ['not_a_resume']],
  [
    'a PDF whose tree of pages is a ring',
    'a.pdf',
    () => pdfOf([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>>']),
    ['corrupt'],
  ],
  ['a PDF of a giant page', 'a.pdf', () => pageOf(SENTENCE, { box: '0 0 1e12 1e12' }), ['not_a_resume']],
  [
    'a PDF with a form that draws itself',
    'a.pdf',
    () => pageOf('/X Do', { extra: [streamOf(`${FORM}/Resources<</XObject<</X 6 0 R>>>>`, '/X Do /X Do')] }),
    ['image_only'],
  ],
  ['a PDF whose content unpacks to 200 MB', 'a.pdf', () => pageOf(Buffer.alloc(200 * MEGABYTE, ' ')), ['image_only']],
  [
    'a PDF with coloured text over thousands of boxes',
    'a.pdf',
    () => pageOf(`${'1 0 0 rg 0 0 600 700 re f '.repeat(10_000)}0 0 1 rg ${SENTENCE.repeat(300)}`),
    ['not_a_resume'],
  ],
  [
    'RTF of deeply nested groups',
    'a.doc',
    () => bytesOf(`{\\rtf1 ${nested('{', '}', 500_000)} x}`),
    ['empty', 'not_a_resume'],
  ],
  ['RTF of 300,000 paragraphs', 'a.doc', () => bytesOf(`{\\rtf1 ${'\\par a'.repeat(300_000)}}`), ['too_large']],
  [
    'HTML of deeply nested tables',
    'a.doc',
    () => bytesOf(`<html><body>${'<table><tr><td>'.repeat(100_000)}x`),
    ['corrupt'],
  ],
  [
    'Word XML of deeply nested paragraphs',
    'a.doc',
    () => bytesOf(`<?xml version="1.0"?><w:wordDocument><w:body>${'<w:p>'.repeat(300_000)}`),
    ['corrupt'],
  ],
  ['a DOC whose sectors run in a ring', 'a.doc', loopingCompoundFile, ['corrupt']],
  ['text of one line of 4 MB', 'a.txt', () => bytesOf('a'.repeat(4 * MEGABYTE)), ['too_large']],
  ['text of two million lines', 'a.txt', () => bytesOf('a\n'.repeat(2_000_000)), ['too_large']],
  ['text that is nearly an address throughout', 'a.txt', () => bytesOf('a@'.repeat(49_000)), ['not_a_resume']],
  ['text that is nearly a number throughout', 'a.txt', () => bytesOf('1 2-3 '.repeat(15_000)), ['not_a_resume']],
  ['text of nothing but years and full stops', 'a.txt', () => bytesOf('2010. A '.repeat(12_000)), ['not_a_resume']],
  [
    'text of lines between marks that never end',
    'a.txt',
    () => bytesOf(`${'~'.repeat(50)} a\n`.repeat(1_800)),
    ['not_a_resume'],
  ],
  ['Markdown of brackets that never close', 'a.md', () => bytesOf('['.repeat(98_000)), ['empty', 'not_a_resume']],
];

describe('a hostile file', () => {
  const work = createTextWork();
  afterAll(() => work.close());

  it.each(FILES)('ends in a reason: %s', async (_, fileName, make, reasons) => {
    const error = await work.readResume({ bytes: make(), fileName }).catch((reason) => reason);
    expect(error).toBeInstanceOf(UnreadableResumeError);
    expect(reasons).toContain(error.code);
    expect(error.message).toMatch(/Please|Maximum/);
  });

  it('that takes too long is given up: forms that draw each other twice, thirty deep', async () => {
    const forms = Array.from({ length: 30 }, (_, i) =>
      streamOf(`${FORM}/Resources<</XObject<</X ${7 + i} 0 R>>>>`, '/X Do /X Do'),
    );
    const bytes = pageOf('/X Do', { extra: [...forms, streamOf(FORM, '0 0 m')] });
    const hasty = createTextWork({ text: { processorMs: 1_500 } });
    await expect(hasty.readResume({ bytes, fileName: 'a.pdf' })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('Please'),
    });
    await hasty.close();
  });

  it('that takes too much memory is given up', async () => {
    const bytes = docxOf(paragraph('a').repeat(200_000));
    const frugal = createTextWork({ text: { memoryLimitMb: 64 } });
    await expect(frugal.readResume({ bytes, fileName: 'a.docx' })).rejects.toMatchObject({
      code: 'out_of_memory',
      message: expect.stringContaining('Please'),
    });
    await frugal.close();
  });
});
