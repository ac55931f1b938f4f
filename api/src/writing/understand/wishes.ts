import type { LetterTone } from '@vitae/contract/cover-letter';

/** What the applicant asks of the letter, as far as a writer can follow it. */
export interface Wishes {
  length: 'shorter' | 'usual' | 'longer';
  /** Words, where a number is named. */
  wordLimit: number | null;
  tone: LetterTone | null;
  emphasise: readonly string[];
  /** What the letter is to begin with; also among what is to be emphasised. */
  leadWith: readonly string[];
  avoid: readonly string[];
  /** Whom to address, where named. */
  addressee: string;
}

export const NO_WISHES: Wishes = {
  length: 'usual',
  wordLimit: null,
  tone: null,
  emphasise: [],
  leadWith: [],
  avoid: [],
  addressee: '',
};

const MIN_WORD_LIMIT = 60;
const MAX_WORD_LIMIT = 600;

/** "leadership and teamwork" as its parts. */
function topicsOf(text: string): string[] {
  return text
    .replace(
      /\b(?:please|in the letter|in this letter|a bit|a little|instead|too|as well|more|strongly|clearly)\b/gi,
      '',
    )
    .split(/,\s*|\s+(?:and|or)\s+/)
    .map((topic) =>
      topic
        .replace(/[.\s]+$/, '')
        .replace(/^(?:the|my|on|about|of|any|all|a|an) (?:fact that )?/i, '')
        .replace(/^(?:time|years?|work|jobs?|roles?|stint|period) (?:at|with|in|as|for|of) (?:an? |the )?/i, '')
        .replace(/^I (?:want|wish|would like|hope|plan|am trying) to (?:become|be|work as) (?:an? )?/i, '')
        .replace(/ any(?: ?more)?$/i, '')
        .replace(/ (?:experience|skills?|background|work|abilities|jobs?|roles?|posts?|positions?|parts?|side)$/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1 && !/^(?:him|her|it|this|that|them|me|us|so)$/i.test(topic));
}

const TONES: readonly (readonly [LetterTone, RegExp])[] = [
  [
    'Casual',
    /\b(?:casual|informal|less formal|friendl(?:y|ier)|relaxed|conversational|warmer|warm|down[- ]to[- ]earth)\b/i,
  ],
  [
    'Informational',
    /\b(?:factual|informational|informative|plain|straightforward|to the point|matter[- ]of[- ]fact|neutral)\b/i,
  ],
  ['Enthusiastic', /\b(?:enthusiastic|energetic|excited|passionate|upbeat|excitement|enthusiasm|lively)\b/i],
  ['Professional', /\b(?:formal|professional|serious|business[- ]?like|polished)\b/i],
];

const OF_THE_CONTRACT =
  /\b(?:permanent|temp(?:orary)?|contract|full[- ]time|part[- ]time|shifts?|hours|weekends?|salary|pay)\b/i;

const ADDRESSEE =
  /\b(?:[Aa]ddress(?:ed)?(?: it| the letter)? to|[Dd]ear)\s+((?:[Mm](?:rs|r|s|iss)\b|[Dd]r\b|[Pp]rof\b)?\.?\s?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3})/u;
const AVOID =
  /\b(?:less (?:about|on|emphasis on|focus on)|(?:don['’]?t|do not) (?:make (?:it|this|the letter) (?:all |only )?about|mention|include|put|use|talk about|bring up|go on about|go into|dwell on|write about|(?:say|write|tell them)(?: that)?)|without(?: mentioning)?|remove|omit|drop|skip|leave out|avoid(?: mentioning)?|take out|no mention of)\s+(.+)/i;
const MENTION = /\b(?:mention|include|add|bring up|state|note)(?: that| the fact that)?\s+(.+)/i;
/** "I want veterans' preference mentioned" */
const WANTS_MENTIONED =
  /^(?:please )?i(?: want|(?: would|['’]d) like| need) (?!it\b|this\b|that\b)(.{3,60}?) (?:to be )?(?:mentioned|included|said|noted|added)(?: (?:too|as well|please|somewhere))*$/i;
const EMPHASISE =
  /\b(?:emphasi[sz]e|highlight|stress|underline|feature|showcase|(?:focus|concentrate)(?: more| mainly| mostly)? on|more (?:about|on|emphasis on|focus on)|more of|talk (?:more )?about|cent(?:re|er) on|play up)\s+(.+)/i;
/** "Lead with the energy work rather than the scooters" */
const LEAD_WITH =
  /\b(?:lead|start|open|begin) (?:it |the letter )?with\s+(.+?)(?:\s+(?:rather than|instead of|and not)\s.+)?$/i;
/** "Focus on my leadership, not on the shop work" */
const NOT_THAT = /,? (?:and |but )?(?:not (?:so much )?(?:on|about)|rather than|instead of) /i;
/** A letter has one page anyway, and says nothing that is not so. */
const KEPT_ANYWAY =
  /^(?:please |but |and |also )*(?:(?:keep (?:it|the letter|this) (?:under|within|below|to|on)|not? more than|max(?:imum)?|only|let (?:it|this|the letter) be) (?:one|a|1)(?: single)? page|(?:pls |use |in |make it |write (?:it )?in )*(?:very )?(?:simple|plain|easy|clear|good|proper) english(?: (?:and|please|pls|but) \p{L}+)?|(?:(?:don['’]?t|do not|never|not|nothing)(?: (?:be|sound|too|make (?:it|me)(?: sound)?|come across as))* )(?:trash|badmouth|bad-mouth|criticise|criticize|blame|beg|desperate|needy|soppy|cheesy|pushy|arrogant|boastful|sentimental)(?: \p{L}+){0,4}|(?:don['’]?t|do not) oversell (?:me|it|this)|(?:don['’]?t|do not|never) (?:lie|make (?:things|anything|stuff) up|invent anything|exaggerate)(?: (?:also|please|too|either))*)$/iu;
const SHORTER =
  /\b(?:short(?:er)?|brief(?:er)?|concise|shorten|trim|condense|cut (?:it )?down|less long|succinct|tighter)\b/i;
const LONGER = /\b(?:long(?:er)?|expand|more detail(?:s|ed)?|elaborate|in depth|lengthen|extend)\b/i;

/** The wishes with this one, and what it wants said; null where nothing in it can be followed. */
export function followWish(text: string, wishes: Wishes): { wishes: Wishes; mention: string } | null {
  const followed = (change: Partial<Wishes>, mention = '') => ({ wishes: { ...wishes, ...change }, mention });
  const plain = text.replace(/[.!\s]+$/, '');
  if (KEPT_ANYWAY.test(plain)) return followed({});
  const limit = /\b(\d{2,3})\s*words?\b/i.exec(text)?.[1];
  if (limit) return followed({ wordLimit: Math.min(MAX_WORD_LIMIT, Math.max(MIN_WORD_LIMIT, Number(limit))) });
  const addressee = ADDRESSEE.exec(text)?.[1]
    ?.replace(/^(Mrs?|Ms|Dr|Prof)\./i, '$1')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (addressee) return followed({ addressee });
  const avoid = AVOID.exec(text)?.[1];
  if (avoid) {
    // "Don't use the diagnosis, just say …": what may be said stands behind it.
    const unwanted = avoid.split(/,? (?:just|only|but|instead|rather|please)\b/i)[0] ?? '';
    return followed({ avoid: [...wishes.avoid, ...topicsOf(unwanted)] });
  }
  const first = LEAD_WITH.exec(plain)?.[1];
  if (first) {
    const topics = topicsOf(first);
    return followed({ emphasise: [...wishes.emphasise, ...topics], leadWith: [...wishes.leadWith, ...topics] });
  }
  const emphasise = EMPHASISE.exec(plain)?.[1];
  if (emphasise) {
    const [wanted = '', unwanted = ''] = emphasise.split(NOT_THAT);
    return followed({
      emphasise: [...wishes.emphasise, ...topicsOf(wanted)],
      avoid: [...wishes.avoid, ...topicsOf(unwanted)],
    });
  }
  const wanted = WANTS_MENTIONED.exec(plain)?.[1];
  if (wanted) return followed({ emphasise: [...wishes.emphasise, ...topicsOf(wanted)] });
  const mention = MENTION.exec(text)?.[1];
  if (mention) return followed({ emphasise: [...wishes.emphasise, ...topicsOf(mention)] }, mention);
  // "want permanent, not casual" is of the work.
  const tone = OF_THE_CONTRACT.test(text) ? undefined : TONES.find(([, pattern]) => pattern.test(text))?.[0];
  const length = SHORTER.test(text) ? 'shorter' : LONGER.test(text) ? 'longer' : null;
  if (!tone && !length) return null;
  return followed({ ...(tone ? { tone } : {}), ...(length ? { length } : {}) });
}
