import { KNOWN_SKILLS } from '@vitae/language/skills';
import { withArticles } from './articles.ts';
import { dateInWords } from './date-in-words.ts';
import { hyphenated } from './hyphens.ts';
import { spellWell } from './spelling.ts';

// What a careful editor sets right in the lines of a resume without asking: signs, hyphens and the names of products.
// No word is put in place of another, but for the usual misspellings.

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
const isRange = (from: string, to: string) => Number(from) < Number(to) && !to.startsWith('0');

/** Words that are set right whatever stands around them. */
const SET_RIGHT: readonly (readonly [RegExp, string])[] = [
  [/\b([Rr])esponsible of\b/g, '$1esponsible for'],
  [/\b([Ii])n-charge of\b/g, '$1n charge of'],
  [/\b([Ii])n charge for\b/g, '$1n charge of'],
  [
    /\b([Pp]articipat(?:ed|es|ing|ion|e)) at (?=(?:[\p{L}\d-]+ ){0,4}(?:tests?|trials?|projects?|audits?|trainings?|courses?|meetings?)\b)/gu,
    '$1 in ',
  ],
  [/\bacc\. to\b/g, 'according to'],
  [/\bwith exception of\b/g, 'with the exception of'],
  [/\b([Aa])ccording (?=\p{Lu})/gu, '$1ccording to '],
  [/\b([Hh])alf way\b/g, '$1alfway'],
  // "across UAE"
  [/\b(in|across|throughout|outside|within) (?=(?:UAE|UK|USA|US|EU|Netherlands|Philippines)(?![\p{L}-]))/gu, '$1 the '],
  // "+- 45 clients"
  [/(?<=^|[\s,(])\+\/?-\s?(?=\d)/g, 'about '],
  [/\bupto\b/g, 'up to'],
  [/\bthru\b/g, 'through'],
  [/(?<=[\p{L}\d)%]) incl\.? (?=\p{L}|\d)/gu, ', including '],
  [/\bincl\.? (?=\p{L}|\d)/gu, 'including '],
  [/\bS\/?4[ /-]?HANA\b/gi, 'S/4HANA'],
  // "20 minutes notice"
  [
    /((?:\d\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) (?:years|months|weeks|days|hours|minutes)) (?=(?:experience|notice|training|leave|holiday|knowledge|walk|drive|service)\b)/gu,
    "$1' ",
  ],
  [/(?<=^|[.!?] )ca\.? (?=\d)/gi, 'About '],
  [/\bca\.? (?=\d)/g, 'about '],
  [/\bwi-?fi\b/gi, 'Wi-Fi'],
  // "€ 9.000": in English these would be nine euros.
  [/([€£$]) ?(\d{1,3})\.(\d{3})(?![\d.])/g, '$1$2,$3'],
  // "groups until 45 persons"
  [/\buntil (?=\d+ (?:persons|people|guests|covers|pax|seats|tons|tonnes|kg|litres|rooms)\b)/g, 'up to '],
  [/\b(managers|parents|teachers|residents|owners|shareholders) (?=(?:meetings?|evenings?)\b)/g, "$1' "],
  [/\b(builders|visitors|drivers) (?=(?:merchants?|books?|hours)\b)/g, "$1' "],
  [/\b(for|of|with) there (?=(?:first|own|new|daily|next)\b)/g, '$1 their '],
  // "(2021 -)"
  [/\(((?:19|20)\d\d) ?[-–] ?\)/g, '(since $1)'],
];

/** "06/2028", and no day before it */
const MONTH_IN_FIGURES = /(?<![\d/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/-])/g;

const MONTH_NAME = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\p{Ll}*\\.?';
const DASH_BEFORE_RANGE = new RegExp(
  ` – (?=(?:${MONTH_NAME} )?(?:19|20)\\d\\d ?– ?(?:(?:${MONTH_NAME} )?(?:19|20)\\d\\d|present))`,
  'gu',
);

/** "Harbour NHS Trust October 2020 – present:", the head of a list */
const NAME_BEFORE_RANGE = new RegExp(
  `(?<=[\\p{L}.)])(?<!\\b(?:from|since|to|in|of|until|and|${MONTH_NAME})) (?=(?:${MONTH_NAME} )?(?:19|20)\\d\\d – (?:(?:${MONTH_NAME} )?(?:19|20)\\d\\d|present):$)`,
  'gmu',
);

const inWords = (year: string, month: string) => dateInWords(`${year}-${month.padStart(2, '0')}`);
/** "2008-06 – 2008-09" */
const ISO_RANGE =
  /(?<![\d/.-])((?:19|20)\d\d)-(0[1-9]|1[0-2]) [–-] (?:((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\d-])|[Pp]resent\b)/g;

/** Signs and dates as English prints them; the words stay. */
export const withSigns = (text: string): string =>
  text
    .replace(/(?<=\d) - (?=\d)/g, '–')
    .replace(/(?<=\S) - (?=\S)/g, ' – ')
    // "English (fluent) , Tamil", "CompTIA A+ : Core 1"
    .replace(/(?<=[\p{L}\d)+]) ([,:;])(?= [\p{L}\d])/gu, '$1')
    .replace(ISO_RANGE, (_, ...[fromYear, from, toYear, to]: string[]) =>
      toYear ? `${inWords(fromYear!, from!)} – ${inWords(toYear, to!)}` : `${inWords(fromYear!, from!)} – present`,
    )
    // "Maintainer of the a package"
    .replace(/\bthe an? (?!la\b)(?=\p{L}{2})/gu, 'the ')
    // "01/2021 – Present" beside "May 2017 – present"
    .replace(MONTH_IN_FIGURES, (_, month: string, year: string) => inWords(year, month))
    .replace(/(?<=\S) — (?=\S)/g, ' – ')
    // "Elm Agency, Leeds — June 2019 – July 2021"
    .replace(DASH_BEFORE_RANGE, ', ')
    .replace(NAME_BEFORE_RANGE, ', ')
    // "the audit in 2023 which went well"
    .replace(/(?<=\b(?:19|20)\d\d) (?=which )/g, ', ')
    .replace(/(?<=(?:19|20)\d\d – )(?:Present|Now|Current)(?!\p{L})/gu, (word) => word.toLowerCase())
    // "Life Skills., Feb 2018", and not "Elm Inc., Leeds"
    .replace(/(?<=\p{Ll}{5})\.,(?= )/gu, ',');

const setRight = (text: string) => SET_RIGHT.reduce((all, [wrong, right]) => all.replace(wrong, right), text);

/** "2021 Sampler for drinking water" */
const YEAR_FIRST = /^((?:19|20)\d\d)[:,]? (?=\p{Lu}\p{Ll})(.+?)\.?$/u;

/** What holds names, as it can stand in a list. */
export const asPrinted = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? text : inEnglish(text));
const inEnglish = (text: string) =>
  hyphenated(withSigns(setRight(text.replace(YEAR_FIRST, '$2, $1')).replace(/ · /g, ', '))).replace(
    RANGE,
    (written, from: string, to: string) => (isRange(from, to) ? `${from}–${to}` : written),
  );

/** "Set up tests, escaped bugs went down from 9 to 2": two sentences, which a comma does not part. */
const SPLICE =
  /^(?!(?:when|after|as|if|because|with|by|in|during|since|once|while|where|within|over|from|between|under|at|on|for|through|thanks|following|despite|although|though|before|until|to)\b)([^.;]{12,160}), (?!(?:which|that|who|whose|and|but|so|or|where|when|while|as|then|whereas|until|because|after|before|if)\b)((?:[\p{L}\d'’-]+ ){1,4}(?:went|dropped|fell|rose|grew|halved|doubled|improved|increased|decreased)(?: (?:from|by|to|down|up)\b|[.,;]?$)|(?:\d+|all|both|most|none|two|three|four|five)(?: of them)? (?:passed|stayed|remained|left|became|went on)\b)/iu;
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

/** A line as it can stand in a letter. */
export const copyEdited = (line: string): string =>
  withArticles(asPrinted(withoutSplice(spellWell(line))))
    // "March– August 2025", over the end of a line
    .replace(/(?<=\p{Ll}{3})– (?=\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d)/gu, '–')
    .replace(/(\d),(\d{1,2}) ?%/g, '$1.$2%')
    .replace(/(\d) %/g, '$1%')
    .replace(/(?<=\p{Ll}{3})\((?=\p{L}{2})|(?<=\p{L}{2})\((?=\p{Lu}\p{Ll}{2})/gu, ' (')
    .replace(/\. (\(\p{Ll}[^()]*\))\.?$/u, ' $1')
    .replace(/\betc(?=\)|$)/g, 'etc.')
    .replace(/(?<![\p{L}'’])thro['’](?=\s)/gu, 'through')
    .replace(/(?<![\p{L}\d])w\/ ?(?=\p{L})/gu, 'with ')
    .replace(/(?<=\d) ?mln\b/g, ' million')
    .replace(BEFORE_VOWEL, 'an ')
    .replace(BEFORE_LETTERS, 'an ')
    .replace(/\b(the|a|an) (?:the|an?)\b(?! la\b)/g, '$1')
    .replace(FROM_TO, (_, behind: string, from: string, to: string) => fromTo(line, behind, from, to))
    .replace(WORD, (word) => NAMES.get(word.toLowerCase()) ?? word);
