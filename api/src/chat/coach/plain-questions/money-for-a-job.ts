import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { isGulf, placeOfJob } from '../countries.ts';
import { languageOf, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// Somebody wants money for a job, an interview or a visa: what it is, who pays by law where the job is, and what to do.

const AMOUNT = String.raw`\d[\d,.]*\s?k?`;
const MONEY = `(?:money|cash|fees?|deposits?|payment|advance|pay|paid|commission|(?:[a-z]{2,4}|[£$€₹])?\\s?${AMOUNT})`;
const GO_BETWEEN =
  /\b(?:agents?|agenc(?:y|ies)|agen|consultan(?:t|ts|cy)|brokers?|middle ?m[ae]n|recruit(?:er|ers|ment)|dalal|sub ?agent|travel office|guy|man|lady|woman|person|someone|somebody|pastor|cousin|friend|uncle|whats ?app|telegram|facebook)\b|وسيط|سمسار|مكتب|وكيل|واحد|شخص|حد |واتس|تلجرام/u;
const DEMANDS = new RegExp(
  `\\b(?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|charg(?:e|es|ed|ing)|demand(?:s|ed|ing)?|need(?:s|ed)?|request(?:s|ed|ing)?|tak(?:e|es|ing)|collect(?:s|ing)?|send|says?|told)\\b(?: (?!salary|wage)[\\p{L}']+){0,4}? ${MONEY}\\b|\\b(?:must|should|shall|do|can|have to|is it (?:ok|normal|legal|right) (?:to|that)) (?:i |we |me )?(?:have to |need to )?(?:pay|give|send)\\b|\\bguarante\\w*\\b.{0,40}\\b(?:for|if i pay|after payment)\\b.{0,12}(?:\\d|pay)|(?:يطلب|طالب|عايز|يبي|يبغي|بده|بيطلب|طلب|ادفع|دفع|احول|ارسل|يضمن)\\S*\\s(?:\\S+ ){0,4}?(?:مبلغ|فلوس|رسوم|عموله|مصاري|\\d)`,
  'u',
);
const FOR_WORK =
  /\b(?:jobs?|work|visas?|interviews?|offers?|contracts?|placements?|sponsorship|cos|slots?|positions?|hiring|papers?|certificates?|joining|training|medical|crew)\b|وظيف|شغل|عمل|فيزا|تاشير|مقابل|عقد|كفال/u;
/** Paid to those who work, and not by them. */
const OF_OWN_PAY =
  /\b(?:salary|wages?|raise|per (?:month|hour|year|annum)|a (?:month|year)|notice|counter ?offer|payslips?|bonus)\b|راتب|زياده/u;
const WHO_PAYS_VISA =
  /\bwho (?:\p{L}+ )?(?:pays?|covers?|bears?)\b.{0,40}\b(?:visa|sponsorship|cos|permit|ticket|iqama)|\b(?:visa|sponsorship|permit) (?:cost|fee|fees|costs)\b.{0,30}\b(?:who|me|myself|employer|company)\b|\b(?:must|should|do) i (?:have to )?pay\b.{0,25}\b(?:visa|sponsorship|permit)\b|(?:من|مين)\s(?:ال\S+\s)?(?:يدفع|بيدفع|يتحمل)\S*\s.{0,30}(?:فيزا|تاشير|كفال|اقام)/u;
const SELLS_A_PLACE = /\bguarante\w*|\binterview|whats ?app|telegram|facebook|logo|slot|يضمن|مضمون|مقابل|واتس/u;

export function warnOfMoneyForJob(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 600)).replace(/\s+/gu, ' ').trim();
  const asksWhoPays = WHO_PAYS_VISA.test(words);
  const isDemand = GO_BETWEEN.test(words) && DEMANDS.test(words) && FOR_WORK.test(words) && !OF_OWN_PAY.test(words);
  if (!asksWhoPays && !isDemand) return null;
  const place = placeOfJob(turn);
  // Of the visa alone the knowledge base has the answer, save where only the advert says for which country.
  if (!isDemand && place !== 'GB') return null;
  const id = ruleFor(words, place, asksWhoPays);
  const rule = answerOfId({ ...turn, region: place === 'GB' ? 'GB' : turn.region }, id);
  if (!rule) return null;
  const lead = isDemand ? leadFor(words)[languageOf(turn)] : '';
  return {
    ...rule,
    text: [lead, rule.text].filter(Boolean).join('\n\n'),
    about: { kind: 'answer', id, asked: turn.text },
    choices: [],
  };
}

function ruleFor(words: string, place: string | null, asksWhoPays: boolean): string {
  if (place === 'GB') return 'visa-costs-gb';
  if (asksWhoPays && isGulf(place)) return 'visa-costs';
  return SELLS_A_PLACE.test(words) ? 'job-scams' : 'agent-fees-abroad';
}

const leadFor = (words: string): Said =>
  SELLS_A_PLACE.test(words)
    ? {
        en: '**Do not pay. This has the marks of a fraud.** No outsider can guarantee an interview or a job: employers choose through their own careers page and take no money for it, and a logo on a profile is copied in a minute. Send no passport, card or code; keep the messages, report and block the number, and apply only on the employer’s own site. If you have paid: bank and police today (UAE: ecrime.ae).',
        ar: '**لا تدفع، فهذه علامات احتيال.** لا أحد من الخارج يضمن مقابلة أو وظيفة: أصحاب العمل يختارون عبر صفحتهم ولا يأخذون مالًا، والشعار يُنسخ في دقيقة. لا ترسل جوازًا ولا بطاقة ولا رمزًا، واحتفظ بالرسائل وبلّغ عن الرقم واحظره، وقدّم من الموقع الرسمي فقط. وإن دفعت فالبنك والشرطة اليوم (في الإمارات ecrime.ae).',
      }
    : {
        en: '**Pay the agent nothing now.** Finding the job is paid by the employer. Whoever wants money before a contract is most often a fraud.',
        ar: '**لا تدفع للوسيط شيئًا الآن.** صاحب العمل هو من يدفع للتوظيف، ومن يطلب مالًا قبل العقد محتال في الغالب.',
      };
