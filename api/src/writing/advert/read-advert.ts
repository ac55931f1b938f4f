import { stripBullet } from '@vitae/language/bullets';
import { normaliseText, withoutMarkup } from '../language/clean-text.ts';
import { toDuty } from '../language/duty.ts';
import { sentencesOf } from '../language/words.ts';
import type { AdvertFacts, Requirement } from './advert.ts';
import { companyDescription, companyIn, missionIn } from './company.ts';

type Part = 'required' | 'preferred' | 'duties' | 'about' | 'terms' | 'open';

/** Headings of adverts. What stands under "terms" (pay, benefits, how to apply) is no requirement. */
const HEADINGS: [Part, RegExp][] = [
  [
    'terms',
    /\b(?:benefits|we offer|perks|salary|compensation|remuneration|how to apply|equal opportunit\w*|who may apply|key facts|work schedule|job types?|pay\b|application process|hiring process|employment requirements|basic information|what you(?:'|’)?ll get|privacy)\b/i,
  ],
  [
    'preferred',
    /\b(?:preferred|nice[- ]to[- ]have|good to have|desirable|bonus|plus(?:es)?|additional skills|advantage)\b/i,
  ],
  [
    'required',
    /\b(?:requirements?|required|qualifications?|must[- ]have|skills|who you are|you have|you bring|about you|looking for|we ask|we expect|prerequisites?|essential|competenc\w*|person specification|candidate profile|what you need|experience)\b/i,
  ],
  [
    'duties',
    /\b(?:responsibilit\w*|duties|what you(?:'|’)?ll do|what you will do|your (?:role|tasks|day|mission)|the role|the job|about the (?:role|job)|key objectives?|role summary|job (?:summary|description)|tasks|accountabilit\w*|objective)\b/i,
  ],
  ['about', /\b(?:about|who we are|our (?:company|mission|values|culture)|company (?:profile|overview)|overview)\b/i],
];

const WEIGHTS: Record<Part, number> = { required: 3, duties: 2, open: 1.5, preferred: 1.5, about: 0.75, terms: 0 };
const MAX_HEADING_WORDS = 9;
const INLINE_HEADING =
  /^(requirements?|qualifications?|responsibilities|preferred|nice to have|required|skills|duties|benefits|we offer|salary)\s*:\s+(.+)/is;

function headingPart(line: string): Part | null {
  const text = line.replace(/^[#*\s]+|[*\s]+$/g, '');
  const looksLikeHeading =
    text.length > 0 &&
    text.split(' ').length <= MAX_HEADING_WORDS &&
    !/[.,;]$/.test(text) &&
    (text.endsWith(':') || /^(?:\p{Lu}|\d)/u.test(text));
  if (!looksLikeHeading || /\d{2,}/.test(text)) return null;
  // A short requirement ("Experience with Go") is not a heading; headings end in a colon or are nearly all keyword.
  const found = HEADINGS.find(([, pattern]) => pattern.test(text));
  if (!found) return null;
  return text.endsWith(':') || text.split(' ').length <= 4 || /^(?:what|who|your|about|our|why|how|we)\b/i.test(text)
    ? found[0]
    : null;
}

/** JSON adverts, as a site may offer them, read as their texts. */
function asPlainText(source: string): string {
  if (!/^\s*\{/.test(source)) return source;
  try {
    return linesOfJson(JSON.parse(source), '').join('\n');
  } catch {
    return source;
  }
}

function linesOfJson(value: unknown, key: string): string[] {
  if (typeof value === 'string') {
    if (/^(?:\$schema|canonical|version|lastModified|url|date)$/.test(key)) return [];
    return key === 'company' ? [`Company: ${value}`] : [value];
  }
  if (Array.isArray(value)) {
    const heading = /^(?:responsibilities|duties)$/i.test(key)
      ? ['Responsibilities:']
      : /^(?:qualifications|requirements|skills)$/i.test(key)
        ? ['Requirements:']
        : [];
    return [...heading, ...value.flatMap((item) => linesOfJson(item, ''))];
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => linesOfJson(inner, name));
  return [];
}

/** Joins lines that a mail or a page broke in the middle of a sentence. */
function unwrapped(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    if (last && last.length > 60 && /^[\p{Ll}\d(]/u.test(line) && !/[.!?:]$/.test(last))
      lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}

const BOILERPLATE =
  /\b(?:equal opportunit\w*|without regard|salary|base pay|per (?:month|year|annum)|click|apply (?:now|here|by)|send (?:your|a) (?:cv|resume)|posting has closed|visa|health insurance|sick leave|federal employee|background investigation|https?:)\b/i;

/** `namedCompany` is what the form says; the advert is searched for one only when it is empty. */
export function readAdvert(jobDescription: string, jobTitle: string, namedCompany: string): AdvertFacts {
  const text = withoutMarkup(normaliseText(asPlainText(jobDescription)));
  const requirements: Requirement[] = [];
  const duties: string[] = [];
  let part: Part = 'open';
  for (const line of unwrapped(text)) {
    const inline = INLINE_HEADING.exec(line);
    const heading = headingPart(inline ? `${inline[1]}:` : line);
    if (heading) part = heading;
    if (heading && !inline) continue;
    const body = inline?.[2] ?? line;
    if (body.trim() === '' || WEIGHTS[part] === 0 || BOILERPLATE.test(body)) continue;
    for (const sentence of sentencesOf(stripBullet(body)).flatMap((statement) => statement.split(/;\s+/))) {
      requirements.push({ text: sentence, weight: WEIGHTS[part], isDuty: part === 'duties' || part === 'about' });
      const duty = part === 'duties' || part === 'open' || /\byou will\b/i.test(sentence) ? toDuty(sentence) : null;
      if (duty) duties.push(duty);
    }
  }
  const company = namedCompany || companyIn(text, jobTitle);
  return {
    text,
    company,
    companyIs: companyDescription(text, company),
    mission: missionIn(text),
    duties: [...new Set(duties)],
    requirements,
  };
}
