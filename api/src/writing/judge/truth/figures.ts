import type { Faults } from '../finding.ts';
import { holdsPhrase, isEmptyWord, plain, stem, stemsOf, wordsOf } from '../text.ts';
import { type ResumeText, yearsOf } from './resume.ts';
import { capitalRuns, type ReadSentence } from './sentence.ts';

interface Figure {
  text: string;
  value: number;
  /** `%`, a currency, or nothing. */
  unit: string;
  /** Stem of the noun it counts, and of the words on the way to it. */
  objects: string[];
  /** "from 18 % to 7 %", "by 35 %", "up to 6", "more than 6". */
  role: 'from' | 'to' | 'by' | '';
  bound: 'most' | 'least' | '';
  index: number;
  /** The word before it: "release 3.0". */
  before: string;
}

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER_WORDS = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['dozen', 12],
  ['quarter', 0.25],
  ['half', 0.5],
  ['hundred', 100],
]);
const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  b: 1e9,
  billion: 1e9,
};
const CURRENCIES: Record<string, string> = {
  $: 'usd',
  usd: 'usd',
  us$: 'usd',
  dollars: 'usd',
  '€': 'eur',
  eur: 'eur',
  euros: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pounds: 'gbp',
  aed: 'aed',
  dirhams: 'aed',
  sar: 'sar',
  qar: 'qar',
  kwd: 'kwd',
  inr: 'inr',
  '₹': 'inr',
};
const FIGURE =
  /(?<![\p{L}\d.+-])(us\$|[$€£₹]|(?:usd|eur|gbp|aed|sar|qar|kwd|inr)\s?)?(\d{1,3}(?:[,\s ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(k|mn|bn|m|b|thousand|million|billion)(?![\p{L}\d]))?(?:\s?(%|percent|per cent|x(?!\p{L})|\+|dollars|euros|pounds|dirhams|usd|eur|gbp|aed))?(?![\p{L}\d@])/giu;
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\d-])(?:(${TENS.join('|')})-(${UNITS.slice(1, 10).join('|')})|(${[...NUMBER_WORDS.keys()].filter((word) => word !== 'one').join('|')}))(?![\\p{L}\\d])(?!-\\p{L})`,
  'giu',
);

/** How many words after a figure its noun is looked for. */
const REACH = 5;

/** The figures of a text with what they count. Years, ordinals, phone numbers and parts of names are none. */
export function figuresOf(text: string): Figure[] {
  const shown = text
    .replace(/\+?\(?\d[\d\s().-]{7,}\d/g, (phone) =>
      /[,.]\d{3}\b/.test(phone) || /\d{4}\s?[-–]\s?\d{4}/.test(phone) ? phone : ' '.repeat(phone.length),
    )
    .replace(/\S+@\S+/g, (mail) => ' '.repeat(mail.length));
  const figures: Figure[] = [];
  const names = capitalRuns(text).filter(
    ({ text: run, index }) => /^\P{L}*\p{L}.*\s\d+$/u.test(run) && /\p{L}/u.test(text.slice(0, index)),
  );
  for (const match of shown.matchAll(FIGURE)) {
    const [whole, before, digits = '', scale, after] = match;
    const value = Number(digits.replace(/[,\s ]/g, '')) * (scale ? SCALES[scale.toLowerCase()]! : 1);
    // "Area 52", "Level 3": a number that is part of a name.
    if (names.some(({ text: run, index }) => match.index > index && match.index < index + run.length)) continue;
    const isYear =
      /^(?:18|19|20)\d{2}$/.test(digits) &&
      !scale &&
      !before &&
      !after &&
      !countsNoun(shown, match.index + whole.length);
    if (isYear || /^0\d/.test(digits)) continue;
    const currency = CURRENCIES[(before ?? after ?? '').trim().toLowerCase()];
    const unit = after && /%|per/.test(after) ? '%' : (currency ?? '');
    figures.push(figure(shown, whole, value, unit, match.index));
  }
  for (const match of shown.matchAll(NUMBER_WORD)) {
    const [whole, tens, units, word] = match;
    // "half of the job" is a way to speak, "by half" a figure.
    if (word && /^(?:half|quarter)$/i.test(word) && !/\bby (?:a )?$/i.test(shown.slice(0, match.index))) continue;
    const value = tens
      ? NUMBER_WORDS.get(tens.toLowerCase())! + NUMBER_WORDS.get(units!.toLowerCase())!
      : NUMBER_WORDS.get(word!.toLowerCase())!;
    figures.push(figure(shown, whole, value, '', match.index));
  }
  return figures.sort((one, other) => one.index - other.index);
}

function countsNoun(text: string, end: number): boolean {
  return /^\s+(?:people|users|customers|units|items|students|employees|babies|desserts|guests|products)\b/i.test(
    text.slice(end),
  );
}

function figure(text: string, whole: string, value: number, unit: string, index: number): Figure {
  const before = plain(text.slice(Math.max(0, index - 24), index));
  const role = /\b(from|to|by)\s+(?:about |over |under |just )?(?:a )?$/.exec(before)?.[1] ?? '';
  const isUpTo = /\bup to\s+$/.test(before);
  const bound =
    isUpTo || /\b(?:under|below|less than|fewer than|at most)\s+$/.test(before)
      ? 'most'
      : /\b(?:over|more than|at least|above|exceeding)\s+$/.test(before) || whole.endsWith('+')
        ? 'least'
        : '';
  return {
    text: whole.trim(),
    value,
    unit,
    objects: objectsAfter(text.slice(index + whole.length)),
    role: isUpTo ? '' : (role as Figure['role']),
    bound,
    index,
    before: wordsOf(before).at(-1) ?? '',
  };
}

/** Stems of what follows until the phrase is over. */
function objectsAfter(rest: string): string[] {
  const objects: string[] = [];
  const phrase = /^[\s-]*[^.,;:()\d]*/.exec(rest)?.[0] ?? '';
  for (const word of wordsOf(phrase).slice(0, REACH)) {
    if (word === 'of' && objects.length === 0) continue;
    if (isEmptyWord(word) && word !== 'other') break;
    if (/^(?:per|were|was|is|with|on|by|when|used|every|instead)$/.test(word)) break;
    objects.push(stem(word));
  }
  return objects;
}

const GROWS = /\b(?:increas|rais|rose|grew|grow|improv|boost|expand|gain|doubl|lift)/;
const SHRINKS = /\b(?:reduc|cut|lower|decreas|shorten|drop|fell|sav|shrank|halv|minimi)/;

/** Words of leading people: who presents to three managers does not lead them. */
const LEADS =
  /\b(?:responsible for|lead|led|leading|manag(?:e|ed|ing)\b|supervis|run a|ran a|head(?:ed)? a|in charge of|oversee|oversaw|direct(?:ed)? a)/;

/** Whoever is counted can be called this. */
const PEOPLE = new Set(['people', 'colleague', 'staff', 'employee', 'member', 'person'].map(stem));

/** Things that have a number instead of being counted: "release 3.0". */
const NUMBERED = /^(?:release|version|level|grade|band|phase|class|stage|type|year|unit|part|nvq|svq|nsq)$/;

/** "Three things that I would bring" counts parts of the letter. */
const ABSTRACT = /^(?:thing|reason|point|exampl|way|strength|word)/;

/** Figures that the resume does not hold with the same unit, object, direction and place. */
export function figureFaults(sentence: ReadSentence, resume: ResumeText, advertLines: string[]): Faults {
  const faults: Faults = [];
  for (const said of figuresOf(sentence.text)) {
    if (ABSTRACT.test(said.objects[0] ?? '')) continue;
    if (isExperience(said, sentence.text)) {
      if (!hasYears(said.value, resume, sentence.text))
        faults.push(`${said.text} years are more than the resume shows`);
      continue;
    }
    const own = matches(said, resume.lines);
    if (own.length > 0) {
      const right = own.filter((one) => says(said, one));
      if (right.length === 0) faults.push(`${said.text}: the resume says "${own[0]!.line.trim()}"`);
      else if (right.every(({ line }) => turnsRound(sentence.text, line)))
        faults.push(`${said.text} in the other direction`);
      else if (leads(sentence.text, said) && right.every(({ line }) => !LEADS.test(plain(line))))
        faults.push(`${said.text}: the resume does not say that they were led`);
      continue;
    }
    const theirs = matches(said, advertLines);
    if (theirs.length === 0) faults.push(`${said.text} is in neither document with what it counts`);
    else if (claimsAsOwn(sentence)) faults.push(`${said.text} is the advert's, not the applicant's`);
  }
  return faults;
}

interface Match {
  figure: Figure;
  line: string;
}

function matches(said: Figure, lines: string[]): Match[] {
  const found: Match[] = [];
  for (const line of lines) {
    for (const figure of figuresOf(line)) {
      if (figure.value !== said.value || figure.unit !== said.unit) continue;
      if (countsTheSame(said, figure, line)) found.push({ figure, line });
    }
  }
  return found;
}

function countsTheSame(said: Figure, source: Figure, line: string): boolean {
  if (said.before === source.before && NUMBERED.test(said.before)) return true;
  if (said.objects.length === 0 || said.unit === '%' || PEOPLE.has(said.objects[0]!)) return true;
  if (source.objects.length === 0) return said.objects.some((object) => stemsOf(line).has(object));
  return said.objects.some((object) => source.objects.includes(object)) || sharesFollowing(said, line, source);
}

/** "850 automated tests" and "850 tests"; "a team of 7" and "7 pastry cooks": the words just behind the figure in the line. */
function sharesFollowing(said: Figure, line: string, source: Figure): boolean {
  const following = wordsOf(line.slice(source.index))
    .slice(1, REACH + 1)
    .map(stem);
  const head = said.objects.at(-1)!;
  return following.includes(head);
}

function says(said: Figure, { figure }: Match): boolean {
  if (said.role !== '' && figure.role !== '' && said.role !== figure.role) return false;
  return !(said.bound === 'least' && figure.bound === 'most') && !(said.bound === 'most' && figure.bound === 'least');
}

function turnsRound(sentence: string, line: string): boolean {
  const [said, source] = [plain(sentence), plain(line)];
  return (
    (GROWS.test(said) && !SHRINKS.test(said) && SHRINKS.test(source) && !GROWS.test(source)) ||
    (SHRINKS.test(said) && !GROWS.test(said) && GROWS.test(source) && !SHRINKS.test(source))
  );
}

function leads(sentence: string, said: Figure): boolean {
  const before = plain(sentence.slice(0, said.index));
  const verb =
    /(?:responsible for|in charge of|\blead|\bled|\bmanag(?:e|ed)|\bsupervised?)\s+(?:a |an |the |up to |about )?$/.test(
      before,
    );
  return (
    verb &&
    /(?:manager|engineer|nurse|people|staff|officer|worker|director|designer|teacher|colleague|student)/.test(
      plain(sentence.slice(said.index)),
    )
  );
}

function claimsAsOwn({ text, isWish, isDenial }: ReadSentence): boolean {
  return (
    /\b(?:i|we)\s+(?:have |also |currently )?(?!am\b|was\b|would|could|hope|like|love|know\b|see\b|read\b|understand|look|want|can\b)\p{Ll}+/iu.test(
      text,
    ) &&
    !isWish &&
    !isDenial &&
    !/\bwhich|\bthat\b/.test(text)
  );
}

function isExperience(said: Figure, sentence: string): boolean {
  return (
    /^(?:\+|\s)*(?:year|yr)/.test(plain(sentence.slice(said.index + said.text.length))) &&
    /experience|for \S+ \+?years|i have|background|years (?:as|in|of|on)/.test(plain(sentence))
  );
}

/** Whether the resume says so many years, or its jobs (those that the sentence names, where it does) last as long. */
function hasYears(value: number, resume: ResumeText, sentence: string): boolean {
  if (
    resume.lines.some((line) =>
      figuresOf(line).some((figure) => figure.value === value && /year|yr/.test(figure.objects[0] ?? '')),
    )
  )
    return true;
  const names = capitalRuns(sentence).filter(({ text }) => wordsOf(text).length > 1);
  const named = resume.entries.filter(
    ({ head, bullets }) => bullets.length > 0 && names.some(({ text }) => holdsPhrase(head, text)),
  );
  const jobs = named.length > 0 ? named : resume.entries.filter(({ bullets }) => bullets.length > 0);
  const years = jobs.flatMap(({ head, isCurrent }) => [
    ...yearsOf(head),
    ...(isCurrent ? [new Date().getFullYear()] : []),
  ]);
  return years.length > 1 && Math.max(...years) - Math.min(...years) + 1 >= value;
}
