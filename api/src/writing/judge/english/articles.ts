import type { Faults } from '../finding.ts';
import { isPluralNoun, type Token } from '../tokens.ts';

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni(?!n|m)|s[aeu]|ti|r[aiou]|til|k\b)|hour|honest|honou?r|heir)/;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ew|ou?ija|uni(?!n|m)|us[aeu]|uti|ura|uk\b|ubi)/;
/** Letters whose names begin with a vowel: "an MA", "an FBI". */
const LETTERS_AS_VOWELS = /^[AEFHILMNORSX]/;
/** Acronyms that are spoken as words. */
const SPOKEN = new Set(['nasa', 'nato', 'sap', 'saas', 'sass', 'lan', 'ram', 'rest', 'mba']);

/** Before what sound the word begins: null where it cannot be told. */
function takesAn(word: string): boolean | null {
  const lower = word.toLowerCase();
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d))/.test(word);
  // MERN, HAZOP: long enough to be said as a word, or letter by letter.
  if (/^[A-Z][AEIOU][A-Z]{2,}$/.test(word)) return null;
  if (/^[A-Z0-9]{2,}s?$/.test(word))
    return SPOKEN.has(lower) ? (lower === 'mba' ? true : null) : LETTERS_AS_VOWELS.test(word);
  if (/^[A-Z](?:[A-Z.]|$)/.test(word)) return LETTERS_AS_VOWELS.test(word);
  if (CONSONANT_SOUND.test(lower)) return false;
  return VOWEL_SOUND.test(lower);
}

const COUNTED_AS_ONE = new Set([
  'few',
  'lot',
  'number',
  'hundred',
  'thousand',
  'million',
  'dozen',
  'couple',
  'variety',
  'range',
  'series',
  'great',
  'good',
  'total',
  'minimum',
  'maximum',
  'team',
  'further',
  'mere',
  'record',
]);

const OCCUPATION =
  /(?:er|or|ist|ant|ian|wife|nurse|chef|cook|clerk|analyst|intern|assistant|architect|graduate|consultant|apprentice|barista|porter)$/;

/** a and an, an article before many, none before one. */
export function articleFaults(tokens: Token[]): Faults {
  const faults: Faults = [];
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if ((token.lower === 'a' || token.lower === 'an') && next && token.tag === 'DET') {
      const an = takesAn(next.text);
      if (an !== null && an !== (token.lower === 'an') && /[\p{L}\d]/u.test(next.text))
        faults.push(`"${token.text} ${next.text}"`);
      faults.push(...pluralAfterArticle(tokens, index));
    }
    faults.push(...missingArticle(tokens, index));
  });
  return faults;
}

/** After a noun, other -ing forms begin what the noun does: "a firm connecting operators". */
const GERUNDS_THAT_ARE_NOUNS = new Set(
  'learning testing planning training engineering marketing accounting building wiring lighting driving manufacturing monitoring reporting processing nursing teaching cooking cleaning mining computing picking counting scheduling modelling modeling programming tracking banking'.split(
    ' ',
  ),
);

function pluralAfterArticle(tokens: Token[], index: number): Faults {
  let last: Token | null = null;
  let at = index + 1;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (COUNTED_AS_ONE.has(token.lower) || token.tag === 'NUM' || token.tag === 'PROPN') return [];
    if (token.tag === 'NOUN') last = token;
    else if (
      token.text === '-' ||
      token.tag === 'ADJ' ||
      (token.tag === 'VERB' &&
        (last ? GERUNDS_THAT_ARE_NOUNS.has(token.lower) : token.form === 'gerund' || token.form === 'pastOrParticiple'))
    )
      continue;
    else break;
  }
  const next = tokens[at];
  if (!last || !isPluralNoun(last) || next?.text === "'" || next?.lower === "'s") return [];
  // "A claims data set"
  if (last.lower === 'data' && tokens[at]?.lower === 'set') return [];
  return tokens[at - 1] === last ? [`"${tokens[index]!.text} … ${last.text}"`] : [];
}

const BEFORE_A_ROLE = new Set(['am', 'was', 'as', 'become', 'became', 'being']);

/** "I am graphic designer", "I work as senior accountant": a trade in small letters wants its article. */
function missingArticle(tokens: Token[], index: number): Faults {
  const token = tokens[index]!;
  if (!BEFORE_A_ROLE.has(token.lower)) return [];
  if (token.lower === 'as' && tokens.slice(0, index).some(({ lower }) => lower === 'as' || lower === 'such')) return [];
  let at = index + 1;
  while (tokens[at] && ['ADJ', 'NOUN'].includes(tokens[at]!.tag) && /^\p{Ll}/u.test(tokens[at]!.text)) at += 1;
  const head = tokens[at - 1];
  if (at === index + 1 || !head || head.tag !== 'NOUN' || isPluralNoun(head) || !OCCUPATION.test(head.lower)) return [];
  // "nine years on wards, the last three as deputy charge nurse": how a resume says it, and right.
  if (token.lower === 'as' && /^(?:year|month|three|two|four|five|six)s?$/.test(tokens[index - 1]?.lower ?? ''))
    return [];
  if (tokens[at]?.tag === 'PROPN' || tokens[at]?.lower === 'to' || tokens[at]?.lower === 'and') return [];
  return [`"${token.text} ${head.text}" without an article`];
}
