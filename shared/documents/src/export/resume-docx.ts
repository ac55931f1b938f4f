import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { splitByDirection } from '../layout/direction.ts';
import { PAGE_DIMENSIONS } from '../layout/page.ts';
import { isSafeHref } from '../model/links.ts';
import { POINTS_PER_SIZE_STEP, type Resume } from '../model/resume.ts';
import type { TextParagraph, TextSpan } from '../model/rich-text.ts';
import { listSeparator } from '../resume/bidi-text.ts';
import { readableOn } from '../resume/colors.ts';
import { contentOf, type ResumeContent, type Section, type SectionBody } from '../resume/content.ts';
import type { Entry } from '../resume/entry-content.ts';
import { type PictureBox, type PreparedImage, readDataImage } from './data-image.ts';

const TWIPS_PER_POINT = 20;
const HALF_POINTS = 2;
/** Of a line, in the unit of Word's line spacing. */
const LINE = 240;
/** Without the rule some programs take the figure for an exact height, and a long name prints over itself. */
const SINGLE_LINE = { line: LINE, lineRule: LineRuleType.AUTO };
const MARGIN_INCHES = 0.75;
const BULLETS = 'bullets';
const NUMBERS = 'numbers';
const MUTED = '586069';
const INK = '1c2127';

/**
 * The resume as a Word document: one column with real styles, headings, lists and links, in the resume's font,
 * sizes and colour, to be edited on in Word or LibreOffice. `prepare` cuts the photo to its box; by itself it is taken
 * as it is. A photo that cannot be read is left out.
 */
export async function exportResumeDocxBytes(
  resume: Resume,
  prepare: (photo: PictureBox) => Promise<PreparedImage | null> = async ({ source }) => readDataImage(source),
): Promise<Uint8Array<ArrayBuffer>> {
  const content = contentOf(resume);
  const photo = content.photo && { source: content.photo, width: PHOTO_POINTS, height: PHOTO_POINTS };
  const writer = new DocxWriter(resume, content, photo ? await prepare(photo).catch(() => null) : null);
  const page = PAGE_DIMENSIONS[resume.pageSize];
  const margin = convertInchesToTwip(MARGIN_INCHES);
  const points = resume.selectedFontSize * POINTS_PER_SIZE_STEP;
  const section = resume.selectedSubheadingFontSize * POINTS_PER_SIZE_STEP;
  const accent = readableOn('#ffffff', resume.selectedColor).slice(1);
  const font = resume.selectedFont === 'Source Sans' ? 'Source Sans 3' : resume.selectedFont;
  const lines = {
    line: Math.round(resume.lineHeight * LINE * LINE_HEIGHT_OF_WORD),
    lineRule: LineRuleType.AUTO,
  };
  const file = new Document({
    title: content.name === '' ? 'Resume' : `${content.name} – Resume`,
    creator: content.name || 'Vitae',
    styles: {
      default: {
        document: {
          run: {
            font,
            size: points * HALF_POINTS,
            color: INK,
            language: { value: resume.language, bidirectional: resume.language },
          },
          paragraph: { spacing: lines },
        },
        title: {
          run: { font, size: Math.round(section * 1.9 * HALF_POINTS), bold: true, color: INK },
          paragraph: { spacing: { after: 40, ...SINGLE_LINE } },
        },
        heading1: {
          run: { font, size: Math.round(section * HALF_POINTS), bold: true, color: accent },
          paragraph: { spacing: { before: 260, after: 90, ...SINGLE_LINE }, keepNext: true },
        },
        heading2: {
          run: { font, size: Math.round(points * 1.08 * HALF_POINTS), bold: true, color: INK },
          paragraph: { spacing: { before: 120 }, keepNext: true },
        },
        hyperlink: { run: { color: accent, underline: {} } },
        listParagraph: { run: { font }, paragraph: { spacing: lines } },
      },
      paragraphStyles: [
        {
          id: 'Position',
          name: 'Position',
          basedOn: 'Normal',
          next: 'Normal',
          run: { size: Math.round(section * 0.95 * HALF_POINTS), color: accent },
          paragraph: { spacing: { after: 40, ...SINGLE_LINE } },
        },
        {
          id: 'Contact',
          name: 'Contact',
          basedOn: 'Normal',
          run: { color: MUTED },
          paragraph: { spacing: { after: 60 } },
        },
        { id: 'Organization', name: 'Organization', basedOn: 'Normal', paragraph: { keepNext: true } },
      ],
    },
    numbering: {
      config: [listConfig(BULLETS, LevelFormat.BULLET), listConfig(NUMBERS, LevelFormat.DECIMAL)],
    },
    sections: [
      {
        properties: {
          page: {
            size: {
              width: Math.round(page.width * TWIPS_PER_POINT),
              height: Math.round(page.height * TWIPS_PER_POINT),
            },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: writer.paragraphs(),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

/** Word's single line of a usual font is already 1.15 of its size. */
const LINE_HEIGHT_OF_WORD = 1 / 1.15;
const MAX_DEPTH = 4;

function listConfig(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat]) {
  return {
    reference,
    levels: Array.from({ length: MAX_DEPTH + 1 }, (_, level) => ({
      level,
      format,
      text: format === LevelFormat.BULLET ? '•' : `%${level + 1}.`,
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 260 * (level + 1), hanging: 260 } } },
    })),
  };
}

const PHOTO_POINTS = 78;
const PIXELS_TO_POINTS = 72 / 96;
const PHOTO_GAP_EMU = 114_300;

class DocxWriter {
  private readonly content: ResumeContent;
  private readonly resume: Resume;
  private readonly textWidth: number;
  private readonly accent: string;
  private readonly photo: PreparedImage | null;

  constructor(resume: Resume, content: ResumeContent, photo: PreparedImage | null) {
    this.photo = photo;
    this.resume = resume;
    this.content = content;
    const page = PAGE_DIMENSIONS[resume.pageSize];
    this.textWidth = Math.round(page.width * TWIPS_PER_POINT) - 2 * convertInchesToTwip(MARGIN_INCHES);
    this.accent = readableOn('#ffffff', resume.selectedColor).slice(1);
  }

  paragraphs(): Paragraph[] {
    const { content } = this;
    const separator = this.runs('  |  ', { color: MUTED });
    const contacts = content.contacts.flatMap((contact, index) => [
      ...(index > 0 ? separator : []),
      ...this.linked(contact.text, contact.href),
    ]);
    return [
      ...this.paragraph(
        [...this.picture(), ...this.runs(content.name)],
        { heading: HeadingLevel.TITLE },
        this.photo ? 'x' : content.name,
      ),
      ...this.paragraph(this.runs(content.jobTitle), { style: 'Position' }, content.jobTitle),
      ...(contacts.length > 0 ? this.paragraph(contacts, { style: 'Contact' }) : []),
      ...content.sections.flatMap((section) => this.section(section)),
    ];
  }

  /** At the end of the first lines, which run around it. */
  private picture(): ParagraphChild[] {
    const { photo, content } = this;
    const kind = /^data:image\/(png|jpeg);base64,/.exec(photo?.source ?? '')?.[1];
    if (!photo || !kind) return [];
    const scale = PHOTO_POINTS / PIXELS_TO_POINTS / Math.max(photo.width, photo.height);
    return [
      new ImageRun({
        type: kind === 'png' ? 'png' : 'jpg',
        data: photo.source.slice(photo.source.indexOf(',') + 1),
        transformation: { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) },
        altText: { name: content.name || 'Photo', description: content.name, title: content.name },
        floating: {
          horizontalPosition: {
            relative: HorizontalPositionRelativeFrom.MARGIN,
            align: content.isRtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
          },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
          wrap: { type: TextWrappingType.SQUARE },
          margins: { left: PHOTO_GAP_EMU, right: PHOTO_GAP_EMU },
        },
      }),
    ];
  }

  /** Nothing when the text that matters is empty. */
  private paragraph(children: ParagraphChild[], options: IParagraphOptions = {}, text = 'x'): Paragraph[] {
    return text === '' ? [] : [new Paragraph({ ...options, bidirectional: this.content.isRtl, children })];
  }

  /** Word turns the digits and brackets of a run round that says it runs the other way than its letters. */
  private runs(text: string, options: IRunOptions = {}): TextRun[] {
    return splitByDirection(text, this.content.isRtl).flatMap((part) => {
      const shown = printable(part.text);
      return shown === '' ? [] : [new TextRun({ ...options, text: shown, rightToLeft: part.isRtl })];
    });
  }

  private linked(text: string, href: string | null, options: IRunOptions = {}): ParagraphChild[] {
    if (href === null || !isSafeHref(href)) return this.runs(text, options);
    return [new ExternalHyperlink({ link: href, children: this.runs(text, { ...options, style: 'Hyperlink' }) })];
  }

  private spans(spans: readonly TextSpan[]): ParagraphChild[] {
    return spans.flatMap((span) =>
      this.linked(span.text, span.href ?? null, {
        ...(span.bold ? { bold: true } : {}),
        ...(span.italic ? { italics: true } : {}),
        ...(span.underline ? { underline: {} } : {}),
      }),
    );
  }

  private text(paragraphs: readonly TextParagraph[]): Paragraph[] {
    return paragraphs.flatMap((item) => {
      if (item.kind === 'paragraph') return this.paragraph(this.spans(item.spans));
      const reference = item.kind === 'bullet' ? BULLETS : NUMBERS;
      return this.paragraph(this.spans(item.spans), {
        numbering: { reference, level: Math.min(item.depth, MAX_DEPTH) },
      });
    });
  }

  private section(section: Section): Paragraph[] {
    const heading = this.paragraph(
      this.runs(this.titleText(section.title)),
      {
        heading: HeadingLevel.HEADING_1,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: this.accent } },
      },
      section.title,
    );
    return [...heading, ...this.body(section.body)];
  }

  private titleText(title: string): string {
    const { capitalizationMode, language } = this.resume;
    if (capitalizationMode === 'uppercase') return title.toLocaleUpperCase(language);
    if (capitalizationMode === 'lowercase') return title.toLocaleLowerCase(language);
    return title;
  }

  private body(body: SectionBody): Paragraph[] {
    switch (body.kind) {
      case 'paragraphs':
        return this.text(body.paragraphs);
      case 'entries':
        return [...this.text(body.introduction), ...body.entries.flatMap((entry) => this.entry(entry))];
      case 'details':
        return body.details.flatMap((detail) =>
          this.paragraph([...this.runs(`${detail.label}: `, { bold: true }), ...this.runs(detail.value)]),
        );
      case 'skills':
        return body.groups.flatMap((group) => {
          const { name } = group;
          return this.paragraph([
            ...(name === '' ? [] : this.runs(`${name}: `, { bold: true })),
            ...this.runs(group.skills.join(listSeparator(this.content.isRtl))),
          ]);
        });
      case 'languages':
        return this.paragraph([
          ...this.runs(
            body.languages
              .map(({ name, level }) => [name, level && `(${level})`].filter(Boolean).join(' '))
              .join(listSeparator(this.content.isRtl)),
          ),
        ]);
      case 'names':
        return this.paragraph(this.runs(body.names.join(listSeparator(this.content.isRtl))));
    }
  }

  private entry(entry: Entry): Paragraph[] {
    const head = entry.title || entry.organization;
    const organization = entry.title === '' ? '' : entry.organization;
    const place = [organization, entry.location].filter(Boolean).join(listSeparator(this.content.isRtl));
    const dates: ParagraphChild[] =
      entry.dates === ''
        ? []
        : [new TextRun({ children: [new Tab()] }), ...this.runs(entry.dates, { bold: false, color: MUTED })];
    const separator = this.runs(' · ', { color: MUTED });
    const subline: ParagraphChild[] = [
      ...(place === '' ? [] : this.runs(place, { italics: true })),
      ...(place !== '' && entry.link ? separator : []),
      ...(entry.link ? this.linked(entry.link.text, entry.link.href) : []),
    ];
    return [
      ...this.paragraph(
        [...this.runs(head), ...dates],
        {
          heading: HeadingLevel.HEADING_2,
          tabStops: [{ type: TabStopType.RIGHT, position: this.textWidth }],
        },
        head + entry.dates,
      ),
      ...(subline.length > 0 ? this.paragraph(subline, { style: 'Organization' }) : []),
      ...this.paragraph(this.runs(entry.note, { italics: true, color: MUTED }), {}, entry.note),
      ...this.text(entry.paragraphs),
      ...this.paragraph(
        this.runs(entry.tags.join(listSeparator(this.content.isRtl)), { color: MUTED }),
        {},
        entry.tags.join(''),
      ),
    ];
  }
}

/** Marks that steer the order of characters on our pages are Word's own business there. */
function printable(text: string): string {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');
}
