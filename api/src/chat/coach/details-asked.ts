import { fold } from '@vitae/language/fold';
import { type RemovableDetail, removeDetails } from '../tools/remove-details.ts';
import { detailsNamedIn } from './edits.ts';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// "should I remove my religion": asked of one personal detail, the answer is on that one, and all else stays.

/** Details of a person for which a resume has no field of its own. */
const WITHOUT_FIELD: readonly (readonly [RegExp, Said])[] = [
  [/\bstate of origin\b|\bplace of origin\b/u, { en: 'state of origin', ar: 'مكان الأصل' }],
  [/\b(?:tribe|caste|ethnicity|race)\b|القبيله/u, { en: 'tribe or ethnicity', ar: 'القبيلة أو العرق' }],
  [/\bplace of birth\b|\bbirth ?place\b|مكان الميلاد/u, { en: 'place of birth', ar: 'مكان الميلاد' }],
  [
    /\b(?:father|mother|parents?|husband)['’]?s? names?\b|اسم (?:الاب|الام|الوالد)/u,
    { en: 'names of the family', ar: 'أسماء العائلة' },
  ],
  [/\b(?:height|weight)\b|الطول|الوزن/u, { en: 'height and weight', ar: 'الطول والوزن' }],
];

/** Others are expected in some countries, or are needed to be reached. */
const OF_NO_WORK: ReadonlySet<RemovableDetail> = new Set([
  'dateOfBirth',
  'maritalStatus',
  'religion',
  'gender',
  'passport',
]);

/** Null where a message names no personal detail. */
export function adviseOnDetails(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  const details = detailsNamedIn(words);
  const others = WITHOUT_FIELD.filter(([named]) => named.test(words)).map(([, name]) => name);
  const isUseful = details.some((field) => !OF_NO_WORK.has(field));
  if (!turn.resume || isUseful || details.length + others.length === 0) return null;
  const removed = details.length > 0 ? removeDetails.run({ details }, turn) : null;
  const beside: Said =
    others.length > 0
      ? {
          en: `I see no field here with: **${others.map(({ en }) => en).join(', ')}**. Where your own file shows it, the same holds.`,
          ar: `لا أرى هنا حقلًا لـ**${others.map(({ ar }) => ar).join('، ')}**. وإن كان في ملفك فالحكم نفسه.`,
        }
      : { en: '', ar: '' };
  const { text } = reply(turn, {
    en: joined(
      'I would leave it off: it says nothing of your work. Put it in only where the advert, a form or a public employer asks for it by name.',
      removed?.text ?? '',
      beside.en,
    ),
    ar: joined(
      'الأفضل حذفه: لا يقول شيئًا عن عملك. اذكره فقط إن طلبه الإعلان أو استمارة أو جهة حكومية صراحة.',
      removed?.text ?? '',
      beside.ar,
    ),
  });
  return removed ? { ...removed, text } : reply(turn, { en: text, ar: text });
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');
