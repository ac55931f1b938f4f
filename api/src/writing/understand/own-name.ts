import { fold } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import { ELIDED, withMacCapital } from '../../parsing/fields/name-case.ts';
import { isPlace, withoutTown } from './places.ts';

// The applicant's own name, as they would sign.

const NO_NAME =
  /\d|[@:;|/\\]|\b(?:resume|curriculum|vitae|advanced|profile|summary|contact|brgy|barangay|purok|poblacion|blk)\b/i;

/** "Tran, Linh", as lists have it; "Mutasa, RN" is no first name. */
const inItsOrder = (name: string) =>
  name
    // "MARSH, IAN JR. P.", "IAN JR. P. MARSH"
    .replace(/^([^,]+), ([^,]+? (?:Jr|Sr|III|II)\.?(?: [^,]+)?)$/iu, '$2 $1')
    .replace(/^([^,]+?),? (Jr|Sr|III|II)(\.?) ([^,]+)$/iu, '$1 $4 $2$3')
    .replace(/\s*\((?:Mr|Mrs|Ms|Miss|Dr)\.?\)$/i, '')
    // "OYELARAN, Babatunde Emmanuel", "OYELARAN, BABATUNDE EMMANUEL"
    .replace(/^(\p{Lu}{3,}), (\p{Lu}{3,}(?: \p{Lu}{3,}){0,2})$/u, (whole, last: string, first: string) =>
      first.split(' ').some((one) => CREDENTIALS.has(fold(one))) || isPlace(first) ? whole : `${first} ${last}`,
    )
    // "Evan Sample's Resume"
    .replace(/(?<=\p{Ll})['’]s$/u, '')
    // "NAKATO, Esther"
    .replace(/^\p{Lu}{2,}(?=, \p{Lu}\p{Ll})/u, (last) => last.charAt(0) + last.slice(1).toLowerCase())
    .replace(/^(\p{Lu}[\p{L}'’-]+), (\p{Lu}\p{Ll}[\p{L}'’ -]*)$/u, (whole, last: string, first: string) =>
      CREDENTIALS.has(fold(first)) || isPlace(first) ? whole : `${first} ${last}`,
    );

/** "PHARM. JANE MARSH (B.Pharm", "IAN MARSH GIFireE" */
const withoutLetters = (name: string) =>
  name
    .replace(/\s*\([^()]*$/, '')
    .replace(/^(?:pharm|engr?|arc|arch|barr|surv|tpl)\.?(?: ?\([^()]{2,12}\))? (?=\S+ \S)/i, '')
    .replace(/(?<=\S \S+) \p{Lu}{2,}\p{Ll}+\p{L}*$/u, '');

const STARTS_IN_CAPITAL = new RegExp(
  `(^|[\\s"“(.-]|(?<!\\p{L})'|(?<=(?<!\\p{L})${ELIDED}(?=\\p{L}{2})))(\\p{L})`,
  'gu',
);

/** A name printed in capitals, as it is signed; empty for what is no name. */
export function nameAsSigned(written: string): string {
  const name = withoutLetters(inItsOrder(written));
  if (NO_NAME.test(name)) return '';
  const bare = name.replace(/^(?:full )?name (?=\p{Lu})/iu, '');
  // "Cruz-Santos" is a name, whatever town is called so.
  const housed = /,|\s[-–]\s|\(/.test(bare) ? withoutTown(bare) : bare;
  // "MARICEL REYES RN", and "DANA KIRSCH, EA", whose letters nobody need know
  const own = housed
    .replace(/(?<=\p{L} (?:.*\p{L})?\p{L}), (?!JR|SR)(?=\p{L}*[^IVX\P{L}])\p{Lu}{2,3}$/u, '')
    .replace(/(?:,? \p{Lu}{2,5})+$/u, (letters) =>
      housed.split(' ').length > 2 &&
      letters
        .split(/,? /)
        .filter(Boolean)
        .every((one) => CREDENTIALS.has(fold(one)))
        ? ''
        : letters,
    );
  const cased =
    // 'MARIA "Mia" VELLA-ROSSI': the name of every day is written as it is said.
    own.replace(/["“][^"”]*["”]/gu, (called) => called.toUpperCase()).replace(/(?<!\p{L})Mc(?=\p{Lu})/gu, 'MC') ===
    own.toUpperCase()
      ? withMacCapital(
          own
            .toLowerCase()
            .replace(STARTS_IN_CAPITAL, (_, before: string, letter: string) => before + letter.toUpperCase())
            .replace(/(?<= )(?:B(?:in|inti|inte)|D(?:[aeo]|[ao]s))(?= )/g, (particle) => particle.toLowerCase()),
        )
      : // "Jane DOE"
        own.replace(/(?<= )\p{Lu}{3,}$/u, (surname) =>
          /^\p{Lu}\p{Ll}+ /u.test(own) && !CREDENTIALS.has(fold(surname))
            ? surname.charAt(0) + surname.slice(1).toLowerCase()
            : surname,
        );
  return (
    cased
      // "ELİF" in small letters, as one letter.
      .replaceAll('i\u0307', 'i')
      .replace(/(?<=, )\p{Lu}\p{Ll}{1,4}$/u, (letters) =>
        CREDENTIALS.has(fold(letters)) ? letters.toUpperCase() : letters,
      )
      .replace(/(?<=["“])\p{Lu}\p{Ll}(?=["”])/gu, (initials) => initials.toUpperCase())
      .replace(/(?<!\p{L})Mc(?=\p{Ll}{3})\p{Ll}/gu, (name) => `Mc${name.slice(2).toUpperCase()}`)
      .replace(/(?<= )(?:V[ao]n|D[eo][rnm]|Te[rn])(?= )/gu, (particle) => particle.toLowerCase())
  );
}
