import { type HeadingKind, type Language, LOCALES, type Locale } from './languages.ts';
import { TRADES, type Trade } from './trades.ts';

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

export interface PersonJob {
  title: string;
  company: string;
  place: string;
  start: Month;
  end: Month | 'present';
  duties: readonly string[];
}

export interface PersonSchool {
  institution: string;
  degree: string;
  start: number;
  end: number;
}

/** Somebody who never lived, as the resume that a template prints tells of them. */
export interface Person {
  language: Language;
  locale: Locale;
  name: string;
  headline: string;
  email: string;
  phone: string;
  street: string;
  place: string;
  born: string;
  summary: string;
  jobs: readonly PersonJob[];
  schools: readonly PersonSchool[];
  skills: readonly string[];
  certificates: readonly string[];
  hobbies: readonly string[];
  heading(kind: HeadingKind): string;
  random: Random;
}

/** A repeatable source of chance (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)]!;
  }

  some<Value>(values: readonly Value[], count: number): Value[] {
    const left = [...values];
    const taken: Value[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

const MAX_JOBS = 4;

/** One person a seed; the trade, and with it the language, goes round the list. */
export function drawPerson(seed: number): Person {
  const random = new Random(seed * 7919 + 17);
  const trade = TRADES[seed % TRADES.length]!;
  const locale = LOCALES[trade.language];
  const name = random.pick(locale.names);
  const chosen = new Map<HeadingKind, string>();
  return {
    language: trade.language,
    locale,
    name,
    headline: trade.titles[0]!,
    email: `${asciiOf(name) || `kontakt${seed}`}${random.below(90) + 10}@${random.pick(['gmail.com', 'outlook.com', 'web.example', 'mail.example.org'])}`,
    phone: random.pick(locale.phones),
    street: random.pick(locale.streets),
    place: random.pick(locale.places),
    born: `${String(random.below(27) + 1).padStart(2, '0')}.${String(random.below(12) + 1).padStart(2, '0')}.${1970 + random.below(28)}`,
    summary: trade.summary,
    jobs: drawJobs(random, trade, locale),
    schools: drawSchools(random, trade),
    skills: random.some(trade.skills, 5 + random.below(3)),
    certificates: trade.certificates,
    hobbies: locale.hobbies,
    heading(kind) {
      const heading = chosen.get(kind) ?? random.pick(locale.headings[kind]);
      chosen.set(kind, heading);
      return heading;
    },
    random,
  };
}

function asciiOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(' ')
    .filter(Boolean)
    .join('.');
}

function drawJobs(random: Random, trade: Trade, locale: Locale): PersonJob[] {
  const count = 2 + random.below(MAX_JOBS - 1);
  const titles = random.some(trade.titles, count);
  const companies = random.some(trade.companies, count);
  let year = 2024 - random.below(3);
  return titles.slice(0, companies.length).map((title, i) => {
    const length = 1 + random.below(5);
    const end: Month | 'present' = i === 0 && random.next() < 0.6 ? 'present' : { year, month: random.below(12) + 1 };
    const start = { year: year - length, month: random.below(12) + 1 };
    year -= length;
    const place = random
      .pick(locale.places)
      .replace(/^[\d-]{4,6}(?: [A-Z]{2})? /, '')
      .replace(/ \d{5}$/, '');
    return { title, company: companies[i]!, place, start, end, duties: random.some(trade.duties, 1 + random.below(4)) };
  });
}

function drawSchools(random: Random, trade: Trade): PersonSchool[] {
  const count = 1 + random.below(3);
  const degrees = random.some(trade.degrees, count);
  const institutions = random.some(trade.schools, count);
  let year = 2006 + random.below(8);
  return degrees.slice(0, institutions.length).map((degree, i) => {
    const end = year;
    year -= 2 + random.below(3);
    return { institution: institutions[i]!, degree, start: year, end };
  });
}
