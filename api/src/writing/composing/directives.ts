import type { LetterTone } from '@vitae/contract/cover-letter';

/** What the applicant asks to be changed, as far as a letter can follow it. */
export interface Directives {
  length: 'shorter' | 'usual' | 'longer';
  /** Words, where a number is named. */
  wordLimit: number | null;
  tone: LetterTone | null;
  emphasise: string[];
  avoid: string[];
  /** Statements to add, still in the words of the request. */
  mention: string[];
  /** Whom to address, where named. */
  addressee: string;
}

const MIN_WORD_LIMIT = 60;
const MAX_WORD_LIMIT = 600;

const CLAUSE_START =
  "(?:please |also |but |then |make it |make the letter |be |use )*(?:more|less|shorter|longer|emphasi[sz]e|focus|highlight|stress|mention|include|add|don['’]?t|do not|remove|omit|drop|skip|leave out|avoid|without|no |keep|make|use|start|open|address|change|different|shorten|expand|talk|bring|put|write|tone|reduce|cut)";

/** A request of several parts, cut where a new part begins. */
function clausesOf(request: string): string[] {
  return request
    .replace(/\s+/g, ' ')
    .replace(/\b(Mr|Mrs|Ms|Dr|Prof)\./g, '$1')
    .split(new RegExp(`[.;!?]\\s*|,\\s*(?:and |but )?(?=${CLAUSE_START})|\\s+(?:and|but)\\s+(?=${CLAUSE_START})`, 'i'))
    .map((clause) => clause.trim())
    .filter(Boolean);
}

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
        .replace(/^(?:the|my|on|about|of|any|all|a|an) (?:fact that )?/i, '')
        .replace(/ (?:experience|skills?|background|work|abilities|job|role|part|parts|side)$/i, '')
        .trim(),
    )
    .filter((topic) => topic.length > 1);
}

const TONES: [LetterTone, RegExp][] = [
  [
    'Informational',
    /\b(?:factual|informational|informative|direct|plain|straightforward|to the point|matter[- ]of[- ]fact|neutral)\b/i,
  ],
  [
    'Casual',
    /\b(?:casual|informal|less formal|friendl(?:y|ier)|relaxed|conversational|warmer|warm|personal|down[- ]to[- ]earth)\b/i,
  ],
  [
    'Enthusiastic',
    /\b(?:enthusiastic|energetic|excited|passionate|upbeat|excitement|enthusiasm|energy|lively|positive)\b/i,
  ],
  [
    'Professional',
    /\b(?:formal|professional|serious|business[- ]?like|polished|less (?:casual|enthusiastic|informal))\b/i,
  ],
];

export function readDirectives(request: string): Directives {
  const directives: Directives = {
    length: 'usual',
    wordLimit: null,
    tone: null,
    emphasise: [],
    avoid: [],
    mention: [],
    addressee: '',
  };
  for (const clause of clausesOf(request)) followClause(clause, directives);
  return directives;
}

function followClause(clause: string, directives: Directives): void {
  const limit = /\b(\d{2,3})\s*words?\b/i.exec(clause);
  if (limit) {
    directives.wordLimit = Math.min(MAX_WORD_LIMIT, Math.max(MIN_WORD_LIMIT, Number(limit[1])));
    return;
  }
  const addressee =
    /\b(?:[Aa]ddress(?:ed)?(?: it| the letter)? to|[Dd]ear)\s+((?:Mr|Mrs|Ms|Dr|Prof)?\.?\s?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3})/u.exec(
      clause,
    )?.[1];
  if (addressee) directives.addressee = addressee;

  const avoid =
    /\b(?:less (?:about|on|emphasis on|focus on)|(?:don['’]?t|do not) (?:mention|include|talk about|bring up|write about)|without(?: mentioning)?|remove|omit|drop|skip|leave out|avoid(?: mentioning)?|take out|no mention of)\s+(.+)/i.exec(
      clause,
    );
  if (avoid) {
    directives.avoid.push(...topicsOf(avoid[1] ?? ''));
    return;
  }
  // "Add more numbers": more of what the resume says, not a statement of one's own.
  const more =
    /\b(?:mention|include|add|bring up|show|give)\s+(?:(?:some|a bit|a few|even) )?(?:more|some) (?:of )?(?!that\b)(.+)/i.exec(
      clause,
    );
  if (more && !/\b(?:detail|length)/i.test(clause)) {
    directives.emphasise.push(...topicsOf(more[1] ?? ''));
    return;
  }
  const mention = /\b(?:mention|include|add|bring up|state|note)(?: that| the fact that)?\s+(.+)/i.exec(clause);
  if (mention) {
    directives.mention.push(...(mention[1] ?? '').trim().split(/\s+and\s+(?=that\b|my\b|I\b)/));
    return;
  }
  const emphasise =
    /\b(?:emphasi[sz]e|highlight|stress|underline|feature|showcase|(?:focus|concentrate)(?: more| mainly| mostly)? on|more (?:about|on|emphasis on|focus on)|more of|talk (?:more )?about|centre on|center on|play up)\s+(.+)/i.exec(
      clause,
    );
  if (emphasise) {
    directives.emphasise.push(...topicsOf(emphasise[1] ?? ''));
    return;
  }
  if (
    /\b(?:short(?:er)?|brief(?:er)?|concise|shorten|trim|condense|cut (?:it )?down|half the length|less long|succinct|tighter)\b/i.test(
      clause,
    )
  )
    directives.length = 'shorter';
  else if (/\b(?:long(?:er)?|expand|more detail(?:s|ed)?|elaborate|in depth|lengthen|extend)\b/i.test(clause))
    directives.length = 'longer';
  directives.tone = TONES.find(([, pattern]) => pattern.test(clause))?.[0] ?? directives.tone;
}
