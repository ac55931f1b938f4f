import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { ARABIC_ORGANISATION_NOUNS, GROUP_WORDS, LEGAL_FORMS, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { CITIES } from '@vitae/language/places';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { sentencesOf, wordCount } from '../text/words.ts';

// Longer than a name may be; without an end a word of thousands of characters would be read from each of its dots.
const REST_OF_WORD = "[\\p{L}\\d.&'’+-]{0,70}";
const NAME = `(?:\\p{Lu}|\\d)${REST_OF_WORD}(?:,? (?:\\p{Lu}|\\d|&|of the|of|and|for|de|la|du|al)${REST_OF_WORD}){0,6}`;

const wordsIn = (name: string) =>
  fold(name)
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}]+/u);

/** "LLC", "L.L.C." and "Group" at any place of a name. */
export function hasLegalForm(name: string): boolean {
  // "Henderson NV": Nevada.
  if (/ (?:NV|SA|CO)$/.test(name) && CITIES.has(fold(name.slice(0, -3)))) return false;
  return wordsIn(name).some((word) => LEGAL_FORMS.has(word));
}

/** By a legal form or a word that organisations are called by. */
export function isNamedAsOrganisation(name: string): boolean {
  return hasLegalForm(name) || wordsIn(name).some((word) => ORGANISATION_NOUNS.has(word));
}

const NOT_A_COMPANY =
  /^(?:confidential|undisclosed|anonymous|we|you|our|us|the (?:role|job|company|team|position|opportunity|successful|ideal|candidate|person|school|hospital|department)|the$|this|that|these|it|he|she|they|job|role|position|about|company|team|who|what|why|how|location|overview|description|responsibilities|requirements|qualifications|benefits|salary|apply|please|your|a|an|as|in|at|if|for|to|key|full|part|remote|hybrid|department|experience|education|skills|candidates?|applicants?|someone|everyone|solutions|today|here|there|required|preferred|minimum|and|or|business days?|monday|friday|immediate|immediately|us|summary|agencies|eoe|eeo|aa\/eoe|hiring)\b/iu;

const PATTERNS: RegExp[] = [
  new RegExp(
    `(?:^|\\n)\\s*(?:[Cc]ompany(?: [Nn]ame)?|COMPANY|[Ee]mployer|[Oo]rgani[sz]ation|[Hh]iring [Cc]ompany|[Cc]lient)\\s*:\\s*(${NAME})`,
    'u',
  ),
  /"(?:company|hiringOrganization|employer)"\s*:\s*"([^"]{2,80})"/u,
  new RegExp(
    `(?:^|\\n)\\s*(?:About|Who is|Why|Life at|Working at|Welcome to|Join|Why join|Why work (?:at|for)) (${NAME})[?:!]?\\s*(?=\\n|$)`,
    'u',
  ),
  new RegExp(`(?:^|[.\\n]\\s*)(?:At )(${NAME}),? (?:we|our|you)\\b`, 'u'),
  /(?:^|\n)\s*(\p{Ll}[\p{Ll}\d-]{1,40}\.\p{Ll}{2,6}) is (?:hiring|looking for|seeking|recruiting)\b/u,
  new RegExp(
    `(?:^|[.\\n]\\s*)(${NAME}) (?:is|are) (?:hiring|looking for|seeking|recruiting|searching|currently|now|proud|growing)\\b`,
    'u',
  ),
  new RegExp(
    `(?:^|[.\\n]\\s*)(${NAME})(?: \\([^)]{1,80}\\))? (?:is|are) (?:an? (?!(?:\\p{Ll}+ )?(?:plus|must|bonus|advantage|asset|requirement|benefit)\\b)|the|one of|on a mission)`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Jj]oin|[Jj]oining|work(?:ing)? (?:at|for)|careers? at|team at|role at|position (?:at|with)|opportunity (?:at|with)|culture at|here at|on behalf of) (${NAME})`,
    'u',
  ),
  new RegExp(
    `(?:^|\\n)\\s*(${NAME}) (?:develops?|provides?|offers?|builds?|aims?|makes?|delivers?|operates?|runs?|helps?|gives?|serves?|creates?|pairs|seeks|invites|needs|requires)\\b`,
    'u',
  ),
  /(?:^|\n|\. )We are (\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*){0,3})(?=[.,]| and )/u,
];

/** "harbour.gov" is "Harbour.gov" where the advert writes it so as well. */
const withItsCapital = (name: string, text: string) => {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return text.includes(capital) ? capital : name;
};

/** "Harbour Innovation Fellows is hiring": who hires is no post, whatever the name says. */
const isHiring = (name: string, sentence: string) =>
  name.includes(' ') && !NOT_A_COMPANY.test(name) && / (?:is|are) (?:hiring|recruiting)$/.test(sentence);

const HEAD_LINES = 4;

function cleaned(name: string): string {
  return name
    .replace(/(?:'s|’s)$/, '')
    .replace(/,? (?:Sp|sp)\.?$/, '')
    .replace(/\s+(?:and|of|for|the|&|de|la|as)$/i, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|L\.L\.C|W\.L\.L|B\.V|N\.V|S\.A|S\.L|S\.p\.A|e\.V))\.$/, '')
    .trim();
}

/** "Boutique Restaurant", "Busy Dental Practice": what kind of place it is, and not its name. */
const IS_KIND =
  /^(?:boutique|busy|leading|luxury|private|independent|local|small|large|growing|international|global|modern|popular|reputable|established|prestigious|well[- ]known|(?:three|four|five|3|4|5)[- ]star)\s(?:[\p{L}-]+\s)?(?:restaurant|hotel|practice|clinic|school|nursery|company|firm|agency|salon|caf[eé]|bar|pub|shop|store|hospital|organi[sz]ation|business|group|resort|charity)$|^(?:fab(?:rication)?|machine|body|print|repair|weld(?:ing)?) shop$/iu;

function isPlausible(name: string, jobTitle: string): boolean {
  if (
    name.length < 2 ||
    name.length > 70 ||
    NOT_A_COMPANY.test(name) ||
    /\b(?:process|policy|project|shutdown|programme|contract)$/i.test(name) ||
    IS_KIND.test(name) ||
    // "Arabic is a plus"
    spokenLanguage(fold(name)) !== null
  )
    return false;
  if (!hasLegalForm(name) && namesOccupation(name)) return false;
  return !jobTitle || name.toLowerCase() !== jobTitle.toLowerCase();
}

/** "شركة بيت الإعمار – الرياض": a line of the head that begins as Arabic names of organisations do. */
function arabicNameIn(text: string): string {
  for (const line of text.split('\n').filter(Boolean).slice(0, HEAD_LINES)) {
    const name = (line.split(/\s+[–—|-]\s+|[(،]/u)[0] ?? '').trim();
    const [first = '', ...rest] = name.split(' ');
    if (ARABIC_ORGANISATION_NOUNS.has(fold(first)) && rest.length > 0 && rest.length < 7) return name;
  }
  return '';
}

/** The second line of many adverts: "Mazaya Trading LLC – Dubai". */
function inHead(text: string, jobTitle: string): string {
  for (const line of text.split('\n').filter(Boolean).slice(0, HEAD_LINES)) {
    const parts = line.split(/\s+[–—|-]\s+|\s*[|•·]\s*|,\s+(?=\p{Lu}\p{Ll}+(?:,|$))/u);
    // "Accountant – Al Noor Facilities Management, Doha"
    const isRoleFirst = parts.length > 1 && fold(parts[0]!) === fold(jobTitle);
    const name = cleaned((parts[isRoleFirst ? 1 : 0] ?? '').trim());
    if (
      new RegExp(`^${NAME}$`, 'u').test(name) &&
      isNamedAsOrganisation(name) &&
      // "Senior Accountant - Contracting"
      (name.includes(' ') || hasLegalForm(name)) &&
      !namesOccupation(name) &&
      isPlausible(name, jobTitle)
    )
      return name;
  }
  return '';
}

export function companyIn(text: string, jobTitle: string): string {
  const arabic = arabicNameIn(text);
  if (arabic) return arabic;
  for (const [index, pattern] of PATTERNS.entries()) {
    if (index === 2) {
      const head = inHead(text, jobTitle);
      if (head) return head;
    }
    for (const match of text.matchAll(new RegExp(pattern.source, 'gu'))) {
      const name = cleaned(match[1] ?? '');
      if (isPlausible(name, jobTitle) || isHiring(name, match[0])) return withItsCapital(name, text);
    }
  }
  return '';
}

const MAX_DESCRIPTION_WORDS = 26;
const MIN_DESCRIPTION_WORDS = 4;
const ABOUT_THE_JOB =
  /\b(?:hiring|looking|seeking|employer|equal opportunit\w*|you|your|we|our|us|they|their|role|position|candidate|posting|application|salary|this|these|those)\b/i;

/** "a Confident Leader and welcomes applications", "an app for people", who do something. */
const IS_CUT =
  /\b(?:and|but) (?:welcomes|offers|provides|has|is|was|serves|works|operates|runs|employs|supports|believes|aims|helps|makes)\b|\bfor (?:people|those|anyone|everyone|companies|customers)$/i;

/** What the advert says the company is, as a noun phrase that follows "as" or "is". */
export function companyDescription(text: string, company: string): string {
  if (!company) return '';
  const names = [company, shortName(company)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const is = new RegExp(`^(?:${names})(?: \\([^)]+\\))? is ((?:an?|the|one of)\\b(?:[^.!?;:]|\\.(?=\\d))+)`, 'iu');
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    const phrase = is
      .exec(sentence)?.[1]
      ?.split(/, (?:and|but|where|which)\b|[;:(]| that | who /)[0]
      ?.trim()
      .replace(/[,.\s]+$/, '');
    if (!phrase || ABOUT_THE_JOB.test(phrase) || IS_CUT.test(phrase)) continue;
    const words = wordCount(phrase);
    if (words >= MIN_DESCRIPTION_WORDS && words <= MAX_DESCRIPTION_WORDS) return phrase;
  }
  return '';
}

/** "Harbour Hotel, Bury St Edmunds", "Nimbus North (Leeds)", "Mazaya Trading – Dubai" without the place; "Smith, Jones & Partners" whole. */
export function withoutBranch(company: string): string {
  const [name = '', ...rest] = company.replace(/(?<=\S) *\([^()]*\)$/, '').split(/,\s+|\s+[–—-]\s+/);
  const isPartOfName = (part: string) => isNamedAsOrganisation(part) || /&|\band\b/.test(part);
  return rest.some(isPartOfName) ? company : name;
}

/** Without the legal form, as people say it. */
export function shortName(company: string): string {
  const [, name, last = ''] = /^(.*?),? ([^ ]+)$/u.exec(company) ?? [];
  const form = wordsIn(last).join('');
  // "Thornbill Security Pvt. Ltd."
  return name && LEGAL_FORMS.has(form) && !GROUP_WORDS.has(form)
    ? shortName(name.replace(/ (?:Private|Public|Pte|Pty|Pvt\.?)$/, ''))
    : company;
}

/** A longer one is a text of its own. */
const MAX_MISSION_WORDS = 12;
const OF_HIRING =
  /\b(?:you|your|we|us|they|their|i|weeks?|hours?|days?|feedback|appl(?:y|icants?|ications?)|candidates?|interviews?|shortlist\w*|repl(?:y|ies)|respond|hir(?:e|ing)|recruit\w*)\b/i;

/** "…our mission is to X", "on a mission to X": the X. */
export function missionIn(text: string): string {
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    const phrase = /\b(?:mission|purpose|aim|goal|vision) (?:is )?to ((?:[^.!?;:()]|\.(?=\d))+)/i
      .exec(sentence)?.[1]
      ?.replace(/["']/g, '')
      .split(/, (?:so|which|while|by|where|\w+ing)\b/)[0]
      ?.trim();
    if (!phrase || !/^[a-z]+ /i.test(phrase) || OF_HIRING.test(phrase)) continue;
    const words = wordCount(phrase);
    if (words >= 3 && words <= MAX_MISSION_WORDS)
      return phrase.replace(/\bour\b/g, 'your').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  }
  return '';
}
