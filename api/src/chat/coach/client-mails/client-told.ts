import { fold } from '@vitae/language/fold';
import type { Turn } from '../turn.ts';

// Who works for clients on their own account, and what such a message tells of the client and of sums.

const CLIENT =
  /\b(?:clients?|customers?|freelanc\p{L}*|self ?-?employed|invoices?|per project|my rates?|hourly rate|day rate)\b|(?:عميل|زبون|فري ?لانس|فاتوره|عمل حر|عمل مستقل)/u;
const SUM =
  /(?:(?<sign>[$€£₦₹])\s?)?(?<sum>\d{1,3}(?:[.,]\d{3})+|\d{1,7}(?:\.\d{1,2})?)(?:\s?(?<currency>usd|eur|gbp|euros?|dollars?|pounds?|aed|sar|egp|inr|zar|ngn|kes|cad|aud|nzd|brl|mxn|ars|pkr|php)\b)?(?:\s?(?:\/|per|an?|each)\s?(?<unit>hour|hr|h|day|week|month|word|page|project|post|piece)\b)?(?!\d|\s?(?:years?|yrs?|months?|weeks?|days?|times)\b)/giu;
const NAME =
  /\b(?:(?:his|her|their|the (?:client|boss|guy)['’]?s?|client['’]?s?) name(?: is|['’]s)|(?:he|she) (?:is|['’]s) called|called|named|(?:client|customer),?) (?<name>\p{Lu}[\p{L}'’-]{1,20})\b/u;

export interface Sum {
  /** As it is written: "25 USD". */
  written: string;
  amount: number;
  unit: string;
}

export const isOfClient = (text: string): boolean => CLIENT.test(fold(text));

const UNITS: Readonly<Record<string, string>> = { h: 'hour', hr: 'hour' };

/** Sums with a currency or a unit, and bare ones behind "ask", "want" or "to". */
export function sumsIn(text: string): (Sum & { at: number })[] {
  return [...text.slice(0, MESSAGE_MAX).matchAll(SUM)].map(({ groups, index }) => {
    const { sign, sum, currency, unit } = groups!;
    const said = currency?.toUpperCase().replace(/^(?:DOLLARS?|EUROS?|POUNDS?)$/u, (word) => word.toLowerCase());
    return {
      at: index,
      written: `${sign ?? ''}${sum}${said ? ` ${said}` : ''}`,
      amount: Number(sum!.replace(/[.,](?=\d{3})/gu, '')),
      unit: unit ? (UNITS[unit.toLowerCase()] ?? unit.toLowerCase()) : '',
    };
  });
}
export const hasCurrency = ({ written }: Sum): boolean => /[^\d.,]/u.test(written);

/** A sum without a currency in that of another. */
export const inCurrencyOf = (sum: Sum, other: Sum): string => {
  if (hasCurrency(sum)) return sum.written;
  return other.written.replace(/\d[\d.,]*/u, sum.written);
};

/** The client's first name, from the newest message that tells one; empty where none does. */
export function clientIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    const name = NAME.exec(text.slice(0, MESSAGE_MAX))?.groups?.name;
    if (name) return name;
  }
  return '';
}

export const MESSAGE_MAX = 600;

export const signatureOf = ({ resume }: Turn): string => resume?.data.personal.firstName || '[your name]';
