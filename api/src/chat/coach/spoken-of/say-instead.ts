import { fold } from '@vitae/language/fold';
import { changeLines } from '../../tools/resume-lines.ts';
import { reply, type Said } from '../language.ts';
import type { Subject } from '../subject.ts';
import { type CoachAnswer, type ProposedChange, type Turn, textsOfUser } from '../turn.ts';
import { lastAnswered } from './last.ts';
import { lineMeant } from './line-meant.ts';
import { inPeriod, type Period, periodsWished } from './periods.ts';
import { onProposed } from './proposed.ts';
import { lineNamedIn } from './same-for-other.ts';

// "keep it but say per week, not per night": other words in the line that was spoken of, and the figure that changes with them.

/** "can you say …?" orders all the same. */
const ASKS_HELPER = /\b(?:can|could|would) (?:yo)?u\b/iu;

type OfLine = Extract<Subject, { kind: 'line' }>;

const WORDS_MAX = 26;
const INSTEAD =
  /\b(?:say|says|write|use|put|call (?:it|them)|change (?:it|that) to)\s+["“']?(?<value>[^,.;!?\n"”]{2,50}?)["”']?,? (?:and )?(?:not|instead of|rather than)\s+["“']?(?<instead>[^,.;!?\n"”]{2,50}?)["”']?[\s.!]*$/iu;

/** Null where no line was spoken of, or its words are not to change. */
export function sayInstead(turn: Turn): CoachAnswer | null {
  const last = lastAnswered(turn);
  if (/^\s*(?:how|what|is|are|why)\b|[?؟]\s*$/iu.test(turn.text) && !ASKS_HELPER.test(turn.text)) return null;
  if (!turn.resume || last?.about.kind !== 'line' || turn.text.trim().split(/\s+/u).length > WORDS_MAX) return null;
  const named = lineNamedIn(turn, fold(turn.text));
  const about: OfLine = named ? { ...last.about, entryId: named.entryId, text: named.text } : last.about;
  const proposals = last.proposals ?? [];
  const wished = wishOf(turn, about);
  if (wished) return ofPeriod(turn, about, proposals, wished);
  const { value, instead } = INSTEAD.exec(turn.text.trim())?.groups ?? {};
  const at = instead ? about.text.toLowerCase().indexOf(instead.toLowerCase()) : -1;
  if (!value || !instead || at < 0) return null;
  const after = about.text.slice(0, at) + value + about.text.slice(at + instead.length);
  return proposeText(turn, about, proposals, after[0]!.toUpperCase() + after.slice(1), AS_SAID);
}

/** The wish of this message; of the one before, where this one only tells the number that was asked for. */
function wishOf(turn: Turn, { text }: OfLine): Period | null {
  const now = periodsWished(turn.text, text);
  if (now) return now;
  const before = periodsWished(textsOfUser(turn.history).at(-1) ?? '', text);
  const times = Number(ONLY_A_NUMBER.exec(fold(turn.text).trim())?.groups?.times ?? 0);
  const isAsked = before !== null && before.times === null && times > 0 && times <= before.mostTimes;
  return isAsked ? { ...before, times, isTold: true } : null;
}
/** "we do 6", "6 nights a week". */
const ONLY_A_NUMBER =
  /^(?:[\p{L}']+[\s,]+){0,3}(?<times>\d{1,3})(?: (?:hours?|hrs?|shifts?|nights?|days?|weeks?|months?))?(?: (?:a|an|per|each|every) \p{L}+)?(?: (?:usually|normally|mostly|now))?[\s.!]*$/u;

function ofPeriod(turn: Turn, about: OfLine, proposals: readonly ProposedChange[], wished: Period): CoachAnswer | null {
  const { from, to } = wished;
  const after = inPeriod(about.text, wished);
  if (after === 'unsure') return reply(turn, UNSURE, { kind: 'asking', about });
  if (after === 'number missing')
    return reply(
      turn,
      {
        en: `A figure for each ${from.name.en} is not the same for each ${to.name.en}, and I make none up. How many ${wished.isLonger ? `${from.name.en}s make up a ${to.name.en}` : `${to.name.en}s make up a ${from.name.en}`} with you? Tell me the number, and I reckon it and change the line:\n\n- ${about.text}`,
        ar: `الرقم لكل ${from.name.ar} ليس نفسه لكل ${to.name.ar}، ولا أختلق رقمًا. ${wished.isLonger ? `كم ${from.name.ar} في ال${to.name.ar}` : `كم ${to.name.ar} في ال${from.name.ar}`} عندك؟ قل لي العدد فأحسبه وأعدّل السطر:\n\n- ${about.text}`,
      },
      { kind: 'asking', about: { ...about, deed: 'changed' } },
    );
  return proposeText(
    turn,
    about,
    proposals,
    after.text,
    after.sum === '' ? AS_SAID : reckoned(after.sum, wished.isTold),
  );
}

const reckoned = (sum: string, isTold: boolean): Said => ({
  en: `The figure goes with it${isTold ? ', by the number that you gave' : ''}: ${sum}. Nothing changes until you accept it.`,
  ar: `والرقم يتغير معها${isTold ? ' بالعدد الذي ذكرته' : ''}: ${sum}. لا يتغير شيء حتى تقبله.`,
});
const UNSURE: Said = {
  en: 'That changes what the figures of this line say, and I cannot reckon it for sure. Tell me how the line is to read (“make it …”), and I put that in.',
  ar: 'هذا يغيّر معنى أرقام السطر ولا أستطيع حسابه بيقين. اكتب السطر كما تريده وأضعه.',
};
const AS_SAID: Said = {
  en: 'With the words that you name, and nothing else changed. Nothing changes until you accept it.',
  ar: 'بالكلمات التي ذكرتها ودون تغيير آخر. لا يتغير شيء حتى تقبله.',
};

function proposeText(
  turn: Turn,
  about: OfLine,
  proposals: readonly ProposedChange[],
  after: string,
  said: Said,
): CoachAnswer | null {
  return onProposed(turn, proposals, (now) => {
    const line = lineMeant(now, about, proposals);
    if (!line) return null;
    return reply(turn, said, {
      about: { ...about, text: after, deed: 'changed' },
      proposals: [
        {
          resumeId: now.resume!.id,
          title: reply(turn, { en: 'Change the words', ar: 'تغيير الكلمات' }).text,
          diffs: [{ label: line.label, before: line.text, after }],
          changes: [changeLines(now.resume!.data, line, new Map([[line.index, after]]))],
        },
      ],
    });
  });
}
