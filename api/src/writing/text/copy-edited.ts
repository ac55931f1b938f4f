import { KNOWN_SKILLS } from '@vitae/language/skills';
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

const UNIT =
  'day|week|month|year|hour|minute|page|bed|bedded|seat|seater|course|man|person|metre|meter|mile|storey|story|cover|ton|tonne';
/** "a 5 day target": behind more than one a unit in the singular belongs to the next word. */
const COUNTED = new RegExp(
  `(?<![\\d.,-])((?!1 )\\d{1,3}) (${UNIT}) (?=\\p{Ll}{3,}(?<!\\b(?:and|for|per|the|with|from|plus|off|each|old|ago|out|one|two))(?!\\p{L}))`,
  'gu',
);

/** "a RGB file": letters said one by one, of which the first begins with a vowel. */
const BEFORE_LETTERS = /\ba (?=(?!SQL)[FHLMNRSX][B-DF-HJ-NP-TV-XZ]{1,4}(?![\p{L}\d]))/gu;

/** "4 to 9 day trips" as "4- to 9-day trips" */
const RANGE_COUNTED = new RegExp(
  `(?<![\\d.,-])(\\d{1,3})( (?:to|or) )(\\d{1,3}) (${UNIT}) (?=\\p{Ll}{3,}(?<!\\b(?:and|for|per|the|with|from|plus|off|each|old|ago|out|one|two))(?!\\p{L}))`,
  'gu',
);
const FIGURE = '[£$€₦₹]?\\d[\\d.,]*(?: ?(?:%|ms|s|[kKmM]|bn|x|days?|hours?|hrs?|mins?|minutes?|weeks?|months?))?';
/** "870 ms → 140 ms", "71% > 83%": from one figure to another. */
const FROM_TO = new RegExp(
  `((?:[\\p{L})]:? |: )|\\bfrom )(${FIGURE}) ?(?:→|➔|⇒|->|=>|>|>>) ?(${FIGURE})(?![\\p{L}\\d→>])`,
  'giu',
);

/** Words that can follow such a pair without being what it describes. */
const NO_NOUN =
  'and|or|but|for|from|with|without|while|when|where|which|who|that|this|since|until|till|during|after|before|under|over|into|onto|as|at|by|in|on|of|to|the|an?|my|our|their|his|her|is|are|was|were|has|have|had|every|each|all|both|one|two|three|four|five|six|then|than|also|including|plus|per|only|again|through|throughout|across|between';
/** "part time receptionists", "full stack developer", "past due balances": before what they describe such pairs have their hyphens. */
const PAIRS =
  'part time|full time|full stack|front end|back end|one way|two way|door to door|face to face|day to day|end to end|past due|long term|short term|high volume|large scale|small scale|real time|first class|first line|second line|third line|(?:three|four|five) star|hands on|family owned|well (?:groomed|established|organi[sz]ed)|month end|year end|cross functional|on call(?= (?:rota|registrar|duty|duties|shifts?|doctor|engineer|rotation|team|service)\\b)';
const PAIR_BEFORE_NOUN = new RegExp(
  `(?<![\\p{L}\\d-])(${PAIRS}) (?!(?:${NO_NOUN})(?!\\p{L}))(?=\\p{Ll}{3,})(?!\\p{Ll}+(?:ly|ward)(?!\\p{L}))`,
  'giu',
);

/** "a order", and neither "a European" nor "A and B". */
const BEFORE_VOWEL =
  /\ba (?=(?!(?:and|are|also|into|each|every|even|after|among|around|across|above|about|as|at|in|is|it|if|or|of|on)\b)(?:[aei](?!u)|o(?!ne\b|nce\b|u))\p{Ll}{2})/gu;

/** A line as it can stand in a letter. */
export const copyEdited = (line: string): string =>
  spellWell(line)
    .replace(/(?<=\d) - (?=\d)/g, '–')
    .replace(/(?<=\S) - (?=\S)/g, ' – ')
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
    .replace(/\b(the|a|an) (?:the|an?)\b/g, '$1')
    .replace(RANGE_COUNTED, '$1-$2$3-$4 ')
    .replace(COUNTED, '$1-$2 ')
    .replace(PAIR_BEFORE_NOUN, (_, pair: string) => `${pair.replaceAll(' ', '-')} `)
    .replace(
      FROM_TO,
      (_, behind: string, from: string, to: string) =>
        `${behind}${/\bfrom $/i.test(behind) ? '' : 'from '}${from} to ${to}`,
    )
    .replace(WORD, (word) => NAMES.get(word.toLowerCase()) ?? word);
