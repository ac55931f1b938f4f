// From zod/mini: a remote that shows letters and no resumes bundles what is used here, and nothing of the rest of zod.
import * as z from 'zod/mini';

/** Characters. */
export const LETTER_DOCUMENT_LIMITS = { line: 500, text: 30_000 } as const;

const atMost = (limit: number) => z.string().check(z.maxLength(limit));
const line = z._default(atMost(LETTER_DOCUMENT_LIMITS.line), '');
const text = z._default(atMost(LETTER_DOCUMENT_LIMITS.text), '');

/** A letter as it is shown and exported. Empty fields take no room. */
export const letterSchema = z.object({
  /** BCP 47. Arabic letters run from right to left. */
  language: z._default(z.string(), 'en'),
  /** The template's name; its keywords choose the style. */
  templateName: z._default(z.string(), 'Default'),
  fullName: line,
  email: line,
  phone: line,
  /** The applicant's city or address. */
  location: line,
  /** As it is printed: "March 3, 2026". */
  date: line,
  companyName: line,
  companyAddress: line,
  /** Salutation, paragraphs and closing; blank lines separate them. Lines that start with `- ` are list items. */
  introduction: text,
  skills: z._default(z.array(atMost(LETTER_DOCUMENT_LIMITS.line)), []),
  /** What follows the letter's own text, such as "Sincerely,\nAda Lovelace", where that text has no closing. */
  closing: text,
  /** Name of the resume's file; the letter then says what is attached. */
  resumeFileName: line,
});
export type Letter = z.infer<typeof letterSchema>;
/** Fields with a default may be left out. */
export type LetterInput = z.input<typeof letterSchema>;

export const LETTER_STYLES = ['default', 'classic', 'skills', 'story', 'modern'] as const;
export type LetterStyleName = (typeof LETTER_STYLES)[number];

const STYLE_KEYWORDS: [RegExp, LetterStyleName][] = [
  [/skill|technical|competenc/i, 'skills'],
  [/story|narrative|creative/i, 'story'],
  [/modern|contemporary|minimal|bold/i, 'modern'],
  [/classic|traditional|formal|executive/i, 'classic'],
];

/** The style that the keywords of a template's name ask for. */
export function letterStyleOf(templateName: string): LetterStyleName {
  return STYLE_KEYWORDS.find(([keyword]) => keyword.test(templateName))?.[1] ?? 'default';
}

const LABELS = {
  en: { attachment: 'Attached resume', skills: 'Skills' },
  ar: { attachment: 'السيرة الذاتية المرفقة', skills: 'المهارات' },
} as const;

export function letterLabelsOf(letter: Letter): { attachment: string; skills: string } {
  return letter.language.startsWith('ar') ? LABELS.ar : LABELS.en;
}

/** The line below a letter that names the attached resume; empty when there is none. */
export function attachmentLineOf(letter: Letter): string {
  return letter.resumeFileName === '' ? '' : `${letterLabelsOf(letter).attachment}: ${letter.resumeFileName}`;
}

export interface LetterParagraph {
  isListItem: boolean;
  /** A line each. */
  lines: string[];
}

/** The paragraphs of a letter's text. The line that introduces a list is one of its own. */
export function paragraphsOfLetterText(value: string): LetterParagraph[] {
  const paragraphs: LetterParagraph[] = [];
  for (const block of value.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    let open: LetterParagraph | null = null;
    for (const rawLine of block.split('\n')) {
      const trimmed = rawLine.trim();
      if (trimmed === '') continue;
      const item = /^[-*•]\s+(.*)$/.exec(trimmed);
      if (item) {
        if (open && open.lines.length > 1) paragraphs.push({ isListItem: false, lines: open.lines.splice(-1) });
        open = null;
        paragraphs.push({ isListItem: true, lines: [item[1]!] });
      } else if (open) {
        open.lines.push(trimmed);
      } else {
        open = { isListItem: false, lines: [trimmed] };
        paragraphs.push(open);
      }
    }
  }
  return paragraphs;
}
