import { PRESENT_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { ARABIC_OCCUPATION_NOUNS, namesOccupation } from '@vitae/language/occupations';
import { ARABIC_ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { isPlace } from './places.ts';
import type { Page } from './reading-order.ts';
import type { Role } from './role.ts';

/** "طنطا مراجع حسابات": the town of the employer above; a title in Arabic begins with its noun. */
function withoutTown(title: string): string {
  const [first = '', second = ''] = title.split(' ');
  const isNoun = (word: string) => ARABIC_OCCUPATION_NOUNS.has(fold(word));
  return /^\p{Script=Arabic}/u.test(title) && isPlace(first) && !isNoun(first) && isNoun(second)
    ? title.slice(first.length + 1)
    : title;
}

/** "مسؤول مبيعات / Senior Sales – تك سنتر": the title once more in another language, and no employer. */
const IS_RANK = /^(?:senior|junior|chief|head|assistant|lead|deputy|sr|jr)\b/i;
const isTitle = (place: string) =>
  /^\p{Script=Latin}[\p{Script=Latin} &.-]*$/u.test(place) && (IS_RANK.test(place) || namesOccupation(place));

/** "١٤٣٨ – ١٤٤٠ هـ" of a head, or "من يوليو 2017 إلى غشت 2021 (توقف بسبب الجائحة)", taken for what was done. */
const areDates = (line: string) =>
  /^[\p{Nd}\s/–—-]+(?:هـ|م)?$/u.test(line) || isOnlyDates(line.replace(/\s*\([^()]*\)$/u, ''));

/** A post of an Arabic resume with what can be of its title, its employer and its work. */
export const asArabicPost = (read: Role): Role => {
  const role = withHouseOutOfTitle(withPostForTitle(read));
  return {
    ...role,
    title: withoutTown(role.title),
    place: isTitle(role.place) ? '' : role.place,
    // "المشروع" heads a column of a table, whose other heads are no work.
    lines: role.kind === 'project' && HEADS_COLUMN.test(role.place) ? [] : role.lines.filter((line) => !areDates(line)),
  };
};

/** "مدرّسة متعاقدة – تصميم غرافيكي": the post was taken for the house of what it is about. */
function withPostForTitle(role: Role): Role {
  const isPost = (name: string) => {
    const [first = ''] = name.split(' ');
    // "مدرّسة", a teacher, has the mark that "مدرسة", a school, has not.
    return ARABIC_OCCUPATION_NOUNS.has(fold(first)) || first === 'مدرّسة';
  };
  return role.kind === 'job' && role.title !== '' && isPost(role.place) && !isPost(role.title)
    ? { ...role, title: role.place, place: '' }
    : role;
}
/** The same, held against the head that the page has of it. */
export const asArabicOnPage = (role: Role, page: Page): Role =>
  withoutTimeOfSeasons(withHouseBeforePlace(withEndOnPage(asArabicPost(role), page), page), page);

const HEADS_COLUMN = /^(?:ال)?مشروع$/u;

/** "من 1441/02 حتى الآن": of a calendar that the reading does not know, the page says at least that the post goes on. */
function withEndOnPage(role: Role, page: Page): Role {
  const names = [role.place, role.title].filter((name) => name !== '');
  const goesOn = ({ text, folded }: Page['lines'][number]) =>
    names.every((name) => text.includes(name)) && goesOnUntilNow(folded);
  return role.kind === 'job' && role.end === '' && names.length > 0 && page.lines.some(goesOn)
    ? { ...role, end: 'present' }
    : role;
}
/** "حتى الآن", "إلى يومنا هذا", folded. */
const UNTIL_NOW = [...PRESENT_WORDS].filter((words) => /^(?:حتي|الي) /u.test(words));
const goesOnUntilNow = (folded: string) => UNTIL_NOW.some((words) => folded.includes(words));

/** "مربية التعليم الأولي، روض البراعم، سلا": the house stands between the post and the town. */
function withHouseOutOfTitle(role: Role): Role {
  const [post = '', ...house] = role.title.split(/\s*،\s*/u);
  const [first = ''] = post.split(' ');
  return role.kind === 'job' && house.length === 1 && ARABIC_OCCUPATION_NOUNS.has(fold(first))
    ? { ...role, title: post, place: house[0]! }
    : role;
}

const BETWEEN_PARTS = /\s+[-–—]\s+/u;
const isHouseName = (name: string) => ARABIC_ORGANISATION_NOUNS.has(fold(name.split(' ')[0]!));
/** "بائع - محل النخيل - سوق الجهراء", "رئيسة قسم، مطبخ الحلويات – فندق تيفاوين": the house stands between the post and where it is. */
function withHouseBeforePlace(role: Role, { lines }: Page): Role {
  if (role.kind !== 'job' || role.title === '' || role.place === '') return role;
  for (const { text } of lines) {
    const parts = text.split(BETWEEN_PARTS);
    const behindPart =
      parts.length === 2 && parts[0] === `${role.title}، ${role.place}` ? parts[1]!.split(/[،(]/u)[0]! : '';
    if (isHouseName(behindPart) && !isHouseName(role.place)) return { ...role, place: behindPart.trim() };
    const at = parts.indexOf(role.place);
    const house = parts[at - 1] ?? '';
    const isHouseItself = isHouseName(role.place) && !/^سوق /u.test(role.place);
    const isMeant = isHouseName(house) && !isHouseItself && !/^(?:إدارة|ادارة|قسم|فرع) /u.test(house);
    if (at > 1 && parts.includes(role.title) && isMeant && house !== role.title) return { ...role, place: house };
  }
  return role;
}

/** "صيف 2024 و صيف 2025": of two summers, and not from the one to the other. */
function withoutTimeOfSeasons(role: Role, { lines }: Page): Role {
  const head = lines.findIndex(({ text }) => role.title !== '' && text.includes(role.title));
  const isOfSeasons = lines
    .slice(Math.max(0, head), head + 2)
    .some(({ text }) => (text.match(/(?<!\p{L})و?(?:صيف|شتاء|موسم)(?!\p{L})/gu) ?? []).length > 1);
  return role.kind === 'job' && head >= 0 && isOfSeasons ? { ...role, start: '', end: '' } : role;
}
