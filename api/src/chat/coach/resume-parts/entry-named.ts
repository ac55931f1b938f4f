import type { Education, WorkExperience } from '@vitae/documents/model/resume';
import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { entriesOf, type NamedEntry } from '../../tools/change-entries.ts';
import { tellingStems } from '../asked-words.ts';
import type { Turn } from '../turn.ts';

// Which job or school of the open resume people mean: by any telling word of its title, employer or place, by what such a
// place is called ("the store"), by a nickname that begins as the name does ("woolies"), or as the one of now.

export type ResumeEntry =
  | (NamedEntry & { list: 'workExperience'; item: WorkExperience })
  | (NamedEntry & { list: 'education'; item: Education });

/** They say that a part is meant, what is thought of it or what is to be done with it, and not which one it is. */
const NAMES_NOTHING: ReadonlySet<string> = new Set(
  `job jobs work role position part parts bit bits section entry thing stuff one place time old first new whole experience year
  resume cv company keep delete remove leave drop bin cut take stay go going move put bottom top end last list add fix make
  rewrite reword improve better stronger strong nice professional sound sounds read reads look looks like want wants please pls
  plain boring weak dry dull flat responsible always same line lines bullet bullets point points summary profile ok okay yes
  agree agreed ahead should still worth need needed useful good bad great short shorter long sort help heck crap rubbish more
  less just or and now then also too very really page down up off out on of in for them they it am is was do did
  description write wrote reader employer apply applying application office team help
  وظيفه شغل عمل خبره جزء قسم سيره سيرتي اخلي اخليه اخليها خلي خليها خليه احذف احذفه احذفها اشيل اشيله اسيب اسيبه ابقي قوي قويها
  تمام نفذ طيب احسن افضل اقوي تبان يبان كلها مسوول ضعيف ضعيفه ممل بتاع بتاعه ديال حق تبع اخر مكان جديد قديم`
    .split(/\s+/u)
    .flatMap((word) => [word, ...tellingStems(word)]),
);
/** Names of one kind of place or post. */
const SAME_KIND = new Map(
  [
    ['shop', 'store', 'retail', 'boutique', 'market', 'supermarket', 'kiosk', 'محل', 'متجر', 'دكان', 'بقاله', 'حانوت'],
    ['restaurant', 'cafe', 'coffee', 'diner', 'canteen', 'bistro', 'مطعم', 'مقهي', 'كافيه', 'قهوه'],
    ['hotel', 'resort', 'inn', 'lodge', 'فندق', 'منتجع'],
    ['hospital', 'clinic', 'infirmary', 'مستشفي', 'عياده'],
    ['school', 'college', 'academy', 'مدرسه', 'ثانويه', 'كليه'],
    ['uni', 'university', 'varsity', 'جامعه'],
    ['army', 'military', 'navy', 'forces', 'جيش'],
    ['intern', 'internship', 'trainee', 'placement', 'تدريب', 'متدرب'],
    ['volunteer', 'voluntary', 'volunteering', 'charity', 'تطوع', 'متطوع', 'متطوعه'],
    ['farm', 'ranch', 'مزرعه'],
    ['bakery', 'baker', 'مخبز'],
    ['tuition', 'tutor', 'tutoring', 'مدرس', 'دروس'],
    ['freelance', 'freelancing', 'freelancer'],
    ['workshop', 'garage', 'ورشه', 'كراج'],
  ].flatMap(([kind = '', ...others]) => [kind, ...others].map((word) => [word, kind] as const)),
);

/** "والمطعم" and "للمطعم" are the restaurant. */
const ARABIC_BEFORE = /^(?:و|ف)?(?:ب|ل|ك)?(?:ال|لل)?(?=\p{Script=Arabic}{3})/u;
const WORD = /[\p{L}\p{N}&]+/gu;
const wordsOf = (text: string): string[] =>
  (fold(text).replace(/['’]/gu, '').match(WORD) ?? []).map((word) => word.replace(ARABIC_BEFORE, ''));

interface NamedWord {
  word: string;
  stem: string;
  kind: string | undefined;
}
const read = (word: string): NamedWord => ({
  word,
  // Without what else people call it: a boss is no manager of the resume.
  stem: stem(word),
  kind: SAME_KIND.get(word) ?? SAME_KIND.get(word.replace(/(?<=\p{L}{3})s$/u, '')),
});

const NICKNAME_LETTERS = 4;
const EXACT = 3;
const OF_KIND = 2;
const LIKE = 1.5;

/** Begins as the name does, and is not another word of its own: "woolies", "dishwash". */
function isLike(said: string, own: string): boolean {
  const [short, long] = said.length < own.length ? [said, own] : [own, said];
  if (short.length < NICKNAME_LETTERS) return false;
  if (long.startsWith(short)) return true;
  const isNickname =
    /(?:ies|ys?|ie|os?|ers)$/u.test(said) && said.slice(0, NICKNAME_LETTERS) === own.slice(0, NICKNAME_LETTERS);
  return isNickname && own.length > NICKNAME_LETTERS + 1;
}

function likeness(said: NamedWord, own: NamedWord): number {
  if (said.word === own.word || said.stem === own.stem) return EXACT;
  if (said.kind !== undefined && said.kind === own.kind) return OF_KIND;
  return isLike(said.word, own.word) ? LIKE : 0;
}

/** Jobs and schools, with those words by which one of them is called. */
function namedParts({ resume }: Turn): { entry: ResumeEntry; own: NamedWord[] }[] {
  return entriesOf(resume!.data).flatMap((one) => {
    if (one.list === 'languages') return [];
    const entry = one as ResumeEntry;
    const { item } = entry;
    const said =
      'company' in item
        ? [item.jobTitle, item.company, item.location]
        : [item.degree, item.fieldOfStudy, item.institution, item.location];
    return [{ entry, own: wordsOf(said.filter(Boolean).join(' ')).map(read) }];
  });
}

const OF_NOW =
  /\b(?:current|present|latest|newest|most recent|last) (?:job|role|position|post|work|place|company|employer|one)\b|\bwhere i (?:am|work) now\b|(?:وظيفتي|شغلي|عملي|الوظيفه) (?:ال)?(?:حالي|حاليه|اخير|اخيره)|(?:اخر|احدث) (?:وظيفه|شغل|عمل)/u;
const OF_BEGINNING =
  /\b(?:first|oldest|earliest|very first) (?:job|role|position|post|one)\b|(?:اول|اقدم) (?:وظيفه|شغل|عمل)/u;

/** Those that a text names equally well, in the order of the resume; empty where it names none. */
export function entriesNamedIn(turn: Turn, text: string): ResumeEntry[] {
  if (!turn.resume) return [];
  const parts = namedParts(turn);
  // "the mine" is a small word too, but where a name has it.
  const names = new Set(parts.flatMap(({ own }) => own.map(({ word }) => word)));
  const isSmall = (word: string) => STOP_WORDS.has(word) && !(word.length >= NICKNAME_LETTERS && names.has(word));
  const said = [...new Set(wordsOf(text.slice(0, 300)))]
    .map(read)
    .filter(
      ({ word, stem }) => word.length > 1 && !isSmall(word) && !NAMES_NOTHING.has(word) && !NAMES_NOTHING.has(stem),
    );
  const joined = said.slice(1).map(({ word }, at) => read(`${said[at]!.word}${word}`));
  let worth = parts.map(() => 0);
  for (const one of [...said, ...joined]) {
    const shares = parts.map(({ own }) => Math.max(0, ...own.map((word) => likeness(one, word))));
    const most = Math.max(0, ...shares);
    const count = shares.filter((share) => share === most).length;
    // A word that every entry has tells none from another.
    if (most > 0) worth = worth.map((sum, at) => sum + (shares[at] === most ? most / count : 0));
  }
  const best = Math.max(0, ...worth);
  if (best > 0) return parts.filter((_, at) => worth[at] === best).map(({ entry }) => entry);
  return byPlace(
    parts.map(({ entry }) => entry),
    fold(text),
  );
}

function byPlace(entries: readonly ResumeEntry[], words: string): ResumeEntry[] {
  const jobs = entries.filter(({ list }) => list === 'workExperience');
  const job = OF_NOW.test(words)
    ? (jobs.find(({ item }) => 'current' in item && item.current) ?? jobs[0])
    : OF_BEGINNING.test(words)
      ? jobs.at(-1)
      : undefined;
  return job ? [job] : [];
}

/** "my dairy part", "the store", "the lines of": a part of the page is spoken of. */
const OF_PAGE =
  /\b(?:my|the|this|that)\s(?:[\p{L}\d&'’-]+\s){0,4}?(?:parts?|bits?|sections?|job|role|position|post|entry|experience|stuff|things?|lines|bullets|points|description|one|portion|gig|internship|placement|degree|diploma|course)\b|\b(?:cv|resume|page)\b|(?:جزء|قسم|خبره|خبرتي|تجربه|تجربتي|وظيفه|شغل|عمل|خدمه|نقاط|اسطر)\s|(?:سيره|سيرتي)/u;

/** Whether a text surely speaks of a part of the page: it says so, or has a name in it that no everyday word is. */
export function speaksOfPart(turn: Turn, text: string): boolean {
  if (OF_PAGE.test(fold(text))) return true;
  const said = wordsOf(text);
  const names = turn
    .resume!.data.workExperience.flatMap(({ company }) => wordsOf(company))
    .concat(turn.resume!.data.education.flatMap(({ institution }) => wordsOf(institution)))
    .filter(
      (word) =>
        !COMMON_WORDS.has(word) &&
        !SAME_KIND.has(word.replace(/s$/u, '')) &&
        !NAMES_NOTHING.has(word) &&
        word.length > 2,
    );
  return said.some((word) => !NAMES_NOTHING.has(word) && names.some((name) => name === word || isLike(word, name)));
}

/** The one entry that a text names; null where it names none or several. */
export function entryNamedIn(turn: Turn, text: string): ResumeEntry | null {
  const [only, another] = entriesNamedIn(turn, text);
  return only && !another ? only : null;
}

/** The one job that a text names; null where it names none or several, or a school. */
export function jobNamedIn(turn: Turn, text: string): WorkExperience | null {
  const jobs = entriesNamedIn(turn, text).filter(({ list }) => list === 'workExperience');
  return jobs.length === 1 ? (jobs[0]!.item as WorkExperience) : null;
}
