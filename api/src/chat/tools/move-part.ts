import { type Change, changesBetween } from '@vitae/documents/model/changes';
import { fold } from '@vitae/language/fold';
import { reply, type Said } from '../coach/language.ts';
import type { Subject } from '../coach/subject.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';
import { entriesOf } from './change-entries.ts';
import type { ResumeLine } from './resume-lines.ts';

// Another place within its own list: of a line in its job, of a skill among the skills, of an entry in its section.

export type ListEnd = 'first' | 'last';

const ALREADY: Said = { en: 'It stands there already.', ar: 'هو هناك بالفعل.' };
const AS_SAID: Said = {
  en: 'As you say; no text changes. Nothing changes until you accept it.',
  ar: 'كما قلت دون تغيير النص. لا يتغير شيء حتى تقبله.',
};

/** The items with some of them at one end, in the order in which they stood. */
function moved<Item>(items: readonly Item[], isMeant: (item: Item) => boolean, end: ListEnd): Item[] {
  const meant = items.filter(isMeant);
  const rest = items.filter((item) => !isMeant(item));
  return end === 'first' ? [...meant, ...rest] : [...rest, ...meant];
}

export const moveLine = (turn: Turn, line: ResumeLine, end: ListEnd): CoachAnswer =>
  reorderLines(turn, line, (lines) => moved(lines, ({ index }) => index === line.index, end));

/** Two lines of one job, each in the place of the other. */
export const swapLines = (turn: Turn, line: ResumeLine, other: ResumeLine): CoachAnswer =>
  reorderLines(turn, line, (lines) =>
    lines.map((each) => {
      const instead = each.index === line.index ? other : each.index === other.index ? line : each;
      return lines.find(({ index }) => index === instead.index)!;
    }),
  );

/** By one place, where there is one. */
export const stepLine = (turn: Turn, line: ResumeLine, step: -1 | 1): CoachAnswer =>
  reorderLines(turn, line, (lines) => {
    const at = lines.findIndex(({ index }) => index === line.index);
    const to = Math.min(Math.max(at + step, 0), lines.length - 1);
    return lines.toSpliced(at, 1).toSpliced(to, 0, lines[at]!);
  });

/** Before or behind another line of the same job. */
export const moveLineBeside = (
  turn: Turn,
  line: ResumeLine,
  place: 'before' | 'after',
  other: ResumeLine,
): CoachAnswer =>
  reorderLines(turn, line, (lines) => {
    const rest = lines.filter(({ index }) => index !== line.index);
    const at = rest.findIndex(({ index }) => index === other.index) + (place === 'after' ? 1 : 0);
    return rest.toSpliced(at, 0, ...lines.filter(({ index }) => index === line.index));
  });

interface WrittenLine {
  text: string;
  index: number;
}

function reorderLines(
  turn: Turn,
  line: ResumeLine,
  order: (lines: readonly WrittenLine[]) => WrittenLine[],
): CoachAnswer {
  const entry = turn.resume!.data[line.list].find(({ id }) => id === line.entryId)!;
  const lines = entry.description.split('\n').map((text, index) => ({ text, index }));
  const written = lines.filter(({ text }) => text.trim() !== '');
  const after = order(written);
  return propose(
    turn,
    line.label,
    written.map(({ text }) => text),
    after.map(({ text }) => text),
    {
      about: { kind: 'line', entryId: line.entryId, text: line.text, deed: 'changed' },
      changes: [
        {
          path: [line.list, line.entryId, 'description'],
          before: entry.description,
          after: after.map(({ text }) => text).join('\n'),
        },
      ],
    },
  );
}

/** Null where none of them is in the list. */
export function moveSkills(turn: Turn, names: readonly string[], end: ListEnd): CoachAnswer | null {
  const before = turn.resume!.data.skills;
  const isMeant = ({ name }: { name: string }) => names.some((one) => fold(one) === fold(name));
  if (!before.some(isMeant)) return null;
  const after = moved(before, isMeant, end);
  const label = reply(turn, { en: 'Skills', ar: 'المهارات' }).text;
  return propose(turn, label, [before.map(({ name }) => name).join(', ')], [after.map(({ name }) => name).join(', ')], {
    about: { kind: 'skills', names: [...names] },
    changes: [{ path: ['skills'], before, after }],
  });
}

/** Null where none of them is in the list, or `other` is not. */
export function moveSkillsBeside(
  turn: Turn,
  names: readonly string[],
  place: 'before' | 'after',
  other: string,
): CoachAnswer | null {
  const before = turn.resume!.data.skills;
  const isMeant = ({ name }: { name: string }) => names.some((one) => fold(one) === fold(name));
  const rest = before.filter((skill) => !isMeant(skill));
  const at = rest.findIndex(({ name }) => fold(name) === fold(other));
  if (at < 0 || rest.length === before.length) return null;
  const after = rest.toSpliced(place === 'before' ? at : at + 1, 0, ...before.filter(isMeant));
  const label = reply(turn, { en: 'Skills', ar: 'المهارات' }).text;
  return propose(turn, label, [before.map(({ name }) => name).join(', ')], [after.map(({ name }) => name).join(', ')], {
    about: { kind: 'skills', names: [...names] },
    changes: [{ path: ['skills'], before, after }],
  });
}

/** Null where no entry is called so. */
export function moveEntry(turn: Turn, text: string, end: ListEnd): CoachAnswer | null {
  const entries = entriesOf(turn.resume!.data);
  const found = entries.find((entry) => fold(entry.text) === fold(text));
  if (!found) return null;
  const before = turn.resume!.data[found.list] as readonly unknown[];
  const after = moved(before, (item) => item === found.item, end);
  const named = (items: readonly unknown[]) => items.map((item) => entries.find((entry) => entry.item === item)!.text);
  return propose(turn, reply(turn, { en: 'Order', ar: 'الترتيب' }).text, named(before), named(after), {
    about: { kind: 'entry', text: found.text },
    changes: changesBetween({ [found.list]: before }, { [found.list]: after }),
  });
}

/** Before or behind another entry of the same list; null where they stand in none together. */
export function moveEntryBeside(
  turn: Turn,
  text: string,
  place: 'before' | 'after',
  other: string,
): CoachAnswer | null {
  const entries = entriesOf(turn.resume!.data);
  const found = entries.find((entry) => fold(entry.text) === fold(text));
  const beside = entries.find((entry) => fold(entry.text) === fold(other));
  if (!found || !beside || found.list !== beside.list || found === beside) return null;
  const before = turn.resume!.data[found.list] as readonly unknown[];
  const rest = before.filter((item) => item !== found.item);
  const at = rest.indexOf(beside.item);
  const after = rest.toSpliced(place === 'before' ? at : at + 1, 0, found.item);
  const named = (items: readonly unknown[]) => items.map((item) => entries.find((entry) => entry.item === item)!.text);
  return propose(turn, reply(turn, { en: 'Order', ar: 'الترتيب' }).text, named(before), named(after), {
    about: { kind: 'entry', text: found.text },
    changes: changesBetween({ [found.list]: before }, { [found.list]: after }),
  });
}

/** Null where no certificate is written so. */
export function moveCertificate(turn: Turn, text: string, end: ListEnd): CoachAnswer | null {
  const before = turn.resume!.data.certifications.blocks;
  if (!before.some((block) => block.text === text)) return null;
  const after = moved(before, (block) => block.text === text, end);
  const texts = (blocks: readonly { text: string }[]) => blocks.map((block) => block.text);
  return propose(turn, reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text, texts(before), texts(after), {
    about: { kind: 'certificate', text },
    changes: [{ path: ['certifications', 'blocks'], before, after }],
  });
}

/** Null where it is not in the list, or `other` names none of it. */
export function moveCertificateBeside(
  turn: Turn,
  text: string,
  place: 'before' | 'after',
  other: string,
): CoachAnswer | null {
  const before = turn.resume!.data.certifications.blocks;
  const meant = before.find((block) => block.text === text);
  const rest = before.filter((block) => block !== meant);
  const at = rest.findIndex((block) => fold(block.text).includes(fold(other)));
  if (!meant || at < 0) return null;
  const after = rest.toSpliced(place === 'before' ? at : at + 1, 0, meant);
  const texts = (blocks: readonly { text: string }[]) => blocks.map((block) => block.text);
  return propose(turn, reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text, texts(before), texts(after), {
    about: { kind: 'certificate', text },
    changes: [{ path: ['certifications', 'blocks'], before, after }],
  });
}

function propose(
  turn: Turn,
  label: string,
  before: readonly string[],
  after: readonly string[],
  { about, changes }: { about: Subject; changes: Change[] },
): CoachAnswer {
  if (before.join('\n') === after.join('\n')) return reply(turn, ALREADY, { about });
  return reply(turn, AS_SAID, {
    about,
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Change the order', ar: 'تغيير الترتيب' }).text,
        diffs: [{ label, before: before.join('\n'), after: after.join('\n') }],
        changes,
      },
    ],
  });
}
