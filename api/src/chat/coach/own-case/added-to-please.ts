import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { textOfResume } from '../../tools/resume-lines.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { claimedIn } from './words-of-claims.ts';

// A degree, a paper, a level or years that are to be added for no other reason than how they look.

const DEGREE = "(?:ph\\.?d|doctorate|master'?s?|mba|degree|bachelor'?s?|bsc|msc|diploma)";
const PAPER = '(?:certificat\\w*|certification|licen[cs]e|award|qualification)';
const LEVEL = '(?:[abc][12]|fluent|native|bilingual)';
const YEARS = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:more )?(?:years?|yrs?)';
const HELD = `(?:${DEGREE}|${PAPER}|${LEVEL}|${YEARS})`;
/** "add that i have …", "put an …": one's own ("put my degree first") is only moved. */
const ADDS = new RegExp(
  `\\b(?:add|put|write|say|list|include|mention|claim|throw in|stick in)\\b(?: (?:in|there|also|just|too|down))*(?: that)? (?:(?:i|i'?m|i'?ve|ive|im)\\b[^.;!?]{0,60}?\\b${HELD}|(?:an? |some |another )(?:\\p{L}+ ){0,2}?(?:${DEGREE}|${PAPER}|${YEARS})(?! (?:sections?|heading|part|list|column))|(?:\\p{L}+ )?${LEVEL})\\b`,
  'u',
);
const LOOKS =
  /\b(?:looks?|sounds?|seems?|reads?) (?:so |much |way |a lot |a bit |far |really |more |just )*(?:better|nicer|good|great|cool|impressive|stronger|smarter|senior|professional)\b|\b(?:to|will|would|'ll) impress\b|\bimpresses\b/u;
const MESSAGE_MAX = 240;

interface Instead extends Said {
  of: RegExp;
  /** What the resume holds of the kind. */
  own(resume: Resume): string[];
}
const INSTEADS: readonly Instead[] = [
  {
    of: new RegExp(`\\b${DEGREE}\\b`, 'u'),
    own: ({ education }) =>
      education
        .filter(({ isHidden }) => !isHidden)
        .map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')),
    en: 'The degree that you have, with its subject, thesis or grade where they fit the job; studies under way with “expected [month year]”.',
    ar: 'الشهادة التي لديك بتخصصها ورسالتها أو تقديرها إن ناسب الوظيفة؛ والدراسة الجارية مع «متوقع [الشهر، السنة]».',
  },
  {
    of: new RegExp(`\\b${LEVEL}\\b`, 'u'),
    own: ({ languages }) => languages.map(({ name, level }) => [name, level].filter(Boolean).join(', ')),
    en: 'The language at the level at which you could hold the interview in it; a course under way with its next level and date.',
    ar: 'اللغة بالمستوى الذي تستطيع إجراء المقابلة به؛ والدورة الجارية بمستواها التالي وتاريخه.',
  },
  {
    of: new RegExp(`\\b${PAPER}\\b`, 'u'),
    own: ({ certifications }) => certifications.blocks.map(({ text }) => text),
    en: 'The papers that you hold, each with issuer and date; one that is booked as “booked for [month year]”.',
    ar: 'ما لديك من شهادات بجهتها وتاريخها؛ والمحجوز منها «محجوز في [الشهر، السنة]».',
  },
  {
    of: new RegExp(`\\b${YEARS}\\b`, 'u'),
    own: () => [],
    en: 'The years as your jobs have them, and near work beside them by its own name.',
    ar: 'السنوات كما في وظائفك، والعمل القريب منها باسمه.',
  },
];
const OWN_MAX = 2;

/** Whether a resume says all of it already, in words and in figures. */
function isHeld(claimed: string, resume: string): boolean {
  const own = stemsOfText(resume);
  const named = tellingStems(claimed);
  const figures = claimed.match(/\d+/gu) ?? [];
  return (
    named.length > 0 &&
    named.every((stem) => own.has(stem)) &&
    figures.every((figure) => new RegExp(`(?<!\\d)${figure}(?!\\d)`, 'u').test(resume))
  );
}

/** A kind and plain no to what is added only for its looks, and what may stand in its place; null where nothing of the kind is wished, or the resume has it. */
export function refuseToPlease(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MESSAGE_MAX)).replace(/\s+/gu, ' ').trim();
  if (turn.text.length > MESSAGE_MAX || /[?؟]/u.test(words) || !ADDS.test(words) || !LOOKS.test(words)) return null;
  const claimed = claimedIn(turn.text).replace(/^(?:have|got|am|hold|speak) /iu, '');
  if (turn.resume && isHeld(claimed, textOfResume(turn.resume.data))) return null;
  const fitting = INSTEADS.filter(({ of }) => of.test(words));
  const list = (language: 'en' | 'ar') =>
    fitting
      .map((instead) => {
        const own = turn.resume ? instead.own(turn.resume.data).filter(Boolean).slice(0, OWN_MAX) : [];
        const has = own.map((each) => `“${each}”`).join(', ');
        return `- ${instead[language]}${has === '' ? '' : language === 'en' ? ` Your resume has ${has}.` : ` في سيرتك ${has}.`}`;
      })
      .join('\n');
  const what = claimed === '' ? { en: 'That', ar: 'هذا' } : { en: `“${claimed}”`, ar: `«${claimed}»` };
  return reply(
    turn,
    {
      en: `**${what.en} I add only where it is so, and not for its looks.** Degrees, papers, levels and years are what employers check or try out in the interview; one that does not hold costs the offer, and what is true is not believed any more.\n\n**If you do have it**, tell me from whom and when (“[its name], [school or issuer], [year]”), and I put it in as just that.\n\n**If not**, this may be added, and does more:\n\n${list('en')}`,
      ar: `**${what.ar} لا أضيفه إلا إن كان صحيحًا، لا لمظهره.** الشهادات والرخص والمستويات والسنوات هي ما يتحقق منه أصحاب العمل أو يجربونه في المقابلة، وما لا يصح منها يكلفك العرض ولا يُصدَّق الصحيح بعده.\n\n**وإن كان لديك فعلًا** فقل لي من أين ومتى («[الاسم]، [الجهة]، [السنة]») فأضيفه كما هو.\n\n**وإن لم يكن** فهذا يجوز وينفع أكثر:\n\n${list('ar')}`,
    },
    { about: { kind: 'refusal' } },
  );
}
