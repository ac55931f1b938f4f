import { fold } from '@vitae/language/fold';
import { answerOfId, rankAnswers } from '../answer-question.ts';
import { tellingStems } from '../asked-words.ts';
import { type Place, placeOfTalk } from '../countries.ts';
import { languageOf, type Said } from '../language.ts';
import { isSureOf } from '../sureness.ts';
import { answerOf, type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';

// Questions that name their subject in a clause of their own: each clause gets its answer, whatever the talk was on before.

interface AskedSubject {
  id: string;
  asked: RegExp;
  /** The verdict in front of the answer, where it hangs on the place or on what was told. */
  lead?: (turn: Turn, place: Place | 'other' | null) => Said | null;
  /** Whether the talk before has to be of it. */
  needs?: RegExp;
}

const WITHOUT_PHOTO: ReadonlySet<string> = new Set(['US', 'CA', 'GB']);
const ENDED =
  /\b(?:sacked|fired|dismiss\w*|terminat\w*|let go|got the (?:boot|sack)|disciplin\w+|resign\w*|left|quit|absen\w+|attendance)\b|فصل|طرد|رفد|استقل|تركت/u;

const SUBJECTS: readonly AskedSubject[] = [
  {
    id: 'photo-on-resume',
    asked:
      /\b(?:photo|photograph|picture|pic|headshot|selfie|passport size)s?\b.{0,40}\b(?:on|in|to|attach|include|with|needed|need|required|must|ok|cv|resume)\b|\b(?:should|do|must|shall|can|need|have to|is|are|add|put|attach|include|with|without)\b.{0,30}\b(?:photo|photograph|picture|pic|headshot|selfie)s?\b|(?:احط|اضع|لازم|ضروري|هل|مع|بدون)\s?(?:\S+ ){0,2}(?:صوره|صورتي)/u,
    lead: (_, place) =>
      place !== null && WITHOUT_PHOTO.has(place)
        ? {
            en: 'Where you apply: **no photo on the resume.** On LinkedIn one is usual and helps; the two are read by different rules.',
            ar: 'حيث تتقدم: **لا صورة في السيرة.** أما في لينكدإن فهي معتادة ومفيدة.',
          }
        : null,
  },
  {
    id: 'birth-date-asked',
    asked:
      /\b(?:date of birth|birth ?dates?|birthday|d\.?o\.?b\.?|year of birth)\b|\b(?:my age|how old i am)\b.{0,30}\b(?:form|application|them)\b|تاريخ (?:ال)?(?:ميلاد|ولاد)|(?:اكتب|اذكر|احط|اقول) عمري/u,
  },
  {
    id: 'reference-content',
    asked:
      /\b(?:will|can|would|could|do|does|might|may|are|is|gonna)\s(?!(?:i|we|you|it)\b)(?:\p{L}+ ){1,5}?(?:tell|say|disclose|reveal|snitch|grass|inform|mention|share|spill)\b|\b(?:will|can|could|would|do) (?:they|(?:the )?new \p{L}+|people|hr) (?:\p{L}+ )?(?:find out|discover)\b|(?:بيقول|يقول|هيقول|بتقول|تقول|يخبر|بيعرف|يعرف|هيعرف)\S*\s(?:\S+ ){0,3}(?:فصل|طرد|رفد|سبب|اني)/u,
    needs: ENDED,
  },
  {
    id: 'illegal-questions',
    asked:
      /\b(?:can|may|could|are|is|will|allowed)\b.{0,24}\bask(?:ing)?\b.{0,16}\b(?:about|if i|whether i)\b.{0,20}\b(?:mum|mom|mother|dad|father|family|kids?|child(?:ren)?|husband|wife|married|marriage|pregnan\w+|health|illness|sick\w*|disab\w+|religion|private|personal|age|home life)\b|(?:يسال|يسالو|بيسال)\S*\s(?:\S+ ){0,2}(?:امي|اهلي|عايلت|صحت|زواج|اولاد|ديانت|حمل)/u,
    lead: () => ({
      en: '**They may ask why a job ended; what lies behind it in your family or health you need not tell.** “There was a family matter, and it is settled” is enough, if it is.',
      ar: '**لهم أن يسألوا لماذا انتهى العمل، أما ما وراءه من أمور الأسرة أو الصحة فلا يلزمك ذكره.** يكفي «كان ظرفًا عائليًا وانتهى» إن كان كذلك.',
    }),
  },
  {
    id: 'leave-paid-out',
    asked:
      /\b(?:holidays?|annual leave|leave|vacation|pto|al)\b.{0,60}\b(?:left|remaining|owed|unused|untaken|outstanding|accrued|owing|over|balance|not (?:taken|used))\b.{0,60}\b(?:pay|paid|payout|money|lose|encash\w*|get)\b|\b(?:pay|paid|payout|cash|lose|encash\w*|get)\b.{0,50}\b(?:left|remaining|owed|unused|untaken|outstanding|accrued)\b.{0,20}\b(?:holidays?|leave|vacation|pto|days)\b|(?:باقي|رصيد|متبقي)\S*\s(?:\S+ ){0,4}اجاز\S*.{0,40}(?:دفع|يصرف|بدل|فلوس|تروح)/u,
    needs: /\b(?:resign\w*|leav(?:e|ing)|last day|notice|quit\w*|new job|handed? in)\b|استق|اترك|بترك|تركت|اسيب/u,
    lead: (turn, place) => (place === 'GB' ? ofDaysLeft(turn, 'In Britain they must', 'في بريطانيا يلزمهم ذلك') : null),
  },
  {
    id: 'reference-while-employed',
    asked:
      /\b(?:boss|manager|principal|head ?teacher|head|supervisor|director|matron|chef|lead|employer)\b.{0,40}\b(?:referees?|references?)\b|\b(?:referees?|references?)\b.{0,30}\b(?:boss|manager|principal|head ?teacher|supervisor|director|matron)\b/u,
    needs: /\bnotice\b|\b(?:told|tell|knows?|say to)\b/u,
    lead: (turn) => (NOTICE.test(fold(turn.text)) ? BEFORE_NOTICE : null),
  },
  {
    id: 'salary-expectations',
    asked:
      /\b(?:what|which|how much)\b.{0,12}\b(?:salary|pay|wage|money)?\b.{0,12}\b(?:could|can|should|would|might|do|to|must) (?:i )?(?:expect|ask for|aim for|ask|quote|request)\b|(?:كم|ايش|وش|شو)\s(?:\S+ )?(?:راتب|اطلب|اتوقع)/u,
    lead: (turn) => besidePayNow(turn),
  },
];

/** The sums of the reviewed answer are an example, and nobody's own. */
function besidePayNow(turn: Turn): Said | null {
  const pay =
    /\b(?:i |im |currently |now )?(?:earn(?:ing)?|get(?:ting)?|make|making|on|paid)\s(?:about |around )?((?:[a-z]{3}\s?|[£$€₹r]\s?)?\d[\d,.]*k?)/iu.exec(
      turn.text,
    )?.[1];
  return pay
    ? {
        en: `You earn **${pay}** now. What the other post pays I cannot know, and I name no figure: read the sums in ten adverts of that title in your town, and ask two people in it. In a change of trade the first pay is often near the old one or below it, so count the whole: pension, medical, 13th month, hours. The sums below are only an example of the wording.`,
        ar: `تأخذ الآن **${pay}**. لا أعرف كم تدفع الوظيفة الأخرى ولا أخترع رقمًا: اقرأ عشرة إعلانات بالمسمى نفسه واسأل اثنين يعملان به. والمبالغ أدناه مثال للصياغة فقط.`,
      }
    : null;
}

const NOTICE = /\bnotice\b|اشعار/u;
const BEFORE_NOTICE: Said = {
  en: '**The order:** first the new offer in writing, then the talk, then the notice. Until then say nothing, unless they want the reference before the offer: then tell that person in confidence, late, “I am in the last round for a post that is a step for me; may they call you?” Count the notice back from the day your contract names (a term’s notice mostly has to be in before the term begins, so read from which day it runs), and name that first day to the new employer. To the boss, in person: “I have accepted another post. My contract asks for [notice], so my last day is [date]. I will hand over in good order, and I would be glad of your reference.”',
  ar: '**الترتيب:** العرض الجديد مكتوبًا، ثم الحديث مع المدير، ثم الإشعار. وقبل ذلك لا تقل شيئًا إلا إن طلبوا التوصية قبل العرض فأخبره بها بسرية. واحسب الإشعار من اليوم الذي يذكره عقدك. وقل له شخصيًا: «قبلت وظيفة أخرى، وعقدي يطلب [المدة] فآخر يوم لي [التاريخ]، وسأسلّم عملي على أكمل وجه ويسعدني أن توصي بي».',
};

function ofDaysLeft(turn: Turn, en: string, ar: string): Said {
  const days = /\b(\d{1,2}(?:\.5)?) (?:days?|hols|holiday|annual|al|leave)/u.exec(fold(turn.text))?.[1];
  return {
    en: `**Yes. ${en} pay holiday that you have built up and not taken**, whether you resign or are dismissed.${days ? ` Whether that is all of the ${days} days depends on one thing: are they counted up to your last day, or for the whole leave year?` : ''}`,
    ar: `**نعم. ${ar}: دفع ما استحققته من إجازة ولم تأخذه.**${days ? ` وهل هي الأيام ${days} كلها؟ يتوقف على أنها محسوبة حتى آخر يوم لك أم للسنة كلها.` : ''}`,
  };
}

const BETWEEN =
  /[?؟!\n]+\s*|\.\s+|[,;،]?\s(?:and|also|plus|btw)\s(?=(?:also |then |so )*(?:do|does|is|are|can|could|will|would|must|should|may|have|how|what|when|where|who|which|if)\b)|\s(?=و(?:هل|كم|كيف|متى|متي|شو|وش|ايش|ليش)\s)/iu;
const ASKS =
  /[?؟]|\b(?:do|does|is|are|can|could|will|would|must|should|may|have to|how|what|when|who|which|wondering|know)\b|(?:^|\s)(?:هل|كم|كيف|شو|وش|ايش|لازم|ضروري|ممكن|ينفع|احط)(?=\s)/u;
const ANSWERS_MAX = 3;

export function answerSubjects(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 600));
  if (!ASKS.test(words)) return null;
  const place = placeOfTalk(turn);
  const told = fold([...textsOfUser(turn.history).slice(-4), turn.text].join('\n'));
  const clauses = turn.text.split(BETWEEN).filter((clause) => clause.trim() !== '');
  const meant = clauses.flatMap((clause) => {
    const own = fold(clause);
    const subject = SUBJECTS.find(({ asked, needs }) => asked.test(own) && (!needs || needs.test(told)));
    return subject ? [{ clause, subject }] : [];
  });
  const subjects = [...new Set(meant.map(({ subject }) => subject))];
  // A single subject of a clause beside others that ask something else is left to the search.
  const isOneOfSeveral = clauses.some(
    (clause) => ASKS.test(fold(clause)) && !meant.some((each) => each.clause === clause),
  );
  if (subjects.length === 1 && isOneOfSeveral) return null;
  if (subjects.length === 0 || (subjects.length === 1 && !standsAlone(turn, subjects[0]!))) return null;
  const own = subjects.map((subject) => ofSubject(turn, subject, place));
  const asked = new Set(meant.map(({ clause }) => clause));
  const others = clauses
    .filter(
      (clause) =>
        !asked.has(clause) && tellingStems(clause).length > 1 && /^\W*(?:what|how|can|should|do)\b/iu.test(clause),
    )
    .map((clause) => rankAnswers({ text: clause, region: turn.region }))
    .filter((ranked) => isSureOf(ranked) && ranked[0]!.answer.group === null)
    .map((ranked) => answerOfId(turn, ranked[0]!.answer.id));
  const answers = [...own, ...others].filter((each) => each !== null).slice(0, ANSWERS_MAX);
  if (answers.length === 0) return null;
  if (answers.length === 1) return answers[0]!;
  return answerOf(answers.map(({ text }) => text).join('\n\n---\n\n'), {
    sources: [...new Map(answers.flatMap(({ sources }) => sources).map((each) => [each.title, each])).values()],
    about: { kind: 'answer', id: subjects[0]!.id, asked: turn.text },
  });
}

/** Subjects whose answer the search by words would miss, since the talk tells half of it. */
const OF_THE_TALK: ReadonlySet<string> = new Set([
  'reference-content',
  'leave-paid-out',
  'birth-date-asked',
  'reference-while-employed',
]);
const standsAlone = (turn: Turn, { id }: AskedSubject): boolean =>
  OF_THE_TALK.has(id) || (id === 'photo-on-resume' && turn.history.length > 0);

function ofSubject(turn: Turn, { id, lead }: AskedSubject, place: Place | 'other' | null): CoachAnswer | null {
  const answer = answerOfId(turn, id);
  const verdict = lead?.(turn, place)?.[languageOf(turn)];
  if (!answer || !verdict) return answer && { ...answer, choices: [] };
  const [title = '', ...rest] = answer.text.split('\n\n');
  return { ...answer, text: [title, verdict, ...rest].join('\n\n'), choices: [] };
}
