import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../../tools/advert-match.ts';
import { howToAnswerOn } from '../../tools/interview-questions.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';

/** "do they want …", "is … required": what the advert asks for. */
const ASKS_OF_ADVERT =
  /\b(?:do|does|did|would|will) (?:they|it|the (?:job|advert|ad|company|employer|posting|role)) (?:really |actually |also )?(?:want|need|require|ask(?: for)?|expect|insist on|look for|say|mention)\b(?<what>[^?.!\n]{3,80})|\b(?:is|are) (?:an? |the |my )?(?<subject>[^?.!\n]{3,50}?) (?:required|needed|a must|essential|mandatory|compulsory|necessary|obligatory)\b|\b(?:do|will|would) i (?:really )?need (?:an? |to have (?:an? )?|my )?(?<need>[^?.!\n]{3,50}) (?:for|in) (?:this|the|that) (?:job|role|post|one|position)\b/u;
/** Said of employers as such, or of what comes after the application. */
const OF_OTHERS = /\b(?:references?|interview|photo|picture|cover letter|salary|notice|background|drug test|visa)\b/u;
/** "what will they ask me": questions, and no demands. */
const OF_INTERVIEW = /\bask(?:ing)? me\b|\bquestions?\b|\binterview/u;
/** What is meant stands in the advert under another word. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:car|vehicle|drive|driving)\b/u, 'driving licence transport car vehicle'],
];

/** What the advert says of a thing that is asked about; null where none is, or it is of something else. */
export function askedInAdvert(turn: Turn): CoachAnswer | null {
  if (turn.advert === '') return null;
  const words = fold(turn.text.slice(0, 200)).trim();
  const { what, subject, need } = ASKS_OF_ADVERT.exec(words)?.groups ?? {};
  const asked = what ?? subject ?? need;
  if (!asked || OF_OTHERS.test(asked) || OF_INTERVIEW.test(words)) return null;
  const wide = `${asked} ${SAME.find(([named]) => named.test(asked))?.[1] ?? ''}`;
  if (namingStems(wide).length === 0) return null;
  const demand = demandNamed(wide, turn.advert);
  const own = turn.resume
    ? [
        ...linesNamed(wide, turn.resume.data, 1).map(quoted),
        ...entriesNamed(wide, turn.resume.data, 1).map((entry) => `“${entry}”`),
      ]
    : [];
  const has = own.length > 0 ? { en: ` Your resume has ${own[0]}.`, ar: ` وفي سيرتك ${own[0]}.` } : { en: '', ar: '' };
  return reply(
    turn,
    demand
      ? {
          en: `The advert says: “${demand}”.${has.en} Where it says “preferred”, “ideally” or “a plus”, lack of it stops nobody; all else expect to be asked about.`,
          ar: `يقول الإعلان: «${demand}».${has.ar} وما يسبقه «يفضل» لا يمنع نقصه أحدًا، وما عداه توقع السؤال عنه.`,
        }
      : {
          en: `The advert says nothing of it.${has.en} If it decides for you whether to apply, ask them in one line before you do: “Does the post need …?”`,
          ar: `لا يذكر الإعلان شيئًا عنه.${has.ar} وإن كان حاسمًا لك فاسألهم في سطر قبل التقديم.`,
        },
  );
}

const IF_THEY_ASK =
  /\b(?:what|how) (?:do|should|can|would|will|must) i (?:say|answer|tell|reply|respond|explain)\b.{0,24}\b(?:if|when) (?:they|he|she|the interviewer|somebody|someone) (?:\p{L}+ )?ask(?:s|ed)?(?: me)? (?:about|for|on) (?:the |my |an? )?(?<what>[^?.!\n]{2,40})/u;

/** "what do i say if they ask about S7", of something that advert or resume name; null for all else. */
export function ifTheyAskAbout(turn: Turn): CoachAnswer | null {
  const what = IF_THEY_ASK.exec(fold(turn.text.slice(0, 200)))?.groups?.what?.trim();
  if (!what || !turn.resume || turn.advert === '' || namingStems(what).length === 0) return null;
  const { met, missing, near } = matchAdvert(turn.advert, turn.resume.data);
  const named = [...met, ...missing, ...near].find(({ label }) => fold(label).includes(what));
  return named ? howToAnswerOn(turn, named.label) : null;
}
