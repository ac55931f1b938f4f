import { strToU8, zipSync } from 'fflate';

// WordprocessingML as Word writes it, so far as these templates need it.

export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  caps?: boolean;
  spacing?: number;
  color?: string;
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

export function run(text: string, look: RunLook = {}): string {
  const properties = [
    look.bold ? '<w:b/>' : '',
    look.italic ? '<w:i/>' : '',
    look.caps ? '<w:caps/>' : '',
    look.color ? `<w:color w:val="${look.color}"/>` : '',
    look.spacing ? `<w:spacing w:val="${look.spacing}"/>` : '',
    look.size ? `<w:sz w:val="${look.size * 2}"/>` : '',
  ].join('');
  const parts = text
    .split(/([\t\n])/)
    .map((part) =>
      part === '\t' ? '<w:tab/>' : part === '\n' ? '<w:br/>' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`,
    );
  return `<w:r><w:rPr>${properties}</w:rPr>${parts.join('')}</w:r>`;
}

export function paragraph(runs: string | readonly string[], properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${typeof runs === 'string' ? runs : runs.join('')}</w:p>`;
}

export const line = (text: string, look: RunLook = {}, properties = '') => paragraph(run(text, look), properties);

export const bullet = (text: string) =>
  line(text, {}, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="720" w:hanging="360"/>');

export const RULE_BELOW = '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/></w:pBdr>';

export function table(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  const cells = (row: readonly string[]) =>
    row
      .map(
        (content, i) => `<w:tc><w:tcPr><w:tcW w:w="${widths[i]}" w:type="dxa"/></w:tcPr>${content || '<w:p/>'}</w:tc>`,
      )
      .join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows
    .map((row) => `<w:tr>${cells(row)}</w:tr>`)
    .join('')}</w:tbl>`;
}

export const control = (content: string) =>
  `<w:sdt><w:sdtPr><w:alias w:val="field"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

export const inserted = (runs: string) => `<w:ins w:id="11" w:author="A" w:date="2024-01-01T00:00:00Z">${runs}</w:ins>`;

export const deleted = (text: string) =>
  `<w:del w:id="12" w:author="A" w:date="2024-01-01T00:00:00Z"><w:r><w:delText>${escapeXml(text)}</w:delText></w:r></w:del>`;

/** A box that floats beside the text, as sidebars of templates do; stored twice, as Word does. */
export function textBox(content: string): string {
  const box = `<w:txbxContent>${content}</w:txbxContent>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>300000</wp:posOffset></wp:positionH><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

const NAMESPACES = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'v="urn:schemas-microsoft-com:vml"',
]
  .map((name) => `xmlns:${name}`)
  .join(' ');

const PACKAGE_TYPES = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE_DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function docx(body: readonly string[]): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${PACKAGE_TYPES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${MAIN_TYPE}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${PACKAGE_TYPES}/relationships"><Relationship Id="r1" Type="${OFFICE_DOCUMENT}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`,
    ),
  });
}
