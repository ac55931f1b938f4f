import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../../tools/advert-match.ts';
import { answerOfId } from '../answer-question.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { type Away, honestEntryFor, papersOf, timeSpokenOf } from './time-away.ts';

// Whether a time without work spoils somebody's chances.

const COUNT = '(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|few|several|many|couple of)';
const AWAY = new RegExp(
  `\\b${COUNT} ?(?:years?|yrs?|months?) (?:out|off|away|gap|break|at home|not working|without (?:a )?(?:job|work))\\b|\\bcareer (?:break|gap)\\b|\\b(?:the|a|my|this|that|long|big) (?:gap|break)\\b|\\b(?:been )?out (?:of (?:work|the (?:field|trade|industry|job|game)) )?(?:for|since) |\\btime (?:out|off|away)\\b|فجوه|انقطاع|فراغ`,
  'u',
);
const HARMS =
  /\b(?:kill|ruin|hurt|harm|damage|spoil|sink|destroy|wreck|affect|lower|reduce|count against|held? against|go against|against me|too long|deal ?breaker|red flag|chances?|odds|put (?:them|people|anyone|employers) off|look bad|unemployable)\w*\b|(?:يضر|يوثر|ياثر|فرصي|فرصتي|يمنع|عايق|عائق)/u;
const ASKS = /[?؟]|^(?:(?:so|and|but|ok) )*(?:is|will|does|would|do|am|are|can|could|did|has|هل)\b/u;
const MESSAGE_MAX = 200;
const OWN_MAX = 3;
const SKILLS_MAX = 4;
/** "We welcome people who return to work". */
const WELCOMES = /\b(?:return(?:ing|ers?)?|back) (?:to|into) work\b|\breturners?\b|\bcareer breaks?\b/iu;

/** What a break costs, what outweighs it, and what the resume has of that; null where a message asks nothing of the kind. */
export function chancesAfterBreak(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MESSAGE_MAX)).trim();
  if (turn.text.length > MESSAGE_MAX || !AWAY.test(words) || !HARMS.test(words) || !ASKS.test(words)) return null;
  const away = timeSpokenOf(turn);
  const points = [OPENING, sinceThen(turn, away), ofAdvert(turn), onPaper(turn, away)].filter((said) => said !== null);
  const said = reply(
    turn,
    { en: points.map(({ en }) => en).join('\n\n'), ar: points.map(({ ar }) => ar).join('\n\n') },
    {
      about: { kind: 'answer', id: 'explain-gap', asked: turn.text },
      choices: [
        { en: 'How do I explain a gap?', ar: 'كيف أشرح انقطاعًا عن العمل؟' },
        ...(turn.resume && !away?.entry ? [{ en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' }] : []),
      ],
    },
  );
  return { ...said, sources: answerOfId(turn, 'explain-gap')?.sources ?? [] };
}

const OPENING: Said = {
  en: '**No, not by itself; it does cost something.** Some who sort by dates stop at it, and most ask about it once. What decides is whether one plain line explains it, and whether something recent stands beside it: skills do not run out, but systems and rules change.',
  ar: '**لا، ليس وحده، لكن له ثمن.** بعض من يفرزون بالتواريخ يتوقفون عنده، وأكثرهم يسأل عنه مرة. ما يحسم هو سطر واضح يفسره وشيء حديث بجانبه: المهارات لا تنتهي، أما الأنظمة والقواعد فتتغير.',
};

/** Posts and papers of that time. */
function sinceThen({ resume }: Turn, away: Away | null): Said | null {
  if (!resume || !away) return null;
  const posts = resume.data.workExperience
    .filter(({ isHidden, startDate }) => !isHidden && startDate !== '' && startDate >= away.from)
    .map(({ jobTitle, company }) => [jobTitle, company].filter(Boolean).join(', '))
    .filter((post) => post !== away.entry);
  const own = [...posts, ...papersOf(resume.data, away, true)].slice(0, OWN_MAX);
  if (own.length === 0)
    return {
      en: 'Your resume shows nothing from that time yet. A short course with its certificate, unpaid help in the trade or a day of shadowing, each with its date, does most to close the distance: tell me what there was, and I put it in.',
      ar: 'لا تُظهر سيرتك شيئًا من تلك المدة بعد. دورة قصيرة بشهادتها أو عمل تطوعي في المجال، كلٌّ بتاريخه، يقرّب المسافة أكثر من غيره: قل لي ما كان فأضيفه.',
    };
  const list = own.map((each) => `- “${each}”`).join('\n');
  return {
    en: `From that time your resume has this, and it answers the question before it is asked, so it belongs where it is read first:\n\n${list}`,
    ar: `في سيرتك من تلك المدة ما يجيب قبل السؤال، ومكانه حيث يُقرأ أولًا:\n\n${list}`,
  };
}

/** What the advert says of those who return, and how the resume stands against it. */
function ofAdvert({ resume, advert }: Turn): Said | null {
  if (advert === '') return null;
  const welcome = advert
    .split(/\n|(?<=[.!])\s+/u)
    .find((sentence) => WELCOMES.test(sentence))
    ?.trim();
  const quoted = welcome
    ? { en: `The advert says itself: “${welcome}” `, ar: `يقول الإعلان نفسه: «${welcome}» ` }
    : null;
  if (!resume) return quoted;
  const { met, missing } = matchAdvert(advert, resume.data);
  const has = met.map(({ label }) => label).slice(0, SKILLS_MAX);
  const lacks = missing
    .filter(({ importance }) => importance === 'required')
    .map(({ label }) => label)
    .slice(0, SKILLS_MAX);
  const shown = has.length > 0 ? has.join(', ') : null;
  return {
    en: `${quoted?.en ?? ''}Of what it asks for your resume names ${shown ?? 'nothing by its own words yet'}${lacks.length > 0 ? `, and not ${lacks.join(', ')}, which it calls essential: that weighs more than the years do` : ''}.`,
    ar: `${quoted?.ar ?? ''}مما يطلبه تذكر سيرتك: ${shown ?? 'لا شيء بألفاظه بعد'}${lacks.length > 0 ? `، ولا تذكر ${lacks.join('، ')} وهو أساسي عندهم ويزن أكثر من السنوات` : ''}.`,
  };
}

function onPaper(turn: Turn, away: Away | null): Said {
  if (away?.entry)
    return {
      en: `On the resume it stands already, “${away.entry}”: leave it at that line. In the interview one sentence, and then what you have done since.`,
      ar: `وهو مذكور في السيرة، «${away.entry}»: يكفي هذا السطر. وفي المقابلة جملة واحدة ثم ما عملته بعده.`,
    };
  const entry = honestEntryFor(turn, turn.text);
  return {
    en: `On the resume one line, no reason beyond it:\n\n> ${entry.en}\n\nIn the interview one sentence, and then what you have done since.`,
    ar: `وفي السيرة سطر واحد:\n\n> ${entry.ar}\n\nوفي المقابلة جملة واحدة ثم ما عملته بعده.`,
  };
}
