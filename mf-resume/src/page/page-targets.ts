import type { TextItem } from '@vitae/documents/layout/page';
import type { Resume } from '@vitae/documents/model/resume';

/** What a line of the page shows: a section of the form, an entry in it, and the field's `data-field`. */
export interface PageTarget {
  /** `experience`, `cv-heading`'s key `personal`, or the id of a custom section. */
  section: string;
  entry: string | null;
  field: string | null;
}

type Entry = Record<string, unknown> & { id: string };

const LISTS = { experience: 'workExperience', education: 'education', projects: 'projects' } as const;
const isList = (section: string): section is keyof typeof LISTS => Object.hasOwn(LISTS, section);

/** Letters only: the page has other spaces, marks and capitals than the field. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function entryOf(resume: Resume, section: string, id: string): { entry: Entry; path: string } | null {
  if (isList(section)) {
    const entry = resume[LISTS[section]].find((item) => item.id === id);
    return entry ? { entry, path: `${LISTS[section]}/${id}` } : null;
  }
  const custom = resume.customSections.find((item) => item.id === section);
  const entry = custom?.entries.find((item) => item.id === id);
  return entry ? { entry, path: `customSections/${section}/entries/${id}` } : null;
}

/** The field whose text holds the line's, or is held by it; the one that has most in common. */
function fieldWith(fields: Record<string, unknown>, text: string): string | null {
  const line = plain(text);
  if (line === '') return null;
  let best: string | null = null;
  let bestLength = 0;
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'id') continue;
    const own = plain(Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : '');
    if (own === '' || !(own.includes(line) || line.includes(own))) continue;
    const common = Math.min(own.length, line.length);
    // Of two fields that hold the line, the shorter one is more likely it.
    const score = common + (own.length === line.length ? 1000 : 0);
    if (score > bestLength) {
      best = name;
      bestLength = score;
    }
  }
  return best;
}

const PERIOD = /\d{4}/;

/** What was clicked on. */
export function targetOf(resume: Resume, item: TextItem): PageTarget {
  const [section, id] = (item.source ?? '').split('/');
  if (!section || section === 'personalDetails') {
    const field = fieldWith(resume.personal as unknown as Record<string, unknown>, item.text);
    return { section: section || 'personal', entry: null, field: field ? `personal/${field}` : null };
  }
  if (section === 'summary') return { section, entry: null, field: 'personal/profile' };
  if (!id) return { section, entry: null, field: null };
  const found = entryOf(resume, section, id);
  if (!found) return { section, entry: id, field: null };
  const field = fieldWith(found.entry, item.text) ?? (PERIOD.test(item.text) ? 'startDate' : null);
  return { section, entry: id, field: `${found.path}/${field ?? 'description'}` };
}

/** Whether the line shows the field of this `data-field`. */
export function isItemOf(resume: Resume, item: TextItem, field: string): boolean {
  const path = field.split('/');
  const name = path.at(-1)!;
  const [section, id] = (item.source ?? '').split('/');
  if (path[0] === 'personal') {
    if (name === 'profile') return section === 'summary';
    if (section && section !== 'personalDetails') return false;
    const value = resume.personal[name as keyof Resume['personal']];
    const own = plain(Array.isArray(value) ? value.join(' ') : String(value));
    const line = plain(item.text);
    return own !== '' && line !== '' && (own.includes(line) || line.includes(own));
  }
  const entryId = path[0] === 'customSections' ? path[3] : path[1];
  if (!id || id !== entryId || !section) return section !== undefined && section === path[0] && !entryId;
  const entry = entryOf(resume, section, id)?.entry;
  const own = plain(String(entry?.[name] ?? ''));
  const line = plain(item.text);
  if (own === '' || line === '') return false;
  return name === 'description' ? own.includes(line) && line.length > 2 : own.includes(line) || line.includes(own);
}
