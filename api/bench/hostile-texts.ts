// Texts and files that are made to take time. An honest head lets them through as resumes.
import { COVER_LETTER_TEMPLATES } from '../src/cover-letters/templates.ts';
import type { ParsedResume } from '../src/parsing/result.ts';
import type { LetterTexts } from '../src/writing/writer.ts';

export const HONEST_HEAD = `Ada King
ada.king@example.org

Experience
Analyst, Engine Works, 2019 - 2021
- Wrote programs for the engine

Skills
Mathematics, Analysis

`;

export const HONEST_ADVERT = `Engine Works in London looks for an analyst. You write programs for our engines, test
them with the people who use them, and explain to customers what they can do. You know mathematics, work well with
others and have two years of experience as an analyst. We offer a permanent contract and time to learn.
`;

/** The task of a letter from a resume for the honest advert, with nothing said beside. */
export function honestLetterTask(resume: ParsedResume, resumeText = HONEST_HEAD): LetterTexts {
  return {
    resumeText,
    resume,
    jobDescription: HONEST_ADVERT,
    jobTitle: 'Analyst',
    companyName: '',
    tone: 'Professional',
    additionalContext: '',
    template: COVER_LETTER_TEMPLATES[1]!,
    previousLetters: [],
    variationRequest: '',
    month: '2026-11',
  };
}

/** What is repeated, by what it is. */
export const HOSTILE_UNITS: Record<string, string> = {
  brackets: '[',
  'nested brackets': '([{',
  'angle brackets': '<a',
  'markdown images': '![',
  blanks: ' ',
  tabs: '\t',
  dots: '.',
  'at signs': '@',
  'addresses that never end': 'a@a.',
  digits: '7',
  'telephone numbers': '+49 30 ',
  'one long word': 'a',
  'one long word in capitals': 'A',
  words: 'lorem ipsum ',
  names: 'Lorem Ipsum ',
  dates: '2019 - 2021 ',
  months: 'Jan 2020 – ',
  'lines of dates': '2019 - 2021\n',
  'lines of jobs': 'Analyst, Engine Works, 2019 - 2021\n',
  'lines of points': '- a\n',
  'empty lines': ' \n',
  headings: 'Experience\n',
  commas: ',',
  dashes: '-',
  colons: ':',
  'quotation marks': '"',
  'currency signs': '$',
  'one Arabic letter': 'ع',
  'Arabic words': 'مدير عام ',
  accents: 'a\u0301',
  'hyphens of names': 'Aa-',
  initials: 'Aa.',
  'capitals and digits': 'A1',
  possessives: "Aa's ",
  'numbers with dots': '1.',
  'words before skills': 'experience in ',
};

/** `head`, then `unit` again and again, of so many characters together. */
export function repeatTo(unit: string, characters: number, head = ''): string {
  const room = characters - head.length;
  return head + unit.repeat(Math.ceil(room / unit.length)).slice(0, room);
}

/** A PDF of a few kilobytes whose forms draw each other twice, so many deep: 2^depth drawings. */
export function drawingForms(depth: number): Uint8Array<ArrayBuffer> {
  const stream = (dictionary: string, content: string) =>
    `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
    stream('', '/X Do'),
    ...Array.from({ length: depth }, (_, index) =>
      stream(`${form}/Resources<</XObject<</X ${6 + index} 0 R>>>>`, '/X Do /X Do'),
    ),
    stream(form, '0 0 m'),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`);
}
