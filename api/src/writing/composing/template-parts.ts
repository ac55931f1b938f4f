import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';

/** What a paragraph of a letter does. */
export type PartKind = 'introduction' | 'story' | 'skills' | 'fit' | 'company' | 'education' | 'closing';

const KINDS: [PartKind, RegExp][] = [
  ['fit', /\bvalue proposition\b/i],
  ['closing', /\b(?:call to action|closing|close|conclusion|next steps?|sign[- ]?off|thank|ending|wrap|final)\b/i],
  [
    'introduction',
    /\b(?:introduction|intro|opening|hook|greeting|opener|purpose|about me|who i am|headline|snapshot)\b/i,
  ],
  [
    'story',
    /\b(?:story|stories|journey|moment|challenge|turning point|narrative|anecdote|defining|lesson|case study)\b/i,
  ],
  ['education', /\b(?:education|studies|academic|qualification|training)\b/i],
  [
    'company',
    /\b(?:company|culture|mission|values|organi[sz]ation|why (?:us|them|this|you want)|motivation|employer|interest|connection|contribut\w*|vision|alignment|future|bring)\b/i,
  ],
  ['skills', /\b(?:skills?|competenc\w*|expertise|technical|strengths?|toolkit|tools|capabilit\w*|proficienc\w*)\b/i],
  [
    'fit',
    /\b(?:fit|experience|achievements?|accomplishments?|impact|results?|evidence|background|body|proof|track record|highlights?|value proposition|why me|career)\b/i,
  ],
];

const DEFAULT_PARTS: PartKind[] = ['introduction', 'fit', 'skills', 'company', 'closing'];
const PARTS_BY_NAME: [RegExp, PartKind[]][] = [
  [/skill/i, ['introduction', 'skills', 'fit', 'company', 'closing']],
  [/story|narrative/i, ['introduction', 'story', 'fit', 'company', 'closing']],
  [/modern/i, ['introduction', 'fit', 'company', 'closing']],
];
/** For titles that say nothing, between an introduction and a closing. */
const MIDDLE_PARTS: PartKind[] = ['fit', 'skills', 'company'];

function kindOf(text: string): PartKind | null {
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The paragraphs a template asks for, in its order. */
export function partsOf(template: CoverLetterTemplate): PartKind[] {
  const { paragraphs } = template.format;
  if (paragraphs.length === 0)
    return PARTS_BY_NAME.find(([pattern]) => pattern.test(template.name))?.[1] ?? DEFAULT_PARTS;
  const parts: PartKind[] = [];
  let middle = 0;
  paragraphs.forEach((paragraph, index) => {
    const last = paragraphs.length - 1;
    const stated =
      index === 0 && paragraphs.length > 1
        ? (kindOf(paragraph.title) ?? 'introduction')
        : (kindOf(paragraph.title) ?? kindOf(paragraph.why));
    // A letter has one introduction and one closing; a second is told as substance.
    const misplaced =
      (stated === 'story' && parts.includes('story')) ||
      (stated === 'introduction' && index > 0) ||
      (stated === 'closing' && index < last);
    if (stated && !misplaced) parts.push(stated);
    else if (index === last && paragraphs.length > 2) parts.push('closing');
    else parts.push(MIDDLE_PARTS[middle++ % MIDDLE_PARTS.length] ?? 'fit');
  });
  return parts;
}
