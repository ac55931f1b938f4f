import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';

/** In the place of a plain "I don't know": what the own documents say of it, and what can be done; null where they say nothing. */
export function lastResort(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const { resume, advert } = turn;
  if (namingStems(turn.text).length === 0 || (!resume && advert === '')) return null;
  const demand = demandNamed(turn.text, advert);
  const lines = resume ? linesNamed(turn.text, resume.data).map(quoted) : [];
  const entries =
    resume && lines.length === 0 ? entriesNamed(turn.text, resume.data, 1).map((entry) => `“${entry}”`) : [];
  const own = [...lines, ...entries];
  if (!demand && own.length === 0) return null;
  const { text, choices } = reply(
    turn,
    {
      en: [
        'To just that I have no reviewed answer, and I do not guess. What your documents say of it:',
        [demand ? `- **The advert:** “${demand}”` : '', ...own.map((each) => `- **Your resume:** ${each}`)]
          .filter(Boolean)
          .join('\n'),
        `${ASK.en} What would you like: advice on how to say it, other words for a line, or whether it is enough for the job?`,
      ].join('\n\n'),
      ar: [
        'ليس لدي جواب مراجَع عن هذا بالذات، ولا أخمّن. ما تقوله مستنداتك عنه:',
        [demand ? `- **الإعلان:** «${demand}»` : '', ...own.map((each) => `- **سيرتك:** ${each}`)]
          .filter(Boolean)
          .join('\n'),
        `${ASK.ar} ماذا تريد: نصيحة كيف تقوله، أم صياغة أخرى لسطر، أم هل يكفي للوظيفة؟`,
      ].join('\n\n'),
    },
    { choices: advert === '' || !resume ? [] : WITH_BOTH },
  );
  return { ...said, text, choices: [...choices, ...said.choices].slice(0, CHOICES_MAX) };
}
const CHOICES_MAX = 4;
const ASK: Said = {
  en: 'I can put it into a line, a summary or a letter, and hold it against what they ask for.',
  ar: 'أستطيع وضعه في سطر أو ملخص أو خطاب، ومقارنته بما يطلبونه.',
};
const WITH_BOTH: readonly Said[] = [
  { en: 'What am I missing for this job?', ar: 'ما الذي ينقصني لهذه الوظيفة؟' },
  { en: 'Should I apply for this job?', ar: 'هل أتقدم لهذه الوظيفة؟' },
];
