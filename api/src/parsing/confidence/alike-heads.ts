import { fold } from '@vitae/language/fold';
import { DUTY_WORDS } from '@vitae/language/jobs';
import { titleScore } from '../phrases/words.ts';
import type { Field } from '../result.ts';
import { bareOf, type PageText } from './page-text.ts';
import type { Entry } from './values.ts';

const MIN_ALIKE = 2;
const MIN_SHARE = 0.75;
const MAX_HEAD_LINES = 4;
const MAX_NAME_WORDS = 14;
/** "and", "for", "the": shorter words are written small within a name. */
const MAX_SMALL_LETTERS = 3;

/**
 * Jobs whose heads are all printed in one and the same form, line for line, with nothing left over: what one of them
 * states is sure by what the others do, however odd an employer's name or a single year looks for itself.
 */
export function headsPrintedAlike(entries: readonly Entry[], page: PageText): Entry[] {
  if (entries.length < MIN_ALIKE) return [];
  const forms = Map.groupBy(
    entries.filter(({ kind }) => kind !== 'school'),
    (entry) => formOf(entry, page),
  );
  forms.delete('');
  const most = [...forms.values()].reduce((best, each) => (each.length > best.length ? each : best), []);
  if (most.length < MIN_ALIKE || most.length < entries.length * MIN_SHARE) return [];
  const titled = most.filter(
    ({ what, where }) => titleScore(what!.value) >= 0.5 && titleScore(where?.value ?? '') < 0.5,
  );
  return titled.length * 2 > most.length ? most : [];
}

/**
 * Posts at one employer, one after the other: its name stands once above them, and each has a line of its own for title
 * and dates, with nothing left over. They bear each other out as the heads of other jobs do.
 */
export function stackedPosts(entries: readonly Entry[], page: PageText): Entry[] {
  const stacked = new Set<Entry>();
  entries.forEach((entry, i) => {
    const above = entries[i - 1];
    if (!above?.where || !entry.where || bareOf(above.where.value) !== bareOf(entry.where.value)) return;
    if (![above, entry].every((each) => isOnOneLine(each, page))) return;
    const [employer, first, second] = [above.where, above.what!, entry.what!].map(
      (field) => page.lineOf.get(field)?.index,
    );
    if (employer === undefined || first === undefined || second === undefined) return;
    if (employer >= first || first - employer > MAX_HEAD_LINES || first >= second) return;
    stacked.add(above).add(entry);
  });
  return [...stacked];
}

/** Title and dates, and nothing else but a place. */
function isOnOneLine({ kind, what, start, end, place, where }: Entry, page: PageText): boolean {
  const line = what && page.lineOf.get(what);
  const date = start ?? end;
  if (kind === 'school' || !line || !date || line.isBullet || line.hasUnplaced) return false;
  const own = new Set<Field | null>([what, where, start, end, place]);
  return page.lineOf.get(date) === line && titleScore(what.value) >= 0.5 && line.taken.every((field) => own.has(field));
}

/**
 * On which lines of its head a job states title, dates (or, where only the text tells when, its town) and, if it has
 * one, its employer; empty where it does not state them all, or something else stands among them.
 */
function formOf({ what, where, start, end, place, told }: Entry, page: PageText): string {
  const date = start ?? end;
  if (!what || (where && !isName(where.value))) return '';
  const names = where ? [what, where] : [what];
  const isDatedInText = date !== null && told.some((field) => page.lineOf.get(field) === page.lineOf.get(date));
  const last = isDatedInText || !date ? place : date;
  if (!last || (last === place && told.length === 0)) return '';
  const lines = [...names, last].flatMap((field) => page.lineOf.get(field) ?? []);
  if (lines.length <= names.length || lines.some(({ isBullet }) => isBullet)) return '';
  const numbers = lines.map(({ index }) => index);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const own = new Set<Field | null>([what, where, start, end, place]);
  // "Sample Museum, Department of Programmes": what goes on behind a name is left out, and may be.
  const named = lines.slice(0, names.length);
  const isWhole = page.lines
    .slice(from, to + 1)
    .every(
      (line) =>
        (!line.hasUnplaced || named.includes(line)) &&
        line.taken.length > 0 &&
        line.taken.every((field) => own.has(field)),
    );
  const isToldBelow = told.every((field) => (page.lineOf.get(field)?.index ?? to + 1) > to);
  const areAtEdge = names.every((field, i) => {
    const bare = bareOf(field.value);
    return [named[i]!.bare, ...named[i]!.bareCells].some((text) => text.startsWith(bare) || text.endsWith(bare));
  });
  if (to - from >= MAX_HEAD_LINES || !isWhole || !isToldBelow || !areAtEdge) return '';
  return numbers.map((number) => number - from).join(' ');
}

/** Capitals throughout, no sentence and no duty. */
function isName(text: string): boolean {
  const words = text.split(/[\s/–—-]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= MAX_NAME_WORDS &&
    !/\p{Ll}{3}[.!?]$/u.test(text) &&
    !DUTY_WORDS.has(fold(words[0]!)) &&
    words.every(
      (word, i) =>
        /^\P{L}*[\p{Lu}\p{Lo}]/u.test(word) ||
        (i > 0 && word.length <= MAX_SMALL_LETTERS) ||
        /\.\p{L}{2,4}$/u.test(word),
    )
  );
}
