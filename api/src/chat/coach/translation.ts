import { fold } from '@vitae/language/fold';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const IN_ARABIC = /\bin arabic\b|(?:بال|ب)عربي/u;
const IN_ENGLISH = /\bin english\b|(?:بال|ب)ان[جقك]ليزي/u;

/** A summary is written in the resume's language; of a wish for another it is said that it was not met. */
export function inItsLanguage(turn: Turn, answer: CoachAnswer): CoachAnswer {
  const isArabic = turn.resume?.data.language.startsWith('ar') ?? true;
  const wishesOther = (isArabic ? IN_ENGLISH : IN_ARABIC).test(fold(turn.text));
  if (answer.proposals.length === 0 || !wishesOther) return answer;
  const { text } = reply(turn, isArabic ? STAYS_ARABIC : STAYS_ENGLISH);
  return { ...answer, text: `${answer.text}\n\n${text}` };
}

const STAYS_ENGLISH: Said = {
  en: 'It stands in English, as the rest of this resume does: one page in two languages is read by nobody, and I do not translate well enough to sign it. For an Arabic resume duplicate this one and write it in Arabic throughout; these are the facts that belong into its summary.',
  ar: 'كتبته بالإنجليزية كبقية هذه السيرة: صفحة بلغتين لا يقرؤها أحد، ولا أترجم بجودة تستحق الإرسال. لسيرة عربية كرّر هذه واكتبها كلها بالعربية؛ وهذه هي الحقائق التي تدخل في ملخصها.',
};
const STAYS_ARABIC: Said = {
  en: 'It stands in Arabic, as the rest of this resume does: I cannot translate well enough for you to send it. For an English resume duplicate this one and write it in English throughout; these are the facts that belong into its summary.',
  ar: 'بقي بالعربية كبقية هذه السيرة: لا أستطيع ترجمته بجودة تستحق الإرسال. لسيرة إنجليزية كرّر هذه واكتبها كلها بالإنجليزية؛ وهذه هي الحقائق التي تدخل في ملخصها.',
};

export const TRANSLATES = /\btranslat|\b(?:resume|cv) (?:in|into|to) (?:arabic|english)\b|ترجم/u;

const INTO = /\btranslat\w*\b.{0,40}\b(?:in|into|to) (?<language>\p{L}+)/u;

/** Another language is another document, and no list of words writes it. */
export function whereTranslated(turn: Turn): CoachAnswer | null {
  const language = INTO.exec(fold(turn.text))?.groups?.language;
  const isKnown = language === undefined || spokenLanguage(language) !== null;
  if (!isKnown || (!turn.resume && turn.resumes.length === 0)) return null;
  return reply(
    turn,
    {
      en: 'I cannot write a whole translation well enough for you to send it, and a poor one costs more than none. The shortest way to it here:\n\n1. **Your resumes**, **Duplicate**: the English one stays as it is.\n2. In the copy change the text section by section. Name, numbers, e-mail, dates and software stay as they are; titles take the usual Arabic form (Accountant: محاسب).\n3. Government bodies expect Arabic, and often the English one as a second file: send both, never mixed.\n4. Let somebody read it who works in Arabic.\n\nHere I shorten and order the English one first, so that there is less to translate.',
      ar: 'لا أستطيع ترجمة سيرة كاملة بجودة تستحق أن تُرسل، والترجمة الضعيفة تضر. أقصر طريق هنا:\n\n1. **سيرك الذاتية** ثم **تكرار**: تبقى النسخة الأصلية كما هي.\n2. غيّر النص في النسخة قسمًا قسمًا. تبقى الأسماء والأرقام والبريد والتواريخ والبرامج كما هي، والمسميات بصيغتها المألوفة.\n3. الجهات الحكومية تتوقع العربية وغالبًا الإنجليزية كملف ثانٍ: أرسلهما منفصلين.\n4. اطلب من شخص يعمل بالعربية أن يقرأها.',
    },
    {
      choices: [
        { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
        { en: 'In which language do I write my resume?', ar: 'بأي لغة أكتب سيرتي؟' },
      ],
    },
  );
}
