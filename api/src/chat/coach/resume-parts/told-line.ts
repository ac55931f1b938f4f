import { baseOfGerund, isBase, isPast } from '../../../writing-help/verb-forms.ts';
import { addLine } from '../../tools/add-facts.ts';
import { capital } from '../../tools/first-letter.ts';
import { spelledAsOwn } from '../../tools/own-spelling.ts';
import { withProperNames } from '../../tools/proper-names.ts';
import { nameOfJob } from '../../tools/resume-lines.ts';
import { reply } from '../language.ts';
import { withYearNamed } from '../relative-year.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { jobNamedIn } from './entry-named.ts';
import { withoutTalk } from './said-to-coach.ts';

// "add that i lead the wash team since 2022, forgot to put it", "also i do the banking every friday, didn't put that down": a
// fact for a job, as its line says it, without what is said to the coach.

const ORDER =
  /^(?:(?:please|pls|plz|kindly|just|also|then|so|and|can (?:yo)?u|could (?:yo)?u|(?:i )?(?:want|need|would like)(?: (?:yo)?u)? to|help me)\s+)*(?:add|put|include|mention|insert|write|note|stick|pop|chuck|throw|list)\s+(?:(?:in|on|down|there|also|too)\s+)*(?:(?:that|the fact that|how|where)\s+)?/iu;
const WRITER =
  /^(?:i(?:['’]?m| am|['’]?ve| have| had| was| also| do| used to)?|im|ive|we(?:['’]?re| are|['’]?ve| have)?)\s+(?:(?:also|now|currently|always|even|personally|actually|regularly|sometimes|been|the one who|already|just|recently|usually|mainly|still|then)\s+)*/iu;
const I_AM = /^(?:i(?:['’]?m| am)|im)\s/iu;
const IS_DEED_OF_HABIT = /^(?:i|we)\s+(?:(?:also|always|now|regularly|sometimes|even|usually)\s+)*do\s/iu;
/** What is wished, felt or looked for stands on no resume. */
const NO_FACT =
  /^(?:want|need|like|love|hate|hope|think|feel|wish|know|guess|mean|wonder|look(?:ing)? for|search|apply|applied|have (?:no|to)|forgot|got fired|quit|resign\w*|left|hold|own|speak|live|am|was|did ?n|do not|don['’]?t|can['’]?t|would|will|see|agree|understand|read|heard|got|get|passed|finished|completed|obtained|earned|took|studied|graduated|knew|use|went|go|moved?|married|met|saw|said|told|heard|lost|tried|waited|feel|felt|born|mov|worr)\b/iu;
const WHERE = /[\s,]+(?:at|for|in|under|to|with)\s+(?:the |my )?(?<place>[^,.;\n]{2,60})$/iu;
const WORDS_MIN = 3;
const TEXT_MAX = 320;

const ARABIC_ORDER =
  /^(?:(?:و|ممكن|بدي|ابغي|ابغى|عايزك|بغيت)\s+)*(?:[اأ]?ضيف|[اأ]ضف|زيد|حط|زود|اكتب|[اأ]ذكر|دير|كتب)(?:ي|لي|يلي|ليا|لي?ا)?\s+(?:(?:ليا|لي|كمان|ايضا|أيضا)\s+)*(?:[اأإ]ن(?:ي|ني|نا|و|ه)?|بلي|باللي|اللي)\s+/u;
const ARABIC_I = /^(?:كمان |و)*(?:[اأإ]ن(?:ي|ني|نا)|بلي|باللي|راني)\s+(?:كمان |ايضا |أيضا )*/u;
const ARABIC_FIRST_PERSON =
  /^(?:كنت\s+)?(?<verb>\p{Script=Arabic}{2,}ت|[اأنب]\p{Script=Arabic}{2,}|كن\p{Script=Arabic}{2,})(?=\s)/u;
const ARABIC_NO_FACT =
  /^(?:كنت\s+)?(?:[اأ]ريد|ابغ|بغيت|حصلت|حاصل|اخدت|اخذت|أخذت|خديت|خذت|درست|تخرجت|عندي|معي|نسيت|احب|[اأ]حس|تركت|استقلت|[اأ]عرف|[اأ]تكلم|[اأ]جيد)/u;

/** Null where a message tells no deed that is to stand in the resume. */
export function addToldDeed(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.text.length > TEXT_MAX || /[?؟\n]/u.test(turn.text)) return null;
  const { fact, isForgotten, isPut } = withoutTalk(turn.text);
  const arabic = arabicDeed(fact, isForgotten || isPut);
  if (arabic) return put(turn, arabic, null);
  const bare = fact.replace(ORDER, '');
  const isOrdered = bare !== fact;
  // An order by itself, and nothing said around it, has acts of its own, where those know how to put the deed.
  if (!(isOrdered || isForgotten) || !WRITER.test(bare)) return null;
  const isDoing = I_AM.test(bare);
  const plain = (IS_DEED_OF_HABIT.test(bare) ? bare.replace(/^(?:i|we)\s+/iu, '') : bare.replace(WRITER, '')).replace(
    /^(?:(?:also|always|now|regularly|even)\s+)+|(?:\s+(?:also|too|as well))+$/giu,
    '',
  );
  const [verb = ''] = plain.toLowerCase().split(/\s/u, 1);
  const base = isDoing ? baseOfGerund(verb) : null;
  if (isDoing && base === null) return null;
  const told = base ? `${base}${plain.slice(verb.length)}` : plain;
  const isDeed = verb === 'do' || isPast(verb) || isBase(verb) || baseOfGerund(verb) !== null;
  if (!isDeed || NO_FACT.test(told) || told.split(/\s+/u).length < WORDS_MIN) return null;
  const place = WHERE.exec(told)?.groups?.place;
  const job = place ? jobNamedIn(turn, place) : null;
  return put(turn, job ? told.replace(WHERE, '') : told, job);
}

function arabicDeed(fact: string, isWished: boolean): string | null {
  const bare = fact.replace(ARABIC_ORDER, '');
  const told = bare.replace(ARABIC_I, '');
  if ((bare === fact && !(isWished && told !== bare)) || !ARABIC_FIRST_PERSON.test(told) || ARABIC_NO_FACT.test(told))
    return null;
  return told.split(/\s+/u).length >= WORDS_MIN ? asNounOfDeed(told) : null;
}

/** What is done all the time, by the noun with which a resume says it. */
const NOUN_OF_DEED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:ب?[انأ]|بي|كن)?(?:عمل|دير|حضر|عد|جهز)\s(?=(?:ال)?(?:جدول|جداول|تقرير|تقارير|قائمة|قوائم|خطة|خطط|عروض|فواتير|كشوف))/u,
    'إعداد ',
  ],
  [/^(?:ب?[انأ]|كن)درب\s/u, 'تدريب '],
  [/^(?:ب?[انأ]|كن)(?:شرف على|شرف علي)\s/u, 'الإشراف على '],
  [/^(?:ب?[انأ]|كن)نظم\s/u, 'تنظيم '],
  [/^(?:ب?[انأ]|كن)تابع\s/u, 'متابعة '],
  [/^(?:ب?[انأ]|كن)راجع\s/u, 'مراجعة '],
  [/^(?:ب?[انأ]|كن)صلح\s/u, 'إصلاح '],
  [/^(?:ب?[انأ]|كن)سلم\s/u, 'تسليم '],
  [/^(?:ب?[انأ]|كن)ستقبل\s/u, 'استقبال '],
];
function asNounOfDeed(told: string): string {
  const [found, noun = ''] = NOUN_OF_DEED.find(([deed]) => deed.test(told)) ?? [];
  return found ? told.replace(found, noun) : told;
}

function put(turn: Turn, told: string, named: ReturnType<typeof jobNamedIn>): CoachAnswer | null {
  const jobs = turn.resume!.data.workExperience.filter(({ isHidden }) => !isHidden);
  const job = named ?? jobs.find(({ current }) => current) ?? jobs[0];
  if (!job?.company) return null;
  const line = capital(
    withProperNames(
      spelledAsOwn(
        withYearNamed(told, (year) => ` in ${year}`),
        turn,
      ),
    )
      .replace(/\bmy\b/giu, 'the')
      .replace(/\b(?:and|,) (?:i|we) (?:also )?(?=\p{L})/giu, 'and ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const added = addLine.run({ employer: job.company, line }, { ...turn, text: `${turn.text}\n${line}` });
  if (added.proposals.length === 0) return null;
  const isOnly = named !== null || jobs.length === 1;
  const { text } = reply(turn, {
    en: `“${line}”, as a line of **${nameOfJob(job)}**${isOnly ? '' : ': your present job, since you named none; for another say which (“under …”)'}. Nothing changes until you accept it.`,
    ar: `«${line}»، كسطر في **${nameOfJob(job)}**${isOnly ? '' : '، عملك الحالي لأنك لم تسمّ غيره؛ ولغيره قل أيها'}. لا يتغير شيء حتى تقبله.`,
  });
  return { ...added, text };
}
