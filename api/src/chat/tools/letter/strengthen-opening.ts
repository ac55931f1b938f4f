import { z } from 'zod';
import { stemsOfText, tellingStems } from '../../coach/asked-words.ts';
import { languageOf, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn, type TurnLetter } from '../../coach/turn.ts';
import { askForLetter } from '../ask-for.ts';
import { linesOf, type ResumeLine } from '../resume-lines.ts';
import { defineTool } from '../tool.ts';
import {
  advertOf,
  groupsOf,
  hasLines,
  isArabic,
  letterProposal,
  NOTHING_CHANGES,
  partsOf,
  quoted,
  sharedWith,
  textOf,
  withoutSentences,
} from './letter-text.ts';
import { meantLetter } from './meant-letter.ts';

/** A sentence that can stand first: it says who acts, and leans on nothing. */
const STANDS_ALONE = /^(?:I|In my|At|As)\s/;

/** Proposes to begin a letter with its strongest result: one that it tells further down, else one of the resume. */
export const strengthenOpening = defineTool({
  name: 'strengthen_opening',
  description:
    'Proposes to begin a cover letter of the user’s account with the strongest result: a sentence that stands further down in it, else a line of the resume, quoted.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const letter = meantLetter(turn);
    if (!letter) return askForLetter(turn);
    const say = sayIn(languageOf(turn));
    const parts = partsOf(letter.text);
    const [opening = '', ...others] = parts.paragraphs;
    if (/\d/.test(opening.slice(0, 200))) {
      return answerOf(
        say(
          'It begins with a figure already, and that is what a reader stops at. I would leave the opening as it is.',
          'يبدأ برقم بالفعل، وهذا ما يوقف القارئ. أترك الافتتاح كما هو.',
        ),
      );
    }
    const wanted = stemsOfText(advertOf(letter, turn));
    const moved = strongestOf(others, wanted);
    const proof = moved ? null : quotedProof(letter, wanted, turn);
    const first = moved?.join(' ') ?? proof;
    if (!first) {
      return answerOf(
        say(
          'To open with a result I need one with a figure, and I find none that the letter does not tell already. What have you achieved that this employer would want: how many, how much, how fast?',
          'لأبدأ بنتيجة أحتاج إلى رقم، ولا أجد رقمًا لا يذكره الخطاب. ماذا أنجزت مما تريده هذه الجهة: كم العدد أو المقدار أو السرعة؟',
        ),
        { kind: 'asking' },
      );
    }
    const paragraphs = [
      `${first} ${opening}`,
      ...others
        .map((paragraph) =>
          moved && !hasLines(paragraph) && paragraph.includes(moved[0]!)
            ? withoutSentences(paragraph, new Set(moved))
            : paragraph,
        )
        .filter((paragraph) => paragraph !== ''),
    ];
    return answerOf(
      `${
        moved
          ? say(
              'Your strongest result stands further down. I would begin with it, in your own words.',
              'أقوى نتيجة لديك تأتي متأخرة. أبدأ بها بكلماتك نفسها.',
            )
          : say('I would begin with a line of your resume, quoted as it stands.', 'أبدأ بسطر من سيرتك منقولًا كما هو.')
      } ${say(NOTHING_CHANGES.en, NOTHING_CHANGES.ar)}`,
      {
        proposals: [
          letterProposal(letter, textOf({ ...parts, paragraphs }), say('A stronger opening', 'افتتاح أقوى'), [
            { label: say('Opening', 'الافتتاح'), before: opening, after: paragraphs[0]! },
          ]),
        ],
      },
    );
  },
});

/** A sentence with a figure that can stand first, with the one that leans on it. */
function strongestOf(paragraphs: readonly string[], wanted: ReadonlySet<string>): string[] | null {
  const found = paragraphs
    .filter((paragraph) => !hasLines(paragraph))
    .flatMap((paragraph) => groupsOf(paragraph))
    .filter(([first = '', ...leaning]) => leaning.length < 2 && /\d/.test(first) && STANDS_ALONE.test(first));
  return found.toSorted((a, b) => sharedWith(wanted, b.join(' ')) - sharedWith(wanted, a.join(' ')))[0] ?? null;
}

function quotedProof(letter: TurnLetter, wanted: ReadonlySet<string>, { resume }: Turn): string | null {
  if (!resume) return null;
  const said = stemsOfText(letter.text);
  const isTold = ({ text }: ResumeLine) => tellingStems(text).every((word) => said.has(word));
  const proof = linesOf(resume.data)
    .filter((line) => /\d/.test(line.text) && !isTold(line))
    .toSorted((a, b) => sharedWith(wanted, b.text) - sharedWith(wanted, a.text))[0];
  if (!proof) return null;
  const line = quoted(proof.text);
  return isArabic(letter)
    ? `«${line}»: هذا السطر من سيرتي (${proof.label}) هو سبب كتابتي إليكم.`
    : `“${line}”: this line of my resume, from my work as ${proof.label}, is why I am writing to you.`;
}
