import { tellingStems } from '../../coach/asked-words.ts';
import { reply } from '../../coach/language.ts';
import type { CoachAnswer, Turn, TurnLetter } from '../../coach/turn.ts';
import { askForLetter } from '../ask-for.ts';
import {
  groupsOf,
  hasLines,
  letterProposal,
  NOTHING_CHANGES,
  partsOf,
  textOf,
  withoutSentences,
} from './letter-text.ts';
import { meantLetter } from './meant-letter.ts';

// Single sentences of a kept letter: put in as they were told, or left out.

/** Proposes a sentence of its writer's own, at the end of what the letter says. */
export function addToLetter(turn: Turn, sentence: string): CoachAnswer {
  const letter = meantLetter(turn);
  if (!letter) return { ...askForLetter(turn), about: { kind: 'letter' } };
  const parts = partsOf(letter.text);
  const last = parts.paragraphs.length - 1;
  const paragraphs = parts.paragraphs.with(last, `${sentence} ${parts.paragraphs[last] ?? ''}`.trim());
  return proposed(turn, letter, textOf({ ...parts, paragraphs }), '', sentence);
}

/** Proposes the letter without what it says of something. */
export function leaveOutOfLetter(turn: Turn, what: string): CoachAnswer {
  const letter = meantLetter(turn);
  if (!letter) return { ...askForLetter(turn), about: { kind: 'letter' } };
  const wanted = tellingStems(what);
  const speaksOfIt = (sentence: string) => {
    const own = new Set(tellingStems(sentence));
    return wanted.length > 0 && wanted.every((stem) => own.has(stem));
  };
  const parts = partsOf(letter.text);
  const gone = parts.paragraphs
    .filter((paragraph) => !hasLines(paragraph))
    .flatMap((paragraph) =>
      groupsOf(paragraph)
        .filter((group) => group.some(speaksOfIt))
        .flat(),
    );
  if (gone.length === 0) return notThere(turn, letter, what);
  const left = new Set(gone);
  const paragraphs = parts.paragraphs
    .map((paragraph) => (hasLines(paragraph) ? paragraph : withoutSentences(paragraph, left)))
    .filter(Boolean);
  return proposed(turn, letter, textOf({ ...parts, paragraphs }), gone.join(' '), '');
}

const notThere = (turn: Turn, { title }: TurnLetter, what: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `I find no sentence about “${what}” in “${title}”, so nothing is left out. Copy the sentence here as it stands there, and I take it out.`,
      ar: `لا أجد جملة عن «${what}» في «${title}»، فلم أحذف شيئًا. انسخ الجملة كما هي وأحذفها.`,
    },
    { kind: 'asking', about: { kind: 'letter' } },
  );

function proposed(turn: Turn, letter: TurnLetter, text: string, before: string, after: string): CoachAnswer {
  const title = reply(turn, { en: 'Change the letter', ar: 'تعديل الخطاب' }).text;
  const label = reply(turn, { en: 'Sentence', ar: 'جملة' }).text;
  return reply(
    turn,
    {
      en: `In “${letter.title}”, as you say; the rest stays. ${NOTHING_CHANGES.en}`,
      ar: `في «${letter.title}» كما قلت، ويبقى ما عداه. ${NOTHING_CHANGES.ar}`,
    },
    { about: { kind: 'letter' }, proposals: [letterProposal(letter, text, title, [{ label, before, after }])] },
  );
}
