import { fold } from '@vitae/language/fold';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { wordCount } from '../../text/words.ts';
import { isPlace } from '../../understand/places.ts';

// Which lines of a resume are names of something that its writer holds, by their own words.

/** "Gas Safe registered": what somebody is. */
export const IS_STATE =
  /^[\p{L}\d/&() -]{2,40} (?:registered|certified|qualified|trained|licen[cs]ed|accredited|vetted|cleared|checked)(?: in \p{Lu}[\p{L} ]{2,24})?$/iu;
const SAYS_HELD =
  /\b(?:certificat\p{L}*|certified|chartered|registered|diploma|level|cert (?:ii|iii|iv)|nvq|svq|btec|qqi|city & guilds|c&g|licen[cs]es?|licen[cs]ed|permit|card|foundation|practitioner|award|endorsement|associate|fundamentals|belt|first aid|food safety|food hygiene|safeguarding|manual handling|working at heights?|work at heights?|confined space|fire (?:fighting|safety|marshal|warden)|apprenticeship|bootcamp|basic training|medical|inspector|auditor|awareness|life support|endorsed|gold|passport|apprentice\p{L}*|tester|instructor|bar of)\b/iu;
const KNOWN_IN_SHORT =
  /(?<!\p{L})(?:NEBOSH|IOSH|PMP|ITIL|PRINCE2|OSHA|CSCS|ECS|BLS|ACLS|PALS|ILS|ALS|CPR|TWIC|IPAF|PASMA|CPC|ADR|CDL(?:-A)?|HACCP|AAT|ACCA|ACA|CIMA|CPA|CMA|CFA|CIPD|CIPR|CIPS|SHRM(?:-S?CP)?|S?PHR|aPHRi|CCN[AP]|NSE|CompTIA|CKAD?|AZ-\d+|ISTQB|TEFL|TESOL|CELTA|ATPL|STCW|GWO|RTITB|SIRA|SIA|AM2|18th Edition|17th Edition|IELTS|TOEFL|ServSafe|CSWIP|ASNT|ASME|AWS (?:D1\.\d|CWI)|ACFS|ACRA|NMC|HCPC|GPhC|NCII?|CCRN|TNCC|RN|LCSW|MOT|SSSTS|SMSTS|NPORS|CPCS|NPQ\p{Lu}*|PGCE|QTS|CPD|GCSEs?|H2S|HAZMAT|Gas Safe|LEED|SIRB|WHMIS|DBS|Smart Serve|BICSc|CIEH|NCFE|REHIS|JIB|IMI|ILM|CMI|ASE)(?![\p{L}])/u;
/** What columns, dates and notes leave in a name. */
const LEFTOVER =
  /\)\. |\p{Ll}{2}\. \p{Lu}|[[\]{}<>•·|:;"“”*#\t\\]|\s,|,,|\(\)|\b(?:valid|expir\p{L}*|exp\.?|issued|since|until|dated|clean|never|years?|yrs|experience|hono[u]?rs-awards|renewal|planned|progress|studying|ongoing|expected|pending|missed|document|date|number|of the$)\b/iu;
const CUT_OFF = /(?:[-–—,&/(]|\b(?:and|or|of|the|in|for|to|with|by|at|from|on|no\.?))$/iu;
/** A passport is no qualification, a heading no name; driving licences are told where they are asked for. */
const IS_A_PAPER =
  /\d{5,}|\b(?:passport|seaman['’]s book|visa)\b|^(?:full |clean |valid |own )*(?:(?:UK |EU |UAE |KSA |GCC |Qatar )?(?:driving |driver['’]?s? )?|\p{Lu}{2,3} (?:driving|driver['’]?s?) )licen[cs]e\b|^(?:GCSEs?|A[- ]levels?|BTEC|NVQ)$|^(?:DOCUMENTS|CERTIFICATES|TRAINING)\b/iu;
const MAX_WORDS = 9;

const LONGEST = 200;
/** Makers of certificates, each of which begins a name of its own. */
const BEGINS_ANOTHER = / (?=(?:CompTIA|Fortinet|CCN[AP]|CISSP|PMP|ITIL|PRINCE2|NEBOSH|IOSH|OSHA)\b)/u;

/** The names that run together in one line: "CCNP Enterprise CompTIA Security+". */
export const namesOfCertificates = (written: string): string[] =>
  written
    .slice(0, LONGEST)
    .split(BEGINS_ANOTHER)
    .flatMap((one) => nameOfCertificate(one) || []);

/** The name of a certificate without who issued it, when, and under which number; empty where it may be none. */
export function nameOfCertificate(written: string): string {
  const plain = written
    .replace(
      /\s*[([]?\b(?:valid|good|exp\p{L}*\.?|until|issued|since|renewed|due) (?:until |to |on |thru |till |through )?[\w/., -]*\d[\w/.-]*[)\]]?/giu,
      '',
    )
    .replace(/,? ?(?:No\.?|number|#) ?[\w-]*\d\w*(?: \(active\))?/giu, '')
    .replace(/ (?:Bureau Veritas|T[ÜU]V \p{L}+|Lloyd['’]s Register|SGS|DNV)$/u, '')
    // The number of a course: "(AUR31120)".
    .replace(/\s*\(\p{Lu}{2,4}\d{4,}\)/gu, '')
    .replace(/[\s,;:–—-]+$/u, '')
    .trim();
  const [title = '', issuer = ''] = plain.split(/,\s+(?![^(]*\))/);
  const name = /^(?:band|level|grade|score|part)\b/i.test(issuer)
    ? `${title} (${issuer})`
    : /\d/.test(issuer)
      ? plain
      : title;
  return isNameOfCertificate(name) ? name : '';
}

function isNameOfCertificate(name: string): boolean {
  const [first = ''] = name.toLowerCase().split(' ');
  return (
    /^[\p{Lu}\d]/u.test(name) &&
    name.length > 2 &&
    wordCount(name) <= MAX_WORDS &&
    (SAYS_HELD.test(name) || KNOWN_IN_SHORT.test(name) || CREDENTIALS.has(name.toLowerCase()) || IS_STATE.test(name)) &&
    !LEFTOVER.test(name) &&
    !CUT_OFF.test(name) &&
    name.split('(').length === name.split(')').length &&
    !isPlace(name) &&
    !IS_A_PAPER.test(name) &&
    !(BASE_OF_PAST.has(first) && !/^(?:certified|licen[cs]ed|registered|qualified|trained|chartered)$/.test(first))
  );
}

const NAMES_AWARD = /^(?:diploma|certificate|degree|award|bachelor|master|level|nvq|btec)\b/i;
const SAYS_OF_PERSON = /\b(?:certified|chartered|registered|licen[cs]ed|qualified|accredited|approved)\b/i;
/** "Xero certified adviser" is somebody; a "Food Protection Manager" may be the paper. */
export const isHolder = (name: string) => {
  const title = name.replace(/\s*\([^()]*\)$/, '').replace(/ [-–—] \p{Lu}\p{Ll}+$/u, '');
  return (
    !/\d/.test(title) &&
    !NAMES_AWARD.test(title) &&
    SAYS_OF_PERSON.test(title) &&
    OCCUPATION_NOUNS.has(fold(title.split(' ').at(-1) ?? ''))
  );
};
