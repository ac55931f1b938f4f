import { saveFile } from '@vitae/remote-kit/save-file';

/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = BEGINS_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Comma-separated values as RFC 4180 has them. What visitors have written is text in it, never a formula. */
export function toCsv(headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [headings, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** Spreadsheets take a file without this mark for another encoding, and Arabic for nonsense. */
const BYTE_ORDER_MARK = '\uFEFF';

export function downloadCsv(fileName: string, csv: string): void {
  saveFile(fileName, new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
}
