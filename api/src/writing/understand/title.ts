import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { inTitleCase } from '../text/title-case.ts';

const HEAD_LINES = 8;
const MAX_HEAD = 120;
const LABEL =
  /^(?:job )?(?:title|position|role|post|vacancy|opening|advert)(?: announcement| title)?\s*[:–—-]\s*|^(?:المسمى الوظيفي|اسم الوظيفة|الوظيفة(?: المطلوبة| الشاغرة)?|الوظيفه)\s*[:–—-]\s*/i;
const BESIDE_TITLE = /\s+[–—|-]\s+|\s*[|•·]\s*|,\s+/;

/** Written in small letters in a title: "Head of Sales". */
const SMALL = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'to', 'or', 'de']);
/** Spoken letter by letter, whoever writes them. */
const BY_LETTERS = new Set(
  'it hr qa ui ux hgv lgv vp ceo cto cfo coo crm erp seo ppc pr cad bim gis hse ehs qc icu er itu rn gp sap aws ai ml'.split(
    ' ',
  ),
);

/** "(m/w/d)", which the law wants of adverts and nobody of letters. */
const FOR_ALL = /\s*\((?:[mwfdxh](?:[/|*][mwfdxh]){1,3}|all genders|gn\*?)\)/gi;
/** "(Casual / part time)", "– ECTs welcome": of the contract, and no part of what the post is called. */
const OF_CONTRACT =
  /\s*\((?=[^()]*\b(?:(?:full|part)[ -]?time|casual|permanent|temporary|maternity cover|fixed[- ]term|hybrid|remote|WFH|on[- ]?site|required|essential|mandatory|trainees? (?:or|welcome))\b)[^()]{3,60}\)|\s+[–—-] (?:[\p{L}&/ ]{2,30} welcome|(?:full|part)[ -]?time|permanent|hybrid|remote|immediate start|\d[\d,]* \p{Ll}+|(?:AU|US|UK|EU|NZ) (?:clients?|based|hours))$/giu;

/** "Housing Officer (ref. HO/21)": which the letter gives beside it. */
const OF_REFERENCE =
  /[\s,–—|-]*[([]?\b(?:ref(?:erence)?|job id|req(?:uisition)?(?: id)?|vacancy(?: no)?)\b\.?(?: (?:no|number|code|id)\b\.?)?\s{0,2}[:#]?\s{0,2}#?(?=[A-Z\d/_.-]*\d)[A-Z\d][A-Z\d/_.-]{2,19}[)\]]?$/iu;

/**
 * The title that a form gives, as a sentence can name it. Who types it without care ("devops engineer", "it project
 * manager") means the one that the advert has at its head; where it has none, the title gets its capitals.
 */
export function titleAsMeant(typed: string, advert: string): string {
  const whole = typed
    .replace(FOR_ALL, '')
    .replace(OF_REFERENCE, '')
    .replace(OF_CONTRACT, '')
    .replace(/^مطلوب\s+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  // "Libraries Manager | Kaiwhakahaere": the title, and what stands beside it.
  const parts = whole.split(/ \| /);
  const title = parts.find(namesOccupation) ?? parts[0]!;
  // Arabic has no capitals by which care could be told.
  if (/\p{Script=Arabic}/u.test(title)) return title;
  if (title === '' || (title !== title.toLowerCase() && title !== title.toUpperCase())) return title;
  const written = asWrittenIn(advert, title) || headMeant(title, advert);
  if (written) return inTitleCase(written);
  return title === title.toLowerCase() ? withCapitals(title) : inTitleCase(title);
}

/** As the advert writes it with capitals: "DevOps Engineer". */
function asWrittenIn(advert: string, title: string): string {
  const found = advert.match(new RegExp(`(?<![\\p{L}\\d])${escapePattern(title)}(?![\\p{L}\\d])`, 'giu')) ?? [];
  return found.find((one) => one !== title && one !== one.toUpperCase() && isCapitalised(one)) ?? '';
}

const isCapitalised = (title: string) =>
  title.split(/[\s/-]+/).every((word) => SMALL.has(word) || !/^\p{Ll}/u.test(word));

const wordsOf = (title: string) =>
  fold(title.replace(/\([^()]*\)/g, ' '))
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/** "Senior Accountant" for "dubai senior accountant", "Login.gov Account Manager" for "login account manager". */
function headMeant(title: string, advert: string): string {
  const typed = wordsOf(title);
  const lines = advert
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const heads = [...lines.slice(0, HEAD_LINES), ...lines.filter((line) => LABEL.test(line))]
    .filter((line) => line.length <= MAX_HEAD)
    .map((line) => line.replace(LABEL, ''));
  const begun = heads.map((head) => beginningLike(typed.join(''), head)).find(Boolean);
  if (begun) return begun;
  const candidates = heads.flatMap((head) => [head, ...head.split(BESIDE_TITLE)]).filter(isCapitalised);
  const fitting = candidates.filter((candidate) => {
    const words = wordsOf(candidate);
    const [shorter, longer] = words.length < typed.length ? [words, typed] : [typed, words];
    return (
      shorter.length >= 2 &&
      longer.length - shorter.length <= 2 &&
      words.at(-1) === typed.at(-1) &&
      shorter.every((word) => longer.includes(word)) &&
      namesOccupation(candidate)
    );
  });
  const [best = ''] = fitting.sort(
    (one, other) => distance(one, typed) - distance(other, typed) || one.length - other.length,
  );
  return best.replace(/\s*\([^()]*\)/g, '').trim();
}

/** The first words of a head that are the title but for its blanks: "TTS Bilingual Designer", typed "tts bilingualdesigner". */
function beginningLike(typed: string, head: string): string {
  const words = head.replace(/\([^()]*\)/g, ' ').split(/\s+/);
  const end = words.findIndex((_, index) => wordsOf(words.slice(0, index + 1).join(' ')).join('') === typed);
  const found = words.slice(0, end + 1).join(' ');
  if (end < 0 || !isCapitalised(found)) return '';
  // "Harbour.gov - Open Data Specialist": whose it is stands before it.
  const last = found.split(BESIDE_TITLE).at(-1) ?? '';
  return last.includes(' ') && namesOccupation(last) ? last : found;
}

const distance = (candidate: string, typed: readonly string[]) => Math.abs(wordsOf(candidate).length - typed.length);

const withCapitals = (title: string) =>
  title.replace(/[\p{L}\d+#.]+/gu, (word, at: number) => {
    if (BY_LETTERS.has(word)) return word.toUpperCase();
    return at > 0 && SMALL.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
