import { hasTitleWord } from './job-titles.ts';
import type { Section } from './sections.ts';

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/u;
const PHONE = /(?:\+|00)?\(?\+?\d[\d\s().-]{6,17}\d/g;
const PLACE =
  /(?:^|[|•·,\s])((?:\p{Lu}[\p{L}.'-]+ ?){1,3}, ?(?:[A-Z]{2}\b|\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}]+){0,3})(?:, ?\p{Lu}[\p{L}. ]{2,25})?)(?= ?(?:$|[|•·,\d]))/u;

export interface Contact {
  fullName: string;
  email: string;
  phone: string;
  location: string;
}

const NOT_A_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|page|profile|contact|address|phone|email|e-mail|street|road|avenue|university|college|school|hospital|llc|inc|ltd|experience|updated|linkedin|github|portfolio|summary|objective|skills|education|welcome|nationality)\b|السيرة|الذاتية|الجنسية/iu;

/** What heads a resume in other languages, where the name might stand. */
const RESUME_HEADINGS = new Set(
  'resume|résumé|cv|curriculum|curriculum vitae|curriculum vitæ|currículum|currículo|currículum vítae|hoja de vida|lebenslauf|tabellarischer lebenslauf|bewerbung|życiorys|životopis|životopisy|życiorys zawodowy|önéletrajz|szakmai önéletrajz|özgeçmiş|ansioluettelo|meritförteckning|levensloop|personalia|curriculum personale|cv personnel|резюме|автобіографія|автобиография|βιογραφικό|βιογραφικό σημείωμα|קורות חיים|السيرة الذاتية|سيرة ذاتية|رزومه|رزومه کاری|बायोडाटा|ประวัติย่อ|sơ yếu lý lịch|daftar riwayat hidup|이력서|자기소개서|경력기술서|履歴書|職務経歴書|简历|個人簡歷|个人简历|簡歷|求职简历|個人履歷|履歷表|履历|履歷'.split(
    '|',
  ),
);

/** True for "Lebenslauf", "简历", "C V" and "Curriculum Vitae:": what a resume is called, not whose it is. */
export function isResumeHeading(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s:.·•|–—-]+/g, ' ')
    .trim();
  return RESUME_HEADINGS.has(plain) || RESUME_HEADINGS.has(plain.replace(/ /g, ''));
}

const SEPARATOR = /\s*[|•·,]\s*|\s[–—-]\s/;

function nameIn(line: string): string | null {
  const candidate = (line.replace(/^#+\s*/, '').split(SEPARATOR)[0] ?? '').replace(/^name\s*:\s*/i, '').trim();
  const words = candidate.split(' ');
  if (words.length > 5 || candidate.length < 3 || candidate.length > 60) return null;
  if (
    /[\d@:/\\<>()[\]]/.test(candidate) ||
    NOT_A_NAME.test(candidate) ||
    isResumeHeading(candidate) ||
    hasTitleWord(candidate)
  )
    return null;
  if (
    !words.every(
      (word) =>
        /^[\p{Lu}\p{Lo}"'][\p{L}\p{M}.'"-]*$/u.test(word) ||
        /^(?:de|da|del|della|der|den|van|von|la|le|el|al|bin|bint|ibn|dos|y|e)$/.test(word),
    )
  )
    return null;
  return candidate;
}

/** "JOHN DOE" as "John Doe"; mixed case stays as it is written. */
export function inNameCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Letters after a name that look like a state's: "Grace Adeyemi, RN". */
const CREDENTIAL = /,\s*(?:RN|MD|PE|MBA|CPA|CFA|JD|PhD|BS|MS|BA|MA|PMP|CMA|ACCA|SHRM|LPN|DDS|DO)\b/;

function isPlaceLine(line: string): boolean {
  return PLACE.exec(line)?.index === 0 && !CREDENTIAL.test(line);
}

const NAME_SEARCH_LINES = 12;

export function contactOf(text: string, sections: Section[]): Contact {
  const header = (sections[0]?.lines ?? []).filter(Boolean);
  const all = text.split('\n').filter(Boolean);
  const email = EMAIL.exec(text)?.[0] ?? '';
  const top = header.length > 0 ? header : all;
  const fullName =
    top
      .slice(0, NAME_SEARCH_LINES)
      .filter((line) => !isPlaceLine(line))
      .map(nameIn)
      .find((name) => name !== null) ?? '';
  const labelled = /(?:^|\n)\s*(?:current )?(?:location|address|city|based in)\s*:?\s*\n*\s*([^\n]{3,60})/i.exec(
    text,
  )?.[1];
  const place = top
    .map((line) => PLACE.exec(line.replace(EMAIL, '|').replace(PHONE, '|'))?.[1])
    .find((found) => found && found !== fullName && !hasTitleWord(found));
  return {
    fullName: inNameCase(fullName),
    email,
    phone: phoneIn(top) || phoneIn(all.filter((line) => /\+|phone|mobile|tel\b|cell|هاتف|جوال|0{2}\d/iu.test(line))),
    location: withoutStreet(place ?? (labelled && /^\p{Lu}/u.test(labelled) ? labelled : '')),
  };
}

function phoneIn(lines: string[]): string {
  for (const line of lines) {
    for (const match of line
      .replace(EMAIL, ' ')
      .replace(/https?:\S+/g, ' ')
      .matchAll(PHONE)) {
      const digits = match[0].replace(/\D/g, '');
      const isDates =
        /(?:19|20)\d{2}\s*[-–]\s*(?:19|20)\d{2}/.test(match[0]) || /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(match[0]);
      if (digits.length >= 8 && digits.length <= 15 && !isDates) return match[0].trim();
    }
  }
  return '';
}

/** "Acacias, Lyon, France", the end of a street and its town, as "Lyon, France". */
function withoutStreet(place: string): string {
  const parts = place.trim().split(/,\s*/);
  const isTownAndRegion = parts.length < 3 || /^[A-Z]{2}$/.test(parts.at(-2) ?? '');
  return isTownAndRegion ? place.trim() : parts.slice(-2).join(', ');
}
