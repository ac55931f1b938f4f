import { Parser } from 'htmlparser2';
import { UnreadableResumeError } from '../parsing/errors.ts';
import { readTextDocument, textOf } from '../parsing/read-file.ts';
import { decodeText } from '../parsing/text/decode.ts';
import { MAX_OPEN_ELEMENTS, readHtml } from '../parsing/text/html.ts';
import type { FetchedPage } from './fetch-page.ts';

export interface AdvertPage {
  /** Of the job; empty where the page does not say it in a way that programs read. */
  title: string;
  text: string;
}

const AROUND_THE_ADVERT = new Set(['nav', 'header', 'footer', 'aside', 'form', 'button', 'dialog', 'script', 'style']);
const MAIN_PART = new Set(['main', 'article']);
/** Within the text that pages for programs hold beside the description. */
const PARTS_OF_POSTING = ['description', 'responsibilities', 'qualifications', 'experienceRequirements', 'skills'];
const MAX_DEPTH = 6;

/**
 * The advert on a page: what it says for search engines (JobPosting of schema.org), else its main part, else all of it.
 * Throws UnreadableResumeError where it cannot be read.
 */
export async function readAdvertPage({ bytes, mimeType }: FetchedPage): Promise<AdvertPage> {
  if (!/html/.test(mimeType)) {
    const fileName = mimeType === 'application/pdf' ? 'advert.pdf' : 'advert.txt';
    return { title: '', text: textOf(await readTextDocument({ bytes, fileName, mimeType })) };
  }
  const page = readParts(decodeText(bytes));
  const posting = page.data.flatMap(postingsIn)[0];
  const description = posting && partsOf(posting);
  if (description) return { title: stringOf(posting.title), text: textOfHtml(description) };
  return { title: '', text: textOfHtml(page.main || page.body) };
}

const LIST_ITEM = /<li\b[^<>]*>/gi;
/** Items keep their bullets, by which lists of demands are told from prose. */
const textOfHtml = (html: string) => textOf(readHtml(new TextEncoder().encode(html.replace(LIST_ITEM, '$&• '))));

interface PageParts {
  /** HTML without what stands around an advert. */
  body: string;
  main: string;
  /** Texts of its scripts of linked data. */
  data: string[];
}

function readParts(html: string): PageParts {
  const parts: PageParts = { body: '', main: '', data: [] };
  let open = 0;
  let around = 0;
  let inMain = 0;
  let linked: string | null = null;
  const write = (markup: string) => {
    if (around > 0) return;
    parts.body += markup;
    if (inMain > 0) parts.main += markup;
  };
  const parser = new Parser({
    onopentag: (name, { type }) => {
      if (++open > MAX_OPEN_ELEMENTS) throw new UnreadableResumeError('corrupt');
      if (name === 'script' && type?.toLowerCase() === 'application/ld+json') linked = '';
      if (AROUND_THE_ADVERT.has(name)) around += 1;
      if (MAIN_PART.has(name)) inMain += 1;
      write(`<${name}>`);
    },
    ontext: (text) => {
      if (linked !== null) linked += text;
      write(asMarkup(text));
    },
    onclosetag: (name, isImplied) => {
      open -= 1;
      if (!isImplied) write(`</${name}>`);
      if (name === 'script' && linked !== null) {
        parts.data.push(linked);
        linked = null;
      }
      if (AROUND_THE_ADVERT.has(name)) around -= 1;
      if (MAIN_PART.has(name)) inMain -= 1;
    },
  });
  parser.end(html);
  return parts;
}

const asMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Properties = Record<string, unknown>;

function postingsIn(data: string): Properties[] {
  try {
    return postings(JSON.parse(data), 0);
  } catch {
    return [];
  }
}

function postings(value: unknown, depth: number): Properties[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((each) => postings(each, depth + 1));
  const properties = value as Properties;
  if ([properties['@type']].flat().includes('JobPosting')) return [properties];
  return postings(properties['@graph'], depth + 1);
}

/** HTML of all that the posting says of the job; empty where it says nothing. */
function partsOf(posting: Properties): string {
  return PARTS_OF_POSTING.map((name) => stringOf(posting[name]))
    .filter((text, index, all) => text !== '' && !all.slice(0, index).some((earlier) => earlier.includes(text)))
    .map((text) => `<div>${asHtml(text)}</div>`)
    .join('\n');
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Some write their markup as text, some write no markup. */
function asHtml(text: string): string {
  const html = /<\w/.test(text) ? text : text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
  return /<\w/.test(html) ? html : html.replace(/\r?\n/g, '<br>');
}
