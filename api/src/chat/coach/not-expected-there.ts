import { fold } from '@vitae/language/fold';
import { customsOf, likeBritain } from '../tools/expected-there.ts';
import { leaveOutForCountry } from '../tools/leave-out-for-country.ts';
import { placeNamed, placeOfTalk } from './countries.ts';
import { employerNamed } from './employers.ts';
import { readRequest } from './request.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

// "I apply in Ireland, is there anything I should remove": what does not belong on a resume is looked for in it.

const ANYTHING =
  /\b(?:what(?:ever| all| else| stuff| things?| parts?| bits?| info\w*| details?)?|which (?:things?|parts?|details?|bits?|info\w*|personal|of (?:my|the|these|those))|anything|any thing|something|any (?:info\w*|details?|parts?|personal|stuff|bits?)|things?|stuff|too much|is there|are there|do i (?:need|have) to|must i|how much)\b|(?:^|\s)(?:و)?(?:ايش|شو|وش|ايه|ماذا|ما|هل|اي|اش|شنو|في)(?=\s)|حاجه|شيء|شي(?=\s)|اشياء/u;
const GOES =
  /\b(?:remov\w+|delet\w+|take (?:out|off|away)|taken? (?:out|off)|cut(?: out)?|leave (?:out|off)|left out|drop(?:ped)?|get rid of|strip|omit\w*|exclud\w+|hide|hidden|erase|scrap|lose|unnecessary|irrelevant|odd|weird|strange|unprofessional|off-?putting|inappropriate|out of place|not (?:be )?(?:needed|necessary|expected|required|allowed|suitable|belong|there|included|okay|ok|appropriate|normal|relevant|put|shown?)|(?:do|does|would|wouldn|don|doesn)(?: not|n'?t|'?t) (?:belong|need|want|expect|like)|(?:should|must|shouldn|mustn)(?: not|n'?t|'?t) (?:be (?:there|in|on|included|shown)|have|put|include|show|go)|look\w* (?:weird|odd|strange|funny|wrong|unprofessional)|(?:personal|private) (?:stuff|info\w*|details?|things?|data))\b|(?:احذف|اشيل|شيل|امسح|نشيل|نحذف|ازيل|اطلع|الغي|ينحذف|ينشال|يتشال|يتحذف|زياده|ما ل(?:ه|ها|هم) داعي|مالها داعي|غير ضروري|ما تلزم|ماله داعي|مش لازم|مو لازم|غير مناسب|لا يناسب|ما يناسب|ما يصير)\S*/u;
const OF_RESUME =
  /\b(?:cvs?|resumes?|résumés?|c\.v\.?|application|biodata|bio data|(?:personal|private) (?:stuff|info\w*|details?|data|things?))\b|سيرت|السيره|سي ?في|ملفي/u;
/** Which line, job or skill goes, and how to get shorter, are other questions. */
const OF_PARTS =
  /\b(?:bullets?|lines?|points?|sentences?|jobs?\b(?= (?:to|should|can|do|i))|which (?:jobs?|roles?|skills?)|old(?:er)? jobs?|skills?|roles?|positions|hobbies|interests|summary|letter|e-?mail|mail|account|message|interview|linkedin|salary|contract|photo only|one page|1 page|two pages?|shorter|too long|space|save|gap|gaps|how much|put first)\b|سطر|اسطر|نقطه|وظايف|مهاره|مهارات|هوايات|خطاب|رساله|حساب|صفحه واحده|مقابل/u;
const DETAIL =
  /\b(?:dob|date of birth|birth ?date|birthday|age|religion|marital|civil status|married|nationality|passport|height|weight|photo|picture|gender|sex|father'?s?|parents?|declaration|referees|home address|full address)\b|تاريخ الميلاد|الديانه|الحاله الاجتماعيه|الجنسيه|الجواز|الطول|الوزن|الصوره|صورتي/u;
const STAYS_OR_GOES =
  /\b(?:should|shall|do|must|can|ok(?:ay)?|fine|need|have|leave|keep|remove|put|still|necessary|required|there|mention)\b|(?:^|\s)(?:هل|لازم|اخلي|احط|اشيل|احذف|ينفع|ضروري)\S*/u;
const WORDS_MAX = 34;

/** Null where a message asks for nothing of the kind, or there is no resume to look into. */
export function leaveOutThere(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).trim();
  const { things, orders, isQuestion } = readRequest(turn.text);
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || OF_PARTS.test(words)) return null;
  if (['letter', 'mail', 'interview', 'offer', 'skills'].some((thing) => things.has(thing)) || orders.has('add'))
    return null;
  const asksInGeneral = ANYTHING.test(words) && GOES.test(words) && (OF_RESUME.test(words) || namesPlace(turn.text));
  const isOfDetail =
    DETAIL.test(words) && STAYS_OR_GOES.test(words) && isQuestion && namesPlace(turn.text) && hasDetails(turn);
  if (!asksInGeneral && !isOfDetail) return null;
  // "what should i take out at Harbour Hotel": of that job.
  if (employerNamed(turn, turn.text) && !namesPlace(turn.text)) return null;
  if (asksInGeneral && !isOfDetail && isOrderOfOne(words)) return null;
  return leaveOutForCountry(turn, customsOf(placeOf(turn), britishIn(turn)));
}

const namesPlace = (text: string): boolean => placeNamed(text) !== null || likeBritain(text) !== null;

const placeOf = (turn: Turn) => placeNamed(turn.text) ?? placeOfTalk({ ...turn, resume: null });

/** Of the newest message that names a place. */
function britishIn({ text, history }: Turn) {
  const named = [text, ...textsOfUser(history).toReversed()].find(namesPlace);
  return named === undefined ? null : likeBritain(named);
}

/** "remove my date of birth": the one that is named goes, and nothing else is looked for. */
const isOrderOfOne = (words: string): boolean =>
  DETAIL.test(words) &&
  /^(?:(?:please|pls|can (?:yo)?u|could (?:yo)?u|and|ok) )*(?:remove|delete|take|drop|cut|leave)\b/u.test(words);

/** A question on a detail is of this resume only where it shows one. */
function hasDetails({ resume }: Turn): boolean {
  const { dateOfBirth, religion, maritalStatus, gender, passport } = resume!.data.personal;
  return [dateOfBirth, religion, maritalStatus, gender, passport].some((value) => value !== '');
}
