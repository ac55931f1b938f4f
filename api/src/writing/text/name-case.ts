import { knownSkill } from '@vitae/language/skills';

/** "GOOGLE": too long, and too easily said, to be an abbreviation. */
const IS_SHOUTED = /^(?!UNICEF|UNESCO|OXFAM)(?=(?:.*[AEIOU]){2})[A-Z]{6,}$/;
/** "Iwebbies WEB Solutions PVT. Ltd", "Robot Learning LAB" */
const SHOUTED_WORD =
  /(?<=\p{Ll}.* )(?:WEB|LAB|LABS|PVT|LTD|LIMITED|GROUP|COMPANY|CENTER|CENTRE|SCHOOL|HOSPITAL|THE|SERVICES|SOLUTIONS|TECHNOLOGY|TECHNOLOGIES|TRADING|AND|OF)(?![\p{L}])/gu;
const SMALL_IN_NAMES = /^(?:OF|AND|FOR|IN|AT|DE|LA|BIN|BINTI|BINTE)$/;

/** "THE HENLEY GROUP" as "The Henley Group"; a name of which a part may be in short stays as it is written. */
export function inNameCase(name: string): string {
  return inCase(name).replace(/\bS[Pp]\.? [Zz] O\.? ?[Oo]\.?$/u, 'Sp. z o.o.');
}

function inCase(name: string): string {
  // "UNITED STATES ARMY, Kuwait"
  const parts = name.split(', ');
  if (parts.length > 1 && name !== name.toUpperCase()) return parts.map(inCase).join(', ');
  const words = name.split(' ');
  if (words.length === 1 && IS_SHOUTED.test(name)) return name.charAt(0) + name.slice(1).toLowerCase();
  if (words.length < 2 || name !== name.toUpperCase())
    return name
      .replace(SHOUTED_WORD, (word) => word.charAt(0) + word.slice(1).toLowerCase())
      .replace(/\((?:pty|pvt|private)\)/g, (form) => form.charAt(0) + form.charAt(1).toUpperCase() + form.slice(2));
  if (words.flatMap((word) => word.split('/')).some(mayBeInShort)) return name;
  return words
    .map((whole, index) => {
      if (index > 0 && SMALL_IN_NAMES.test(whole)) return whole.toLowerCase();
      return whole.split('/').map(inWordCase).join('/');
    })
    .join(' ');
}

/** "ŁÓDŹ" has a vowel, which its sign hides. */
const withoutSigns = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** "ABB", "SBI", "AIG": who cannot say them as a word spells them; "RIO", "ORE" and "LAU" are words. */
const mayBeInShort = (word: string) =>
  /^(?:[AEIOU][^AEIOUY]{1,2}|[^AEIOU]{2}[AEIOU]|[AEIOU]{2}\p{Lu}?|[^AEIOUY][AEIOU])$/u.test(word) &&
  !SHORT_WORDS.test(word) &&
  !SMALL_IN_NAMES.test(word);
const SHORT_WORDS =
  /^(?:THE|AID|AL|EL|ABU|CO|INC|ART|INN|OLD|AIR|OIL|EAR|ONE|TWO|ALL|OUR|EAT|EYE|ICE|ACE|ARC|ASH|ELM|OAK|AND|PTY|ST|DR|MR|DE|LA|LE|DU|DA|DI|SA|LI|NO|GO|BE|MY|PTE|RED|SUN|SEA|BAY|NEW)$/;

const SHORTEST_WORD = 4;

/** One word of a name in capitals. */
function inWordCase(word: string): string {
  // "M.A. Olajide", "SP. Z O.O."
  if (/^(?:\p{L}\.){1,4}\p{L}?\.?$/u.test(word)) return word;
  const hasVowel = (word.length > 3 ? /[AEIOUY]/ : /[AEIOU]/).test(withoutSigns(word));
  const isAbbreviation =
    (!hasVowel && !/^(?:LTD|PVT|PTY|ST|MR|DR)[.,]?$/.test(word)) ||
    // "MEP"
    (word.length < SHORTEST_WORD && !SHORT_WORDS.test(word) && knownSkill(word) !== null);
  return isAbbreviation
    ? word
    : word.charAt(0) +
        word
          .slice(1)
          .toLowerCase()
          .replace(/(?<=-)\p{L}/gu, (letter) => letter.toUpperCase());
}
