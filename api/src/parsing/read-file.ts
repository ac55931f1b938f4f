import { MAX_FILE_BYTES, tooLongError, UnreadableResumeError } from './errors.ts';
import { readingOrder } from './layout/reading-order.ts';
import { wholeLines, withBullet } from './layout/whole-lines.ts';
import { withStatementsApart } from './short-resume/with-statements-apart.ts';
import { detectFormat } from './text/detect-format.ts';
import { readDoc } from './text/doc.ts';
import { readDocx } from './text/docx.ts';
import { readHtml } from './text/html.ts';
import { readMhtml } from './text/mhtml.ts';
import { type DocumentFormat, MAX_LINES, type TextDocument } from './text/model.ts';
import { readOdt } from './text/odt.ts';
import { readPdf } from './text/pdf.ts';
import { readPlainText } from './text/plain.ts';
import { readRtf } from './text/rtf.ts';
import { readWordXml } from './text/word-xml.ts';

export interface ResumeFile {
  bytes: Uint8Array;
  /** As the user named it: its extension says what the file claims to be. */
  fileName: string;
  mimeType?: string;
  /** The person says that it is a resume, whatever it looks like. */
  isResume?: boolean;
}

export interface ResumeText {
  /** The file's text in reading order, one line a line. */
  text: string;
  format: DocumentFormat;
  pageCount: number;
}

/** Fewer letters than this on all pages: the words are in pictures, or there are none. */
const MIN_LETTERS = 20;
/** Some forty full pages. No resume has them, and others wait while they are read. */
const MAX_CHARACTERS = 100_000;

/** Reads a resume file's text in reading order. Throws UnreadableResumeError with a reason and a message for the user. */
export async function readResumeFile(file: ResumeFile): Promise<ResumeText> {
  const document = await readTextDocument(file);
  return { text: textOf(document), format: document.format, pageCount: document.pages.length };
}

/** A document's text in reading order, one line a line; what a format only marks as an item of a list has its bullet. */
export function textOf(document: TextDocument): string {
  return readingOrder(document).map(withBullet).join('\n');
}

/** As `textOf`, with what only the width of a column has broken on one line. */
export const wholeTextOf = (document: TextDocument): string => wholeLines(readingOrder(document)).join('\n');

/** Reads a file into text with places, after checking that it is what it claims to be and holds text. */
export async function readTextDocument(file: ResumeFile): Promise<TextDocument> {
  const { bytes, fileName, mimeType } = file;
  if (bytes.byteLength === 0) throw new UnreadableResumeError('empty');
  if (bytes.byteLength > MAX_FILE_BYTES) throw new UnreadableResumeError('too_large');
  const format = await detectFormat(bytes, fileName, mimeType);
  const document = await readFormat(format, bytes);
  const fragments = document.pages.flatMap((page) => page.fragments);
  const characters = fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
  if (fragments.length > MAX_LINES || characters > MAX_CHARACTERS) throw tooLongError();
  const letters = countLetters(document);
  if (letters < MIN_LETTERS) {
    if (format === 'pdf') throw new UnreadableResumeError('image_only');
    if (letters === 0) throw new UnreadableResumeError('empty');
  }
  return withStatementsApart(document);
}

async function readFormat(format: DocumentFormat, bytes: Uint8Array): Promise<TextDocument> {
  try {
    switch (format) {
      case 'picture':
        throw new UnreadableResumeError('image_only');
      case 'pdf':
        return await readPdf(bytes);
      case 'docx':
        return readDocx(bytes);
      case 'odt':
        return readOdt(bytes);
      case 'doc':
        return await readDoc(bytes);
      case 'rtf':
        return readRtf(bytes);
      case 'html':
        return readHtml(bytes);
      case 'mhtml':
        return readMhtml(bytes);
      case 'word-xml':
        return readWordXml(bytes);
      case 'text':
        return readPlainText(bytes, false);
      case 'markdown':
        return readPlainText(bytes, true);
    }
  } catch (error) {
    if (error instanceof UnreadableResumeError) throw error;
    throw new UnreadableResumeError('corrupt', { cause: error });
  }
}

function countLetters(document: TextDocument): number {
  let count = 0;
  for (const page of document.pages) {
    for (const fragment of page.fragments) count += fragment.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  }
  return count;
}
