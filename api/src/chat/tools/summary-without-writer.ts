import { isBase, isPast } from '../../writing-help/verb-forms.ts';
import { reply } from '../coach/language.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';
import { thirdPerson } from './third-person.ts';

/** Proposes the summary without "I" and "my": the same facts in the same order, sentence by sentence. */
export function summaryWithoutWriter(turn: Turn): CoachAnswer | null {
  const { resume } = turn;
  const before = resume?.data.personal.profile ?? '';
  if (!resume || !NAMES_WRITER.test(before)) return null;
  const left: string[] = [];
  const after = before
    .split(/(?<=[.!?])(\s+)/u)
    .map((sentence) => {
      const plain = withoutWriter(sentence);
      if (!NAMES_WRITER.test(plain)) return plain;
      left.push(sentence.trim());
      return sentence;
    })
    .join('');
  const named = left.map((sentence) => `“${sentence}”`).join(' ');
  if (after === before)
    return reply(
      turn,
      {
        en: `I cannot put this without “I” and keep its sense: ${named} Write me how you would say it, and I put it in.`,
        ar: `لا أستطيع صياغة هذا دون «أنا» مع بقاء معناه: ${named} اكتب لي كيف تقوله وأضعه.`,
      },
      { kind: 'asking', about: { kind: 'summary', text: before } },
    );
  return reply(
    turn,
    {
      en: `The same facts without “I” and “my”; nothing is added. Nothing changes until you accept it.${named === '' ? '' : `\n\nOne I left as it is, since other words would change its sense: ${named}`}`,
      ar: `الحقائق نفسها دون ضمير المتكلم ودون إضافة. لا يتغير شيء حتى تقبله.${named === '' ? '' : `\n\nوتركت هذه كما هي لأن صياغة أخرى تغيّر معناها: ${named}`}`,
    },
    {
      about: { kind: 'summary', text: after },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Rewrite the summary', ar: 'إعادة كتابة الملخص' }).text,
          diffs: [{ label: reply(turn, { en: 'Summary', ar: 'الملخص' }).text, before, after }],
          changes: [{ path: ['personal', 'profile'], before, after }],
        },
      ],
    },
  );
}

const NAMES_WRITER = /(?<![\p{L}'’.])(?:I|I['’](?:m|ve|ll|d)|[Mm]y|me|mine|myself)(?![\p{L}'’.])/u;

function withoutWriter(sentence: string): string {
  const said = sentence
    .replace(/^I(?:['’]m| am) (?:currently )?(?:an? |the )?/u, '')
    .replace(/^I(?:['’]ve| have) (?=\d|\p{L}+ed\b|(?:led|run|built|won|kept|held|made|taught|sold|over|more)\b)/u, '')
    .replace(/^I (?:also |always |now )?(?<verb>\p{L}+)/u, (whole, verb: string) => finite(verb) ?? whole)
    .replace(/(?<=(?:,| and|, and) )I (?<verb>\p{L}+)/gu, (whole, verb: string) => finite(verb) ?? whole)
    .replace(/^My |(?<=(?:,| and|, and) )my /gu, '')
    .replace(/(?<= )my (?=\p{L})/gu, 'the ');
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

const finite = (verb: string): string | null => (isPast(verb) ? verb : isBase(verb) ? thirdPerson(verb) : null);
