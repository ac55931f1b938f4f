import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMAIL_KINDS, type EmailKind } from '../../tools/mail/email-kinds.ts';
import type { ChatLanguage } from '../turn.ts';

/** Something that people want of the coach, in one language. */
export interface Wish {
  id: string;
  /** Words for it that the coach understands. */
  order: string;
  /** The same with the number that a message names in the place of `{count}`. */
  withCount: string | null;
  /** And with the employer in the place of `{employer}`. */
  atEmployer: string | null;
  /** The mail that is wanted. */
  mail: EmailKind | null;
  /** Whether it is wanted in a practice interview alone. */
  isInPractice: boolean;
  /** How people say it. */
  phrasings: string[];
}

/** What is said to a coach and is no wish that stands here: its phrasings are there to be told from the others. */
export const NO_WISH = 'none';

const FOLDER = join(import.meta.dirname, 'phrasings');
const WISH = /^## /m;
const FIELD = /^- (\w+)(?:: (.+))?$/;

/**
 * The wishes of a language, each with its phrasings, in the order of their file.
 *
 * @throws what is missing in which wish.
 */
export function readWishes(language: ChatLanguage): Wish[] {
  const [, ...parts] = readFileSync(join(FOLDER, `${language}.md`), 'utf8').split(WISH);
  return parts.map((part) => readWish(part, language));
}

function readWish(part: string, language: ChatLanguage): Wish {
  const [id = '', ...lines] = part
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const isField = (line: string) => line.startsWith('- ');
  const fields = new Map<string, string>();
  for (const line of lines.filter(isField)) {
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    fields.set(name, value);
  }
  const mail = EMAIL_KINDS.find((kind) => kind === fields.get('mail')) ?? null;
  const order = fields.get('order');
  if (!order && id !== NO_WISH) throw new Error(`${language}: ${id} has no order.`);
  if (fields.has('mail') && !mail) throw new Error(`${language}: ${id} is for no kind of mail.`);
  return {
    id,
    order: order ?? '',
    withCount: fields.get('count') ?? null,
    atEmployer: fields.get('at') ?? null,
    mail,
    isInPractice: fields.has('practice'),
    phrasings: lines.filter((line) => !isField(line)),
  };
}

/** Words and phrases that say the same, each with the names of its families. */
export function readWordFamilies(): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  const lines = readFileSync(join(FOLDER, 'word-families.txt'), 'utf8').split('\n');
  for (const line of lines.filter((each) => each !== '' && !each.startsWith('# '))) {
    const [name = '', words = ''] = line.split(' = ');
    for (const word of words.split(', ')) families.set(word, [...(families.get(word) ?? []), name]);
  }
  return families;
}
