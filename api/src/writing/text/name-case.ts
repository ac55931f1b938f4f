import { knownSkill } from '@vitae/language/skills';

/** "GOOGLE": too long, and too easily said, to be an abbreviation. */
const IS_SHOUTED = /^(?!UNICEF|UNESCO|OXFAM)(?=(?:.*[AEIOU]){2})[A-Z]{6,}$/;
/** "Iwebbies WEB Solutions PVT. Ltd", "Robot Learning LAB" */
const SHOUTED_WORD =
  /(?<=\p{Ll}.* )(?:WEB|LAB|LABS|PVT|LTD|LIMITED|GROUP|COMPANY|CENTER|CENTRE|SCHOOL|HOSPITAL|THE|SERVICES|SOLUTIONS|TECHNOLOGY|TECHNOLOGIES|TRADING|AND|OF)(?![\p{L}])/gu;
/** "UoN STATISTICS Lab" */
const LONG_SHOUTED = /(?<=\p{Ll}.* )(?=[^AEIOUY ]*[AEIOUY])\p{Lu}{7,}(?!\p{L})/gu;
/** "HARBOUR GRAND HOTEL (4 star) Deira" */
const SHOUTED_BEFORE = /^((?:[\p{Lu}'’&.-]+ ){2,}[\p{Lu}'’&.-]{3,})(?= (?:\(|\p{Lu}\p{Ll}{2}))/u;
const SMALL_IN_NAMES = /^(?:OF|AND|FOR|IN|AT|DE|LA|DA|DO|DOS|DAS|DU|EM|BIN|BINTI|BINTE)$/;

/** "THE HENLEY GROUP" as "The Henley Group", "ABB TURKEY SERVICES" as "ABB Turkey Services". */
export function inNameCase(name: string): string {
  return inCase(name)
    .replace(/^ST\.? (?=\p{Lu}\p{Ll})/u, 'St. ')
    .replace(/\bS[Pp]\.? [Zz] O\.? ?[Oo]\.?$/u, 'Sp. z o.o.');
}

function inCase(name: string): string {
  // "UNITED STATES ARMY, Kuwait"
  const parts = name.split(', ');
  if (parts.length > 1 && name !== name.toUpperCase()) return parts.map(inCase).join(', ');
  const [, shouted = ''] = SHOUTED_BEFORE.exec(name) ?? [];
  if (shouted) return inCase(shouted) + name.slice(shouted.length);
  const words = name.split(' ');
  if (words.length === 1 && IS_SHOUTED.test(name)) return name.charAt(0) + name.slice(1).toLowerCase();
  if (words.length < 2 || name !== name.toUpperCase())
    return name
      .replace(LONG_SHOUTED, (word) => word.charAt(0) + word.slice(1).toLowerCase())
      .replace(SHOUTED_WORD, (word) => word.charAt(0) + word.slice(1).toLowerCase())
      .replace(/\((?:pty|pvt|private)\)/g, (form) => form.charAt(0) + form.charAt(1).toUpperCase() + form.slice(2));
  // "RE MAX": of what may all be in short nothing is changed.
  const isKept = (word: string) => mayBeInShort(withoutSigns(word.replace(/[()]/g, '')));
  if (words.every((word) => isKept(word) || !/\p{L}{4}/u.test(word))) return name;
  return words
    .map((whole, index) => {
      if (index > 0 && SMALL_IN_NAMES.test(whole)) return whole.toLowerCase();
      return whole
        .split('/')
        .map((word) => (isKept(word) ? word : inWordCase(word)))
        .join('/');
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
  /^(?:THE|SRI|SHRI|AID|AL|EL|ABU|CO|INC|ART|INN|OLD|AIR|OIL|EAR|ONE|TWO|ALL|OUR|EAT|EYE|ICE|ACE|ARC|ASH|ELM|OAK|AND|PTY|ST|DR|MR|DE|LA|LE|DU|DA|DI|SA|LI|NO|GO|BE|MY|PTE|RED|SUN|SEA|BAY|NEW|SPA|SKI|PRO|TRI|FLO|BLU|CHI|ACT|ANT|ARK|ARM|END|INK|IVY|ELK|OWL|OWN|OUT|TO|DO|ON|UP|AN|OR|AS|BY)$/;

const SHORTEST_WORD = 4;

/** One word of a name in capitals. */
function inWordCase(word: string): string {
  // "M.A. Olajide", "SP. Z O.O."
  if (/^(?:\p{L}\.){1,4}\p{L}?\.?$/u.test(word)) return word;
  const hasVowel = (word.length > 3 ? /[AEIOUY]/ : /[AEIOU]/).test(withoutSigns(word));
  const isAbbreviation =
    (!hasVowel && !/^(?:LTD|PVT|PTY|ST|MR|DR|CO)[.,]*$/.test(word)) ||
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
