import { addToLetter, leaveOutOfLetter } from '../../tools/letter/change-letter.ts';
import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { spelledAsOwn } from '../../tools/own-spelling.ts';
import { employerNamed, employerSpokenOf } from '../employers.ts';
import { languageOf, reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { LetterDraft, Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { wishesIn } from './mail-wishes.ts';
import type { Operation } from './operation.ts';
import { signatureIn } from './signature.ts';
import { takesLastOut } from './take-last-out.ts';
import { asSentence, type ToldForText, toldForText } from './told-for-text.ts';

/** What else a message can be about, though it follows on a letter. */
const OF_OTHERS = ['resume', 'skills', 'summary', 'lines', 'mail', 'offer', 'ats', 'interview'];
const WORDS_MAX = 25;
/** How long it is to be, what it is to dwell on. */
const WISH =
  /\b(?:under|below|max(?:imum)?|at most|only|about) \d{2,3} words\b|\b\d{2,3} words(?: max)?\b|^(?:and |please )*(?:focus|more|less|emphasi[sz]e|highlight|stress) (?:more )?(?:on |about )?\p{L}.{2,60}|\b(?:address(?:ed)? (?:it )?to|dear) \p{L}/iu;

/** A letter, as a message wants it now; null where the message is of something else. */
export function ofLetter(
  turn: Turn,
  about: Extract<Subject, { kind: 'letter' }>,
  operation: Operation | null,
): CoachAnswer | null {
  const { things, isQuestion } = readRequest(turn.text);
  const isLong = turn.text.trim().split(/\s+/).length > WORDS_MAX;
  if (isLong || OF_OTHERS.some((thing) => things.has(thing))) return null;
  const told = isQuestion ? null : toldForText(turn.text);
  if (!about.draft) return told && inKeptLetter(turn, told);
  const wish = wishOf(turn, operation);
  const signed = signatureIn(turn);
  if (signed) return written(turn, { ...about.draft, signed });
  if (about.draft.added.length > 0 && takesLastOut(turn.text))
    return written(turn, { ...about.draft, added: about.draft.added.slice(0, -1) });
  const several = withAllWished(turn, about.draft);
  if (several) return several;
  if (wish) return written(turn, { ...about.draft, wishes: [...about.draft.wishes, wish] });
  return told && withTold(turn, about.draft, told);
}

function wishOf(turn: Turn, operation: Operation | null): string | null {
  switch (operation?.does) {
    case 'shorten':
      return 'shorter';
    case 'make plain':
      return 'casual';
    case 'make formal':
      return 'formal';
    default:
      return WISH.test(turn.text) && !readRequest(turn.text).isQuestion ? spelledAsOwn(turn.text.trim(), turn) : null;
  }
}

/** "too long, sounds like a robot. half of it, and say that i can start in may": how it is to be, and what is to stand in it. */
function withAllWished(turn: Turn, draft: LetterDraft): CoachAnswer | null {
  const { style, others } = wishesIn(turn.text);
  const told = others.map(toldForText).filter((each) => each?.does === 'add');
  const isHalf = HALF.test(turn.text);
  if (told.length === 0 && !isHalf) return null;
  if (style === null && !isHalf) return null;
  const sentences = told.map((each) => asSentence(each!.what.replace(/^mi (?=\p{L})/iu, 'I '), turn));
  const wishes = [
    isHalf ? `${halfOfLast(turn)} words` : style?.isShort ? 'shorter' : '',
    style?.isPlain === true || SOUNDS_MADE.test(turn.text) ? 'casual' : style?.isPlain === false ? 'formal' : '',
  ].filter(Boolean);
  return written(turn, {
    ...draft,
    wishes: [...draft.wishes, ...wishes],
    added: [...draft.added, ...sentences.filter((sentence) => !sentence.startsWith('['))],
  });
}
const HALF = /\b(?:half|halve|50 ?%)(?!-| ?time)\b|نصف|النص(?=\s|$)/iu;
const SOUNDS_MADE = /\b(?:robots?|robotic|ai|chat ?gpt|machine|template|stiff)\b/iu;
const LETTER_WORDS = 160;

function halfOfLast({ history }: Turn): number {
  const text = history.findLast(({ about, text }) => about?.kind === 'letter' && text.startsWith('>'))?.text;
  const words = text
    ?.split('\n')
    .filter((line) => line.startsWith('>'))
    .join(' ')
    .match(/[\p{L}\p{N}][^\s]*/gu)?.length;
  return Math.max(60, Math.round((words ?? LETTER_WORDS) / 2));
}

/** "the medical company" is left out by its name. */
function withTold(turn: Turn, draft: LetterDraft, { does, what }: ToldForText): CoachAnswer {
  if (does === 'leave out') return withoutTold(turn, draft, what);
  const sentence = asSentence(what, turn);
  // A topic alone is the writer's to find in the resume.
  if (sentence.startsWith('['))
    return written(turn, {
      ...draft,
      wishes: [...draft.wishes, `${BEGINS.test(turn.text) ? 'lead with' : 'emphasise'} ${what}`],
    });
  const more = { ...draft, added: [...draft.added, sentence] };
  const isInOther = turn.advert !== '' && languageIn(sentence) !== languageIn(turn.advert);
  return isInOther && turn.resume ? askForItsLanguage(turn, sentence, more) : written(turn, more);
}

/** A job goes as a whole, however it is spoken of. */
function withoutTold(turn: Turn, draft: LetterDraft, what: string): CoachAnswer {
  const kept = draft.added.filter((sentence) => !sentence.toLowerCase().includes(what.toLowerCase()));
  if (kept.length < draft.added.length) return written(turn, { ...draft, added: kept });
  const employer = employerNamed(turn, what) ?? employerSpokenOf(turn, what);
  const anew = { ...draft, wishes: [...draft.wishes, `leave out ${employer ?? what}`] };
  const without = written(turn, anew);
  const before =
    turn.history.findLast(({ about, text }) => about?.kind === 'letter' && text.startsWith('>'))?.text ?? '';
  const isIn = employer === null ? without.text !== before : before.includes(employer);
  return isIn || !turn.resume || turn.advert === ''
    ? without
    : reply(turn, isNotIn(employer ?? spelledAsOwn(what.replace(OF_ONESELF, ''), turn)), { about: without.about });
}

const OF_ONESELF = /^(?:that )?(?:i['’]?m|i am|im|i['’]?ve|i have|i) /iu;
const isNotIn = (what: string) => ({
  en: `The letter above does not speak of **${what}**, so it stands as it is, and I keep that out of every new version.`,
  ar: `الخطاب أعلاه لا يذكر **${what}**، فيبقى كما هو، ولن أذكره في أي صيغة جديدة.`,
});

const BEGINS = /\b(?:begin|start|open|lead)\b/iu;

const languageIn = (text: string) => languageOf({ text, language: 'en' });

/** No list of words translates a sentence. */
const askForItsLanguage = (turn: Turn, sentence: string, draft: LetterDraft): CoachAnswer =>
  reply(
    turn,
    {
      en: `I keep that in mind for the letter: “${sentence}” The letter is in Arabic, and I do not translate well enough: write me the sentence in Arabic, and I put it in.`,
      ar: `أحتفظ بهذا للخطاب: «${sentence}» الخطاب بالإنجليزية ولا أترجم بجودة كافية: اكتب لي الجملة بالإنجليزية (مثل “I am …”) فأضعها فيه.`,
    },
    { kind: 'asking', about: { kind: 'letter', draft } },
  );

/** The letter with all that was told for it; what was told alone where it cannot be written here. */
export function written(turn: Turn, draft: LetterDraft): CoachAnswer {
  if (turn.resume && turn.advert !== '') return draftLetter.run(draft, turn);
  const told = [...draft.wishes, ...draft.added].map((each) => `- ${each}`).join('\n');
  return reply(
    turn,
    {
      en: `I remember for the letter:\n\n${told}\n\nWith a resume and the advert (**+** below) I write it here; or open **Cover letter** and paste this under the notes.`,
      ar: `أحتفظ بهذا للخطاب:\n\n${told}\n\nومع سيرة وإعلان (زر **+**) أكتبه هنا، أو افتح **خطاب التقديم** والصق هذا في الملاحظات.`,
    },
    { about: { kind: 'letter', draft } },
  );
}

const inKeptLetter = (turn: Turn, { does, what }: ToldForText): CoachAnswer =>
  does === 'add'
    ? addToLetter(turn, asSentence(what, turn))
    : leaveOutOfLetter(turn, employerNamed(turn, what) ?? employerSpokenOf(turn, what) ?? what);
