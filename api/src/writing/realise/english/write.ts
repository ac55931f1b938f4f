import type { LetterTone } from '@vitae/contract/cover-letter';
import { escapePattern } from '@vitae/language/phrases';
import type { Plan } from '../../plan/plan.ts';
import { avoiding } from '../../text/avoiding.ts';
import { upperFirst } from '../../text/words.ts';
import { shortName, withoutBranch } from '../../understand/company.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import { evidenceOf } from './evidence.ts';
import { asSaidIn } from './names.ts';
import { leadOf } from './opening.ts';
import type { Telling } from './telling.ts';
import { TEMPLATES } from './templates.ts';
import { type Frames, type Names, VOICES } from './voices.ts';

/** Salutation, paragraphs in which each sentence has its rank, and closing. */
export function writeEnglish(plan: Plan, templateId: string, tone: LetterTone, choose: Choose, addressee: string) {
  const names = namesIn(plan);
  const voice = VOICES[tone];
  const evidence = evidenceOf(plan);
  const isUnwanted = avoiding(plan.unwanted);
  const begun = new Set<string>();
  const felt = new Set<string>();
  const telling: Telling = {
    plan,
    tone,
    choose,
    say: (slot, value = '') => {
      const frames = voice[slot] as Frames;
      const first = choose(
        slot,
        frames.map((_, index) => index),
      );
      const ways = [...frames.slice(first), ...frames.slice(0, first)].map((frame) =>
        // "at Harbour Seeds B.V.."
        frame(names, value).replace(/\.\.$/, '.'),
      );
      const wanted = ways.filter((way) => !isUnwanted(way));
      const fresh = wanted.filter((way) => !begun.has(beginningOf(way)));
      const isFeltAnew = (way: string) => feelingsIn(way).every((word) => !felt.has(word));
      const said = fresh.find(isFeltAnew) ?? fresh[0] ?? wanted[0] ?? ways[0]!;
      begun.add(beginningOf(said));
      for (const word of feelingsIn(said)) felt.add(word);
      return said;
    },
    evidence,
    lead: leadOf(evidence, plan),
  };
  const greeted = (addressee || plan.job.contact).replace(/^The (?=\p{Lu})/u, '');
  const inTone = tone === 'Casual' ? contracted : (said: Said) => said;
  const paragraphs = (TEMPLATES[templateId] ?? TEMPLATES.default!)(telling).map((paragraph) =>
    paragraph.map((said) => {
      const own = speaksOfCv(plan) ? withCv(said) : said;
      return inTone(toAgency(plan, withTeam(saysLicense(plan) ? withLicense(own) : own)));
    }),
  );
  const inOneCase = titlesInOneCase(
    plan,
    paragraphs.flat().map(({ text }) => text),
  );
  const isSaidElsewhere = (said: Said) =>
    said.unlessSaid !== undefined &&
    paragraphs.flat().some((other) => other !== said && other.text.includes(said.unlessSaid!));
  return {
    greeting: greeted
      ? `${tone === 'Casual' ? 'Hello' : 'Dear'} ${greeted},`
      : choose('greeting', voice.greetings)(plainCompany(plan.job.company).replace(/^The /, '')),
    paragraphs: paragraphs.map((paragraph) => paragraph.filter((said) => !isSaidElsewhere(said)).map(inOneCase)),
    closing: choose('closing', voice.closings),
  };
}

const NAMES_IN_CAPITALS = /\b[Aa]s an? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u;

/** "As an accountant" beside "As a Senior Accountant": of the titles of one letter none is written small alone. */
function titlesInOneCase({ applicant }: Plan, texts: readonly string[]): (said: Said) => Said {
  const words = applicant.roles
    .map(({ title }) => title.toLowerCase())
    .filter((title) => /^\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(title))
    .map(escapePattern);
  if (words.length === 0 || !texts.some((text) => NAMES_IN_CAPITALS.test(text))) return (said) => said;
  const alone = new RegExp(
    `(?<=\\b[Aa]s an? )(?:${words.join('|')})(?= (?:at|with|for|in|on|since|from|until)\\b|[,.:])`,
    'gu',
  );
  return (said) => inOtherWords(said, (text) => text.replace(alone, capitalised));
}

const capitalised = (title: string) =>
  title
    .split(' ')
    .map((word) => (/^(?:of|and|the|for|in|to)$/.test(word) ? word : upperFirst(word)))
    .join(' ');

/** Nobody is happy three times in one letter. */
const feelingsIn = (sentence: string) =>
  sentence.match(/\b(?:happy|glad|gladly|love|delighted|proud|excited|thrilled|eager)\b/g) ?? [];

const WORDS_OF_BEGINNING = 4;

/** No two sentences of a letter begin in the same words, where there is another way. */
const beginningOf = (sentence: string) => sentence.split(' ').slice(0, WORDS_OF_BEGINNING).join(' ');

function namesIn({ job }: Plan): Names {
  const short = plainCompany(job.company);
  const reference = job.reference ? ` (reference ${job.reference})` : '';
  const position = /\b(?:role|position|job|post)(?:$| (?:in|of|for) )/i.test(job.role)
    ? job.role
    : `${job.role} position`;
  if (job.isAgency)
    return { position, at: ` with your client${reference}`, team: "your client's team", company: 'your client' };
  return {
    position,
    at: `${job.company ? ` at ${asSaidIn(job.text, withoutBranch(job.company))}` : ''}${reference}`,
    team: short ? `the team at ${asSaidIn(job.text, short)}` : 'your team',
    company: short ? asSaidIn(job.text, short) : 'your team',
  };
}

/** "Eastmere Hospitals NHS Foundation Trust" is not known without its last word. */
function plainCompany(name: string): string {
  const whole = name ? withoutBranch(name) : '';
  const short = whole ? shortName(whole) : '';
  return /(?:\b(?:Foundation|NHS|and|of|the)|&)$/.test(short) ? whole : short;
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  // "So here I am."
  [/\bI am\b(?= \p{L})/gu, "I'm"],
  [/\bI have (?=worked|been)/g, "I've "],
  [/\bI would\b/g, "I'd"],
];

/** Paid in pounds, or checked by a British or Irish body: what is sent there is a CV. */
const IS_BRITISH = /£ ?\d|\b(?:NHS|DBS|GCSEs?|QQI|HSE)\b/;
const speaksOfCv = ({ job, isHeadedCv }: Plan) =>
  (isHeadedCv || /\bCVs?\b|\b[Cc]urriculum [Vv]itae\b/.test(job.text) || IS_BRITISH.test(job.text)) &&
  !/\bresumes?\b/i.test(job.text);

/** Who asks for a CV reads of a CV. */
const withCv = (said: Said): Said => inOtherWords(said, asCv);
const asCv = (text: string) => text.replace(/\bmy resume\b/gi, (words) => `${words.slice(0, 2)} CV`);

/** Where a driver's license is asked for, that is held. */
const withLicense = (said: Said): Said =>
  inOtherWords(said, (text) =>
    text.replace(/\bdriving licence\b/g, "driver's license").replace(/\bDriving licence\b/g, "Driver's license"),
  );
const saysLicense = ({ job }: Plan) => /\bdriver['’]?s? license\b/i.test(job.text) && !/\blicence\b/i.test(job.text);

/** The reader is the agency, the team its client's. */
const toAgency = ({ job }: Plan, said: Said): Said =>
  job.isAgency ? inOtherWords(said, (text) => text.replace(/\byour team\b/g, 'the team')) : said;

/** Nobody works "for your team". */
const withTeam = (said: Said): Said =>
  inOtherWords(said, (text) => text.replace(/\b(work) for (?=your team\b)/g, '$1 with '));

/** An item of a list is the applicant's own, and stays. */
const inOtherWords = (said: Said, change: (text: string) => string): Said => ({
  ...said,
  text: said.isItem ? said.text : change(said.text),
  ...(said.alone && { alone: change(said.alone) }),
  ...(said.ofOne && { ofOne: change(said.ofOne) }),
  ...(said.ofOneSaid && { ofOneSaid: change(said.ofOneSaid) }),
  ...(said.inFull && { inFull: { ...said.inFull, text: change(said.inFull.text) } }),
});

/** As people speak; what stands between quotation marks is somebody else's. */
function contracted(said: Said): Said {
  if (said.text.includes('"')) return said;
  return inOtherWords(said, (text) => CONTRACTIONS.reduce((all, [long, short]) => all.replace(long, short), text));
}
