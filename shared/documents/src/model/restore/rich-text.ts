import { isSafeHref } from '../links.ts';
import { RESUME_LIMITS } from '../resume.ts';
import { type RichText, type RichTextBlock, richTextOfDescription } from '../rich-text.ts';
import { CONTROL_BUT_NEWLINE, cleanLine, cut, type Input, isRecord, type Source } from './source.ts';

const BLOCK_TYPES = ['unstyled', 'unordered-list-item', 'ordered-list-item'] as const;
const INLINE_STYLES = ['BOLD', 'ITALIC', 'UNDERLINE'];
const MAX_BLOCKS = 500;
const MAX_DEPTH = 4;
const MAX_DATA_LENGTH = 5_000;
const MAX_URL_LENGTH = 2_000;

export function readRichText(source: Source, value: unknown, path: string): RichText {
  if (value === undefined || value === null) return { blocks: [], entityMap: {} };
  if (typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))) {
    return richTextOfDescription(source.text(value, path));
  }
  const input = source.record(value, path, ['blocks', 'entityMap']) ?? {};
  const entityMap = readEntityMap(source, input.entityMap, `${path}.entityMap`);
  const list = Array.isArray(input.blocks) ? input.blocks : [];
  if (input.blocks !== undefined && !Array.isArray(input.blocks)) source.drop(`${path}.blocks`, 'is not a list');
  if (list.length > MAX_BLOCKS) source.drop(`${path}.blocks`, `was cut to ${MAX_BLOCKS} blocks`);
  const taken = new Set<string>();
  const blocks: RichTextBlock[] = [];
  for (const [index, item] of list.slice(0, MAX_BLOCKS).entries()) {
    const block = readBlock(source, item, `${path}.blocks[${index}]`, entityMap, taken);
    if (block) blocks.push(block);
  }
  return { blocks, entityMap };
}

function readEntityMap(source: Source, value: unknown, path: string): RichText['entityMap'] {
  const entityMap: RichText['entityMap'] = {};
  if (value === undefined || value === null) return entityMap;
  if (!isRecord(value)) {
    source.drop(path, 'is not an object');
    return entityMap;
  }
  for (const [key, entity] of Object.entries(value)) {
    const data = isRecord(entity) && isRecord(entity.data) ? entity.data : {};
    const url = typeof data.url === 'string' ? data.url.trim() : '';
    const isLink = isRecord(entity) && entity.type === 'LINK' && isSafeHref(url) && url.length <= MAX_URL_LENGTH;
    if (!isLink || !/^\d{1,6}$/.test(key)) {
      source.drop(`${path}.${key}`, 'is not a link');
      continue;
    }
    const mutability =
      entity.mutability === 'IMMUTABLE' || entity.mutability === 'SEGMENTED' ? entity.mutability : 'MUTABLE';
    entityMap[String(Number(key))] = { type: 'LINK', mutability, data: { url } };
  }
  return entityMap;
}

function readBlock(
  source: Source,
  item: unknown,
  path: string,
  entityMap: RichText['entityMap'],
  taken: Set<string>,
): RichTextBlock | null {
  const input = source.record(item, path, [
    'key',
    'text',
    'type',
    'depth',
    'inlineStyleRanges',
    'entityRanges',
    'data',
  ]);
  if (!input) return null;
  if (input.text !== undefined && typeof input.text !== 'string') source.drop(`${path}.text`, 'is not text');
  // One for one, so that the ranges still fit.
  const full = (typeof input.text === 'string' ? input.text : '')
    .toWellFormed()
    .replace(CONTROL_BUT_NEWLINE, ' ')
    .replace(/\n/g, ' ');
  const text = full.slice(0, RESUME_LIMITS.text).replace(/[\ud800-\udbff]$/, '');
  if (text.length < full.length) source.drop(`${path}.text`, `was cut to ${RESUME_LIMITS.text} characters`);
  const type = BLOCK_TYPES.find((name) => name === input.type);
  if (input.type !== undefined && !type) source.drop(`${path}.type`, 'is kept as a paragraph');
  const depth = typeof input.depth === 'number' && Number.isInteger(input.depth) ? input.depth : 0;
  return {
    key: readBlockKey(input.key, taken),
    text,
    type: type ?? 'unstyled',
    depth: Math.min(Math.max(depth, 0), MAX_DEPTH),
    inlineStyleRanges: readRanges(source, input.inlineStyleRanges, `${path}.inlineStyleRanges`, text.length, (range) =>
      typeof range.style === 'string' && INLINE_STYLES.includes(range.style) ? { style: range.style } : null,
    ) as RichTextBlock['inlineStyleRanges'],
    entityRanges: readRanges(source, input.entityRanges, `${path}.entityRanges`, text.length, (range) =>
      typeof range.key === 'number' && Object.hasOwn(entityMap, String(range.key)) ? { key: range.key } : null,
    ) as RichTextBlock['entityRanges'],
    data: readBlockData(source, input.data, `${path}.data`),
  };
}

function readBlockKey(value: unknown, taken: Set<string>): string {
  let key = typeof value === 'string' ? cut(cleanLine(value), 40) : '';
  for (let number = taken.size + 1; key === '' || taken.has(key); number += 1) key = `b${number}`;
  taken.add(key);
  return key;
}

function readRanges(
  source: Source,
  value: unknown,
  path: string,
  textLength: number,
  readRest: (range: Input) => Input | null,
): Input[] {
  return source.list(value, path, (item, itemPath) => {
    const rest = isRecord(item) ? readRest(item) : null;
    const offset = isRecord(item) ? item.offset : null;
    const length = isRecord(item) ? item.length : null;
    const isRange =
      typeof offset === 'number' &&
      typeof length === 'number' &&
      Number.isInteger(offset) &&
      Number.isInteger(length) &&
      offset >= 0 &&
      length > 0 &&
      offset < textLength;
    if (!rest || !isRange) {
      source.drop(itemPath, 'is not a range of the text');
      return null;
    }
    return { offset, length: Math.min(length, textLength - offset), ...rest };
  });
}

function readBlockData(source: Source, value: unknown, path: string): Record<string, string> {
  const data: Record<string, string> = {};
  if (!isRecord(value)) return data;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string' && item.length <= MAX_DATA_LENGTH && key !== '__proto__')
      data[key] = item.toWellFormed();
    else source.drop(`${path}.${key}`, 'is not text');
  }
  return data;
}
