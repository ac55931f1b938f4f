import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';
import { readList } from './lists.ts';
import { plain } from './text.ts';

/** Universal tags of wink's tagger: NOUN, PROPN, VERB, AUX, ADJ, ADV, ADP, DET, PRON, NUM, CCONJ, SCONJ, PART, PUNCT, … */
export interface Token {
  text: string;
  lower: string;
  tag: string;
  lemma: string;
  /** Only of verbs. */
  form: VerbForm | '';
}

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'pastOrParticiple' | 'gerund';

const nlp = winkNLP(model, ['sbd', 'pos']);
const PASTS = new Map<string, { base: string; form: VerbForm }>();
const IRREGULAR_PARTICIPLES = new Set<string>();
for (const line of readList('irregular-verbs')) {
  const [base = '', past = '', participle = ''] = line.split(' ');
  if (past !== base) PASTS.set(past, { base, form: past === participle ? 'pastOrParticiple' : 'past' });
  if (participle !== base && participle !== past) PASTS.set(participle, { base, form: 'participle' });
  IRREGULAR_PARTICIPLES.add(participle);
}
export const VERBS: ReadonlySet<string> = new Set(readList('verbs'));
/** Verbs that stand before nouns as nouns too: "test data", "support staff". */
export const VERBS_THAT_ARE_NOUNS: ReadonlySet<string> = new Set(readList('verbs-that-are-nouns'));

/** A base form that can be a participle as well: cut, read, set, become. */
export function isAlsoParticiple(word: string): boolean {
  return IRREGULAR_PARTICIPLES.has(word);
}

export function tokensOf(sentence: string): Token[] {
  const { its } = nlp;
  // The types of wink leave out what the call fills in itself.
  const lemma = its.lemma as unknown as ItsFunction<string>;
  const tokens: Token[] = [];
  nlp
    .readDoc(lowerFirst(inFull(sentence.replace(/[’‘]/g, "'"))))
    .tokens()
    .each((token: ItemToken) => {
      const text = token.out();
      const lower = plain(text);
      const tag = token.out(its.pos);
      tokens.push({ text, lower, tag, lemma: token.out(lemma), form: '' });
    });
  return tokens.map((token, index) => {
    const verb = asVerb(token, subjectBefore(tokens, index), tokens.slice(index + 1, index + 3));
    return { ...token, tag: verb, form: verb === 'VERB' || verb === 'AUX' ? formOf(token.lower, token.lemma) : '' };
  });
}

const SHORT_FORMS: [RegExp, string][] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bI'm\b/g, 'I am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(I|you|we|they|he|she)'d\b/gi, '$1 would'],
];

function inFull(sentence: string): string {
  return SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), sentence);
}

/** The tagger takes a capital for a name: the first word has one anyway. */
function lowerFirst(sentence: string): string {
  return sentence.replace(
    /^(\W*)(\p{Lu}\p{Ll}+)(?=\s+[\p{Ll}\d])/u,
    (_all, before: string, word: string) => before + word.toLowerCase(),
  );
}

/** "… appeals to me", "nobody notices it". */
const OBJECTS_OF_TO = new Set(['to me', 'to us', 'me to', 'me the', 'me that']);
const NOBODY = new Set(['nobody', 'everybody', 'somebody', 'everyone', 'someone', 'nothing', 'everything', 'it']);
const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'who']);

/** The token before, an adverb between passed over: "I also supervised". */
function subjectBefore(tokens: Token[], index: number): Token | undefined {
  return tokens[index - 1]?.tag === 'ADV' ? tokens[index - 2] : tokens[index - 1];
}

/** The tagger takes some verbs after a pronoun for nouns ("I record"): there a known verb is one. */
function asVerb({ tag, lower }: Token, before: Token | undefined, after: Token[]): string {
  const isMissed =
    (tag === 'NOUN' && VERBS.has(lower)) || (tag === 'ADJ' && (VERBS.has(lower) || lower.endsWith('ed')));
  if (tag === 'NOUN' && lower.endsWith('s') && OBJECTS_OF_TO.has(after.map((token) => token.lower).join(' ')))
    return 'VERB';
  if (tag === 'NOUN' && lower.endsWith('s') && before && NOBODY.has(before.lower)) return 'VERB';
  if (before && SUBJECTS.has(before.lower) && PASTS.has(lower) && tag !== 'AUX') return 'VERB';
  const isBetween =
    before !== undefined && isPluralNoun(before) && VERBS.has(lower) && ['NUM', 'DET'].includes(after[0]?.tag ?? '');
  if (tag === 'NOUN' && isBetween) return 'VERB';
  return isMissed && before && SUBJECTS.has(before.lower) ? 'VERB' : tag;
}

function formOf(lower: string, lemma: string): VerbForm {
  if (['am', 'are', 'were', 'is', 'was', 'has', "'s", "'re", "'m"].includes(lower))
    return lower === 'was' || lower === 'were' ? 'past' : lower === 'is' || lower === 'has' ? 'third' : 'base';
  const irregular = PASTS.get(lower);
  if (irregular) return irregular.form;
  if (lower.endsWith('ing') && lower.length > 5) return 'gerund';
  if (lower.endsWith('ed') && lower !== 'need' && lower !== 'feed' && lower !== 'embed' && lower !== 'proceed')
    return 'pastOrParticiple';
  if (lower.endsWith('s') && lower !== lemma && !lower.endsWith('ss')) return 'third';
  return 'base';
}

const SINGULAR_IN_S =
  /(?:ss|is|ness)$|(?:stat|vir|camp|cens|foc|bon|surpl|pl|ex|apparat|^b)us$|^(?:(?:log|stat|analy|eth|econom|phys|mathemat|electron|robot|mechan|polit|graph|obstetr|p(?:a?e)diatr|genet|athlet|aesthet|acoust|hydraul|informat|linguist|diagnost|cosmet)(?:ist|t)?ics|series|means|news|sales|operations|logistics|analytics|gps|sms|aws|ios|kubernetes|always|perhaps|across|towards|business|access|process|headquarters|species|works|sugar)$/;
const IRREGULAR_PLURALS = new Set(['people', 'women', 'men', 'children', 'staff', 'criteria', 'media', 'data', 'feet']);
/** Nouns that take a verb of either number. */
const EITHER_NUMBER = new Set(['staff', 'data', 'media', 'team', 'police', 'family', 'sales', 'operations', 'works']);

export function isPluralNoun({ tag, lower, lemma }: Token): boolean {
  if (tag !== 'NOUN' && tag !== 'VERB') return false;
  if (IRREGULAR_PLURALS.has(lower)) return true;
  return lower.endsWith('s') && lower.length > 3 && !SINGULAR_IN_S.test(lower) && (tag === 'VERB' || lemma !== lower);
}

export function numberOf(token: Token): 'singular' | 'plural' | 'either' {
  if (EITHER_NUMBER.has(token.lower)) return 'either';
  return isPluralNoun(token) ? 'plural' : 'singular';
}
