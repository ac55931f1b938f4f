import { askForResume } from '../tools/ask-for.ts';
import { fillGap } from '../tools/fill-gap.ts';
import { gapsOf } from '../tools/resume-gaps.ts';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const GAP = /(?<from>(?:19|20)\d\d)\D{1,12}(?<to>(?:19|20)\d\d)/u;

/** "I was caring for my mother": an entry names the care alone. */
const FIRST_PERSON = /^\s*(?:i(?: was| have been|'ve been| had been)?|we(?: were)?|كنت|لقد)\s+/iu;

/** "Fill the gap 2019 to 2021: cared for my father", "I cared for my father from 2019 to 2021, put that in". */
const TOLD = [
  /(?:[:：]|[,،] (?=i |we |كنت ))\s*(?<what>[^\n]{3,200})$/iu,
  /(?:^|[.!?] )(?<what>(?:i|we|كنت) [^\n.!?]{3,120}?) (?:from|between|in|من|بين) (?=(?:19|20)\d\d)/iu,
];

const ASK_FOR_GAP: Said = {
  en: 'From when to when was it, and what did you do in that time? Write it like this:',
  ar: 'من متى إلى متى، وماذا فعلت في تلك المدة؟ اكتبها هكذا:',
};
/** Whether a message tells what was asked for a gap. */
export const answersAskForGap = ({ text, history }: Turn): boolean =>
  isAskForGap(history.at(-1)?.text ?? '') && GAP.test(text);

const isAskForGap = (text: string) => text.includes(ASK_FOR_GAP.en) || text.includes(ASK_FOR_GAP.ar);

/** Proposes an entry for a gap, or asks for its years and what was done in it. */
export function addGap(turn: Turn): CoachAnswer {
  const years = GAP.exec(turn.text)?.groups;
  const what = (TOLD.map((told) => told.exec(turn.text)?.groups?.what).find(Boolean) ?? afterAsk(turn))
    ?.replace(GAP, '')
    .replace(FIRST_PERSON, '')
    .trim();
  if (years?.from && years.to && what && what.length > 2)
    return fillGap.run({ from: years.from, to: years.to, what }, turn);
  const found = namedGaps(turn);
  return reply(
    turn,
    {
      en: `${found.en}${ASK_FOR_GAP.en}\n\n> Fill the gap 2021 to 2023: cared for my father`,
      ar: `${found.ar}${ASK_FOR_GAP.ar}\n\n> سد الفجوة 2021 إلى 2023: رعاية والدي`,
    },
    { kind: 'asking' },
  );
}

/** What answers the question for the gap: "I cared for my father 2019 to 2021". */
function afterAsk({ text, history }: Turn): string | undefined {
  if (!isAskForGap(history.at(-1)?.text ?? '')) return undefined;
  return text
    .slice(0, 200)
    .replace(GAP, '')
    .replace(FIRST_PERSON, '')
    .replace(/\s+(?:from|in|between|من|في|بين)\s*$/iu, '');
}

/** Says which gaps the resume shows, as the beginning of a sentence; nothing where it shows none. */
function namedGaps({ resume }: Turn): Said {
  const [gap] = resume ? gapsOf(resume.data) : [];
  if (!gap) return { en: '', ar: '' };
  return {
    en: `Your resume shows one from ${gap.from} to ${gap.to}, between ${gap.before} and ${gap.after}. `,
    ar: `تُظهر سيرتك واحدة من ${gap.from} إلى ${gap.to} بين ${gap.before} و${gap.after}. `,
  };
}

/** Which gaps the resume shows. */
export function tellGaps(turn: Turn): CoachAnswer {
  const { resume } = turn;
  if (!resume) return askForResume(turn);
  const gaps = gapsOf(resume.data);
  if (gaps.length === 0) {
    return reply(turn, {
      en: 'No: between its jobs I find no half year or more without one. What has no date I cannot tell.',
      ar: 'لا، لا أجد بين الوظائف نصف سنة أو أكثر بلا عمل. وما لا تاريخ له لا أستطيع الحكم عليه.',
    });
  }
  const list = gaps.map(({ from, to, before, after }) => `- ${from} – ${to}: ${before} → ${after}`).join('\n');
  return reply(
    turn,
    {
      en: `Yes, a reader will ask about this:\n\n${list}\n\nOne honest line is enough. Tell me what you did then, and I propose an entry.`,
      ar: `نعم، سيسأل القارئ عن هذا:\n\n${list}\n\nسطر صادق واحد يكفي. أخبرني بما فعلت حينها فأقترح بندًا.`,
    },
    {
      choices: [
        { en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' },
        { en: 'How do I explain a gap?', ar: 'كيف أشرح انقطاعًا عن العمل؟' },
      ],
    },
  );
}
