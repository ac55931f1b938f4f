import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../../tools/advert-match.ts';
import { howToAnswerOn } from '../../tools/interview-questions.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, linesNamed, quoted } from './named-in-documents.ts';
import { mustsOf } from './worth-without-resume.ts';

// The hardest question that an interview may bring: on what the resume proves least of what the advert needs.

const HARDEST =
  /\b(?:hardest|toughest|trickiest|nastiest|worst|scariest|most (?:difficult|challenging|dangerous|tricky)|(?:really |very )?(?:hard|tough|tricky|difficult) ?est) (?:\p{L}+ ){0,3}?(?:questions?|qs?|qn|one|thing)\b|\b(?:question|what) (?:\p{L}+ ){0,4}?(?:trip|catch|floor) me (?:up|out)?|\bwhich question\b.{0,30}\b(?:hardest|toughest|worst)\b|(?:ا?صعب|اقوي|اخطر) (?:سوال|شي|اسيله)/u;
const OF_INTERVIEW =
  /\b(?:questions?|ask|asks|asked|asking|interview\w*|panel|answer|expect|face|come up|they|he|she|hr|recruiter|manager)\b|(?:س[اي]?ل|مقابل|اجاوب|ارد|جواب)/u;
/** To be asked it is to practise; to have been asked it is told. */
const WISHES_TO_PRACTISE =
  /(?<!\b(?:could|might|may|would|will|can|they|he|she|to|gonna)(?: \p{L}+)? )\b(?:ask|throw|hit|give|test|quiz|try|practi[cs]e)(?: it| this)? (?:at )?(?:me|with me|us)\b|\b(?:asked|was|got) (?:me )?(?:the|a) (?:hardest|toughest)|(?:اسالني|اختبرني|جربني)/u;

/** The question, why it is hard and how it is answered honestly; null where it is not asked for, or there is no advert to tell. */
export function hardestQuestion(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (turn.advert === '' || !HARDEST.test(words) || !OF_INTERVIEW.test(words) || WISHES_TO_PRACTISE.test(words))
    return null;
  return turn.resume ? onLeastProved(turn) : onFirstMust(turn);
}

function onLeastProved(turn: Turn): CoachAnswer | null {
  const { missing } = matchAdvert(turn.advert, turn.resume!.data);
  const [least] = missing;
  if (!least) return onFirstMust(turn);
  const isMust = least.importance === 'required';
  const how = howToAnswerOn(turn, least.label);
  const { text } = reply(turn, {
    en: `Probably the one on **${least.label}**:\n\n> “${demandOn(turn, least.label)}”: what have you done in that yourself?\n\n**Why it is hard:** ${isMust ? 'the advert calls for it as essential' : 'the advert names it'}, and your resume does not show it. Whoever asks has seen that.\n\n**How to answer it honestly:** ${how.text}\n\nWhat they will really ask I cannot know.`,
    ar: `على الأرجح السؤال عن **${least.label}**:\n\n> «${demandOn(turn, least.label)}»: ماذا عملت في ذلك بنفسك؟\n\n**لماذا هو صعب:** ${isMust ? 'الإعلان يعدّه أساسيًا' : 'الإعلان يذكره'} وسيرتك لا تُظهره، ومن يسأل قد رأى ذلك.\n\n**كيف تجيب بصدق:** ${how.text}\n\nأما ما سيسألونه فعلًا فلا أعرفه.`,
  });
  return { ...how, text, choices: reply(turn, { en: '', ar: '' }, { choices: CHOICES }).choices };
}

/** A paper is shown, and nobody asks for a case of it. */
const IS_PAPER =
  /\b(?:certificat\w*|licen[cs]e\w*|degree|diploma|bachelor\w*|master'?s|registration|registered|ticket|card|category|level \d|checks?|salary|visa)\b|شهاد|رخص|ترخيص|بكالوريوس|ماجستير/u;

/** What everything turns on, where no resume is known or it lacks nothing. */
function onFirstMust(turn: Turn): CoachAnswer | null {
  const musts = mustsOf(turn.advert);
  const must = musts.find((line) => !IS_PAPER.test(fold(line))) ?? musts[0];
  if (!must) return null;
  const demand = must.replace(/[.;\s]+$/u, '');
  const [own] = turn.resume ? linesNamed(demand, turn.resume.data, 1) : [];
  const stands = own
    ? { en: `Stand on your own line: ${quoted(own)}.`, ar: `اعتمد على سطرك: ${quoted(own)}.` }
    : {
        en: 'I have no resume of yours here, so I do not know how you stand in it.',
        ar: 'لا سيرة لك هنا، فلا أعرف أين تقف منه.',
      };
  return reply(
    turn,
    {
      en: `Probably the one on the first thing that the advert needs:\n\n> “${demand}”: tell me about a case in which you did that yourself. What came of it?\n\n**Why it is hard:** it stands first among what is essential, general words do not answer it, and the next question goes into the detail.\n\n**How to answer it honestly:** one case: where and when, what you did yourself, what came of it, with a figure. ${stands.en} If you have not done it, say so in one sentence, then what in your work comes nearest, and how you would learn the rest in the first weeks. Claim nothing: it is what they ask on about.\n\nWhat they will really ask I cannot know.`,
      ar: `على الأرجح السؤال عن أول ما يحتاجه الإعلان:\n\n> «${demand}»: حدثنا عن حالة عملت فيها ذلك بنفسك، وما النتيجة؟\n\n**لماذا هو صعب:** هو أول الأساسيات، والكلام العام لا يجيب عنه، والسؤال التالي يدخل في التفاصيل.\n\n**كيف تجيب بصدق:** حالة واحدة: أين ومتى، وماذا فعلت أنت، وما النتيجة برقم. ${stands.ar} وإن لم تعمله فقلها في جملة، ثم أقرب شيء إليه في عملك، وكيف ستتعلم الباقي في الأسابيع الأولى. ولا تدّع شيئًا، فعنه يسألون بعدها.\n\nأما ما سيسألونه فعلًا فلا أعرفه.`,
    },
    { choices: CHOICES },
  );
}

const demandOn = ({ advert }: Turn, label: string): string =>
  (demandNamed(label, advert) ?? label).replace(/[.;\s]+$/u, '');

const CHOICES = [
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
  { en: 'Prepare interview questions from the advert', ar: 'حضّر أسئلة مقابلة من الإعلان' },
];
