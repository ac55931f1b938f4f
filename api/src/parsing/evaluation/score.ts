/** Scores predictions against hand-made labels, field by field, and says of each given field whether it is right. */
export interface Outcome {
  file: string;
  field: string;
  expected: string | null;
  found: string | null;
  isHit: boolean;
}

export interface ScoreRow {
  field: string;
  labelled: number;
  precision: number;
  recall: number;
  f1: number;
}

export type Values = Record<string, unknown>;

export interface LabelledFile {
  file: string;
  expected: Values;
  /** The same facts in the document's other language. */
  expectedAlternative?: Values;
}

const CONTACT = ['name', 'email', 'phone', 'location'];
const LINKS = ['linkedin', 'github', 'website'];
const GULF = ['nationality', 'visa_status', 'date_of_birth', 'marital_status', 'driving_licence', 'notice_period'];
/** Of two texts one inside the other, this share of the longer must agree. */
const MIN_OVERLAP = 0.6;
const MIN_OVERLAP_LENGTH = 4;

const foldText = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
export const squeeze = (value: unknown) => foldText(value).replace(/[^\p{L}\p{N}+#]/gu, '');
const lastDigits = (value: unknown) => foldText(value).replace(/\D/g, '').slice(-8);
const bareLink = (value: unknown) =>
  foldText(value)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

type Sameness = (a: unknown, b: unknown) => boolean;

export const isSameText: Sameness = (a, b) => {
  const [x, y] = [squeeze(a), squeeze(b)];
  if (x === '') return false;
  if (x === y) return true;
  const [short, long] = x.length < y.length ? [x, y] : [y, x];
  return short.length >= MIN_OVERLAP_LENGTH && short.length / long.length >= MIN_OVERLAP && long.includes(short);
};
export const isSameDate: Sameness = (a, b) => {
  const [x, y] = [foldText(a), foldText(b)];
  if (x !== '' && x === y) return true;
  return /^\d{4}/.test(x) && /^\d{4}/.test(y) && (x.length === 4 || y.length === 4) && x.slice(0, 4) === y.slice(0, 4);
};
const isSameName: Sameness = (a, b) => squeeze(a) === squeeze(b);
export const SAMENESS: Record<string, Sameness> = {
  phone: (a, b) => lastDigits(a) === lastDigits(b),
  email: (a, b) => foldText(a) === foldText(b),
  location: isSameText,
  name: isSameName,
};

export function scoreFiles(
  files: readonly LabelledFile[],
  predictions: Readonly<Record<string, Values>>,
): { outcomes: Outcome[]; rows: ScoreRow[]; meanF1: number } {
  const outcomes = files.flatMap(({ file, expected, expectedAlternative }) => {
    const found = predictions[file] ?? {};
    const readings = [expected, ...(expectedAlternative ? [{ ...expected, ...expectedAlternative }] : [])].map(
      (reading) => scoreFile(file, reading, found),
    );
    return readings.reduce((best, reading) => (countHits(reading) > countHits(best) ? reading : best));
  });
  const rows = toRows(outcomes);
  return { outcomes, rows, meanF1: rows.reduce((sum, row) => sum + row.f1, 0) / Math.max(1, rows.length) };
}

function countHits(outcomes: readonly Outcome[]): number {
  return outcomes.filter((outcome) => outcome.isHit).length;
}

function scoreFile(file: string, expected: Values, found: Values): Outcome[] {
  const outcomes: Outcome[] = [];
  const count = (field: string, wanted: unknown, given: unknown, isSame: Sameness) => {
    const hasWanted = wanted != null && wanted !== '';
    const hasGiven = given != null && given !== '';
    if (!hasWanted && !hasGiven) return;
    outcomes.push({
      file,
      field,
      expected: hasWanted ? String(wanted) : null,
      found: hasGiven ? String(given) : null,
      isHit: hasWanted && hasGiven && isSame(wanted, given),
    });
  };
  const onlyInLink = new Set((expected.only_in_link_annotation as string[] | undefined) ?? []);
  for (const field of CONTACT) count(field, expected[field], found[field], SAMENESS[field]!);
  for (const field of LINKS) {
    if (!onlyInLink.has(field) && expected[field] !== undefined)
      count('links', expected[field], found[field], (a, b) => bareLink(a) === bareLink(b));
  }
  for (const field of GULF) {
    if (expected[field] !== undefined)
      count(field, expected[field], found[field], field === 'date_of_birth' ? isSameDate : isSameText);
  }
  if (Array.isArray(expected.sections)) {
    const kinds = new Set(((found.sections as string[] | undefined) ?? []).map(foldText));
    for (const kind of new Set((expected.sections as { kind: string }[]).map((section) => section.kind))) {
      count('sections (recall)', kind, kinds.has(foldText(kind)) ? kind : null, isSameName);
    }
  }
  if (expected.fully_labelled === false) return outcomes;
  for (const [wanted, given] of pair(listOf(expected.jobs), listOf(found.jobs), agreementOfJobs)) {
    count('job title', wanted.title, given.title, isSameText);
    count('company', wanted.company, given.company, isSameText);
    count('job dates', wanted.start ?? wanted.end, given.start ?? given.end, isSameDate);
    count('job end', wanted.end, given.end, isSameDate);
  }
  for (const [wanted, given] of pair(listOf(expected.education), listOf(found.education), agreementOfSchools)) {
    count('institution', wanted.institution, given.institution, isSameText);
    count('degree', wanted.degree, given.degree, isSameText);
  }
  const skills = new Set(((found.skills as string[] | undefined) ?? []).map(squeeze));
  for (const skill of (expected.skills as string[] | undefined) ?? [])
    count('skills (recall)', skill, skills.has(squeeze(skill)) ? skill : null, isSameName);
  return outcomes;
}

function listOf(value: unknown): Values[] {
  return Array.isArray(value) ? (value as Values[]) : [];
}

export function agreementOfJobs(a: Values, b: Values): number {
  return (
    Number(isSameText(a.title, b.title)) * 2 +
    Number(isSameText(a.company, b.company)) * 2 +
    Number(isSameDate(a.start, b.start))
  );
}

export function agreementOfSchools(a: Values, b: Values): number {
  return Number(isSameText(a.institution, b.institution)) * 2 + Number(isSameText(a.degree, b.degree));
}

/** Pairs wanted with given entries, best agreement first, each once; what is left over pairs with nothing. */
export function pair(
  wanted: readonly Values[],
  given: readonly Values[],
  agreement: (a: Values, b: Values) => number,
): [Values, Values][] {
  const candidates = wanted
    .flatMap((a, i) => given.map((b, j) => ({ i, j, score: agreement(a, b) })))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score);
  const usedWanted = new Set<number>();
  const usedGiven = new Set<number>();
  const pairs: [Values, Values][] = [];
  for (const { i, j } of candidates) {
    if (usedWanted.has(i) || usedGiven.has(j)) continue;
    usedWanted.add(i);
    usedGiven.add(j);
    pairs.push([wanted[i]!, given[j]!]);
  }
  const unpaired = <Value>(values: readonly Value[], used: ReadonlySet<number>) =>
    values.filter((_, i) => !used.has(i));
  pairs.push(...unpaired(wanted, usedWanted).map((value): [Values, Values] => [value, {}]));
  pairs.push(...unpaired(given, usedGiven).map((value): [Values, Values] => [{}, value]));
  return pairs;
}

function toRows(outcomes: readonly Outcome[]): ScoreRow[] {
  const fields = [...new Set(outcomes.map((outcome) => outcome.field))];
  return fields.map((field) => {
    const own = outcomes.filter((outcome) => outcome.field === field);
    const hits = own.filter((outcome) => outcome.isHit).length;
    const found = own.filter((outcome) => outcome.found !== null).length;
    const labelled = own.filter((outcome) => outcome.expected !== null).length;
    const precision = found ? hits / found : 1;
    const recall = labelled ? hits / labelled : 1;
    const f1 = precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
    // Labels list only some of the skills, so a further one is not wrong.
    return { field, labelled, precision, recall, f1: field.endsWith('(recall)') ? recall : f1 };
  });
}
