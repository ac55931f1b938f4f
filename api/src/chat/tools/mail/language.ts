import { fold } from '@vitae/language/fold';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { languageOf, reply, sayIn } from '../../coach/language.ts';
import type { CoachAnswer, Turn } from '../../coach/turn.ts';
import { capital } from '../first-letter.ts';

// Mails are written in English and in Arabic; of a wish for another language it is said that it is not met.

const IN_LANGUAGE =
  /\b(?:in|into|auf)\s(?<language>\p{L}{4,12})\b|(?:^|\s)(?:بال|ب|باللغه ال)(?<arabic>\p{L}{4,10})(?=\s|[؟?.]|$)/gu;
const WRITTEN: ReadonlySet<string> = new Set(['english', 'arabic']);
/** A message of more words says something of its own. */
const FEW_WORDS = 7;

/** "can i have it in french": the language, where it is none of the two; undefined elsewhere. */
function otherLanguageIn(text: string): string | undefined {
  return (
    [...fold(text).matchAll(IN_LANGUAGE)]
      .map(
        ({ groups }) =>
          spokenLanguage(groups!.language ?? `ال${groups!.arabic}`) ?? spokenLanguage(groups!.arabic ?? ''),
      )
      .find((language) => language !== null && !WRITTEN.has(language)) ?? undefined
  );
}

/** The answer to a wish for the mail in another language; null where a message is none. */
export function inNoOtherLanguage(turn: Turn): CoachAnswer | null {
  const language = turn.text.split(/\s+/u).length <= FEW_WORDS ? otherLanguageIn(turn.text) : undefined;
  if (!language) return null;
  const name = capital(language);
  const about = turn.history.findLast((message) => message.about?.kind === 'mail')?.about ?? null;
  return reply(
    turn,
    {
      en: `Not in ${name}: I write in English and Arabic only, and hand out no text that I cannot check. What I can do: keep the English mail short and in plain sentences, so that a translator makes few mistakes with it. Then let somebody who writes ${name} read it before you send it, above all the greeting and the closing.`,
      ar: 'لا أكتب بهذه اللغة: أكتب بالعربية والإنجليزية فقط، ولا أعطيك نصًا لا أستطيع مراجعته. ما أستطيعه: أن أجعل الرسالة قصيرة وبجمل بسيطة فيقل خطأ المترجم فيها، ثم يقرؤها من يكتب هذه اللغة قبل إرسالها.',
    },
    {
      about,
      choices: [
        { en: 'Make it shorter', ar: 'اختصرها' },
        { en: 'In Arabic', ar: 'بالإنجليزية' },
      ],
    },
  );
}

/** Beneath a mail that was wished for in another language; empty elsewhere. */
export function noteOnLanguage(turn: Turn): string {
  const language = otherLanguageIn(turn.text);
  return language === undefined
    ? ''
    : sayIn(languageOf(turn))(
        `It stands in English: I write in English and Arabic only, not in ${capital(language)}. Let somebody who writes it turn these plain sentences into it.`,
        'هذه بالعربية: أكتب بالعربية والإنجليزية فقط. دع من يكتب تلك اللغة ينقلها.',
      );
}

/** What was told in the other language waits in brackets for its writer. */
export const isInLanguage = (sentence: string, turn: Turn): boolean =>
  languageOf({ text: sentence, language: languageOf(turn) }) === languageOf(turn);
