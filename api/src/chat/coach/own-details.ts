import { fold } from '@vitae/language/fold';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { changeDetails } from '../tools/change-details.ts';
import { levelInResume } from '../tools/skill-level.ts';
import { newHomeIn } from './home.ts';
import { reply } from './language.ts';
import { ADD_IT } from './named-skills.ts';
import { isName } from './names.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// What only somebody themselves can say: how to reach them, what they are called, what they speak.

const SAYS_TO_CHANGE =
  /\b(?:add|put|pop|stick|set|should (?:be|say|read)|change|changed|update|updated|correct|fix|replace|swap|use|remove|delete|take|drop|hide|get rid of|new|wrong|spelled|spelt|misspelled|typo)\b|(?:^|\s)[وف]?(?:ضيف|اضف|حط|احط|غير|اغير|بدل|عدل|صحح|صلح|شيل|اشيل|احذف|امسح|حدث|زود|سجل|اكتب)(?:لي|ها|ه)?(?=\s|$)|الجديد|جديد|غلط|خطا/u;
const PHONE_NAMED = /\b(?:phone|mobile|cell|tel|telephone|whatsapp|number|no)\b|رقم|هاتف|تليفون|جوال|موبايل|واتس/u;
const PHONE = /(?<![\d\p{L}])\+?\d(?:[\s().-]{0,2}\d){6,14}(?![\d\p{L}])/u;
const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,3}/iu;
const TITLE =
  /\b(?:job )?(?:title|headline|position|designation)\b[^.\n]{0,20}?\s(?:to|into|as|should (?:be|say|read)|is now|=)\s+["“]?(?<title>\p{L}[^.,;!?\n"”]{2,60}?)["”]?(?:\s+(?:please|pls|now|instead))?[\s.!]*$/iu;
const TITLE_IN_ARABIC =
  /(?:المسمى|مسماي|المسمي)(?: الوظيفي)?[^.\n]{0,12}?\s(?:إلى|الى|ل|لـ|خليه|يصير)\s*(?<title>\p{L}[^.،؟\n]{2,60})/u;
const NAME_WRONG =
  /\bname\b.{0,40}?\b(?:it ?['’]?s|is|should be|spelled|to)\s+["“]?(?<right>\p{L}[\p{L}'’-]+)["”]?,?\s+(?:and )?(?:not|instead of)\s+["“]?(?<wrong>\p{L}[\p{L}'’-]+)/iu;
const SPEAKS =
  /\bi (?:also |can |now |do )*(?:speak|know|learned|learnt)\b|\b(?:add|put|stick|pop|include)\b.{0,40}\blanguages?\b|\blanguages?\b.{0,30}\b(?:add|put)\b|لغه|(?:^|\s)[وب]?(?:اتكلم|تكلم|احكي|حكي|اتحدث|اجيد)(?=\s)/u;
/** Of what is named without what it is to be. */
const DETAIL_NAMED =
  /\b(?:photo|picture|pic|selfie|phone|mobile|(?:tele)?phone number|e-?mail address|address|date of birth|birthday|dob|nationality|marital status|religion|passport number|linkedin (?:link|url))\b|صورتي|صوره|رقمي|رقم (?:تليفوني|جوالي|هاتفي|موبايلي)|ايميلي|عنواني|تاريخ ميلادي|جنسيتي/u;
const OF_ADVICE = /^(?:should|shall|do i|is it|can i|may i|must i|need|why|what|how|هل|ليش|ليه|لماذا|كيف)\b/u;
/** "هو انا لازم احط صورتي": asks what one does. */
const ASKS_WHETHER = /(?:^|\s)(?:لازم|ضروري|ينفع|يفضل|مطلوب|يجوز|هل|ولا لا)(?=\s|$|\?)/u;
const MAX = 300;
const TOLD_WORDS_MAX = 9;

/** Proposes what a message says of its writer, or says where such things are changed; null where it is of something else. */
export function changeOwnDetails(turn: Turn): CoachAnswer | null {
  if (turn.text.length > MAX) return null;
  const words = fold(turn.text).trim();
  const isQuestion = OF_ADVICE.test(words) || /\?\s*$/.test(words) || ASKS_WHETHER.test(words);
  const toChange = SAYS_TO_CHANGE.test(words);
  const phone = toChange && PHONE_NAMED.test(words) ? PHONE.exec(turn.text)?.[0] : undefined;
  const email = toChange ? EMAIL.exec(turn.text)?.[0] : undefined;
  const named =
    toChange && !isQuestion ? (TITLE.exec(turn.text) ?? TITLE_IN_ARABIC.exec(turn.text))?.groups?.title : undefined;
  const title = named && isName(named) ? named : undefined;
  const name = isQuestion ? {} : correctedName(turn);
  const home = isQuestion ? null : newHomeIn(turn);
  const isToGo = readRequest(turn.text).orders.has('remove');
  const languages = SPEAKS.test(words) && !isQuestion && !isToGo ? languagesIn(turn) : [];
  const told = { phone: phone?.trim(), email, jobTitle: title?.trim(), ...name };
  // In a longer message where somebody lives belongs to a story, unless it is said to be changed.
  const isMove = toChange || words.split(/\s+/).length <= TOLD_WORDS_MAX;
  const details = { ...told, ...(isMove && home) };
  const isSaid = Object.values(details).some(Boolean) || languages.length > 0;
  const level = languages.length === 1 ? levelIn(words, turn) : undefined;
  // "I speak French and I know Excel, add it": French stands there already, and something else is meant.
  if (isSaid && ADD_IT.test(words) && !Object.values(details).some(Boolean) && areKnown(languages, turn)) return null;
  if (isSaid) return changeDetails.run({ ...details, languages, level }, turn);
  if (!toChange || isQuestion || !(DETAIL_NAMED.test(words) || NAME_WRONG.test(turn.text))) return null;
  return reply(turn, {
    en: 'Your name, photo, telephone, address and other personal details are changed by you: **Your resumes**, open it, **Edit**, first section. Write the new one here (“my new number is …”) and I propose it for you.',
    ar: 'اسمك وصورتك وهاتفك وعنوانك وبياناتك الشخصية تعدّلها بنفسك: **سيرك الذاتية**، افتحها، **تحرير**، القسم الأول. أو اكتب الجديد هنا («رقمي الجديد …») فأقترحه لك.',
  });
}

/** "and email rania@…", where details were spoken of: one more of them; null where none is told. */
export function oneDetailMore(turn: Turn): CoachAnswer | null {
  if (turn.text.split(/\s+/).length > ONE_WORDS_MAX || /[?؟]/.test(turn.text)) return null;
  const email = EMAIL.exec(turn.text)?.[0];
  const phone = PHONE_NAMED.test(fold(turn.text)) ? PHONE.exec(turn.text)?.[0]?.trim() : undefined;
  return email || phone ? changeDetails.run({ ...(email && { email }), ...(phone && { phone }) }, turn) : null;
}
const ONE_WORDS_MAX = 7;

function areKnown(languages: readonly string[], { resume }: Turn): boolean {
  const known = new Set(resume?.data.languages.map(({ name }) => fold(name)));
  return languages.every((name) => known.has(fold(name)));
}

/** "Its Fatima, not Fatma": the part of the name that is written so. */
function correctedName({ text, resume }: Turn): { firstName?: string; lastName?: string } {
  const { right = '', wrong = '' } = NAME_WRONG.exec(text)?.groups ?? {};
  if (!right || !resume) return {};
  const { firstName, lastName } = resume.data.personal;
  if (fold(firstName) === fold(wrong)) return { firstName: right };
  return fold(lastName) === fold(wrong) ? { lastName: right } : {};
}

/** "french, basic level" */
const LEVEL =
  /\b(?:basic|beginner|elementary|intermediate|conversational|good|advanced|fluent|native|[abc][12])\b|مبتد(?:ي|ئ)ه?|متوسطه?|جيده?|ممتازه?|طلاقه|اساسي|اللغه الام/u;

const ARABIC = /\p{Script=Arabic}/u;

function levelIn(words: string, turn: Turn): string | undefined {
  const level = LEVEL.exec(words)?.[0];
  return level && levelInResume(level, turn);
}

/** Languages by their names, as typed; in English where a resume in English is told of them in Arabic. */
function languagesIn({ text, resume }: Turn): string[] {
  const isArabic = resume?.data.language.startsWith('ar') ?? true;
  const written = (word: string) => (!isArabic && ARABIC.test(word) ? spokenLanguage(fold(word))! : word);
  const named = text
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => (spokenLanguage(fold(word)) === null ? word.replace(/^(?:بال|لل|ال|ب)/u, '') : word))
    .filter((word) => word.length > 2);
  return [
    ...new Set(
      named
        .filter((word) => spokenLanguage(fold(word)) !== null)
        .map((word) => written(word).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())),
    ),
  ].slice(0, 5);
}
