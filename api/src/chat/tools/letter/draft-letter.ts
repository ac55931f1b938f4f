import { z } from 'zod';
import { COVER_LETTER_TEMPLATES } from '../../../cover-letters/templates.ts';
import { LetterRefusal } from '../../../writing/refusal.ts';
import { writeBuiltinLetter } from '../../../writing/write-builtin-letter.ts';
import { languageOf, reply, type Said, sayIn } from '../../coach/language.ts';
import type { Subject } from '../../coach/subject.ts';
import { answerOf, type CoachAnswer, type Turn } from '../../coach/turn.ts';
import { askForAdvert, askForResume } from '../ask-for.ts';
import { titleOfAdvert } from '../title-of-advert.ts';
import { defineTool } from '../tool.ts';
import { resumeAsRead } from './resume-as-read.ts';

const NOTES_MAX = 12;
const NOTE_MAX = 300;
const MONTH_LETTERS = 7;
/** What is longer is written by the page of letters, which has more time for it. */
const ADVERT_MAX = 20_000;

/** A whole letter from the resume and the advert, as a text of the talk. */
export const draftLetter = defineTool({
  name: 'draft_letter',
  description:
    'Writes a cover letter from the user’s resume and the advert, as a text to copy. `wishes` say how: “shorter”, “casual”, “leave out …”; `added` are sentences of the user’s own, which end it; `signed` is the name under it, as the user has told it.',
  input: z.object({
    wishes: z.array(z.string().max(NOTE_MAX)).max(NOTES_MAX).optional(),
    added: z.array(z.string().max(NOTE_MAX)).max(NOTES_MAX).optional(),
    signed: z.string().max(80).optional(),
  }),
  run({ wishes = [], added = [], signed }, turn): CoachAnswer {
    const about: Subject = { kind: 'letter', draft: { wishes, added, ...(signed && { signed }) } };
    if (!turn.resume) return { ...askForResume(turn), about };
    if (turn.advert === '') return { ...askForAdvert(turn), about };
    const letter = letterOf(turn, wishes);
    return letter === null
      ? reply(turn, NOT_WRITTEN, { about })
      : shown(signed ? { ...letter, text: letter.text.replace(/[^\n]+\s*$/u, signed) } : letter, added, about, turn);
  },
});

const NOT_WRITTEN: Said = {
  en: 'From these two I cannot write a letter that is true: the resume says too little, or it is in another language than the advert. Write it under **Cover letter** with a resume in the language of the advert.',
  ar: 'لا أستطيع كتابة خطاب صادق من هذين: السيرة قليلة التفاصيل أو بلغة غير لغة الإعلان. اكتبه من قسم **خطاب التقديم** بسيرة بلغة الإعلان.',
};

/** What was written, and the wishes that it does not follow; null where nothing true can be written. */
interface Letter {
  text: string;
  left: string[];
}

function letterOf(turn: Turn, wishes: readonly string[]): Letter | null {
  const { text, resume } = resumeAsRead(turn.resume!.data);
  const advert = turn.advert.slice(0, ADVERT_MAX);
  try {
    const { letter, notes } = writeBuiltinLetter({
      resumeText: text,
      resume,
      month: new Date().toISOString().slice(0, MONTH_LETTERS),
      jobDescription: advert,
      jobTitle: titleOfAdvert(advert),
      companyName: '',
      tone: 'Professional',
      additionalContext: wishes.map((wish) => `${wish}.`).join('\n'),
      template: COVER_LETTER_TEMPLATES[0]!,
      previousLetters: [],
      variationRequest: '',
    });
    return { text: letter, left: notes.flatMap((note) => (note.outcome === 'left_out' ? [note.text] : [])) };
  } catch (error) {
    if (error instanceof LetterRefusal) return null;
    throw error;
  }
}

function shown({ text, left }: Letter, added: readonly string[], about: Subject, turn: Turn): CoachAnswer {
  const language = languageOf({ text, language: 'en' });
  const isFitting = (sentence: string) => languageOf({ text: sentence, language }) === language;
  const paragraphs = text.split(BREAK);
  // The closing stands behind the last paragraph.
  const last = Math.max(0, paragraphs.length - 2);
  const whole = paragraphs.with(last, [...added.filter(isFitting), paragraphs[last]!].join(' ')).join(BREAK);
  const open = added.filter((sentence) => !isFitting(sentence));
  return answerOf(
    [quoted(whole), ofLanguage(text, turn), ofWishes(left, turn), ofOpen(open, turn), reply(turn, WHAT_NOW).text]
      .filter(Boolean)
      .join(BREAK),
    { about },
  );
}
const BREAK = '\n\n';

const quoted = (letter: string): string =>
  letter
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** A letter is in the language of its advert, whatever language it was asked for in. */
function ofLanguage(letter: string, turn: Turn): string {
  const isInOther = languageOf({ text: letter, language: 'en' }) !== languageOf(turn);
  return isInOther
    ? sayIn(languageOf(turn))(
        'It stands in Arabic, as the advert does. For one in English I need both in English: paste the advert in English here, and add a resume in English with **+** below.',
        'كتبته بالإنجليزية لأن الإعلان والسيرة بها، ولا أترجم بجودة تستحق الإرسال. ولخطاب بالعربية أحتاج كليهما بالعربية: الصق هنا الإعلان بالعربية، وأضف سيرة بالعربية بزر **+** (**سيرك الذاتية** ثم **تكرار**، وعدّل نص النسخة).',
      )
    : '';
}

const listed = (texts: readonly string[]) => texts.map((text) => `“${text.replace(/[.\s]+$/u, '')}”`).join(', ');

const ofWishes = (left: readonly string[], turn: Turn): string =>
  left.length === 0
    ? ''
    : sayIn(languageOf(turn))(
        `**Not followed:** ${listed(left)}: I cannot write that from your resume by myself. Give me the sentence (“add that I …”), and I put it in.`,
        `**لم أنفّذ:** ${listed(left)}: لا أستطيع كتابته من سيرتك وحدي. اكتب لي الجملة («اذكر أنني …») فأضعها.`,
      );

const ofOpen = (open: readonly string[], turn: Turn): string =>
  open.length === 0
    ? ''
    : sayIn(languageOf(turn))(
        `**Not in it yet:** ${listed(open)}. Write me that sentence in the language of the letter.`,
        `**ليس فيه بعد:** ${listed(open)}. اكتب لي الجملة بلغة الخطاب.`,
      );

const WHAT_NOW: Said = {
  en: 'From your resume and the advert, nothing else. Tell me what to add or to leave out, “shorter” or “less formal”, and I write it anew. To keep and print it, write it under **Cover letter**.',
  ar: 'من سيرتك والإعلان فقط. قل لي ماذا أضيف أو أحذف، أو «أقصر»، أو «أقل رسمية»، فأكتبه من جديد. ولحفظه وطباعته اكتبه من قسم **خطاب التقديم**.',
};
