/** "Hr", "Hgv": no word has so few letters, or no vowel. */
const ABBREVIATED =
  /(?<!\p{L})(?!(?:Of|To|At|In|On|By|Or|An|As|De|La|Al|El|Da|Do|Di|Du|Le|St|Mt|Dr|Mr|Ms)(?!\p{L}))(?:\p{Lu}\p{Ll}|\p{Lu}(?<![AEIOU])[^aeiouy\P{Ll}]{2})(?!\p{L})/gu;

/** "Sdet": no word begins so. */
const NO_BEGINNING =
  /(?<!\p{L})(?![AEIOU]|[Bb][lr]|[Cc][hlr]|[Dd][rw]|[Ff][lr]|[Gg][hlnr]|[Kk][nrh]|[Pp][hlrs]|[Qq]u|[Ss][chklmnpqtwrv]|[Tt][hrws]|[Ww][hr]|[Zz]l|[Ll]l|[Mm]c|\p{L}[aeiouyAEIOUY])\p{Lu}[b-df-hj-np-tv-xz]\p{Ll}{2}(?!\p{L})/gu;

const MOST_OF_SHORT_FORM = 4;

/** A title typed in capitals, as it is written in a sentence. */
export function inTitleCase(title: string): string {
  if (title.length <= 5 || title !== title.toUpperCase()) return title;
  // "HSE CHO 8", short forms and their number
  if (/\d/.test(title) && title.split(/[^\p{L}]+/u).every((word) => word.length <= MOST_OF_SHORT_FORM)) return title;
  // "PETROBEL/ENI": a name in short on either side of a stroke stays one.
  const shorts = new Set(title.match(/(?<=\/)\p{Lu}{2,4}(?![\p{L}])|(?<!\p{L})\p{Lu}{2,4}(?=\/)/gu));
  return (
    title
      .toLowerCase()
      .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
      // "Phú": whose vowel bears a sign
      .replace(ABBREVIATED, (word) => (/[^A-Za-z]/.test(word) ? word : word.toUpperCase()))
      .replace(NO_BEGINNING, (word) => word.toUpperCase())
      // "B.Sc.", "M&E"
      .replace(/(?<!\p{L})(?:(?:\p{L}\.){2,4}|\p{L}&\p{L}(?!\p{L}))/gu, (initials) => initials.toUpperCase())
      .replace(/(?<!\p{L})(?:LTD|PVT|PTY|INC|CORP)(?!\p{L})/gu, (form) => form.charAt(0) + form.slice(1).toLowerCase())
      .replace(
        /(?<=[\p{L}\d.] )(?:De|Des|Du|Da|Do|La|Les|Et|Und|Of|And|For|In|At|To|The|With|Then|Later)(?= [\p{L}\d])/gu,
        (word) => word.toLowerCase(),
      )
      .replace(
        /(?<!\p{L})(?:Uss|Hms|Usns|Raf|Usa|Uae|Noc|Soc|Iot|Seo|Icu|Nicu|Api|Apac|Emea|Ehs|Hse|Qhse|Nysc|Siwes|Nnpc|Ui|Ux|Ai)(?!\p{L})/gu,
        (name) => name.toUpperCase(),
      )
      .replace(/(?<=\d (?:to|-|–) )(?:Present|Date|Now|Current)(?!\p{L})/gu, (word) => word.toLowerCase())
      .replace(/(?<=& )CO(?=\.|$)/gu, 'Co')
      .replace(/\bSp\.? Z O\.? ?O\.?(?=$|,)/giu, 'Sp. z o.o.')
      // "6G", but "2nd"
      .replace(/(?<![\p{L}\d])\d+(?!(?:st|nd|rd|th)(?!\p{L}))\p{Ll}{1,2}(?!\p{L})/gu, (grade) => grade.toUpperCase())
      .replace(/\p{Lu}\p{Ll}{1,3}(?!\p{L})/gu, (word) => (shorts.has(word.toUpperCase()) ? word.toUpperCase() : word))
  );
}
