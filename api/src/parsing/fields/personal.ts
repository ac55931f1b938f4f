import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import type { Label } from '@vitae/language/labels';
import { BIRTH_WORDS, DEMONYMS, MARITAL_WORDS, NATIONAL_WORDS } from '@vitae/language/persons';
import { anyOf } from '@vitae/language/phrases';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom, isGapAbove } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import type { Field, PersonalField } from '../result.ts';

/** A label with the value printed beside or below it. */
export interface Fact {
  labels: readonly Label[];
  value: string;
  line: Line;
  x: number;
  width: number;
  /** Told by its colon or its cell, not just by standing near. */
  isSure: boolean;
}

const FIELD_OF: Partial<Record<Label, PersonalField>> = {
  nationality: 'nationality',
  visa_status: 'visaStatus',
  date_of_birth: 'dateOfBirth',
  marital_status: 'maritalStatus',
  gender: 'gender',
  religion: 'religion',
  passport: 'passport',
  driving_licence: 'drivingLicence',
  notice_period: 'noticePeriod',
  expected_salary: 'expectedSalary',
  current_location: 'currentLocation',
};

/** Labels that are common words elsewhere: they count only beside a colon, in a table or in a section of facts. */
const PART_SEPARATOR = /\s*[|│•●▪◦]\s*|\s{3,}|\s*؛\s*|\s+[·∙—]\s+/;
const MAX_VALUE_LENGTH = 90;

/** Every labelled fact in some lines: "Label: value", label and value in neighbouring cells, a value below its label. */
export function findFacts(lines: readonly Line[], allowStacked: boolean): Fact[] {
  const facts: Fact[] = [];
  joinWrapped(joinLabels(lines)).forEach((line, i, all) => {
    facts.push(...factsOfCells(line));
    if (allowStacked) facts.push(...stackedFact(line, all[i + 1]));
  });
  return facts;
}

/** A label in a narrow cell may take two lines, its value beside either of them. */
function joinLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const upper = previous?.cells[0];
    const lower = line.cells[0]!;
    const label = upper ? `${upper.text} ${lower.text}` : '';
    const isOne =
      upper && Math.abs(upper.x - lower.x) < 3 && labelsOf(upper.text).length === 0 && labelsOf(label).length > 0;
    if (!previous || !isOne || (previous.cells.length > 1 && line.cells.length > 1)) {
      joined.push(line);
      continue;
    }
    const cells = [{ ...upper, text: label }, ...previous.cells.slice(1), ...line.cells.slice(1)];
    joined[joined.length - 1] = { ...previous, cells, text: cells.map((cell) => cell.text).join('\t') };
  }
  return joined;
}

/** Facts in running text break over lines like any other text. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const previous = joined.at(-1);
    const goesOn =
      previous &&
      previous.cells.length === 1 &&
      line.cells.length === 1 &&
      /[|•·,،]/.test(previous.text) &&
      /[:：]/.test(previous.text) &&
      beginsAlike(previous, line) &&
      !splitLabel(line.text.split(PART_SEPARATOR)[0]!) &&
      !BEGINS_WITH_LABEL.test(line.text) &&
      !isBullet(line);
    if (!previous || !goesOn || !follows(last!, line) || !breaksForRoom(previous, line)) {
      joined.push(line);
      last = line;
      continue;
    }
    last = line;
    const cell = previous.cells[0]!;
    const text = `${cell.text} ${line.text}`;
    joined[joined.length - 1] = {
      ...previous,
      text,
      cells: [{ ...cell, text, spans: [...cell.spans, ...line.cells[0]!.spans] }],
    };
  }
  return joined;
}

/** "Foreign languages: Polish": a fact of its own, whether or not a list has its label. */
const BEGINS_WITH_LABEL = /^\p{L}[^:：.,،|•·]{1,40}[:：]\s/u;

/** On the same page, and with no gap between. */
const follows = (before: Line, line: Line) => line.page === before.page && !isGapAbove(before, line);

/** At the edge where reading begins, or in one middle. */
function beginsAlike(line: Line, next: Line): boolean {
  const [left, right] = [line.x - next.x, line.x + line.width - next.x - next.width];
  const edge = line.isRightToLeft ? right : left;
  return Math.min(Math.abs(edge), Math.abs(left + right) / 2) < line.size * 2;
}

/** "b. 1983" is a birth, "B. Tech 2003" is none. */
const isShortWord = (word: string) => /^\p{L}{1,2}\.?$/u.test(word);
const BIRTH = new RegExp(
  `^(?:(?:${anyOf([...BIRTH_WORDS].filter((word) => !isShortWord(word)))})(?!\\p{L})|(?:${anyOf([...BIRTH_WORDS].filter(isShortWord))})\\s?(?=\\d))`,
  'u',
);
const LICENCE_CLASS = '(?:AM|A[12B-E]?|B1?(?:\\+?E)?|C1?(?:\\+?E)?|D1?(?:\\+?E)?|E|F|G|M|T|L)';
const LICENCE_CLASSES = new RegExp(
  // Not of "U.A.E.".
  `(?<![\\p{L}\\p{N}]|\\p{L}\\.)${LICENCE_CLASS}(?:(?:\\s?[,/+&]\\s?|\\s\\p{L}{1,3}\\s)${LICENCE_CLASS})*(?![\\p{L}\\p{N}]|\\.\\p{L})`,
  'u',
);
const LICENCE_LABEL = /(?<label>\p{L}[\p{L} -]{1,30}?)\s+(?:(?:kat|cat|k[lł]as|class|категор)\p{L}*\.?\s+)?$/iu;
/** "category B driving licence", "B-körkort" */
const LICENCE_LABEL_BEHIND = /^[\s-]{1,2}(?<label>\p{L}[\p{L} ]{2,30})/u;
const NATIONALITY_WORDS = 3;
const MAX_SAID_LENGTH = 160;

/** "Lebanese", "Indian national": said among facts without a label, in words that name no language. */
function isNationality(part: string): boolean {
  const words = fold(part).split(' ');
  const [demonym] =
    words.length > 1 && NATIONAL_WORDS.has(words.at(-1)!) ? [words.slice(0, -1).join(' ')] : [fold(part)];
  return DEMONYMS.has(demonym) && (words.length > 1 || !LANGUAGE_NAMES.has(demonym));
}

/** "KSA driving license", "Full UK driving licence" */
function licenceBefore(part: string): string | null {
  const words = part.replace(/\.$/, '').split(' ');
  for (const count of [1, 2]) {
    const [value, label] = [words.slice(0, count), words.slice(count)];
    const isLabel = label.length > 1 && labelsOf(label.join(' ')).includes('driving_licence');
    if (isLabel && value.every((word) => /^\p{Lu}/u.test(word))) return value.join(' ');
  }
  return null;
}

/** "nationalité belge", "deutsche Staatsangehörigkeit": a label and an adjective, in whichever order. */
function saidNationality(part: string): string | null {
  const words = part.replace(/\.$/, '').split(' ');
  if (words.length < 2 || words.length > NATIONALITY_WORDS || !words.every((word) => /^\p{L}+$/u.test(word)))
    return null;
  const isLabel = (word: string) => labelsOf(word).includes('nationality');
  if (isLabel(words[0]!)) return words.slice(1).join(' ');
  return isLabel(words.at(-1)!) ? words.slice(0, -1).join(' ') : null;
}

/** Whether a text's words from its beginning or up to its end, as asked, name a driving licence. */
function namesLicence(text: string | null | undefined, isAtEnd: boolean): boolean {
  const words = text?.split(' ') ?? [];
  return words.some((_, i) =>
    labelsOf((isAtEnd ? words.slice(i) : words.slice(0, i + 1)).join(' ')).includes('driving_licence'),
  );
}

/** Facts that are said without a label: "geb. 26.01.1994, ledig", "born 1987 in Brno", "Prawo jazdy kat. B, C". */
export function findSaidFacts(lines: readonly Line[]): Fact[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const text = stripBullet(cell.text);
      if (text.length > MAX_SAID_LENGTH) return [];
      const said = (label: Label, value: string): Fact => ({
        ...{ labels: [label], value, line, isSure: false },
        ...{ x: cell.x, width: cell.width },
      });
      const parts = text.split(/\s*[,;|•·]\s*|(?<=\p{L}{2})\.\s+(?=\p{Lu})|\s+[–—-]\s+/u);
      const classes = LICENCE_CLASSES.exec(text);
      const before = classes && LICENCE_LABEL.exec(text.slice(0, classes.index))?.groups?.label;
      const behind = classes && LICENCE_LABEL_BEHIND.exec(text.slice(classes.index + classes[0].length))?.groups?.label;
      // "Moffett - B licence": of what stands before the dash.
      const isOfAnother = classes !== null && /\p{L}\s[-–—]\s$/u.test(text.slice(0, classes.index));
      const isLicence = namesLicence(before, true) || (namesLicence(behind, false) && !isOfAnother);
      return [
        ...parts.flatMap((part) => {
          const nationality = saidNationality(part);
          if (nationality) return [said('nationality', nationality)];
          if (isNationality(part)) return [said('nationality', part)];
          const licence = isLicence ? null : licenceBefore(part);
          if (licence) return [said('driving_licence', licence)];
          if (BIRTH.test(fold(part)) && findDates(part).length > 0) return [said('date_of_birth', part)];
          return MARITAL_WORDS.has(fold(part.replace(/\.$/, ''))) ? [said('marital_status', part)] : [];
        }),
        ...(classes && isLicence ? [said('driving_licence', classes[0])] : []),
      ];
    }),
  );
}

function factsOfCells(line: Line): Fact[] {
  const facts: Fact[] = [];
  for (let c = 0; c < line.cells.length; c++) {
    const cell = line.cells[c]!;
    const text = stripBullet(cell.text);
    const at = { line, x: cell.x, width: cell.width };
    const next = line.cells[c + 1];
    const pair = labelsInPair(text, next?.text ?? '');
    if (pair.length > 0) {
      facts.push(...pair.map((fact) => ({ ...at, ...fact, isSure: true })));
      c++;
      continue;
    }
    const labels = labelsOf(text.replace(/[:：]\s*$/, ''));
    // "Iqama: Transferable" beside "Notice period: 2 months": two facts.
    if (labels.length > 0 && next && !splitLabel(text)?.value) {
      const value = next.text.replace(/^[:：–-]{1,3}\s*/, '').trim();
      const isColon = /^[:：–-]{1,3}$/.test(next.text.trim());
      const valueCell = isColon ? line.cells[c + 2] : next;
      // "Visa status : Work visa": behind a colon a label is a value.
      if (valueCell && (labelsOf(value).length === 0 || /^[:：]/.test(next.text.trim()))) {
        facts.push({
          labels,
          value: valueCell.text.replace(/^[:：–-]{1,3}\s*/, '').trim(),
          line,
          x: valueCell.x,
          width: valueCell.width,
          isSure: true,
        });
        c += isColon ? 2 : 1;
        continue;
      }
    }
    const parts = isRowOfTwo(text) ? [text] : text.split(PART_SEPARATOR).flatMap(splitRunningLabels);
    for (const part of parts) {
      const labelled = splitLabel(part);
      if (labelled && labelled.value !== '') facts.push({ ...at, ...labelled, isSure: true });
    }
    const run = parts.every((part) => !splitLabel(part)) ? runLabel(text) : null;
    if (run) facts.push({ ...at, ...run, isSure: false });
    const bold = boldLabel(cell.spans);
    if (bold && parts.every((part) => !splitLabel(part))) facts.push({ ...at, ...bold, isSure: true });
  }
  return facts;
}

/** "Gender / Civil status" beside "Female / Married", or before it behind a colon: each label with its value. */
function labelsInPair(text: string, beside: string): { labels: readonly Label[]; value: string }[] {
  const [label = '', behind = ''] = text.split(/[:：]/, 2).map((side) => side.trim());
  const [labels, values] = [label, behind || beside.replace(/^[\s:：–-]+/, '')].map((side) => side.split('/', 3));
  if (labels!.length !== 2 || values!.length !== 2) return [];
  const facts = labels!.map((name, at) => ({ labels: labelsOf(name.trim()), value: values![at]!.trim() }));
  return facts.every((fact) => fact.labels.length > 0 && fact.value !== '') ? facts : [];
}

/** "Name and surname | Jane Doe" */
const isRowOfTwo = (text: string) => /^[^|]{2,40} \| [^|]+$/.test(text) && splitLabel(text) !== null;

/** "Gender: Female, Marital status: Single", "Nationality: British Date of birth: …": a known label before a colon begins a fact. */
function splitRunningLabels(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const colon of text.matchAll(/[:：]/g)) {
    const start = startOfLabel(text.slice(from, colon.index));
    if (start === undefined || start === 0) continue;
    parts.push(text.slice(from, from + start));
    from += start;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.replace(/[\s,،;]+$/, ''));
}

/** Where the longest known label begins that a text ends with. */
function startOfLabel(text: string): number | undefined {
  // Only the end is looked at: a line of nothing but colons asks for each of its beginnings.
  const offset = Math.max(0, text.length - MAX_LABEL_CHARACTERS);
  const starts = [...text.slice(offset).matchAll(/(?<![^\s,،;|])\S/gu)]
    .filter((match) => offset === 0 || match.index > 0)
    .slice(-MAX_LABEL_WORDS)
    .map((match) => offset + match.index);
  return starts.find((start) => labelsOf(text.slice(start)).length > 0);
}

const MAX_LABEL_WORDS = 4;
const MAX_LABEL_CHARACTERS = 160;
const MAX_RUN_VALUE_WORDS = 6;

/** "Marital Status Married": a label of several words with only a space before its value. */
function runLabel(text: string): { labels: readonly Label[]; value: string } | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(MAX_LABEL_WORDS, words.length - 1); count >= 2; count--) {
    const labels = labelsOf(words.slice(0, count).join(' ')).filter((label) => FIELD_OF[label]);
    const value = words.slice(count);
    if (labels.length > 0 && value.length <= MAX_RUN_VALUE_WORDS) return { labels, value: value.join(' ') };
  }
  return null;
}

/** A label told by its bold type: "Nationality Lebanese". */
function boldLabel(spans: Line['cells'][number]['spans']): { labels: readonly Label[]; value: string } | null {
  const [first, ...rest] = spans;
  if (!first?.bold || rest.length === 0 || rest[0]!.bold) return null;
  const labels = labelsOf(first.text);
  const value = rest
    .map((span) => span.text)
    .join('')
    .replace(/^[\s:：-]+/, '')
    .trim();
  return labels.length > 0 && value !== '' ? { labels, value } : null;
}

/** A label alone on its line, its value on the next. */
function stackedFact(line: Line, next: Line | undefined): Fact[] {
  if (line.cells.length !== 1 || !next || next.cells.length !== 1 || next.page !== line.page) return [];
  const labels = labelsOf(stripBullet(line.text).replace(/[:：]\s*$/, ''));
  const value = stripBullet(next.text);
  if (
    labels.length === 0 ||
    labelsOf(value).length > 0 ||
    splitLabel(value) ||
    next.baseline - line.baseline > line.size * 3
  )
    return [];
  return [{ labels, value, line: next, x: next.x, width: next.width, isSure: false }];
}

/** The facts about the person that employers in the Gulf ask for. */
export function readPersonal(facts: readonly Fact[]): Partial<Record<PersonalField, Field>> {
  const personal: Partial<Record<PersonalField, Field>> = {};
  for (const fact of [...facts].sort((a, b) => Number(namesNoClass(a)) - Number(namesNoClass(b)))) {
    for (const label of fact.labels) {
      const field = FIELD_OF[label];
      if (!field || personal[field]) continue;
      const value = cleanValue(field, fact.value);
      if (value === null) continue;
      const { page, y, height } = fact.line;
      personal[field] = {
        value,
        confidence: fact.isSure ? 0.94 : 0.85,
        place: { page, x: fact.x, y, width: fact.width, height },
      };
      break;
    }
  }
  return personal;
}

/** "Permis B – véhicule personnel" says of what class the licence is, and more behind a dash. */
function namesNoClass({ labels, value }: Fact): boolean {
  return labels.includes('driving_licence') && !LICENCE_CLASSES.test(value);
}

function cleanValue(field: PersonalField, value: string): string | null {
  const text = value
    .replace(/\t/g, ' ')
    .replace(/\s*[|•;،,]\s*$/, '')
    .replace(/[.。]$/, '')
    .trim();
  if (text === '' || text.length > MAX_VALUE_LENGTH) return null;
  if (field === 'dateOfBirth')
    return (
      findDates(text.replace(/(?<=\d)\s?([/.-])\s?(?=\d)/g, '$1')).find((date) => date.start !== 'present')?.start ??
      null
    );
  if (field === 'drivingLicence') return LICENCE_CLASSES.exec(text)?.[0] ?? text;
  if (field === 'passport') {
    const number = /[A-Z]{0,3}\s?\d[\dA-Z]{5,10}/i.exec(text)?.[0];
    return number ? number.replace(/\s/g, '') : null;
  }
  if (field === 'noticePeriod' && findDates(text).length > 0 && findDates(text)[0]!.isRange) return null;
  if (field === 'maritalStatus') {
    // "verheiratet, zwei Kinder"
    const [first] = text.split(/\s*[,،(]\s*|\s[-–]\s/);
    return first && MARITAL_WORDS.has(fold(first)) ? first : text;
  }
  if (field === 'nationality') return text.split(/[,،;]\s+(?=\p{Ll})/u)[0]!;
  if (field === 'gender' && fold(text).split(/\s+/).length > 2) return null;
  return text;
}
