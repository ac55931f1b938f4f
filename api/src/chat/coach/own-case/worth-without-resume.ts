import { titleOfAdvert } from '../../tools/title-of-advert.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, demandsOf } from './named-in-documents.ts';

// Whether to apply, asked with an advert and no resume to hold against it.

const ESSENTIAL_HEAD =
  /\b(?:you (?:will |must )?(?:need|have|bring)|must have|essential|requirements?|required|(?:what )?we(?:'re| are)? (?:look|need|expect)\w*|your profile|about you|who you are|qualifications|المطلوب|المتطلبات|الشروط|المؤهلات)\b/iu;
const ADVANTAGE =
  /\b(?:advantage|plus|desirable|preferred|preferably|ideally|nice to have|bonus|welcome|not (?:a must|essential|required))\b|يفضل|ميزة/iu;
const BULLET = /^\s*[-•*–·]\s*/u;
const SHOWN_MAX = 6;
/** "never in a kitchen": what is not had is near to nothing. */
const NOT_HAD = /\b(?:no|never|not|without|haven'?t|don'?t|zero)\b[^,.;!?\n]*|(?:^|\s)(?:ما|لم|بدون|بلا)\s[^،.؟\n]*/giu;

/** The points under the heading of what is needed; those that are called a plus stand apart. */
function demandsBySort(advert: string): { musts: string[]; pluses: string[] } {
  const lines = advert.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => ESSENTIAL_HEAD.test(line) && line.length < HEAD_MAX && !BULLET.test(line));
  const under = at < 0 ? [] : lines.slice(at + 1);
  const end = under.findIndex((line) => line !== '' && !BULLET.test(line));
  const listed = (end < 0 ? under : under.slice(0, end)).map((line) => line.replace(BULLET, '')).filter(Boolean);
  const demands = listed.length > 0 ? listed : demandsOf(advert).slice(1);
  const pluses = [...new Set([...demands, ...lines.map((line) => line.replace(BULLET, ''))])]
    .filter((line) => ADVANTAGE.test(line) && line.length < LINE_MAX)
    .map((line) => line.replace(/[.\s]+$/u, ''));
  return { musts: demands.filter((line) => !ADVANTAGE.test(line)).slice(0, SHOWN_MAX), pluses: pluses.slice(0, 2) };
}
/** What an advert needs, in its own words. */
export const mustsOf = (advert: string): string[] => demandsBySort(advert).musts;
const HEAD_MAX = 60;
const LINE_MAX = 160;

/** What decides it, by the advert's own demands; null where there is a resume, or no advert. */
export function worthWithoutResume(turn: Turn): CoachAnswer | null {
  if (turn.resume || turn.advert === '') return null;
  const { musts, pluses } = demandsBySort(turn.advert);
  if (musts.length === 0) return null;
  const title = titleOfAdvert(turn.advert);
  const list = musts.map((line) => `- ${line}`).join('\n');
  const near = demandNamed(turn.text.replace(NOT_HAD, ' '), turn.advert);
  const told = {
    en: near ? `What you tell of yourself comes nearest to “${near}”: begin the letter with an example of it. ` : '',
    ar: near ? `وأقرب ما ذكرته إليه: «${near}»، فابدأ الخطاب بمثال عليه. ` : '',
  };
  const plus = {
    en: pluses.length > 0 ? `\n\nOnly a plus, so its lack stops nobody: “${pluses.join('”, “')}”.` : '',
    ar: pluses.length > 0 ? `\n\nوهذا ميزة لا شرط، ونقصه لا يمنع: «${pluses.join('»، «')}».` : '',
  };
  return reply(
    turn,
    {
      en: `**It turns on what the advert needs**, and not on the title of your last job. For ${title || 'this job'} it says:\n\n${list}\n\nPut a real example from any job beside each. With two thirds of them, **apply**: it costs an hour, and work near to it counts where you say what carries over. With less than half it is a stretch. A licence, a registration or a right to work among them decides alone; ask them first where you lack one.${plus.en}\n\n${told.en}I have no resume of yours here. Choose or upload one, or tell me which of these you have done and where, and I hold it against them point by point.`,
      ar: `**يتوقف ذلك على ما يحتاجه الإعلان** لا على مسمى آخر وظيفة. لوظيفة ${title || 'كهذه'} يقول:\n\n${list}\n\nضع بجانب كل نقطة مثالًا حقيقيًا من أي عمل لك. إن توفر الثلثان **فقدّم**: لا يكلف إلا ساعة، والعمل القريب يُحسب إن قلت ما ينتقل منه. وأقل من النصف فرصة ضعيفة. أما الرخصة أو التسجيل أو حق العمل فيحسم وحده، فاسألهم أولًا إن نقصك.${plus.ar}\n\n${told.ar}لا سيرة لك هنا. اختر واحدة أو ارفعها، أو قل لي ما عملته منها وأين، فأقارنه نقطة نقطة.`,
    },
    {
      choices: [
        { en: 'Prepare interview questions from the advert', ar: 'حضّر أسئلة مقابلة من الإعلان' },
        { en: 'Which skills carry over when I change careers?', ar: 'أي المهارات تنتقل معي عند تغيير المهنة؟' },
      ],
    },
  );
}
