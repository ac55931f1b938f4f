import { stripBullet } from '@vitae/language/bullets';
import { escapePattern } from '@vitae/language/phrases';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { normaliseText, withoutMarkup } from '../text/clean-text.ts';
import { containsTerms, termsOf } from '../text/terms.ts';
import { sentencesOf } from '../text/words.ts';
import { shortName } from '../understand/company.ts';
import { companyIn } from '../understand/employer-of-advert.ts';
import type { LetterRequest } from '../writer.ts';

const SAID_OF_ANYBODY: ReadonlySet<string> = new Set(['ways of working', 'management']);

/** Tools, methods, licences and languages that a letter may only claim when its sources do. */
const NAMED_SKILLS = KNOWN_SKILLS.filter(({ field }) => !SAID_OF_ANYBODY.has(field)).map(({ label, field, forms }) => {
  const claim = field === 'languages' ? `fluent in ${label}` : label;
  return {
    label,
    claim,
    loweredClaim: claim.toLowerCase(),
    isEverydayWord: forms[0]!.isEverydayWord,
    forms: forms.map(({ words }) => termsOf(words.join(' '))),
  };
});
type NamedSkill = (typeof NAMED_SKILLS)[number];

/** Whether a sentence claims a skill; `lowered` is the sentence in lower case. */
function claims(sentence: string, lowered: string, { claim, loweredClaim, isEverydayWord }: NamedSkill): boolean {
  // Thousands of expressions take a thread two thirds of a second to build, and hardly one is needed.
  if (!lowered.includes(loweredClaim)) return false;
  const whole = `(?<![\\p{L}\\d])${escapePattern(claim)}(?![\\p{L}\\d+#])`;
  return new RegExp(whole, isEverydayWord ? 'u' : 'iu').test(sentence);
}

type StatedTexts = Pick<
  LetterRequest,
  'resumeText' | 'additionalContext' | 'variationRequest' | 'jobDescription' | 'jobTitle' | 'companyName'
>;

/** What a letter may take its facts from. */
export interface GuardSources {
  /** What the applicant states: the resume, the additional context and the request. */
  applicant: string;
  /** What the advert and the form state of the job. */
  job: string;
  /** The employer's name, which may be a product's too ("Google Cloud"); empty where unknown. */
  company: string;
}

export interface UnsupportedFact {
  kind: 'number' | 'name' | 'skill' | 'placeholder';
  /** As it stands in the letter. */
  text: string;
  sentence: string;
}

const NUMBER_WORDS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  dozen: '12',
};

/** Capitalised words of a letter that state nothing; "Lead" of a job that has ended is told as "Led". */
const LETTER_WORDS = new Set(
  'led i my me we our you your dear hiring manager team sincerely regards best kind warm yours truly faithfully hello hi mr mrs ms dr sir madam thank thanks resume cv re january february march april may june july august september october november december'.split(
    ' ',
  ),
);

const PLACEHOLDER =
  /\[[^\]]{2,60}\]|\{\{?[^}]{2,60}\}?\}|<(?:your|company|name|date|position|hiring)[^>]*>|\b(?:XYZ (?:Corp|Company)|Company Name|Your Name|Hiring Manager's Name|lorem ipsum|TBD|insert (?:name|company))\b/gi;

/** A sentence in which the applicant claims something of themselves, rather than speaking of the job. */
const CLAIM = /\b(?:I|my|me|myself)\b|\bI['’](?:ve|m|d)\b/;
const SPEAKS_OF_JOB =
  /\b(?:you|your|apply|application|considered|interests? me|working for|idea of|caught my eye|makes me|posting|advert|role|position|opportunity|chance|company|team is|learn|eager to|excited by|interested in|interest in|look forward|attracts|contribute|join|would bring|(?:would|['’]d) (?:also |really |particularly |even |gladly )?(?:like|love|value|welcome|enjoy|be))\b/i;

/** "Kafka is not on my resume" claims nothing. */
const DENIES =
  /\b(?:resume (?:does not|doesn['’]t)|(?:not|isn['’]t) (?:appear )?on my resume|missing from my resume|(?:won['’]t|will not) find)\b/i;

/** Adverts ask for years of experience in the words in which a letter would claim them. */
const YEARS_OF_EXPERIENCE = /\byears?\b/i;
const ASKED_FOR = /\b(?:you|posting|advert|role|position) (?:asks?|requires?|calls?|looks?|wants?|needs?|specif)/i;

const NUMBER = /(?<![\p{L}\d])[$€£₹]?\d(?:[\d,.]*\d)?(?:\s?(?:%|[kKmMbB]\b))?\+?(?![\p{L}\d])/gu;
const CAPITALISED =
  /(?<![\p{L}\d.])(?:\p{Lu}[\p{L}\d]*|\p{Ll}+\p{Lu}\p{L}*|\p{L}+\d[\p{L}\d]*)(?:[.'&/+#-]+[\p{L}\d]+)*(?:\+\+|#)?/gu;

interface Evidence {
  terms: string[];
  termSet: Set<string>;
  numbers: Set<string>;
  text: string;
}

function evidenceOf(source: string): Evidence {
  const text = withoutMarkup(normaliseText(source));
  const terms = termsOf(text);
  const numbers = new Set([...text.matchAll(NUMBER)].map((match) => digitsOf(match[0])));
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const number = NUMBER_WORDS[word];
    if (number) numbers.add(number);
  }
  // A phone number or a date is also written without its signs.
  for (const run of text.match(/\d+/g) ?? []) numbers.add(run);
  return { terms, termSet: new Set(terms), numbers, text: text.toLowerCase() };
}

function digitsOf(number: string): string {
  return number
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')
    .replace(/\.0+$/, '');
}

function merged(one: Evidence, other: Evidence): Evidence {
  return {
    terms: [...one.terms, '.', ...other.terms],
    termSet: new Set([...one.termSet, ...other.termSet]),
    numbers: new Set([...one.numbers, ...other.numbers]),
    text: `${one.text}\n${other.text}`,
  };
}

/**
 * The facts of a letter that its sources do not state: numbers, names (people, companies, places, products, months)
 * and skills. A number or a skill that the letter claims for the applicant must come from the applicant's own side.
 */
export function unsupportedFacts(letter: string, sources: GuardSources): UnsupportedFact[] {
  const own = evidenceOf(sources.applicant);
  const all = merged(own, evidenceOf(sources.job));
  const facts: UnsupportedFact[] = [];
  for (const match of letter.matchAll(PLACEHOLDER))
    facts.push({ kind: 'placeholder', text: match[0], sentence: match[0] });
  for (const sentence of normaliseText(letter).split('\n').map(stripBullet).flatMap(sentencesOf)) {
    const isClaim = CLAIM.test(sentence);
    const { company } = sources;
    const besideEmployer = withoutEmployer(sentence, company);
    const isOfEmployer = company !== '' && sentence.includes(shortName(company)) && !besideEmployer.includes(company);
    const isOfJob = SPEAKS_OF_JOB.test(sentence) || DENIES.test(sentence) || isOfEmployer;
    const evidence = isClaim && !isOfJob ? own : all;
    const isOwnExperience = isClaim && YEARS_OF_EXPERIENCE.test(sentence) && !ASKED_FOR.test(sentence);
    facts.push(
      ...unsupportedNumbers(withoutNumbersInNames(sentence, all), isOwnExperience ? own : evidence, sentence),
      ...unsupportedNames(sentence, all),
      ...unsupportedSkills(besideEmployer, evidence),
    );
  }
  return facts;
}

/** "3 Rivers Trust" states no number. */
function withoutNumbersInNames(sentence: string, evidence: Evidence): string {
  return sentence.replace(/(?<![\p{L}\d.,])\d+ (?=\p{Lu}\p{Ll})(\p{L}+)/gu, (named, word: string) =>
    evidence.text.includes(named.toLowerCase()) ? word : named,
  );
}

/** After these a product's name is claimed as a skill, whoever the employer is. */
const CLAIMED =
  /\b(?:(?:experienced?|skill(?:s|ed)?|worked|proficient|proficiency|knowledge|expertise|certified|familiar|background) (?:with|in|of|on|using)|using|used|know)(?: \S+){0,3} $/i;

/** "I would love to help Google Cloud" names the employer; "my experience with Google Cloud" claims a skill. */
function withoutEmployer(sentence: string, company: string): string {
  if (company === '') return sentence;
  const parts = sentence.split(company);
  return parts.reduce((text, part) => (CLAIMED.test(text) ? `${text}${company}${part}` : `${text}…${part}`));
}

function unsupportedNumbers(text: string, evidence: Evidence, sentence: string): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  const report = (number: string) => facts.push({ kind: 'number', text: number, sentence });
  for (const match of text.matchAll(NUMBER)) {
    const digits = digitsOf(match[0]);
    if (digits !== '' && !evidence.numbers.has(digits) && !evidence.text.includes(match[0].toLowerCase()))
      report(match[0]);
  }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const digits = NUMBER_WORDS[word];
    if (digits && !evidence.numbers.has(digits) && !evidence.termSet.has(word)) report(word);
  }
  return facts;
}

const BEGINS_HERE = /(?:^|[.!?]["')]*\s)[\s"'(]*$/;
/** More than stands between a sentence's end and the next word. */
const BETWEEN_SENTENCES = 40;

/** The last characters of a text: an expression that looks for its end would begin anew at each character. */
function endOf(text: string): string {
  return text.length > BETWEEN_SENTENCES ? `…${text.slice(-BETWEEN_SENTENCES)}` : text;
}

function unsupportedNames(sentence: string, evidence: Evidence): UnsupportedFact[] {
  const facts: UnsupportedFact[] = [];
  for (const match of sentence.matchAll(CAPITALISED)) {
    const word = match[0];
    const lower = word.toLowerCase().replace(/['’](?:s|ve|d|m|ll|re|t)$/, '');
    if (LETTER_WORDS.has(lower) || evidence.text.includes(lower)) continue;
    // Also after "Ltd. ", where a sentence may end unseen.
    const isFirst = BEGINS_HERE.test(endOf(sentence.slice(0, match.index)));
    // The first word of a sentence is capitalised whatever it is; only one that also stands out inside is a name.
    if (isFirst && /^\p{Lu}\p{Ll}*$/u.test(word.replace(/['’]\p{Ll}+$/u, ''))) continue;
    if (termsOf(word).every((term) => evidence.termSet.has(term))) continue;
    facts.push({ kind: 'name', text: word, sentence });
  }
  return facts;
}

function unsupportedSkills(sentence: string, evidence: Evidence): UnsupportedFact[] {
  const lowered = sentence.toLowerCase();
  return NAMED_SKILLS.filter(
    (skill) => claims(sentence, lowered, skill) && !skill.forms.some((terms) => containsTerms(evidence.terms, terms)),
  ).map(({ label }) => ({ kind: 'skill', text: label, sentence }));
}

/** The sources of a request's letter, from its parts. */
export function guardSources(request: StatedTexts): GuardSources {
  return {
    applicant: [request.resumeText, request.additionalContext, request.variationRequest].join('\n'),
    job: [request.jobDescription, request.jobTitle, request.companyName].join('\n'),
    company:
      request.companyName.trim() || companyIn(withoutMarkup(normaliseText(request.jobDescription)), request.jobTitle),
  };
}
