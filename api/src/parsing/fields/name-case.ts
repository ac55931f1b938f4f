const NUMERAL = /^(?:I{2,3}|IV|VI{0,3})$/;
/** "JD Smith", "Anand KV": initials, which no vowel makes a name; but "DR" and "ST" are words. */
const INITIALS = /^(?!(?:DR|MR|MRS|MS|ST|SR|JR)$)[B-DF-HJ-NP-TV-XZ]{2,3}$/;

/** "de" where another name stands before it: in no language is it the first. */
const SMALL_PARTICLE = /^(?:D[AEO]|D[AO]S|E|Y)$/;
/** "MacIsaac" and "MacLeod", but "Mackey", "Machado" and "Macias". */
const MAC =
  /(?<!\p{L})Mac(?=(?:adam|arthur|askill|aulay|bride|callum|cormack|dermott|diarmid|donald|donnell|dougall|eachern|fadden|fadyen|farlane|gillivray|gowan|gregor|innes|innis|intosh|intyre|isaac|iver|kay|kenna|kenzie|kinnon|lachlan|laren|laughlin|lean|lellan|lennan|leod|mahon|manus|millan|nab|namara|naughton|neil|neill|pherson|phail|phee|quarrie|queen|rae|sween|sweeney|taggart|tavish|vicar|william)(?!\p{L}))(\p{Ll})/gu;

/** Small letters before a capital in the middle of a name, as a pattern: "O'Brien", "Dell'Orto", not "Ndung'u". */
export const ELIDED = "(?:[dlno]|dell|dall|sant)['’]";
const STARTS_IN_CAPITAL = new RegExp(`(?<![\\p{L}\\p{M}'’])\\p{L}|(?<=^${ELIDED})\\p{L}(?=\\p{L})`, 'gu');

/** "Isla Macleod" as "Isla MacLeod", in a name that capitals throughout have hidden. */
export const withMacCapital = (name: string) => name.replace(MAC, (_, letter: string) => `Mac${letter.toUpperCase()}`);

/** "MARIE-ÈVE O'BRIEN" as "Marie-Ève O'Brien": a name that the page's design sets in capitals, as it is written in a form. */
export function withNameCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name
    .split(' ')
    .map((word, at) => {
      if (NUMERAL.test(word) || INITIALS.test(word)) return word;
      return at > 0 && SMALL_PARTICLE.test(word) ? word.toLowerCase() : wordInCase(word);
    })
    .join(' ');
}

function wordInCase(word: string): string {
  return withMacCapital(
    word
      .toLowerCase()
      .replace(STARTS_IN_CAPITAL, (letter) => letter.toUpperCase())
      .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`),
  );
}
