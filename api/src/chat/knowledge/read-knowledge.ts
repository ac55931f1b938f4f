import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../coach/countries.ts';

/** What an answer says in one language. */
export interface AnswerText {
  title: string;
  /** Ways in which people ask for it. */
  asked: string[];
  /** Markdown. */
  text: string;
}

export interface KnownAnswer {
  id: string;
  /** The heading of its file. */
  topic: string;
  /** Where it holds; `any`: everywhere. `GCC`: in all Gulf states. */
  regions: (Place | 'GCC' | 'any')[];
  /** Answers to one question that differ from country to country share it. */
  group: string | null;
  /** Who says so, in words. */
  source: string;
  /** Of the source, where it has a page. */
  url: string | null;
  en: AnswerText;
  ar: AnswerText;
}

const FIELD = /^- (\w[\w-]*): (.+)$/;
const ANSWER = /^## /m;
const LANGUAGES_LINE = /^---$/m;

/**
 * Reads the answers of a file of the knowledge base; `README.md` beside it says how one is written.
 *
 * @throws what is missing in which answer.
 */
export function readAnswers(file: string, name: string): KnownAnswer[] {
  const [head = '', ...parts] = file.split(ANSWER);
  const topic = /^# (.+)$/m.exec(head)?.[1];
  if (!topic) throw new Error(`${name} has no heading.`);
  return parts.map((part) => readAnswer(part, topic, name));
}

function readAnswer(part: string, topic: string, file: string): KnownAnswer {
  const [id = '', ...lines] = part.split('\n').map((line) => line.trimEnd());
  const fields = new Map<string, string>();
  let at = lines.findIndex((line) => line !== '');
  for (; at < lines.length; at += 1) {
    const field = FIELD.exec(lines[at]!);
    if (!field) break;
    fields.set(field[1]!, field[2]!);
  }
  const [english = '', arabic = ''] = lines.slice(at).join('\n').split(LANGUAGES_LINE);
  const need = (field: string) => {
    const value = fields.get(field);
    if (!value) throw new Error(`${file}: ${id} has no "${field}".`);
    return value;
  };
  const list = (field: string) =>
    need(field)
      .split(/[;؛]/)
      .map((each) => each.trim())
      .filter(Boolean);
  const textOf = (text: string, language: string) => {
    if (text.trim() === '') throw new Error(`${file}: ${id} says nothing in ${language}.`);
    return text.trim();
  };
  return {
    id,
    topic,
    regions: list('region') as KnownAnswer['regions'],
    group: fields.get('group') ?? null,
    source: need('source'),
    url: fields.get('url') ?? null,
    en: { title: need('en'), asked: list('ask'), text: textOf(english, 'English') },
    ar: { title: need('ar'), asked: list('ask-ar'), text: textOf(arabic, 'Arabic') },
  };
}

/** The whole knowledge base, in the order of its files. */
export function readKnowledge(folder = import.meta.dirname): KnownAnswer[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => readAnswers(readFileSync(join(folder, file), 'utf8'), file));
}
