import { fold } from '@vitae/language/fold';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { sayIn } from '../language.ts';
import { demandsOf, namingStems } from '../own-case/named-in-documents.ts';
import type { Practice, PracticeQuestion, Turn } from '../turn.ts';

// Whether what is said in a practice interview answers another question than the one that was asked.

const STRENGTH =
  /\b(?:my (?:\p{L}+ )?strengths?|my strong (?:point|side|suit)s?|i'?m (?:very |really )?good at)\b|نقاط قوتي|نقطه قوتي|قوتي/u;
const WEAKNESS =
  /\b(?:my (?:\p{L}+ )?weak(?:ness(?:es)?| point| side)s?|i (?:struggle|am weak)|not (?:so |very )?good at)\b|ضعفي|نقطه ضعف/u;
const INTRODUCTION =
  /^(?:(?:hi|hello|so|well|ok|good (?:morning|day|afternoon))[\s,.]+)*(?:my name is|i'?m called|let me introduce|(?:i am |i'?m )?myself \p{L}+)(?!\p{L})|^(?:اسمي|انا اسمي)/u;
const MOTIVATION =
  /\b(?:i (?:want|would like|applied|am applying)\b.{0,40}\b(?:because|here|your (?:company|team|shop|school|hospital))|i (?:like|love|admire) your (?:company|team|products?|brand|work))\b|(?:ابي|اريد|بدي) (?:اشتغل|اعمل) (?:عندكم|معكم)/u;
/** Two telling words of a question's own subject are no chance. */
const SHARED_MIN = 2;

const sharesWith = (own: ReadonlySet<string>, about: string): number =>
  tellingStems(about).filter((stem) => own.has(stem)).length;

/** The question that an answer belongs to, where it has nothing to do with the one that was asked; null where it has, or belongs to none. */
export function otherQuestionAnswered({ text }: Turn, practice: Practice): PracticeQuestion | null {
  const { questions, notes, language } = practice;
  const open = questions[notes.length]!;
  const words = fold(text.slice(0, 1_500));
  const own = new Set(namingStems(text));
  if (open.kind === 'questions' || sharesWith(own, open.about) > 0) return null;
  const say = sayIn(language);
  const isOf = (kind: PracticeQuestion['kind']) => open.kind === kind;
  const listed = (kind: PracticeQuestion['kind']) =>
    questions.slice(notes.length + 1).find((each) => each.kind === kind);
  const [strong, weak] = [STRENGTH.test(words), WEAKNESS.test(words)];
  if ((strong || weak) && !isOf('weakness'))
    return strong
      ? {
          kind: 'weakness',
          about: '',
          text: weak
            ? say('What are your strengths, and what is a weakness of yours?', 'ما نقاط قوتك وما إحدى نقاط ضعفك؟')
            : say('What are your strengths?', 'ما نقاط قوتك؟'),
        }
      : (listed('weakness') ?? {
          kind: 'weakness',
          about: '',
          text: say('What is a weakness of yours?', 'ما إحدى نقاط ضعفك؟'),
        });
  if (INTRODUCTION.test(words))
    return isOf('introduction')
      ? null
      : (listed('introduction') ?? {
          kind: 'introduction',
          about: '',
          text: say('Tell me about yourself.', 'حدثني عن نفسك.'),
        });
  if (MOTIVATION.test(words) && !isOf('motivation')) {
    const motive = listed('motivation');
    if (motive) return motive;
  }
  const isAboutSomething = open.about !== '' || open.kind === 'introduction';
  if (!isAboutSomething) return null;
  const [best] = questions
    .slice(notes.length + 1)
    .filter(({ kind, about }) => about !== '' && (kind === 'behaviour' || kind === 'requirement'))
    .map((question) => ({ question, shared: sharesWith(own, question.about) }))
    .filter(({ shared }) => shared >= SHARED_MIN)
    .toSorted((a, b) => b.shared - a.shared);
  return best?.question ?? null;
}

/** A demand of the advert that an answer speaks of with two words of its own at least; null where it speaks of none. */
export function demandMet({ text, advert }: Turn): string | null {
  if (advert === '') return null;
  const own = namingStems(text);
  const [, ...lines] = demandsOf(advert);
  const [best] = lines
    .map((line) => {
      const stems = stemsOfText(line);
      return { line, shared: own.filter((stem) => stems.has(stem)).length };
    })
    .filter(({ shared }) => shared >= SHARED_MIN)
    .toSorted((a, b) => b.shared - a.shared);
  return best?.line ?? null;
}
