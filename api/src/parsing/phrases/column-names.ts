import type { Label } from '@vitae/language/labels';
import { labelsOf } from './labels.ts';

/** What the columns of a table of jobs or schools are called by. */
const COLUMN_LABELS: ReadonlySet<Label> = new Set([
  'title',
  'company',
  'dates',
  'institution',
  'degree',
  'location',
  'area',
]);
const isLabel = (text: string) => labelsOf(text).some((label) => COLUMN_LABELS.has(label));

const BETWEEN_NAMES = /\s*(?:[/&,–-]|\b(?:and|to|of|held|or)\b)\s*|\s+و(?=\p{L}{3})/iu;
/** Beside the labels of a form. */
const NAME =
  /^(?:from|until|period|dates?|years?|time|duration|employer|company|organi[sz]ation|position|post|role|title|job title|place|location|(?:(?:main|key|major|selected|principal) )?(?:duties|tasks|responsibilities|achievements|results|outcomes|projects?|highlights|accomplishments|activities|points)|details|description|institution|school|award|qualification|what i did)$/i;

/** What was done, as the last column of an Arabic table goes by. */
const ARABIC_DUTIES =
  /^(?:أهم )?(?:المهام|المسؤوليات|المسئوليات|الإنجازات|الانجازات|التفاصيل|الوصف)(?: (?:الرئيسية|الوظيفية|الوظيفي))?$/u;

/** "Main duties", "المهام": whether a cell heads the column of what was done. */
export const namesDuties = (text: string): boolean =>
  OF_DUTIES.test(text) || text.split(BETWEEN_NAMES).every((name) => ARABIC_DUTIES.test(name));
const OF_DUTIES =
  /^(?:(?:main|key) )?(?:duties|tasks|responsibilities|achievements|points|description|details|what i did)$/i;

/** Whether a cell says what its column of a table of jobs or schools holds: "From – to", "Position held and duties". */
export function namesColumn(text: string): boolean {
  const names = text.split(BETWEEN_NAMES).filter(Boolean);
  return (
    isLabel(text) ||
    (names.length > 0 && names.every((name) => NAME.test(name) || ARABIC_DUTIES.test(name) || isLabel(name)))
  );
}

/** The names in the head of a column, the whole first: "Employer / Position (last one first)". */
export function partsOfHead(text: string): string[] {
  const bare = text.replace(/\([^()]*\)/g, ' ');
  return [text, bare, ...bare.split(/\s*[/,&]\s*|\s+(?:and|und|et|y|e|en|i|ve)\s+|\s+و(?=\p{L}{3})/u)];
}

/** Of "Employer / Position" the labels of both. */
export const labelsOfHead = (text: string): readonly Label[] => partsOfHead(text).flatMap((part) => labelsOf(part));
