import { namesOccupation } from '@vitae/language/occupations';
import type { ApplicantFacts, EducationFacts, JobFacts } from '../applicant/facts.ts';
import { isProperAdjective, listOf, sentencesOf, withArticle, wordCount } from '../language/words.ts';
import { ownStatements } from './own-statements.ts';

const NUMBER =
  '(?:\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|twenty-five|thirty)';
const YEARS = new RegExp(
  `\\b((?:over|more than|nearly|almost|about|around|at least) )?(${NUMBER}) years['’]? (?:of |in |as |building |leading |designing |managing |working |developing |teaching |running |delivering )[^.,;:()|–—]+`,
  'i',
);
const MAX_YEARS_WORDS = 16;

/** "over 20 years of experience in software development", as the summary states it; empty where it does not. */
export function statedYears(summary: string): string {
  for (const sentence of sentencesOf(summary)) {
    const phrase = YEARS.exec(sentence)?.[0]
      .replace(/ (?:and|or|with|who|which|that|where|having|seeking|looking)$/i, '')
      .trim();
    if (!phrase || wordCount(phrase) > MAX_YEARS_WORDS) continue;
    if (/\b(?:i|me|my|we|our|you|company|seeking|looking|currently|can|get|who|which)\b/i.test(phrase)) continue;
    return phrase;
  }
  return '';
}

export function displayTitle(title: string): string {
  const plain = title.replace(/\s*\([^)]*\)/g, '').trim();
  if (plain !== plain.toUpperCase() || plain.length <= 4) return plain;
  return plain
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** "a Senior Accountant", but "Head of Sales" and "Co-Founder & CTO", of which there is one. */
function asHolder(title: string): string {
  const shown = displayTitle(title);
  return /&|\b(?:C[A-Z]O|President|Head|Director of|Founder|Co-Founder|Owner|Principal|Dean)\b/.test(shown)
    ? shown
    : withArticle(shown);
}

const isNamed = (job: JobFacts) => job.title !== '' && job.company !== '';

/** One sentence on who is writing, from the years stated, the latest jobs or the studies. */
export function backgroundSentences(applicant: ApplicantFacts): string[] {
  const years = statedYears(applicant.summary);
  const jobs = applicant.jobs.filter(isNamed);
  const [latest, earlier] = jobs;
  const studies = studySentence(applicant.education);
  const sentences: string[] = [];
  const profile = profileSentence(applicant.summary);
  if (profile) sentences.push(profile);
  if (years && latest?.isCurrent)
    sentences.push(
      `I bring ${withVerbOf(years)}, and I currently work as ${asHolder(latest.title)} at ${latest.company}.`,
    );
  if (years) sentences.push(`I bring ${withVerbOf(years)}.`);
  if (latest?.isCurrent) {
    sentences.push(`I currently work as ${asHolder(latest.title)} at ${latest.company}.`);
    if (earlier && earlier.company !== latest.company && !earlier.isCurrent)
      sentences.push(
        `I am currently ${asHolder(latest.title)} at ${latest.company}, having previously worked as ${asHolder(earlier.title)} at ${earlier.company}.`,
      );
  } else if (latest) {
    sentences.push(`I have worked as ${asHolder(latest.title)} at ${latest.company}.`);
    if (earlier && earlier.company !== latest.company)
      sentences.push(
        `I have worked as ${asHolder(latest.title)} at ${latest.company} and as ${asHolder(earlier.title)} at ${earlier.company}.`,
      );
  }
  if (studies && (sentences.length === 0 || applicant.jobs.length === 0)) sentences.push(studies);
  return sentences;
}

const PUFFERY =
  /^(?:(?:highly|very|results?-(?:driven|oriented)|dynamic|(?:self-)?motivated|dedicated|passionate|seasoned|hard-?working|detail-oriented|accomplished|enthusiastic|proactive|driven|talented|skilled|versatile|ambitious|innovative|creative|reliable)(?:,? and |, | ))+/i;
const MAX_PROFILE_WORDS = 28;

/** The first sentence of a summary where it says who someone is: "Registered nurse with six years of experience". */
function profileSentence(summary: string): string {
  const sentence = (sentencesOf(summary)[0] ?? '')
    .replace(PUFFERY, '')
    .replace(/, (?:having|seeking|looking|eager|committed)\b.*$/i, '')
    .replace(/[.\s]+$/, '');
  const [before = ''] = sentence.split(/ (?:with|who|specializing|specialising|experienced|focused|in)\b/);
  if (before === sentence || before.split(' ').length > 6 || wordCount(sentence) > MAX_PROFILE_WORDS) return '';
  if (!namesOccupation(before) && !/\b(?:graduate|student|professional|leader|expert)$/i.test(before)) return '';
  if (
    /\b(?:I|me|my|we|our|you|your|seeking|looking|to obtain|company)\b|[:;|()•]/i.test(sentence) ||
    /^(?:an?|the) /i.test(sentence)
  )
    return '';
  const [first = '', second = ''] = sentence.split(' ');
  const isSentenceCase =
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) && !isProperAdjective(first) && !/^\p{Lu}/u.test(second);
  const small = isSentenceCase ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
  return `I am ${withArticle(small)}.`;
}

const WISH = /\b(?:seek|seeking|looking|obtain|opportunit\w*|objective|position|career|challenging|grow|growth)\b/i;
const MAX_SUMMARY_STATEMENTS = 2;

/** What a summary says after its first sentence, where it says it of the applicant and is no wish. */
export function summaryStatements(summary: string): string[] {
  return ownStatements(sentencesOf(summary).slice(1).join('\n'))
    .filter((statement) => !WISH.test(statement) && !/^(?:I would also like|My\b)/.test(statement))
    .slice(0, MAX_SUMMARY_STATEMENTS);
}

/** "eight years building platforms" as "eight years of building platforms". */
function withVerbOf(years: string): string {
  return years.replace(/ years['’]? (?=(?!in\b)\w+ing\b)/i, ' years of ');
}

export function studySentence(education: EducationFacts[], most = 1): string {
  const [latest, ...earlier] = education.filter(({ degree }) => degree !== '' && !SCHOOL.test(degree));
  if (!latest) return '';
  // "I hold a PhD … and a BSc …": one sentence tells the degrees that one verb fits.
  const entries = [latest, ...earlier.filter(({ isOngoing }) => isOngoing === latest.isOngoing)].slice(0, most);
  return `I ${latest.isOngoing ? 'am studying for' : 'hold'} ${listOf(entries.map(studyInWords))}.`;
}

const SCHOOL =
  /^(?:high school|secondary|higher secondary|senior secondary|matric\w*|s\.?s\.?c|h\.?s\.?c|a[- ]levels?|gcses?|\d+th\b)/i;

function studyInWords({ degree, institution, isOngoing }: EducationFacts): string {
  const where = institution ? ` ${isOngoing ? 'at' : 'from'} ${theInstitution(institution)}` : '';
  return `${withArticle(degreeInWords(degree))}${where}`;
}

const MAX_PLACE_PARTS = 2;

/** "I am based in Austin, TX."; empty for what may be more, or less, than a town and its region. */
export function placeSentence(location: string): string {
  const isTown = location.split(',').length <= MAX_PLACE_PARTS && /^\p{Lu}[\p{L} .,'-]+$/u.test(location);
  return isTown ? `I am based in ${location.replace(/\.$/, '')}.` : '';
}

const MAX_CERTIFICATIONS = 3;
const MAX_CERTIFICATION_WORDS = 8;

/** "My qualifications also include Registered Nurse": what it is, without who gave it and when. */
export function certificationSentence(certifications: string[]): string {
  const names = certifications
    .map((certification) => certification.split(/,|\s[–—-]\s|\(/)[0]?.trim() ?? '')
    .filter(
      (name) => name !== '' && wordCount(name) <= MAX_CERTIFICATION_WORDS && !/[/:;|@]|\b(?:19|20)\d{2}\b/.test(name),
    );
  const named = [...new Set(names)].slice(0, MAX_CERTIFICATIONS);
  return named.length > 0 ? `My qualifications also include ${listOf(named)}.` : '';
}

const MAX_LANGUAGES = 4;

export function languageSentence(languages: string[]): string {
  return languages.length > 1 ? `I speak ${listOf(languages.slice(0, MAX_LANGUAGES))}.` : '';
}

function theInstitution(name: string): string {
  return /^(?:University|College) (?:of|for)\b|\bInstitute (?:of|for)\b/.test(name) ? `the ${name}` : name;
}

/** "B.S. Computer Science" as "B.S. in Computer Science". */
function degreeInWords(degree: string): string {
  return displayTitle(degree)
    .replace(/,\s*(?=[^,]*\b(?:Universi\w*|College|Institut\w*|Polit[eé]c\w*|Hochschule|School|Academy)\b)/u, ' from ')
    .replace(/^([BM]\.?(?:S|A|Sc|Ed|Eng|Com|Tech)\.?|Ph\.?D\.?|MBA|Diploma) (?!in\b|of\b)(?=\p{Lu})/u, '$1 in ')
    .replace(/^([BM]\.?(?:S|A|Sc|Ed|Eng|Com|Tech)\.?|Ph\.?D\.?|MBA),\s*(?=\p{Lu})/u, '$1 in ')
    .replace(/^((?:Bachelor|Master)(?:'s)? of [\p{L} ]+?),\s*(?=\p{Lu})/u, '$1 in ')
    .replace(/\s+/g, ' ');
}
