import { z } from 'zod';
import { stemsOfText } from '../../coach/asked-words.ts';
import { languageOf, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer } from '../../coach/turn.ts';
import { askForLetter } from '../ask-for.ts';
import { textOfResume } from '../resume-lines.ts';
import { defineTool } from '../tool.ts';
import {
  advertOf,
  groupsOf,
  hasLines,
  letterProposal,
  NOTHING_CHANGES,
  partsOf,
  sharedWith,
  textOf,
  withoutSentences,
  wordsIn,
} from './letter-text.ts';
import { meantLetter } from './meant-letter.ts';

/** Of the body's words, so many stay. */
const KEPT_SHARE = 0.75;
/** A body shorter than this is short enough. */
const SHORT_WORDS = 110;
/** Characters of it that a letter is weighed by. */
const RESUME_MAX = 8_000;

interface Group {
  paragraph: number;
  sentences: string[];
  weight: number;
}

/** Proposes to leave sentences of a letter out; no word is changed. */
export const shortenLetter = defineTool({
  name: 'shorten_letter',
  description:
    'Proposes to shorten a cover letter of the user’s account by leaving whole sentences out. Sentences with figures and with words of the advert or the resume stay, and so do the beginning and the end.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const letter = meantLetter(turn);
    if (!letter) return askForLetter(turn);
    const say = sayIn(languageOf(turn));
    const parts = partsOf(letter.text);
    const known = `${advertOf(letter, turn)}\n${turn.resume ? textOfResume(turn.resume.data).slice(0, RESUME_MAX) : ''}`;
    const wanted = stemsOfText(known);
    const out = sentencesToLeave(parts.paragraphs, wanted);
    if (out.length === 0) {
      return answerOf(
        say(
          `“${letter.title}” has ${wordsIn(letter.text)} words, and every sentence of it says something of its own. I would leave it as it is.`,
          `في «${letter.title}» ${wordsIn(letter.text)} كلمة، وكل جملة فيه تقول شيئًا. أتركه كما هو.`,
        ),
      );
    }
    const leave = new Set(out.flatMap(({ sentences }) => sentences));
    const paragraphs = parts.paragraphs
      .map((paragraph, index) =>
        out.some((group) => group.paragraph === index) ? withoutSentences(paragraph, leave) : paragraph,
      )
      .filter((paragraph) => paragraph !== '');
    const after = textOf({ ...parts, paragraphs });
    const [from, to] = [wordsIn(letter.text), wordsIn(after)];
    const diffs = out
      .toSorted((a, b) => a.paragraph - b.paragraph)
      .map(({ paragraph, sentences }) => ({
        label: say(`Paragraph ${paragraph + 1}`, `الفقرة ${paragraph + 1}`),
        before: sentences.join(' '),
        after: '',
      }));
    return answerOf(
      say(
        `From ${from} to ${to} words, by leaving out what the reader would miss least. What stays is word for word yours. ${NOTHING_CHANGES.en}`,
        `من ${from} إلى ${to} كلمة بحذف ما يفتقده القارئ أقل من غيره، وما يبقى كلماتك كما هي. ${NOTHING_CHANGES.ar}`,
      ),
      { proposals: [letterProposal(letter, after, say('Shorten the letter', 'تقصير الخطاب'), diffs)] },
    );
  },
});

function sentencesToLeave(paragraphs: readonly string[], wanted: ReadonlySet<string>): Group[] {
  const total = wordsIn(paragraphs.join(' '));
  if (total < SHORT_WORDS) return [];
  const groups = paragraphs.flatMap((paragraph, index): Group[] =>
    hasLines(paragraph)
      ? []
      : groupsOf(paragraph).map((sentences) => ({ paragraph: index, sentences, weight: weightOf(sentences, wanted) })),
  );
  const candidates = groups.filter(
    // The last paragraph asks for the talk, and is short.
    (group, index) => index > 0 && group.paragraph < paragraphs.length - 1 && !/[:：]$/u.test(group.sentences.at(-1)!),
  );
  const out: Group[] = [];
  let left = total;
  for (const group of candidates.toSorted((a, b) => a.weight - b.weight)) {
    const words = wordsIn(group.sentences.join(' '));
    if (left <= total * KEPT_SHARE || /\d/.test(group.sentences.join(' '))) continue;
    out.push(group);
    left -= words;
  }
  return out;
}

function weightOf(sentences: readonly string[], wanted: ReadonlySet<string>): number {
  const text = sentences.join(' ');
  return sharedWith(wanted, text) / Math.sqrt(wordsIn(text)) + (/\d/.test(text) ? 2 : 0);
}
