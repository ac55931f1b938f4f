import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { languageOf, type Said, sayIn } from '../language.ts';
import { demandsOf } from '../own-case/named-in-documents.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// What to prepare for a test of a named skill: by what it asks for as a rule, what the advert says, and what was told to be known.

interface TestedSkill {
  named: RegExp;
  name: Said;
  topics: Said;
}

const SKILLS: readonly TestedSkill[] = [
  {
    named: /\bsql\b|\bpostgres\w*|\bmysql\b/u,
    name: { en: 'SQL', ar: 'SQL' },
    topics: {
      en: '- **The base:** where and having, group by, inner and left join (what a left join keeps), NULLs, dates, distinct, subqueries and `with`.\n- **Window functions:** row_number and rank (the newest row for each), lag (against the day before), sum over partition (running total). One to write out by hand:\n\n```sql\nselect id, city, amount,\n  rank() over (partition by city order by amount desc) as place\nfrom orders;\n```\n\n- **Practise** ten tasks a day in PostgreSQL on two small tables of your own: say aloud what each step gives, then check the count of rows.',
      ar: '- **الأساس:** where وhaving وgroup by وinner/left join وNULL والتواريخ وwith.\n- **دوال النافذة:** row_number وrank وlag وsum over partition. مثال تكتبه بيدك:\n\n```sql\nselect id, city, amount,\n  rank() over (partition by city order by amount desc) as place\nfrom orders;\n```\n\n- **تدرب** على عشرة أسئلة يوميًا في PostgreSQL على جدولين صغيرين.',
    },
  },
  {
    named: /\bexcel\b|\bspreadsheets?\b|اكسل|إكسل/u,
    name: { en: 'Excel', ar: 'إكسل' },
    topics: {
      en: '- **Nearly always:** sum, average, countif and sumifs, if, xlookup or vlookup, absolute references ($), sorting and filters, a pivot table with a chart, removing duplicates, text to columns.\n- **Often:** conditional formatting, dates, data validation, index and match.\n- **Practise** with a list of your own of 200 rows: clean it, one pivot, three formulas, twenty minutes by the clock.',
      ar: '- **دائمًا تقريبًا:** sum وaverage وcountif وsumifs وif وxlookup أو vlookup والمراجع المطلقة ($) والفرز والتصفية والجدول المحوري مع رسم وإزالة التكرار.\n- **كثيرًا:** التنسيق الشرطي والتواريخ والتحقق من البيانات.\n- **تدرب** على قائمة من 200 صف خلال عشرين دقيقة.',
    },
  },
  {
    named: /\btyping\b|\bwpm\b|\bdata entry\b|طباع/u,
    name: { en: 'typing', ar: 'الطباعة' },
    topics: {
      en: '- Speed **without mistakes** counts: most tests take the wrong words off.\n- Ten minutes twice a day, on the kind of text that the job has (numbers, names, addresses); look at the screen and not at the keys.\n- Ask which speed they want and on which keyboard.',
      ar: '- السرعة **دون أخطاء** هي المهمة.\n- عشر دقائق مرتين يوميًا على نصوص تشبه العمل (أرقام وأسماء وعناوين).\n- اسأل عن السرعة المطلوبة ونوع لوحة المفاتيح.',
    },
  },
  {
    named:
      /\b(?:numerical|numeracy|maths?|aptitude|psychometric|verbal reasoning|logical|iq|shl|situational judge?ment)\b|قدرات|رياضيات/u,
    name: { en: 'aptitude', ar: 'القدرات' },
    topics: {
      en: '- **Numerical:** percentages, ratios, reading tables; rough sums first, calculator second.\n- **Verbal:** true, false or cannot say, by the text alone. **Logical:** what changes from figure to figure.\n- **Judgement:** safety and the customer first, ask before you guess, no heroics.\n- Do two free sets by the clock: knowing the form gains most. Leave a hard one, come back.',
      ar: '- **عددي:** النسب والجداول، وقدّر قبل أن تحسب.\n- **لفظي:** صحيح أو خطأ أو لا يمكن الجزم من النص وحده. **منطقي:** ما الذي يتغير من شكل لآخر.\n- **مواقف:** السلامة والعميل أولًا واسأل قبل أن تخمن.\n- حل نموذجين مجانيين بالوقت.',
    },
  },
  {
    named: /\b(?:drug calculations?|dosage|medication|clinical|osce|nursing|pharmacology)\b|تمريض|جرعات/u,
    name: { en: 'the clinical test', ar: 'الاختبار السريري' },
    topics: {
      en: '- **Calculations:** tablets and millilitres (wanted ÷ have × volume), drops a minute, by weight; write the unit at every step and ask whether the result is likely.\n- **Cases:** look, call for help, ABCDE, observations and when to escalate, write it down.\n- **Always:** hands, identity, allergies, consent aloud.',
      ar: '- **الحساب:** (المطلوب ÷ المتوفر × الحجم)، والقطرات في الدقيقة، وبحسب الوزن، مع الوحدة في كل خطوة.\n- **الحالات:** انظر واطلب المساعدة وABCDE والعلامات الحيوية ومتى تصعّد ثم دوّن.\n- **دائمًا:** اليدان والهوية والحساسية والموافقة.',
    },
  },
  {
    named: /\b(?:coding|programming|python|java(?:script)?|leetcode|hackerrank|algorithms?|react|developer)\b|برمج/u,
    name: { en: 'coding', ar: 'البرمجة' },
    topics: {
      en: '- **Base:** strings, lists, maps, loops, reading a file, sorting, one search; what your answer costs for large input.\n- **Go about it aloud:** repeat the task, an example, the simple way, then a test with an empty and an odd input.\n- Two tasks a day by the clock in the language that the advert names, without completion.',
      ar: '- **الأساس:** النصوص والقوائم والقواميس والحلقات والفرز والبحث وكلفة الحل.\n- **فكّر بصوت عالٍ:** أعد المهمة، مثال، الحل البسيط، ثم اختبار بمدخل فارغ.\n- مهمتان يوميًا بالوقت بلغة الإعلان.',
    },
  },
  {
    named:
      /\b(?:english|language|ielts|spoken|writing) (?:test|assessment)\b|\btest\b.{0,15}\benglish\b|اختبار (?:ال)?(?:انجليزي|لغه)/u,
    name: { en: 'the language', ar: 'اللغة' },
    topics: {
      en: '- **Speaking:** yourself, your day at work, a complaint, in two minutes each; slow and in short sentences.\n- **Writing:** a polite mail of 100 words with a reason and a request; read it through once for verbs and endings.\n- **Listening:** numbers, names, times; write while you hear.',
      ar: '- **التحدث:** عن نفسك ويوم عملك وشكوى، دقيقتان لكل منها بجمل قصيرة.\n- **الكتابة:** رسالة مهذبة من 100 كلمة ثم مراجعة الأفعال.\n- **الاستماع:** الأرقام والأسماء والأوقات.',
    },
  },
  {
    named: /\b(?:accounting|bookkeeping|accounts|journal|reconciliation|quickbooks|tally|sap)\b|محاسب/u,
    name: { en: 'accounting', ar: 'المحاسبة' },
    topics: {
      en: '- **Entries:** purchase, sale with VAT, accrual, prepayment, depreciation, bad debt.\n- **Reconcile** a bank statement of ten lines; find the transposed figure.\n- **Read:** trial balance to profit and balance sheet; what moves cash and what does not.\n- In the program of the advert: where an invoice is posted and where the report is.',
      ar: '- **القيود:** شراء وبيع مع الضريبة واستحقاق ومقدمات وإهلاك وديون.\n- **تسوية** كشف بنك من عشرة أسطر.\n- **من ميزان المراجعة** إلى الأرباح والمركز المالي.\n- وفي برنامج الإعلان: أين تُسجل الفاتورة وأين التقرير.',
    },
  },
];

const TEST =
  /\b(?:tests?|assessments?|exams?|quiz|task|skills? check|trade test|case study|practical)\b|اختبار|امتحان|تست/u;
const PREPARES =
  /\b(?:prepare|prep|study|revise|practi[cs]e|learn|brush up|get ready|expect|come up|comes up|be on it|focus on|read|go over|look at|what(?:'?s| is| will be) (?:in|on) (?:it|the)|what (?:do|should|will)|how (?:do|should|can) i)\b|ا?(?:ذاكر|حضر|جهز|استعد|راجع|ادرس|اتدرب)/u;
const OF_OTHERS =
  /\b(?:drug test|urine|medical test|blood|driving test|visa test|after the test|failed|passed|result)\b/u;
/** "i know select join group by but not window", "never did pivot tables". */
const KNOWS =
  /\b(?:i (?:already |only |can |do )?(?:know|understand|use|did|have done|am ok with|am good (?:at|with)|can do))\s(?<known>[^.?!\n]{3,80}?)(?=\s(?:but|not|and not|except)\b|[,.?!\n]|$)/iu;
const LACKS =
  /\b(?:but )?(?:not|never (?:did|used|learnt|learned|done)|(?:i )?(?:do not|don'?t|dont) (?:know|understand|get)|no idea (?:about|of)|weak (?:in|at|on|with)|bad at)\s(?:the |any |of )?(?<lacked>[^,.?!\n]{3,50})/iu;

export function prepareForTest(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400));
  if (!TEST.test(words) || !PREPARES.test(words) || OF_OTHERS.test(words)) return null;
  const skill = SKILLS.find(({ named }) => named.test(words));
  const method = answerOfId(turn, skill ? 'technical-test' : 'practical-test');
  if (!skill || !method) return null;
  const language = languageOf(turn);
  const say = sayIn(language);
  const demand =
    turn.advert === ''
      ? undefined
      : demandsOf(turn.advert)
          .slice(1)
          .filter((line) => skill.named.test(fold(line)))
          .toSorted(byPlaceOf(skill.named))[0];
  const known = KNOWS.exec(turn.text)?.groups?.known?.trim();
  const lacked = LACKS.exec(turn.text)?.groups?.lacked?.trim();
  const parts = [
    say(`**What to prepare for a test in ${skill.name.en}**`, `**ماذا تحضّر لاختبار ${skill.name.ar}**`),
    demand
      ? say(`The advert asks: “${demand}”. That decides what comes.`, `يطلب الإعلان: «${demand}»، وهو ما يحدد الأسئلة.`)
      : '',
    known ? say(`You know ${known}: half an hour of repeating will do.`, `تعرف ${known}: تكفي نصف ساعة مراجعة.`) : '',
    lacked
      ? say(
          `You lack **${lacked}**: begin there, with most of your time. If it comes and you are stuck, say plainly how far you are and how you would do it another way.`,
          `ينقصك **${lacked}**: ابدأ به وأعطه أكثر وقتك. وإن جاء وتعثرت فقل بصدق إلى أين وصلت وكيف تحله بطريقة أخرى.`,
        )
      : '',
    skill.topics[language],
    say(
      'On the day: ask what is measured, how long it takes and what is allowed; think aloud; a simple answer that works first, then a better one. What may come I name by custom, the employer’s own paper I do not know.',
      'في اليوم: اسأل ماذا يُقاس وكم الوقت وما المسموح، وفكّر بصوت عالٍ، حل بسيط يعمل أولًا ثم أفضل. هذا ما يأتي عادةً، أما أسئلة الجهة نفسها فلا أعرفها.',
    ),
  ];
  return {
    ...method,
    text: parts.filter(Boolean).join('\n\n'),
    choices: [],
    about: { kind: 'answer', id: 'technical-test', asked: turn.text },
  };
}

/** A demand that begins with the skill names its parts. */
const byPlaceOf = (named: RegExp) => (a: string, b: string) => fold(a).search(named) - fold(b).search(named);
