import { type RichText, type RichTextBlock, richTextOfDescription } from '../rich-text.ts';
import { type Json, mapList } from './json.ts';

export const CERTIFICATE_FACTS = { title: 'name', parts: ['issuer', 'date'], link: 'url', note: null } as const;
export const AWARD_FACTS = { title: 'title', parts: ['awarder', 'date'], link: null, note: 'summary' } as const;
type FactNames = typeof CERTIFICATE_FACTS | typeof AWARD_FACTS;

function factText(facts: Json, names: FactNames): string {
  const part = (key: string | null) => (key && typeof facts[key] === 'string' ? String(facts[key]).trim() : '');
  const head = [part(names.title), ...names.parts.map(part)].filter(Boolean).join(', ');
  const text = [head, part(names.note)].filter(Boolean).join(' – ').replace(/\s+/g, ' ');
  return text === '' ? part(names.link) : text;
}

export function factList(list: unknown, names: FactNames): RichText {
  const text: RichText = { blocks: [], entityMap: {} };
  for (const facts of mapList(list, (item) => item)) {
    const data = Object.fromEntries(
      Object.entries(facts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const block: RichTextBlock = {
      ...richTextOfDescription('- x').blocks[0]!,
      key: `b${text.blocks.length + 1}`,
      text: factText(data, names),
      data,
    };
    if (names.link && data[names.link] && data[names.title]) {
      const key = Object.keys(text.entityMap).length;
      text.entityMap[String(key)] = { type: 'LINK', mutability: 'MUTABLE', data: { url: data[names.link]! } };
      block.entityRanges = [{ offset: 0, length: data[names.title]!.trim().replace(/\s+/g, ' ').length, key }];
    }
    text.blocks.push(block);
  }
  return text;
}

/** The facts behind each item, as long as the text was not edited since; null when the text itself must be kept. */
export function factsOf(text: RichText, names: FactNames): Json[] | null {
  const facts: Json[] = [];
  for (const block of text.blocks) {
    if (block.text.trim() === '') continue;
    const isUnchanged = Object.keys(block.data).length > 0 && factText(block.data, names) === block.text;
    if (isUnchanged) facts.push({ ...block.data });
    else return text.blocks.length > 0 ? null : [];
  }
  return facts;
}
