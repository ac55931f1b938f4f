import { fold } from '@vitae/language/fold';
import type { KnownAnswer } from '../knowledge/read-knowledge.ts';
import { reply } from './language.ts';
import { readRequest } from './request.ts';
import { searchKnowledge } from './search-knowledge.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Permits to live and work somewhere have names of their own, and the terms of one hold for no other.

const PERMITS: readonly RegExp[] = [
  /\bblue ?card\b|\bblaue karte\b|البطاقه الزرقاء|بلو كارد/u,
  /\bgreen ?card\b|جرين كارد|البطاقه الخضراء/u,
  /\bh-?1b\b/u,
  /\bexpress entry\b/u,
  /\bworking holiday\b/u,
  /\bskilled worker visa\b/u,
  /\bgraduate (?:visa|route)\b/u,
  /\bcritical skills (?:permit|visa|employment permit)\b/u,
];
const CARD = 'germany-opportunity-card';
/** That card is for those who have no job there yet. */
const OF_CARD =
  /\b(?:opportunity card|chancenkarte|chance card|job ?seeker|blocked account)\b|بطاقه الفرص|شانسن|تشانسن|الباحثين عن عمل/u;
const GERMANY = /\bgermany\b|\bgerman (?:visa|skilled|permit|residence)|المانيا/u;
const WITHOUT_JOB =
  /\b(?:without|no|look(?:ing)? for|search(?:ing)? for|find|skilled|points?|to germany)\b|بدون|بلا|من غير|للبحث|البحث|سفر|اسافر/u;
const HAS_JOB_THERE =
  /\b(?:compan(?:y|ies)|firm|employer|boss|hospital|they|he|she)\b[^.?!]{0,60}\b(?:offers?|offered|hired|hires?|wants?) (?:to hire )?me\b|\b(?:i have|i got|i'?ve got|with) (?:an? |the |my )?(?:job |work )?(?:offer|contract)\b|(?:معي|عندي|لدي) (?:عقد|عرض)/u;

const isKnownTo = ({ en, ar }: KnownAnswer, permit: RegExp): boolean =>
  permit.test(fold([en.title, ar.title, ...en.asked, ...ar.asked].join('\n')));
const namedIn = (asked: string): RegExp[] => PERMITS.filter((permit) => permit.test(asked));

/** Whether an answer may be one to a question, as far as that names a permit or tells that there is a job already. */
export function isOfPermit(answer: KnownAnswer, question: string): boolean {
  if (answer.id !== CARD) return true;
  const asked = fold(question.slice(0, ASKED_LETTERS));
  if (OF_CARD.test(asked)) return true;
  return GERMANY.test(asked) && WITHOUT_JOB.test(asked) && !HAS_JOB_THERE.test(asked) && namedIn(asked).length === 0;
}
const ASKED_LETTERS = 500;

/** Asked by name for a permit that no answer is about: said, with where its terms stand; null for all else. */
export function permitUnknown(turn: Turn): CoachAnswer | null {
  const asked = fold(turn.text.slice(0, ASKED_LETTERS));
  const named = namedIn(asked);
  const [permit] = named;
  if (!permit || !readRequest(turn.text).isQuestion) return null;
  if (named.some((each) => searchKnowledge(asked).some(({ answer }) => isKnownTo(answer, each)))) return null;
  const name = permit.exec(asked)?.[0] ?? '';
  return reply(
    turn,
    {
      en: `On the **${name}** I have no reviewed answer, and its terms and sums change from year to year, so I guess none. The immigration office of that country states them on its own site, and your employer’s HR mostly knows them: ask there before you sign. With the contract, the offer or the resume I can help here.`,
      ar: `ليس لدي جواب مراجَع عن **${name}**، وشروطها ومبالغها تتغير كل سنة فلا أخمّنها. تجدها على الموقع الرسمي لدائرة الهجرة في ذلك البلد، وتعرفها غالبًا الموارد البشرية لدى صاحب العمل: اسأل قبل التوقيع. وأساعدك هنا في العقد أو العرض أو السيرة.`,
    },
    { kind: 'unknown' },
  );
}
