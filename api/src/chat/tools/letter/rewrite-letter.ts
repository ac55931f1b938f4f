import { z } from 'zod';
import { standsOnce } from '../../../cover-letters/passages.ts';
import { unsupportedFacts } from '../../../writing/guard/guard.ts';
import { sentencesOf } from '../../../writing/text/words.ts';
import { stemsOfText } from '../../coach/asked-words.ts';
import { languageOf, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn, type TurnLetter } from '../../coach/turn.ts';
import { askForLetter } from '../ask-for.ts';
import { textOfResume } from '../resume-lines.ts';
import { defineTool } from '../tool.ts';
import { hasLines, letterProposal, NOTHING_CHANGES, partsOf, textOf } from './letter-text.ts';
import { meantLetter } from './meant-letter.ts';

const PASSAGE_MAX = 3_000;
const SAME_PASSAGE_MIN = 0.6;
/** Words that say nothing where they stand, and what stands better in their place. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/g, 'to'],
  [/\bIn order to\b/g, 'To'],
  [/\bdue to the fact that\b/g, 'because'],
  [/\bat this point in time\b/g, 'now'],
  [/\bon a daily basis\b/g, 'daily'],
  [/\ba (?:wide )?variety of\b/g, 'several'],
  [/(?<!\b(?:an?|so|not) )\b(?:really|basically|actually|truly|successfully) (?=\p{Ll})/gu, ''],
  [/(?<!\b(?:an?|so|not) )\bvery (?!much|well|own|first|best|last|same|few|little|important)(?=\p{Ll})/gu, ''],
  [/^I (?:strongly |firmly |truly )?(?:believe|feel|think) that (?=I\b|my\b)/g, ''],
];

/** Proposes other words for a passage of a letter. What nobody has stated is not added. */
export const rewriteLetter = defineTool({
  name: 'rewrite_letter',
  description:
    'Proposes another wording for a passage of a cover letter of the user’s account. Give `passage` exactly as it stands, and `rewritten`; an empty text leaves the passage out. A number, name or skill that neither letter, resume nor user has stated is refused. Without `rewritten` only filler words are taken out.',
  input: z.object({
    passage: z.string().max(PASSAGE_MAX).optional(),
    rewritten: z.string().max(PASSAGE_MAX).optional(),
  }),
  run({ passage, rewritten }, turn): CoachAnswer {
    const letter = meantLetter(turn);
    if (!letter) return askForLetter(turn);
    const say = sayIn(languageOf(turn));
    if (passage !== undefined && rewritten !== undefined) return replacePassage(letter, passage, rewritten, turn);
    const parts = partsOf(letter.text);
    const meant = passage ? parts.paragraphs.findIndex((paragraph) => isMeant(paragraph, passage)) : -1;
    if (passage && meant < 0) {
      return answerOf(
        say(
          `I do not find this passage in “${letter.title}”. Copy it from there as it stands.`,
          `لا أجد هذا المقطع في «${letter.title}». انسخه منه كما هو.`,
        ),
        { kind: 'asking' },
      );
    }
    const paragraphs = parts.paragraphs.map((paragraph, index) =>
      meant >= 0 && index !== meant ? paragraph : withoutFillers(paragraph),
    );
    const after = textOf({ ...parts, paragraphs });
    if (after === letter.text) return nothingToTakeOut(letter, turn);
    const diffs = paragraphs.flatMap((paragraph, index) => {
      const before = parts.paragraphs[index]!;
      if (paragraph === before) return [];
      return [{ label: say(`Paragraph ${index + 1}`, `الفقرة ${index + 1}`), before, after: paragraph }];
    });
    return answerOf(
      `${say(
        'I took out words that say nothing, and changed none of what you say.',
        'حذفت كلمات لا تقول شيئًا ولم أغيّر ما تقوله.',
      )} ${say(NOTHING_CHANGES.en, NOTHING_CHANGES.ar)}`,
      { proposals: [letterProposal(letter, after, say('Take out filler', 'حذف الحشو'), diffs)] },
    );
  },
});

function replacePassage(letter: TurnLetter, passage: string, rewritten: string, turn: Turn): CoachAnswer {
  if (passage.trim() === '' || !standsOnce(letter.text, passage)) {
    return answerOf('Not proposed: the passage does not stand in the letter exactly once.');
  }
  const sources = {
    applicant: [letter.text, turn.resume ? textOfResume(turn.resume.data) : '', turn.text].join('\n'),
    job: `${turn.advert}\n${letter.advert}\n${letter.jobTitle}`,
    company: letter.company,
  };
  const invented = unsupportedFacts(rewritten, sources).map(({ text }) => text);
  if (invented.length > 0) {
    return answerOf(
      `Not proposed: ${invented.join(', ')} stands neither in letter and resume nor in what the user said.`,
    );
  }
  const at = letter.text.indexOf(passage);
  const [head, tail] = [letter.text.slice(0, at), letter.text.slice(at + passage.length)];
  const after = rewritten === '' ? withoutGap(head, tail) : head + rewritten + tail;
  const say = sayIn(languageOf(turn));
  return answerOf(say(`Proposed. ${NOTHING_CHANGES.en}`, NOTHING_CHANGES.ar), {
    proposals: [
      letterProposal(letter, after.replace(/\n{3,}/g, '\n\n').trim(), say('Rewrite a passage', 'إعادة صياغة مقطع'), [
        { label: say('Letter', 'الخطاب'), before: passage, after: rewritten },
      ]),
    ],
  });
}

/** What stood on both sides of a passage that is gone. */
function withoutGap(head: string, tail: string): string {
  return /(?:^|\n)$/.test(head) ? head + tail.replace(/^[ \t]+/, '') : head.replace(/[ \t]+$/, '') + tail;
}

/** Whether a passage that somebody has typed off, perhaps in part, means this paragraph. */
function isMeant(paragraph: string, passage: string): boolean {
  if (paragraph.includes(passage.trim())) return true;
  const words = stemsOfText(passage);
  const own = stemsOfText(paragraph);
  return words.size > 0 && [...words].filter((word) => own.has(word)).length / words.size >= SAME_PASSAGE_MIN;
}

function withoutFillers(paragraph: string): string {
  if (hasLines(paragraph)) return paragraph;
  const sentences = sentencesOf(paragraph);
  const plain = sentences.map((sentence) => {
    const text = FILLERS.reduce((rest, [filler, better]) => rest.replace(filler, better), sentence);
    return text === sentence ? sentence : text[0]!.toUpperCase() + text.slice(1);
  });
  return plain.every((sentence, index) => sentence === sentences[index]) ? paragraph : plain.join(' ');
}

function nothingToTakeOut(letter: TurnLetter, turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  return answerOf(
    say(
      'I find no filler to take out, and I do not make sentences up. What I can do with this letter: shorten it, begin it with your strongest result, or add what the advert asks for and your resume proves. For another wording throughout, open it under **Cover letter** and press **Regenerate** with your wish.',
      'لا أجد حشوًا أحذفه، ولا أختلق جملًا. ما أستطيعه في هذا الخطاب: تقصيره، أو البدء بأقوى نتيجة، أو إضافة ما يطلبه الإعلان وتثبته سيرتك. ولصياغة أخرى كاملة افتحه من قسم **خطاب التقديم** وأعد توليده مع ملاحظتك.',
    ),
    {
      choices: [
        say(`Shorten my letter: ${letter.title}`, `اختصر خطابي: ${letter.title}`),
        say(`Make the opening of my letter stronger: ${letter.title}`, `قوّ افتتاح خطابي: ${letter.title}`),
        say(`Tailor my letter to the advert: ${letter.title}`, `خصص خطابي للإعلان: ${letter.title}`),
      ],
    },
  );
}
