import { fold } from '@vitae/language/fold';
import { rankAnswers } from './answer-question.ts';
import { reply, type Said } from './language.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// An order for the resume that nothing here carries out: what was understood, that it cannot be done, and what can.

const ORDERS = ['add', 'remove', 'rewrite', 'shorten', 'fill'];
const OTHER_ORDERS =
  /^(?:(?:please|pls|can you|could you|and|now|ok) )*(?:split|swap|switch|move|merge|combine|join|sort|align|group|rename|fix|correct|highlight|underline|bold|number|translate|convert)\b|\b(?:can|could) (?:yo)?u (?:\p{L}+ ){0,3}(?:fix|find|correct|sort|merge|combine|move|split|swap)\b|(?:^|\s)(?:قسم|ادمج|رتب|انقل|بدل|صحح|صلح)(?:ي|ها|ه)?(?=\s)/u;
/** So near that the advice is what was asked for. */
const ASKED_LIKENESS = 0.7;

interface Part {
  named: RegExp;
  name: Said;
  can: Said;
  /** Where in the builder. */
  where: Said;
}

const PARTS: readonly Part[] = [
  {
    named: /\bskills?\b|مهار/u,
    name: { en: 'your skills', ar: 'مهاراتك' },
    can: {
      en: '“add Excel to my skills”, “remove Excel from my skills”, “move Excel to the top”',
      ar: '«أضف Excel إلى المهارات»، «احذف Excel من المهارات»',
    },
    where: { en: 'section Skills', ar: 'قسم المهارات' },
  },
  {
    named: /\b(?:certificat\p{L}*|certs?|licen[cs]es?|courses?)\b|شهاد|رخص|دور(?:ه|ات)/u,
    name: { en: 'your certificates', ar: 'شهاداتك' },
    can: {
      en: '“add a certificate: First Aid, Red Crescent, 2025”, “remove the year from the First Aid certificate”, “put certifications before education”',
      ar: '«أضف شهادة: الإسعافات الأولية، 2025»، «احذف سنة 2025 من شهادة الإسعافات»',
    },
    where: { en: 'section Certifications', ar: 'قسم الشهادات' },
  },
  {
    named: /\b(?:summary|profile|about me)\b|ملخص|نبذه/u,
    name: { en: 'your summary', ar: 'ملخصك' },
    can: {
      en: '“shorten my summary”, “rewrite my summary for the advert”, “add to my summary that I …”',
      ar: '«اختصر الملخص»، «أعد كتابة الملخص للإعلان»، «أضف إلى الملخص أنني …»',
    },
    where: { en: 'section Summary', ar: 'قسم الملخص' },
  },
  {
    named: /\b(?:lines?|bullets?|points?)\b|سطر|سطور|نقط/u,
    name: { en: 'lines of your resume', ar: 'أسطر سيرتك' },
    can: {
      en: '“shorten the line about …”, “split the line about … in two”, “swap the first and the second line”',
      ar: '«اختصر السطر عن …»، «قسم السطر عن … إلى سطرين»، «احذف السطر عن …»',
    },
    where: { en: 'the job it stands in', ar: 'الوظيفة التي فيها السطر' },
  },
  {
    named: /\b(?:jobs?|positions?|roles?|entry|entries|experience|employers?)\b|وظيف|وظائف|خبر/u,
    name: { en: 'the jobs of your resume', ar: 'وظائف سيرتك' },
    can: {
      en: '“add a job: Night Manager at Harbour Hotel, Doha, since March 2025”, “the end date at … is May 2024”, “remove the job at …”',
      ar: '«أضف وظيفة: مدير مناوبة في فندق المرسى، الدوحة، منذ 03/2025»، «احذف وظيفة …»',
    },
    where: { en: 'section Experience', ar: 'قسم الخبرة' },
  },
  {
    named: /\b(?:title|headline)\b|مسمي/u,
    name: { en: 'a title', ar: 'المسمى' },
    can: {
      en: '“change my title to …” (under your name), “change my title at … to …” (of one job)',
      ar: '«غيّر المسمى إلى …»',
    },
    where: { en: 'first section, or the job', ar: 'القسم الأول أو الوظيفة' },
  },
  {
    named: /\b(?:sections?|order|columns?|layout|font|colou?rs?|margins?)\b|قسم|اقسام|ترتيب|خط|الوان/u,
    name: { en: 'the order or the look of your resume', ar: 'ترتيب سيرتك أو شكلها' },
    can: {
      en: '“put skills before experience”, “move languages to the end”, “hide the hobbies section”',
      ar: '«حط المهارات قبل الخبرة»، «انقل اللغات إلى الآخر»',
    },
    where: {
      en: 'drag the sections on the left, and **Design** for the look',
      ar: 'اسحب الأقسام، ومن **التصميم** للشكل',
    },
  },
];

/** In the place of `said`; null where a message orders nothing of the kind, or the advice is what it asks for. */
export function sayItCannotBeDone(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  if (!turn.resume || said.proposals.length > 0 || said.kind === 'asking') return null;
  const words = fold(turn.text.slice(0, 300)).trim();
  const { orders, things, isQuestion } = readRequest(turn.text);
  const isOrder = ORDERS.some((order) => orders.has(order)) || OTHER_ORDERS.test(words);
  if (isQuestion || !isOrder || ['letter', 'mail', 'offer', 'interview'].some((thing) => things.has(thing)))
    return null;
  const part = PARTS.find(({ named }) => named.test(words));
  const [best] = rankAnswers(turn);
  if (!part || (best && best.likeness >= ASKED_LIKENESS)) return null;
  const { name, can, where } = part;
  return reply(
    turn,
    {
      en: `I understood that you want a change in ${name.en}, but this one I cannot do here, so nothing is changed. What I can do: ${can.en}. By hand: **Your resumes**, open it, **Edit**, ${where.en}.`,
      ar: `فهمت أنك تريد تعديلًا في ${name.ar}، لكن هذا لا أستطيعه هنا، فلم يتغير شيء. ما أستطيعه: ${can.ar}. ويدويًا: **سيرك الذاتية**، افتحها، **تحرير**، ${where.ar}.`,
    },
    { kind: 'unknown' },
  );
}
