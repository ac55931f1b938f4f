import type { Education } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { removeEntry } from '../../tools/change-entries.ts';
import { adviseOn } from '../job-in-doubt.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { entryNamedIn, type ResumeEntry, speaksOfPart } from './entry-named.ts';

// "the store, keep or delete?", "is the hair salon worth leaving on": a job or school of which somebody is not sure.

const KEEPS =
  /\b(?:keep\w*|leav\w+|stay\w*|include\w*|list|mention|have|show|worth|need\w*|bottom|end|matter\w*)\b|(?:^|\s)(?:و)?(?:ا|ن|ت|ي)?(?:خلي|سيب|ابقي|بقي|ترك|ذكر|حط)\S*/u;
const GOES =
  /\b(?:delet\w*|remov\w*|drop\w*|bin|chuck|dump\w*|scrap|ditch|cut|lose|leave (?:it |that |them |this )?(?:out|off)|take (?:it |that |them |this )?(?:out|off|away)|throw|get rid|go|hide|skip|kick|axe|strike|off|out)\b|(?:^|\s)(?:و)?(?:ا|ن|ت|ي)?(?:حذف|شيل|مسح|حيد|لغ|طلع)\S*/u;
/** One of two, or whether at all. */
const OR = /\b(?:or|vs|versus)\b|(?:^|\s)(?:ولا|او|أو|والا|ام)(?=\s)/u;
const WHETHER =
  /\b(?:should|shall|do|does|must|can|could|would|may) (?:(?:yo)?u think )?(?:i|it|that|this|the|my|we|you)\b|\bis (?:it|that|this|the|my)\b.{0,60}\b(?:worth|needed|necessary|relevant|useful|any use)\b|\b(?:bother|worth|still need(?:ed)?|any point|any use|make i)\b|(?:^|\s)(?:هل|لازم|ينفع|شو رايك|وش رايك|احسن|واش)(?=\s)|[?؟]\s*$/u;
/** "is tesco still needed", "…, keep it?". */
const NEEDED =
  /\b(?:is|are) .{2,60}? (?:(?:even|still|really|actually) )*(?:needed|necessary|worth|relevant|useful|any use|required)\b|\b(?:keep|leave)(?: (?:it|them|that|this|those|on|in|there))*\s*\?/u;
const OR_NOT =
  /\bbother\b|\bany (?:point|use|sense|good)\b|\bor (?:not|no|nah)\b|\bworth (?:a |the |it|even )?(?:keeping|leaving|listing|including|mentioning|mention|having|putting|line|space|room)\b|\bstill (?:need|worth|keep)|(?:ولا|او) لا(?:\s|$|[؟?])/u;
const OF_OTHER =
  /\b(?:cover letter|letter|e-?mail|summary|profile|objective|interview|photo|picture|age|religion|address|dob|birth|nationality|salary|offer|bullets?|lines?|points?|sentence|skills?|hobbies|references?|notice|resign|apply|applying|accept|quit|boss|pay|paid|agency|change jobs|shifts?|contract|my job|this job|the job)\b|خطاب|رساله|ملخص|مقابله|صوره|ديانه|راتب|عرض|سطر|نقطه|نقاط|مهار|استقيل|اقدم|نقدم|التقديم|اقبل/u;
/** To leave an employer is no matter of the resume. */
const LEAVES_EMPLOYER =
  /\b(?:i|we) (?:stay|leave|go|quit)\b(?! (?:it|that|them|this|out|off|in|on))|\b(?:stay|leave|go|work) (?:at|with|there|here)\b/u;
const ON_PAGE = /\b(?:on|off|out|in (?:it|there|the|my))\b/u;
export const isOfResigning = (words: string): boolean => LEAVES_EMPLOYER.test(words) && !ON_PAGE.test(words);
/** "the store, …", "and my okada: …". */
const NAMES_BEFORE =
  /^(?:(?:and|also|ok|so|what about) )*(?:the|my|that) (?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+[,:;]|\b(?:is|are) (?:the|my|that) |^(?:و)?\p{Script=Arabic}/u;
/** "any point keeping …", "worth a line": of the page, and of nothing else. */
const OF_LISTING =
  /\b(?:worth|point|use|sense|bother|good)\b.{0,12}\b(?:keeping|leaving|listing|including|mentioning|mention|having|putting|line|space|room)\b/u;
/** What is to go is asked for, and not named. */
const ASKS_WHAT = /\bwhat (?:do|should|can|must|to|could) (?:i |we )?(?:delete|remove|cut|take|drop|leave|keep)\b/u;
const LAST = /\b(?:bottom|end|last|lower down|down)\b|(?:اخر|تحت|اسفل)/u;
const MOVES = /\b(?:move|put|push|shift|at the|to the|very end)\b|انقل|حط|اخر/u;
/** "should i drop the shop job": advice alone is asked for. */
const ASKS_WHETHER_TO = /\b(?:should|shall|must|can) i\b|(?:^|\s)هل(?=\s)/u;
const WORDS_MAX = 30;

/** Null where nothing of the resume is in doubt. */
export function adviseOnEntry(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (
    !turn.resume ||
    words.split(/\s+/u).length > WORDS_MAX ||
    OF_OTHER.test(words.replace(OF_LISTING, ' ')) ||
    isOfResigning(words) ||
    ASKS_WHAT.test(words)
  )
    return null;
  const isEither =
    OR.test(words) && GOES.test(words) && KEEPS.test(words.replace(/\bleave (?:it |that )?(?:out|off)\b/gu, ' '));
  const isWhether =
    NEEDED.test(words) || (WHETHER.test(words) && (GOES.test(words) || (OR_NOT.test(words) && KEEPS.test(words))));
  if (!isEither && !isWhether) return null;
  if (!isEither && !OF_LISTING.test(words) && !speaksOfPart(turn, turn.text) && !NAMES_BEFORE.test(words)) return null;
  const entry = entryNamedIn(turn, turn.text);
  return (
    entry &&
    adviceOn(turn, entry, {
      mayGoLast: LAST.test(words) && MOVES.test(words),
      proposes: isEither || !ASKS_WHETHER_TO.test(words),
    })
  );
}

/** What speaks for a part and against it. */
export const adviceOn = (
  turn: Turn,
  entry: ResumeEntry,
  how: { mayGoLast: boolean; proposes: boolean },
): CoachAnswer =>
  entry.list === 'workExperience'
    ? adviseOn(turn, turn.resume!.data, entry.item, how)
    : adviseOnSchool(turn, entry.item, entry.text);

/** What is left at an age at which most leave it. */
const IS_SCHOOL =
  /\b(?:high school|secondary|gcses?|o.?levels?|a.?levels?|kcse|kcpe|ssce|waec|neco|ged|ncea|vce|hsc|matric\w*|10th|12th|xth|xiith|plus two|school|leaving certificate|baccalaureate)\b|ثانوي|باكالوريا|توجيهي|اعدادي|مدرسه/u;

function adviseOnSchool(turn: Turn, school: Education, name: string): CoachAnswer {
  const isSchool = (one: Education) => IS_SCHOOL.test(fold(`${one.degree} ${one.fieldOfStudy} ${one.institution}`));
  const isOutdone = isSchool(school) && turn.resume!.data.education.some((other) => !isSchool(other));
  return isOutdone
    ? reply(
        turn,
        {
          en: `I would leave **${name}** out: a later study of yours stands beside it, and that says more. Keep it only where the advert asks for it. That is proposed here; the choice is yours.`,
          ar: `أحذف **${name}**: فلديك دراسة بعدها تقول أكثر. أبقها فقط إن طلبها الإعلان. وهذا اقتراحي هنا، والقرار لك.`,
        },
        { about: { kind: 'entry', text: name }, proposals: removeEntry.run({ entry: name }, turn).proposals },
      )
    : reply(
        turn,
        {
          en: `I would keep **${name}**: it is the highest that your education names, and forms ask for it. One line with its year is enough.`,
          ar: `أبقي **${name}**: هي أعلى ما تذكره دراستك، والاستمارات تسأل عنها. سطر واحد مع السنة يكفي.`,
        },
        { about: { kind: 'entry', text: name }, choices: [{ en: `Remove ${name}`, ar: `احذف ${name}` }] },
      );
}
