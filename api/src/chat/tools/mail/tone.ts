/** How a mail to somebody whom one has met says the same, in the order in which it is looked for. */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [/^(> )(?:Dear|Hello) Hiring Team,/gmu, '$1Hello all,'],
  [
    /^(> )(?:Dear|Hello) (?:(?:Mr|Ms|Mrs|Dr)\.? (?=\p{L}+ \p{Lu}))?(\[name\]|(?:(?:Mr|Ms|Mrs|Miss|Dr|Eng|Prof|Sister|Sheikh|Sir|Madame)\.? )?\p{L}+)(?: \p{Lu}[\p{L}'’-]+)*,/gmu,
    '$1Hi $2,',
  ],
  [/^(> )(?:Kind regards|Thank you,? and (?:kind|best) regards)$/gmu, '$1Best wishes'],
  [/\bI would be glad to\b/gu, 'I’d love to'],
  [/,? and look forward to hearing from you\b/gu, '. Hope to hear from you soon'],
  [/\bI hereby resign from\b/gu, 'I’ve decided to leave'],
  [/\bMay I ask\b/gu, 'Could you tell me'],
  [/\bmay I ask\b/gu, 'could you tell me'],
  [/\bThank you very much for\b/gu, 'Thanks a lot for'],
  [/\bThank you for\b/gu, 'Thanks for'],
  [/\bThank you again for\b/gu, 'Thanks again for'],
  [/\bI would\b/gu, 'I’d'],
  [/\bI have\b(?= (?:decided|accepted|enjoyed))/gu, 'I’ve'],
  [/\bI am\b/gu, 'I’m'],
  [/\bI will\b|\bI shall\b/gu, 'I’ll'],
  [/\bcannot\b/gu, 'can’t'],
  [/\bthe position\b/gu, 'the job'],
  [/^(> )الأستاذ\/ة (.+?) المحترم\/ة،/gmu, '$1مرحبًا $2،'],
  [/^(> )مع التحية$/gmu, '$1تحياتي'],
];

/** The same mail, as one writes to somebody whom one knows: no fact comes in or goes. */
export const lessFormal = (mail: string): string =>
  PLAINER.reduce((text, [formal, plain]) => text.replace(formal, plain), mail);
