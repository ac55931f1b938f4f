import { fold, toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import { numberInWords } from './number-in-words.ts';

// A paper that an employer lays before somebody to sign, and what is to be asked for before one does.

interface Paper {
  said: RegExp;
  en: string;
  ar: string;
  /** Whether it says that all is paid. */
  settles: boolean;
}

const PAPERS: readonly Paper[] = [
  {
    said: /\b(?:settlement|release|waiver|quit ?claim|full and final|fnf|f&f|clearance|severance (?:paper|agreement|letter)|separation (?:agreement|paper)|exit (?:agreement|paper))\b|مخالص|تسويه|تصفيه|اخلاء طرف|براءه ذمه|ابراء/u,
    en: 'settlement',
    ar: 'المخالصة',
    settles: true,
  },
  {
    said: /\b(?:resignation|resign)\b|استقال/u,
    en: 'resignation',
    ar: 'ورقة الاستقالة',
    settles: false,
  },
  {
    said: /\b(?:warning|disciplinary|show ?cause|written notice|pip|improvement plan)\b|انذار|لفت نظر/u,
    en: 'warning letter',
    ar: 'الإنذار',
    settles: false,
  },
  {
    said: /\b(?:pay ?cut|salary (?:cut|reduction)|reduc\w+|new contract|amend\w*|addendum|change (?:of|to|in) (?:my |the )?(?:contract|terms|pay|salary)|lower (?:pay|salary))\b|تخفيض|تعديل العقد|عقد جديد|ملحق/u,
    en: 'change to my contract',
    ar: 'تعديل العقد',
    settles: false,
  },
  {
    said: /\b(?:bond|training (?:agreement|cost\w*)|non[- ]?compete|nda|undertaking|restraint)\b|تعهد|عدم منافسه|سند/u,
    en: 'undertaking',
    ar: 'التعهد',
    settles: false,
  },
  {
    said: /\b(?:papers?|documents?|form|letter|agreement|blank)\b|ورق|مستند|نموذج|اقرار/u,
    en: 'document',
    ar: 'الورقة',
    settles: false,
  },
];

const paperNamed = (text: string): Paper => PAPERS.find(({ said }) => said.test(fold(text))) ?? PAPERS.at(-1)!;

/** Whether a text speaks of a paper to be signed. */
export const namesPaper = (text: string): boolean => {
  const words = fold(text);
  return SIGNS.test(words) && PAPERS.some(({ said }) => said.test(words));
};
const SIGNS = /\bsign(?:ed|ing|ature|s)?\b|وقع|توقيع|امضي|امضاء|مخالص|بصم/u;

export const paperIn = (text: string, say: Say): string => say(paperNamed(text).en, paperNamed(text).ar);

const MONTHS_OF_PAY =
  /\b(?<count>one|two|three|four|five|six|a|1|2|3|4|5|6)(?: |-)months?['’]?s?['’]?(?: of)? (?:salary|pay|wages?)|(?<arabic>راتب شهرين|شهرين|راتب شهر|\d+ (?:رواتب|شهور|اشهر))/u;

/** "the settlement with two months' pay". */
export function paperOffered(text: string, say: Say): string {
  const { count, arabic } = MONTHS_OF_PAY.exec(toAsciiDigits(fold(text)))?.groups ?? {};
  const number = count && (count === 'a' ? 'one' : numberInWords(count));
  const pay = number ? ` with ${number} month${number === 'one' ? '’s' : 's’'} pay` : '';
  const months = arabic ? ` مقابل ${arabic === 'شهرين' ? 'راتب شهرين' : arabic}` : '';
  return say(`the ${paperNamed(text).en}${pay}`, `${paperNamed(text).ar}${months}`);
}

const SERVED =
  /\b(?<years>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?)\b(?! (?:old|ago|contract|bond|agreement|term|lock))|(?:لي|صارلي|صار لي|بقالي|اشتغلت|عملت|خدمتي|خدمه)\s(?:\S+ ){0,3}?(?<arabic>\d{1,2}) (?:سنوات|سنين|سنه)/u;
const WAGE =
  /\b(?:salary|pay|earn(?:ing)?|wage|on|get(?:ting)?)\b(?: is| was| of|:)? (?<sum>(?:[£$€₹₦]|[a-z]{3} )?\d[\d,]{2,}k?)|(?:راتبي|مرتبي|معاشي|الراتب|باخد|اجري)\s(?:\S+ )?(?<arabicSum>\d[\d,]{2,}(?: (?:ريال|درهم|دينار|جنيه))?)/u;

/** How long was worked and for what, where it was told: what the dues are reckoned by. */
export function servedIn(text: string, say: Say): string {
  const words = toAsciiDigits(fold(text));
  const { years, arabic } = SERVED.exec(words)?.groups ?? {};
  const { sum, arabicSum } = WAGE.exec(words)?.groups ?? {};
  const span = years ?? arabic;
  if (!span || !paperNamed(text).settles) return '';
  const one = /^(?:1|one)$/u.test(span);
  return say(
    ` I have worked for you for ${span} year${one ? '' : 's'}${sum ? `, at ${sum.toUpperCase()}` : ''}, and do not find my dues set out in it.`,
    ` فقد عملت لديكم ${span} ${one ? 'سنة' : 'سنوات'}${arabicSum ? ` براتب ${arabicSum}` : ''}، ولا أجد فيها تفصيل مستحقاتي.`,
  );
}

/** What is to come in writing before one signs. */
export function askBeforeSigning(text: string, say: Say): string {
  if (paperNamed(text).en === 'resignation')
    return say(
      'I have not resigned and do not intend to; I would like to go on with my work. If the company wishes to end my employment, please let me have that in writing, with the reason, the notice and what is due to me.',
      'لم أتقدم باستقالة ولا أنوي ذلك، وأرغب في مواصلة عملي. وإن كانت الشركة تريد إنهاء خدمتي فأرجو إبلاغي كتابةً بالسبب ومدة الإشعار ومستحقاتي.',
    );
  return paperNamed(text).settles
    ? say(
        'Please send me in writing by [date]: the reason for the end of my employment and the article or clause that it rests on, and each sum by itself (end of service or severance, notice pay, unused leave, open wages, compensation) with how it was worked out.',
        'أرجو تزويدي كتابةً قبل [التاريخ] بسبب إنهاء العقد والمادة التي استند إليها، وبكل مبلغ على حدة مع طريقة حسابه: مكافأة نهاية الخدمة، وبدل الإشعار، ورصيد الإجازات، والأجور المتأخرة، والتعويض إن وُجد.',
      )
    : say(
        'Please send me a copy and, in writing, what it rests on and what follows from it for my pay and my position. I would like to take advice on it, and will answer by [date].',
        'أرجو تزويدي بنسخة منها، وكتابةً بما استندت إليه وما يترتب عليها بالنسبة لراتبي ووظيفتي. أود أخذ مشورة فيها وسأرد قبل [التاريخ].',
      );
}
