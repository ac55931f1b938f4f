import { certificatesNamed } from '@vitae/language/certificates';
import { KNOWN_SKILLS } from '@vitae/language/skills';

/** Names in their own spelling: "SQL", "QuickBooks". */
const SPELLED = new Map(
  KNOWN_SKILLS.filter(({ label }) => /^\S+$/.test(label)).map(({ label }) => [label.toLowerCase(), label]),
);
const SMALL: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
  'with',
]);
/** Who gave it, behind the name: "project management from coursera". */
const ISSUER = /\s(?:from|by|with|through|via|at|@)\s(?<issuer>(?!(?:19|20)\d\d)\S+(?:\s\S+){0,4})$/iu;
/** "pmi": an issuer of so few letters is called by them. */
const SHORT = /^\p{Ll}{2,4}$/u;
const YEAR = /[\s,]*\(?(?<year>(?:19|20)\d\d)\)?$/u;
const IN_YEAR = /\s(?:in|from|since|dated|of|year)$/iu;

/** A certificate as a list writes it, name, issuer and year: typed in small letters it gets its capitals. */
export function tidyCertificate(typed: string): string {
  const plain = typed.trim().replace(/[\s.!]+$/u, '');
  const isTypedInHaste = !/\p{Lu}|\p{Script=Arabic}/u.test(plain);
  if (!isTypedInHaste && !ISSUER.test(plain.replace(YEAR, ''))) return plain;
  const year = YEAR.exec(plain)?.groups?.year;
  const [name = '', ...others] = (year ? plain.replace(YEAR, '').replace(IN_YEAR, '') : plain).split(/\s*,\s*/u);
  const issuer = ISSUER.exec(name)?.groups?.issuer;
  const parts = [issuer ? name.replace(ISSUER, '') : name, ...(issuer ? [issuer] : []), ...others].filter(Boolean);
  const written = isTypedInHaste
    ? parts.map((part, at) => (at > 0 && SHORT.test(part) ? part.toUpperCase() : capitalised(part)))
    : parts;
  return [...written, ...(year ? [year] : [])].join(', ');
}

/** As they are written in a name. */
const COUNTRIES: ReadonlySet<string> = new Set(['uk', 'uae', 'usa', 'us', 'eu', 'ksa', 'gcc']);

function capitalised(part: string): string {
  const codes = new Set(certificatesNamed(part).filter((name) => /^\S{2,8}$/.test(name)));
  return part.replace(/[^\s/()-]+/gu, (word, at: number) => {
    if (codes.has(word) || COUNTRIES.has(word)) return word.toUpperCase();
    const spelled = SPELLED.get(word);
    if (spelled) return spelled;
    return SMALL.has(word) && at > 0 ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}
