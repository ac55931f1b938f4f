/** Words brought to one form, so that "JS developers" and "JavaScript development" meet. */

const ALIASES: Record<string, string> = {
  js: 'javascript',
  ts: 'typescript',
  k8s: 'kubernetes',
  postgres: 'postgresql',
  psql: 'postgresql',
  golang: 'go',
  py: 'python',
  node: 'nodejs',
  'node.js': 'nodejs',
  react: 'react',
  'react.js': 'react',
  reactjs: 'react',
  'vue.js': 'vue',
  vuejs: 'vue',
  'next.js': 'nextjs',
  ml: 'machine learning',
  ai: 'artificial intelligence',
  nlp: 'natural language processing',
  ux: 'user experience',
  ui: 'user interface',
  qa: 'quality assurance',
  hr: 'human resources',
  pm: 'project management',
  crm: 'customer relationship management',
  seo: 'search engine optimization',
  gcp: 'google cloud',
  aws: 'aws',
  'ci/cd': 'ci cd',
  cicd: 'ci cd',
  restful: 'rest',
  rn: 'registered nurse',
  icu: 'intensive care',
  ed: 'emergency department',
  'a&e': 'emergency department',
  esl: 'english second language',
  ap: 'accounts payable',
  ar: 'accounts receivable',
  p: 'p',
  'p&l': 'profit loss',
  db: 'database',
  oop: 'object oriented',
  iac: 'infrastructure as code',
  mgmt: 'management',
  dev: 'development',
  ms: 'microsoft',
  excel: 'excel',
  programme: 'program',
  organisation: 'organization',
  theatre: 'theater',
  centre: 'center',
  labour: 'labor',
  licence: 'license',
  paediatric: 'pediatric',
  paediatrics: 'pediatrics',
};

export const STOP_WORDS = new Set(
  'a an the and or but nor so yet of to in on at by for with from as into onto over under about after before between among through during without within across per via than then that this these those it its is are was were be been being am do does did done has have had having will would shall should can could may might must not no yes if when while where who whom whose which what why how all any both each few more most other some such only own same too very just also well up down out off again once here there their they them he she his her him we us our you your i me my mine myself yourself etc eg ie e.g i.e'.split(
    ' ',
  ),
);

/** Words every advert and every resume is full of: they match everything and so say nothing. */
const COMMON_WORDS = new Set(
  'ability able work working worker job role position team teams experience experienced year years skill skills strong good excellent great knowledge understanding responsible responsibility responsibilities requirement requirements required preferred candidate candidates apply application company including include includes new high level day time full part plus using use used help need needs make ensure provide support develop key related relevant best based well proven degree bachelor minimum ideal must looking join opportunity environment various multiple within across people one two three ensure ensuring successful success effective effectively demonstrated desire passion highly per month months week weeks'.split(
    ' ',
  ),
);

/** A light stemmer: enough to join inflections, not so much as to join "universe" and "university". */
export function stem(word: string): string {
  let root = word.replace(/'s$/, '');
  if (root.length <= 3 || /[^a-z]/.test(root)) return root;
  root = root.replace(/(ise|isation|ising|ised|ises|iser)$/, (ending) => ending.replace('is', 'iz'));
  root = root
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const cut = root.replace(
    /(?:ization|ational|ation|ments?|ingly|edly|ings?|ers?|ors?|ed|ly|ion|ive|ance|ence|ity)$/,
    '',
  );
  const kept = cut.length >= 4 ? cut : root;
  return kept.replace(/([^aeiousl])\1$/, '$1').replace(/[ey]$/, '');
}

const TOKEN = /[\p{L}\p{N}]+(?:[.'&/+#-]*[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

/** The words of a text in the order they stand, each in one form; stop words included. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const match of text.toLowerCase().matchAll(TOKEN)) {
    const word = match[0].replace(/['’]s$/, '');
    const alias = ALIASES[word];
    if (alias) terms.push(...alias.split(' ').map(stem));
    else if (/[/-]/.test(word) && !/\d/.test(word))
      terms.push(...word.split(/[/-]+/).map((part) => stem(ALIASES[part] ?? part)));
    else terms.push(stem(word));
  }
  return terms;
}

const COMMON_STEMS = new Set([...COMMON_WORDS].map(stem));
const STOP_STEMS = new Set([...STOP_WORDS].map(stem));

/** The words of a text that can tell two texts apart. */
export function tellingTerms(text: string): string[] {
  return termsOf(text).filter(
    (term) =>
      term.length > 1 &&
      !COMMON_STEMS.has(term) &&
      !STOP_STEMS.has(term) &&
      !STOP_WORDS.has(term) &&
      !/^\d+$/.test(term),
  );
}

/** True where `part` stands in `whole`, word after word. */
export function containsTerms(whole: string[], part: string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, start) => part.every((term, offset) => whole[start + offset] === term));
}
