import { KNOWN_SKILLS } from '@vitae/language/skills';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { withArticles } from './articles.ts';
import { hyphenated } from './hyphens.ts';
import { withArticlesOfObjects } from './objects.ts';
import { withSigns } from './signs.ts';
import { withoutSlips } from './slips.ts';
import { spellWell } from './spelling.ts';

// What a careful editor sets right in the lines of a resume without asking: signs, hyphens, articles and the names of
// products. No word is put in place of another, but for misspellings and the usual slips.

/** Product names as their makers write them, by their letters in small: "javascript". */
const NAMES = new Map(
  KNOWN_SKILLS.flatMap(({ label }) =>
    /^\p{L}{4,}$/u.test(label) && /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(label)
      ? [[label.toLowerCase(), label] as const]
      : [],
  ),
);
const OTHER_NAMES = 'HTML CSS SQL PHP JSON XML YAML MATLAB HACCP COVID GDPR Revit Terraform Kubernetes Ansible';
for (const name of OTHER_NAMES.split(' ')) NAMES.set(name.toLowerCase(), name);

/** A word of an address or of a path is none by itself. */
const WORD = /(?<![\p{L}\p{N}@./_-])\p{L}{3,}(?![\p{L}\p{N}_/@]|[.-]\p{L})/gu;

/** "a RGB file": letters said one by one, of which the first begins with a vowel. */
const BEFORE_LETTERS = /\ba (?=(?!SQL)[FHLMNRSX][B-DF-HJ-NP-TV-XZ]{1,4}(?![\p{L}\d]))/gu;

const FIGURE = '[£$€₦₹]?\\d[\\d.,]*(?: ?(?:%|ms|s|[kKmM]|bn|x|days?|hours?|hrs?|mins?|minutes?|weeks?|months?))?';
/** "870 ms → 140 ms", "71% > 83%": from one figure to another. */
const FROM_TO = new RegExp(
  `((?:[\\p{L})]:? |: )|\\bfrom )(${FIGURE}) ?(?:→|➔|⇒|->|=>|>|>>) ?(${FIGURE})(?![\\p{L}\\d→>])`,
  'giu',
);

/** "a order", and neither "a European" nor "A and B". */
const BEFORE_VOWEL =
  /\ba (?=(?!(?:and|are|also|into|each|every|even|after|among|around|across|above|about|as|at|in|is|it|if|or|of|on)\b)(?:[aei](?!u)|o(?!ne\b|nce\b|u))\p{Ll}{2})/gu;

/** "60-75 files", "2018-2020": from a figure to a greater one; "24-7" and a telephone's digits are none. */
const RANGE =
  /(?<![\p{L}\d./:+-])(?<!\b(?:\p{Lu}{2,5}|No\.?|Part|Class|Type) )(\d{1,4})-(\d{1,4})(?![\p{L}\d/-]|[.,:]\d)/gu;
/** "Windows 2000 Professional (70-210)": an exam by its number, alone in its brackets. */
const isNumberOfExam = (text: string, at: number, written: string) =>
  written.length < YEARS && text[at - 1] === '(' && text[at + written.length] === ')';
/** Characters: "2018-2020". */
const YEARS = 9;
const isRange = (to: string) => !to.startsWith('0');

/** "2021 Sampler for drinking water" */
const YEAR_FIRST = /^((?:19|20)\d\d)[:,]? (?=\p{Lu}\p{Ll})(.+?)\.?$/u;

/** What holds names, as it can stand in a list. */
export const asPrinted = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? text : inEnglish(text));
const inEnglish = (text: string) =>
  withRanges(hyphenated(withSigns(withoutSlips(text.replace(YEAR_FIRST, '$2, $1')).replace(/ · /g, ', '))));

/** "(6-2, 2-10, nights)": beside one that goes down, none is from a figure to a greater one. */
const withRanges = (text: string) => {
  const areRanges = [...text.matchAll(RANGE)].every(([, from, to]) => Number(from) < Number(to));
  return text.replace(RANGE, (written, from: string, to: string, at: number, all: string) =>
    areRanges && isRange(to) && !isNumberOfExam(all, at, written) ? `${from}–${to}` : written,
  );
};

/** "Set up tests, escaped bugs went down from 9 to 2": two sentences, which a comma does not part. */
const SPLICE =
  /^(?!(?:when|after|as|if|because|with|by|in|during|since|once|while|where|within|over|from|between|under|at|on|for|through|thanks|following|despite|although|though|before|until|to)\b)([^.;]{12,160}), (?!(?:which|that|who|whose|and|but|so|or|where|when|while|as|then|whereas|until|because|after|before|if)\b)((?!(?:\p{L}+|\d+) of (?:which|whom)\b)(?:[\p{L}\d'’-]+ ){1,4}(?:went|dropped|fell|rose|grew|halved|doubled|improved|increased|decreased)(?: (?:from|by|to|down|up)\b|[.,;]?$)|(?:\d+|all|both|most|none|two|three|four|five)(?: of them)? (?:passed|stayed|remained|left|became|went on)\b)/iu;
const withoutSplice = (line: string) => line.replace(SPLICE, '$1; $2');

const CHANGES =
  /^(?:raised|increased|cut|reduced|improved|grew|lowered|took|brought|dropped|lifted|boosted|decreased|moved|pushed|got|shortened|expanded|scaled)\b|\b(?:up|down|fell|rose|went|grew|improved|dropped|reduced|increased|moved)\b/iu;
/** "mastery 29% → 44%", which nothing says the change of, goes up from one to the other. */
function fromTo(line: string, behind: string, from: string, to: string): string {
  if (/\bfrom $/i.test(behind)) return `${behind}${from} to ${to}`;
  const [before, after] = [from, to].map((figure) => Number(/\d[\d,]*(?:\.\d+)?/.exec(figure)![0].replaceAll(',', '')));
  const unit = (figure: string) => figure.replace(/[\d.,\s]/g, '');
  if (CHANGES.test(line) || /: $/.test(behind) || unit(from) !== unit(to) || before === after)
    return `${behind}from ${from} to ${to}`;
  return `${behind}${after! > before! ? 'up' : 'down'} from ${from} to ${to}`;
}

/** "for a for a release" */
const SAID_TWICE = /\b((?:for|of|in|to|with|on|at|by|from|and) (?:an?|the)) \1\b/g;
/** "Design & Develop models" */
const DEED_AND_DEED = /^(\p{Lu}\p{Ll}+) & (\p{Lu}\p{Ll}+)(?= (?:\p{Ll}|\d))/u;
const bothDeeds = (written: string, first: string, second: string) =>
  [BASE_FORMS, BASE_OF_PAST].some((verbs) => verbs.has(first.toLowerCase()) && verbs.has(second.toLowerCase()))
    ? `${first} and ${second.toLowerCase()}`
    : written;

/** A line as it can stand in a letter. */
export const copyEdited = (line: string): string =>
  withArticlesOfObjects(withArticles(asPrinted(withoutSplice(spellWell(line)))))
    // "March– August 2025", over the end of a line
    .replace(/(?<=\p{Ll}{3})– (?=\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d)/gu, '–')
    .replace(SAID_TWICE, '$1')
    // "Helped to created"
    .replace(/\b([Hh]elped|[Tt]ried|[Aa]ble|[Ww]orked) to (\p{Ll}+ed)\b/gu, (written, verb: string, past: string) => {
      const base = BASE_OF_PAST.get(past);
      return base && base !== past ? `${verb} to ${base}` : written;
    })
    // "; Awarded twice"
    .replace(/(?<=; )\p{Lu}\p{Ll}+(?= \p{Ll})/gu, (word) =>
      BASE_OF_PAST.has(word.toLowerCase()) || word.endsWith('ed') ? word.toLowerCase() : word,
    )
    .replace(DEED_AND_DEED, bothDeeds)
    .replace(/(\d),(\d{1,2}) ?%/g, '$1.$2%')
    .replace(/(\d) %/g, '$1%')
    .replace(/(?<=\p{Ll}{3})\((?=\p{L}{2})|(?<=\p{L}{2})\((?=\p{Lu}\p{Ll}{2})/gu, ' (')
    .replace(/\. (\(\p{Ll}[^()]*\))\.?$/u, ' $1')
    .replace(/\betc(?=[ ,;)]|$)/g, 'etc.')
    .replace(/(?<![\p{L}'’])thro['’](?=\s)/gu, 'through')
    // "PARTS AND BUDGET: Managed the parts"
    .replace(LABEL_IN_CAPITALS, (label) => label.charAt(0) + label.slice(1).toLowerCase())
    // "(see licence below)": on the page, and not in a letter.
    .replace(/\s{0,3}\((?:please )?see [^()]{0,30}\b(?:below|above|attached|overleaf|page \d+)\)/giu, '')
    .replace(/(?<![\p{L}\d])w\/o(?:ut)? ?(?=[\p{L}\d])/gu, 'without ')
    .replace(/(?<![\p{L}\d])w\/ ?(?=\p{L})/gu, 'with ')
    .replace(/(?<=\d) ?mln\b/g, ' million')
    .replace(BEFORE_VOWEL, 'an ')
    .replace(BEFORE_LETTERS, 'an ')
    .replace(FROM_TO, (_, behind: string, from: string, to: string) => fromTo(line, behind, from, to))
    .replace(WORD, (word) => NAMES.get(word.toLowerCase()) ?? word);

/** Of words, and no names in short: "AWS: moved the servers" stays. */
const LABEL_IN_CAPITALS = /^(?=[\p{Lu} ]*\p{Lu}{5})\p{Lu}{2,}(?: (?:\p{Lu}{2,}|&)){0,4}(?=: \p{Lu}\p{Ll})/u;
