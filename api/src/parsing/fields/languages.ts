import type { Line } from '../layout/line.ts';
import type { ParsedLanguage } from '../result.ts';
import { fold } from '../text/fold.ts';
import { stripBullet } from './bullets.ts';
import { placeOfLine } from './place-of.ts';

const NAMES = new Set(
  `english spanish french german portuguese italian arabic chinese mandarin cantonese hindi urdu bengali bangla punjabi tamil telugu marathi gujarati malayalam kannada odia nepali sinhala pashto persian farsi dari turkish russian ukrainian polish czech slovak hungarian romanian bulgarian serbian croatian bosnian slovenian greek hebrew dutch flemish swedish norwegian danish finnish icelandic estonian latvian lithuanian japanese korean vietnamese thai indonesian malay bahasa tagalog filipino swahili amharic somali hausa yoruba igbo zulu afrikaans catalan basque galician irish welsh latin esperanto albanian macedonian armenian georgian azerbaijani kazakh uzbek mongolian burmese khmer lao tibetan kurdish berber amazigh
  ingles espanol frances aleman portugues italiano arabe chino hindi ruso japones catalan anglais espagnol francais allemand portugais italien arabe chinois russe neerlandais englisch spanisch franzosisch deutsch portugiesisch italienisch arabisch chinesisch russisch turkisch polnisch niederlandisch hindi mandarim alemao chines japones russo inglese spagnolo francese tedesco portoghese
  العربيه الانجليزيه الفرنسيه الالمانيه الاسبانيه التركيه الفارسيه الاورديه الهنديه الصينيه الروسيه الايطاليه الكرديه عربي انجليزي فرنسي الماني العبريه السواحيليه اليابانيه
  英语 中文 普通话 日语 法语 德语 西班牙语 韩语 粤语 汉语 हिंदी हिन्दी अंग्रेजी अंग्रेज़ी संस्कृत मराठी बंगाली गुजराती पंजाबी तमिल उर्दू`
    .trim()
    .split(/\s+/),
);
const SEPARATOR = /\s*[,،、;；|•·/]\s*|\t|\s{3,}|\s+(?:and|und|et|y|e)\s+/;

/** The languages that lines of text name, with the level printed beside each. */
export function readLanguages(lines: readonly Line[]): ParsedLanguage[] {
  return lines.flatMap((line) =>
    readLanguageText(line.text).map((language) => ({ ...language, confidence: 0.93, place: placeOfLine(line) })),
  );
}

export function readLanguageText(text: string): { value: string; level: string | null }[] {
  const found: { value: string; level: string | null }[] = [];
  for (const part of splitParts(text)) {
    const words = stripBullet(part)
      .split(/[\s:：()[\]–—-]+/)
      .filter(Boolean);
    const index = words.findIndex((word) => NAMES.has(fold(word).replace(/[^\p{L}\p{M}]/gu, '')));
    if (index < 0 || index > 2) {
      const last = found.at(-1);
      if (last && !last.level && words.length > 0 && words.length <= 3) last.level = part.trim();
      continue;
    }
    const rest = words
      .slice(index + 1)
      .join(' ')
      .trim();
    found.push({
      value: words[index]!.replace(/[.,]$/, ''),
      level: rest === '' ? words.slice(0, index).join(' ') || null : rest,
    });
  }
  return found;
}

/** Splits at separators outside brackets. */
function splitParts(text: string): string[] {
  const held = text.replace(/\([^()]*\)/g, (group) => group.replace(/[,،;/]/g, '\ue000'));
  return held.split(SEPARATOR).map((part) => part.replace(/\ue000/g, ','));
}
