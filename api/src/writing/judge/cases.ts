import { readFileSync } from 'node:fs';
import type { JudgedLetter } from './judge.ts';

export interface Case {
  kind: string;
  text: string;
  /**
   * The rules were made on every second sentence of a kind. The others were held back, and then mended for;
   * the late ones were written when the rules stood.
   */
  part: 'first half' | 'second half' | 'written later';
  letter: JudgedLetter;
}

function read(path: string): string {
  return readFileSync(new URL(`./cases/${path}`, import.meta.url), 'utf8');
}

/** The sentences of `cases/faulty.txt` or `cases/sound.txt`, and of those written later, each in a letter that is sound but for it. */
export function readCases(name: 'faulty' | 'sound'): Case[] {
  return [...readFile(name, false), ...readFile(`later-${name}`, true)];
}

function readFile(name: string, isLate: boolean): Case[] {
  let kind = '';
  let count = 0;
  const cases: Case[] = [];
  for (const line of read(`${name}.txt`).split('\n')) {
    if (line.startsWith('# ')) {
      kind = line.slice(2);
      count = 0;
    }
    const [, who, text] = /^(\w+) \| (.+)$/.exec(line) ?? [];
    if (!who || !text) continue;
    const [, notes = '', said = text] = /^\[notes: ([^\]]*)\] (.*)$/.exec(text) ?? [];
    const resume = read(`${who}/resume.txt`);
    const advert = read(`${who}/advert.txt`);
    cases.push({
      kind,
      text: said,
      part: isLate ? 'written later' : count % 2 === 0 ? 'first half' : 'second half',
      letter: { letter: letterAround(said, nameOf(resume)), resume, advert, notes },
    });
    count += 1;
  }
  return cases;
}

function nameOf(resume: string): string {
  return (resume.split('\n')[0] ?? '').toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase());
}

/** A part in square brackets says what the text stands for: the greeting, the close, or all of it. */
function letterAround(text: string, name: string): string {
  const [, part, rest = ''] = /^\[(to|from|letter)\] (.*)$/.exec(text) ?? [];
  const said = (part ? rest : text).replace(/\\n/g, '\n');
  if (part === 'letter') return said;
  const to = part === 'to' ? said : 'Dear Hiring Manager,';
  const from = part === 'from' ? (said === 'none' ? '' : said) : `Sincerely,\n${name}`;
  const body = part ? 'I would welcome the chance to talk about the role.' : said;
  return `${to}\n\nThank you for reading my letter.\n\n${body}\n\n${from}`.trim();
}
