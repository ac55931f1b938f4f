import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';

/** Small pieces of English that several parts of a letter need. */

/** Whether a folded word is one of everyday English, and so the name of nothing. */
export const isWordOfEveryDay = (word: string): boolean =>
  COMMON_WORDS.has(word) || COUNTABLE_NOUNS.has(word) || NOUNS_WITHOUT_ARTICLE.has(word);

/** "dbt adoption", "npm", "ha-fritzbox-tools (Python)", "bibmanager/Raycast": names that their makers begin with a small letter. */
const NAMED_IN_SMALL =
  /^(?:[b-df-hj-np-tv-xz]{2,5}(?=[ ,.)-]|$)|\p{Ll}+\p{Lu}|\p{Ll}[\p{Ll}\d-]*\/\p{L}|\p{Ll}{2,}(?:-\p{Ll}{2,})+(?= \())/u;

/** A text as an item of a list begins. */
export const asItBegins = (text: string): string => (NAMED_IN_SMALL.test(text) ? text : upperFirst(text));

/** Letters whose names begin with a vowel sound, as in "an MBA". */
const VOWEL_NAMED_LETTERS = /^[AEFHILMNORSX]$/;

export function indefiniteArticle(next: string): 'a' | 'an' {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '');
  // "a .NET developer": said "dot net".
  if (/^\.\p{L}/u.test(next)) return 'a';
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|11,|18,)/.test(word) ? 'an' : 'a';
  const first = word.split(/[\s/-]/)[0] ?? '';
  if (/^[A-Z]{2,3}s?$/.test(first)) return VOWEL_NAMED_LETTERS.test(first.charAt(0)) ? 'an' : 'a';
  // "F&B"
  if (/^[A-Z]&/.test(first)) return VOWEL_NAMED_LETTERS.test(first.charAt(0)) ? 'an' : 'a';
  // MERN, NATO, SPED: said as words.
  if (/^[A-Z][AEIOU][A-Z]{2,}$|^(?:SPED|STEM|STEAM|SWIFT|SCRUM)$/.test(first)) return 'a';
  if (/^[A-Z]{2,}s?$/.test(first) && !/^[A-Z]*[AEIOU][A-Z]*[AEIOU][A-Z]*$/.test(first))
    return VOWEL_NAMED_LETTERS.test(first[0] ?? '') ? 'an' : 'a';
  if (/^[A-Z]{1,2}(?:\.|$)|^[A-Z]{2}[a-z]/.test(first)) return VOWEL_NAMED_LETTERS.test(first.charAt(0)) ? 'an' : 'a';
  const lower = word.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(lower)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|util|eu|ewe|one(?![a-z])|once|ubiq|uk\b)/.test(lower)) return 'a';
  return /^[aeiouáéíóúàèäöüåø]/.test(lower) ? 'an' : 'a';
}

export function withArticle(phrase: string): string {
  return `${indefiniteArticle(phrase)} ${phrase}`;
}

/** "A", "A and B", "A, B and C". */
export function listOf(items: string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Units, which another case makes others ("Mg"); those that are words of every day as well only beside a figure or another one. */
export const BEGINS_WITH_UNIT =
  /^(?:mg|kg|µg|mcg|ng|mm|cm|km|nm|ml|kv|kw|kva|mw|hz|khz|mhz|rpm|ppm|ppb|mmol|dpi|px|psi|kVA?|kW|kHz|kPa|mV|mA|mL)(?=[/²³]|\s|-|$)|^(?:g|m|l|t|lb|oz|ft|bar|in|sq ft) (?:to|[-–—]) (?=\d)/u;

export function upperFirst(text: string): string {
  // "qPCR", "isiZulu", "130k users", "70+ films", '2" to 16"', "mg to 500 g"
  if (/^\p{Ll}{1,3}\p{Lu}|^[$€£~<>≤≥±]?\d[^\s\p{L}]* ?\p{Ll}/u.test(text) || BEGINS_WITH_UNIT.test(text)) return text;
  return text.replace(/^(\P{L}*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
}

const PROPER_ADJECTIVE =
  /^(?!\p{L}+(?:[ctn]ician|sician|rician)$|(?:librar|histor|veterinar|custod|guard|civil|comed|statistic|paediatric|vegetar|pedestr|therap|dietit|brit)ian$|(?:publ|establ|pol|refurb|stylish|fin)ish$)(?:Saudi|Emirati|Omani|Qatari|Kuwaiti|Bahraini|Iraqi|Pakistani|Bangladeshi|German|French|Greek|Dutch|Thai|Java|Python|Oracle|Microsoft|Google|Salesforce|Android|Linux|\p{L}+(?:ese|ish|ian|ican))$/u;
/** "German", "Saudi", "Oracle": written with a capital wherever they stand. */
export function isProperAdjective(word: string): boolean {
  return PROPER_ADJECTIVE.test(word);
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const ABBREVIATION =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|Inc|Ltd|Pvt|Pte|Pty|Co|Corp|St|Jr|Sr|vs|etc|e\.g|i\.e|i\.t\.o|i\.r\.o|approx|incl|excl|(?<=\d )inc|Sta|Sto|Gral|Ma|est|max|min|[Aa]vg|hrs|yrs|no|No|[Nn]os|Rs|[Mm]io|[Mm]rd|[Mm]ill|(?<=\d )mil|mln|bln|Tsd|Dept|Univ|cat|Phil|Comm|Sec|Sect|Div|Vol|Sch|Dy|Gr|Offg|Addl|asst|Asst|tel|Tel|Reg|Bus|B\.Sc|M\.Sc|Ph\.D|[A-Z])\.\)?$/;

/** "Nov. 2019", but "till the end of Nov. Then …" */
const MONTH_BEFORE_FIGURE = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/;

/** "in Python and R.": a language, and no initial. */
const ENDS_IN_LANGUAGE =
  /\b(?:Python|SQL|SAS|SPSS|Stata|MATLAB|Julia|Java|Scala|Excel|BI|DAX|Tableau|pandas|Spark|dbt|Go|Rust|Bash|Perl|Ruby|PHP|C\+\+),?(?: and| or|,) [CR]\.$/;

/** Splits running text at the ends of sentences, not after "Inc." or an initial. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?]["')\]”’]*(?=\s+["'(“‘]?[\p{Lu}\p{N}\p{Lo}])/gu)) {
    const end = match.index + match[0].length;
    const before = text.slice(start, end);
    // "c. 70 hires", "visa exp. 02/2027"
    if (/(?:^|\s)(?:ca?|[Ee]xp)\.$/.test(before) && /^\s+\d/.test(text.slice(end))) continue;
    const isAbbreviation = ABBREVIATION.test(before) && !ENDS_IN_LANGUAGE.test(before);
    if (isAbbreviation || (MONTH_BEFORE_FIGURE.test(before) && /^\s+['’]?\d/.test(text.slice(end)))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter(Boolean);
}

/** Each by its words, whatever year stands behind it. */
export function onceEach(names: readonly string[]): string[] {
  const bare = (name: string) => fold(name).replace(/[,;\s]*\(?(?:19|20)\d\d\)?$/, '');
  return names.filter(
    (name, index) =>
      names.findIndex((other) => bare(other).includes(bare(name)) || bare(name).includes(bare(other))) === index,
  );
}
