import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { NAME_PARTICLES } from '@vitae/language/names';
import { CREDENTIALS, HONORIFICS } from '@vitae/language/persons';
import { anyOf } from '@vitae/language/phrases';
import { matchHeading } from '../phrases/heading-words.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import { withNameCase } from './name-case.ts';

const HONORIFIC = new RegExp(`^(?:${anyOf(HONORIFICS)})\\.?\\s+(?=\\p{L})`, 'iu');
/** "Dr. / Jane Doe", "Eng/ Jane Doe" */
const SLASH_BEHIND_TITLE = /^(dr|prof|eng|mr|mrs|ms)\.?\s*\/\s*(?=\p{Lu})/iu;
/** "Curriculum Vitae of Jane Doe", "Professional Summary for Jane Doe" */
const TITLE_OF_DOCUMENT =
  /^(?:(?:professional |career |executive )?(?:summary|profile)(?= (?:of|for)\s)|curriculum vitae|resume|résumé|lebenslauf|currículum(?: vitae)?|c\.?v\.?)\s*(?:\s(?:of|for|von|de|di|van|do|da)\s|[:|–—-]\s*|\s(?=\p{L}+\s\p{L}))(?=\p{Lu})/iu;
/** "Harbour Letters by Jane Doe": what a site is called, and whose it is. */
const OF_A_SITE = /^(?:\p{L}[\p{L}'’-]* ){1,4}by (?=\p{Lu}\p{Ll}+ (?:\p{Lu}\S* )?\p{Lu}\p{Ll}+$)/u;
/** "Name Bishnu Tharu", "My name is Jane Doe" */
const SAYS_NAME = /^(?:(?:my|full)\s)?name(?:\sis\s|\s?\/\s?|\s)(?=\p{Lu}\p{L}+\s\p{Lu})/iu;
const TITLE_BEHIND = /\s+(?:[-–—|]\s*)?(?:curriculum vitae|resume|résumé|cv|c\.v\.)$/i;
const PRONOUNS =
  /\s*(?:[,|]\s*|\()?(?:she|he|they|ze|هو|هي)(?:\s?\/\s?\p{L}+)+\)?\s*$|\s*\((?:he|she|they|him|her|هو|هي)[^)]*\)\s*$/iu;
/** "Mohammed Rafiq S/O Abdul Karim"; of "Jeevan s/o Muthu" the father's name is a part. */
const CHILD_OF = /(?<=\S\s+\S+)\s+[sdwc]\s?\/\s?o\b.*$/i;
/** "Jane Doe (call me Jan)", "Jane Doe (née Bloggs)", 'Jane Mary Doe ("Jan Doe")' */
const CALLED =
  /\s*\((?:née|nee|born|formerly|(?:please |just )?call me|known as|goes by|aka|a\.k\.a\.|everyone calls me|preferred(?: name)?)\b[^()]*\)\s*$|\s*\(["“'‘][^()"”]{2,30}["”'’]\)\s*$/iu;
/** "Jane Doe (ACIB)" */
const BRACKETED_SHORT_FORM = /\s\((\p{Lu}{2,6})\)\s*$/u;

/** "Resume | Jane Doe – Designer" without what the document is. */
export const withoutDocumentTitle = (text: string): string => text.replace(TITLE_OF_DOCUMENT, '');

/** With all that is said beside a name. */
const MAX_PRINTED_LENGTH = 200;

/** A name without what is printed beside it: titles, letters of degrees, pronouns, other scripts; the first name first. */
export function cleanName(text: string): string {
  const bare = stripBullet(text.slice(0, MAX_PRINTED_LENGTH))
    .replace(/\t.*/, '')
    .replace(TITLE_OF_DOCUMENT, '')
    .replace(OF_A_SITE, '')
    .replace(SAYS_NAME, '')
    .replace(TITLE_BEHIND, '')
    .replace(SLASH_BEHIND_TITLE, '$1. ')
    .replace(HONORIFIC, '')
    .replace(PRONOUNS, '')
    .replace(CALLED, '')
    .replace(CHILD_OF, '')
    .replace(BRACKETED_SHORT_FORM, (written, short: string) => (CREDENTIALS.has(short.toLowerCase()) ? '' : written))
    .replace(/^[\s,.:;|–—-]+|[\s,:;|–—-]+$/g, '')
    .trim();
  return withoutOtherScript(withFirstNameFirst(withoutCredentials(bare)));
}

/** "Tran, Linh", "VAN DYK, Johan P.": a surname, a comma, and what can be neither a profession nor a place. */
const LAST_FIRST = /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*\.?){0,2})$/u;

/** "REYES, RENATO "Ato" C." */
const NICKNAME = /\s["“'‘]\p{L}[\p{L} -]{0,20}["”'’](?=\s|$)/u;

function withFirstNameFirst(name: string): string {
  const [, last, first] = LAST_FIRST.exec(name.replace(NICKNAME, '')) ?? [];
  if (!last || !first || matchHeading(first)) return name;
  // "Jane Van Dyk, RO": letters behind a name that is written small.
  const isLetters = /\p{Ll}/u.test(last) || (last.includes(' ') && CREDENTIALS.has(first.toLowerCase()));
  if (/^\p{Lu}{2,5}$/u.test(first) && isLetters) return last;
  const [lead, ...others] = last.split(' ');
  const hasParticle = NAME_PARTICLES.has(fold(lead!).replace(/[^a-z]/g, ''));
  // "JANE MARY DOE, ACIPM": nobody's surname has three words.
  if (others.length > 1 && !hasParticle && /^\p{Lu}{3,6}$/u.test(first)) return last;
  const isSurname = others.length === 0 || last === last.toUpperCase() || hasParticle;
  const isOther = (text: string) => titleScore(text) >= 0.3 || organisationScore(text) >= 0.6 || looksLikePlace(text);
  if (!isSurname || isOther(first) || isOther(name)) return name;
  return `${first} ${/\p{Ll}/u.test(first) ? withNameCase(last) : last}`;
}

/** "Jane Doe, MSc, LCSW-C", "Jane Doe MBA", "Jane Doe (MCIPD)" */
function withoutCredentials(name: string): string {
  const [first, ...tails] = name.split(/\s*,\s*/);
  const isCapital = first === first!.toUpperCase();
  const head =
    first!.includes(' ') && tails.every((tail) => tail.split(/[\s/]+/).every((word) => isCredential(word, isCapital)))
      ? first!
      : name;
  const words = head.split(' ');
  const isMixed = /\p{Ll}/u.test(words.slice(0, 2).join(' '));
  while (words.length > 2 && (isCertain(words.at(-1)!) || (isMixed && isShortForm(words.at(-1)!)))) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** "(MCIPD)", "RN", "RVN": behind a name in small letters what no vowel makes a word, in two letters only a known one. */
function isShortForm(word: string): boolean {
  return (
    /^\(\p{Lu}{2,8}\)$/u.test(word) ||
    /^[B-DF-HJ-NP-TV-XZ]{3,5}$/.test(word) ||
    (/^[B-DF-HJ-NP-TV-XZ]{2}$/.test(word) && CREDENTIALS.has(word.toLowerCase()))
  );
}

/** A known one that is nobody's name: "Jack Ma" has none behind him, nor has "LIM SIEW PENG". */
function isCertain(word: string): boolean {
  // "BEng (Hons) CEng"
  if (/^\(hons\.?\)$/i.test(word)) return true;
  return word.length > 2 && word !== 'PENG' && /\p{Lu}.*\p{Lu}/u.test(word) && CREDENTIALS.has(bareCredential(word));
}

function bareCredential(word: string): string {
  return word.replace(/^\(|[.)]+$/g, '').toLowerCase();
}

/** A known one, or a short form: "S.Kep.", "SPHR", "Ns."; in a name of capitals only what has no vowel. */
function isCredential(written: string, isCapital: boolean): boolean {
  // "CNCC(C)", "RN(EC)"
  const word = written.replace(/(?<=\p{Lu})\(\p{Lu}{1,3}\)$/u, '');
  const bare = bareCredential(word);
  if (CREDENTIALS.has(bare) || CREDENTIALS.has(`${bare}.`) || /\p{L}\.\p{L}/u.test(word) || bare === 'hons')
    return true;
  if (/^\p{Lu}\p{L}{1,2}\.$/u.test(word)) return !/^[js]r\.$/i.test(word);
  return isCapital
    ? /^[B-DF-HJ-NP-TV-XZ\d-]{2,8}$/.test(word)
    : /^(?:[\p{Ll}-]*\p{Lu}){2,}[\p{Ll}\d®-]{0,3}$/u.test(word);
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /\p{Script=Arabic}/u,
];

/** "山田 太郎（やまだ たろう）", "林诗涵 (Shihan Lin)", "王小明 Wang Xiaoming": the name as it is printed first. */
function withoutOtherScript(name: string): string {
  const first = name.replace(/\s*[(（][^()（）]*[)）]$/u, (bracket) => {
    const before = name.slice(0, -bracket.length);
    const isKana =
      /^[\s(（\p{Script=Hiragana}\p{Script=Katakana}ー]+[)）]$/u.test(bracket) && /\p{Script=Han}/u.test(before);
    return isKana || scriptOf(bracket) !== scriptOf(before) ? '' : bracket;
  });
  const words = first.split(/\s+/);
  const cut = words.findIndex((word, i) => i > 0 && scriptOf(word) >= 0 && scriptOf(word) !== scriptOf(words[0]!));
  return cut > 0 && scriptOf(words[0]!) >= 0 ? words.slice(0, cut).join(' ') : first;
}

function scriptOf(text: string): number {
  return SCRIPTS.findIndex((script) => script.test(text));
}
