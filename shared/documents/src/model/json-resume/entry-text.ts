import type { CustomEntry } from '../resume.ts';
import { filled, type Json, listOf, present } from './json.ts';

const ONGOING = /^(?:present|current|now|ongoing|today)$/i;

/** An entry without an end has none: only one that says so is still going on. */
export function periodOfJson(entry: Json): Json {
  const endDate = entry.endDate ?? '';
  const saysOngoing = typeof endDate === 'string' && ONGOING.test(endDate.trim());
  const current = saysOngoing || ((entry.current === true || entry.isCurrent === true) && endDate === '');
  return { startDate: entry.startDate, endDate: saysOngoing ? '' : endDate, current };
}

/** `current` and `isHidden` stand where JSON Resume allows further properties. */
export function periodToJson(entry: Pick<CustomEntry, 'startDate' | 'endDate' | 'current' | 'isHidden'>): Json {
  return {
    ...filled({ startDate: entry.startDate, endDate: entry.endDate }),
    ...(entry.current ? { current: true } : {}),
    ...(entry.isHidden ? { isHidden: true } : {}),
  };
}

export function descriptionOfJson(summary: unknown, highlights: unknown): string {
  const lines = listOf(highlights).filter((item) => typeof item === 'string' && item.trim() !== '');
  const head = typeof summary === 'string' ? summary : '';
  return [head, ...lines.map((item) => `- ${String(item).trim().replace(/\s+/g, ' ')}`)].filter(Boolean).join('\n');
}

/** The text before the first list item, and all after it as highlights. */
export function descriptionToJson(description: string, summaryKey: 'summary' | 'description'): Json {
  const lines = description.split('\n');
  const firstItem = lines.findIndex((line) => line.startsWith('- '));
  const head = firstItem < 0 ? lines : lines.slice(0, firstItem);
  const items = firstItem < 0 ? [] : lines.slice(firstItem);
  return {
    ...filled({ [summaryKey]: head.join('\n').trim() }),
    ...present({ highlights: items.map((line) => line.replace(/^- /, '').trim()).filter(Boolean) }),
  };
}
