// Programs write beside a glyph what it says where its font does not: a hyphen raised between figures, a ligature, a
// letter's joined form. pdf.js drops that text, and passes on the name of the mark: so the text is put into the name.

const KEY = '/ActualText';
const NAME = 'ActualText.';
/** Longer texts describe a picture or a link, not a glyph. UTF-16 units. */
const MAX_LENGTH = 24;
const MARK =
  /\/\w{1,20}\s{0,4}<<[^<>]{0,120}\/ActualText\s{0,4}(?:\((?<plain>(?:[^\\()]|\\[^\r\n]){0,96})\)|<(?<hex>[\dA-Fa-f\s]{0,120})>)[^<>]{0,120}>>\s{0,4}BDC/g;

/** The bytes of a page's drawing with the texts that it states for glyphs as names that `actualTextOf` reads. */
export function nameActualTexts(bytes: Buffer): Buffer {
  if (!bytes.includes(KEY)) return bytes;
  const drawing = bytes.toString('latin1').replace(MARK, (mark, ...found) => {
    const { plain, hex } = found.at(-1) as { plain?: string; hex?: string };
    const text = plain === undefined ? fromHex(hex!) : fromPlain(plain);
    if (text.length > MAX_LENGTH) return mark;
    const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'));
    return `/${NAME}${units.join('')} BMC`;
  });
  return Buffer.from(drawing, 'latin1');
}

/** The text that a mark of this name states, or null for a mark of another kind. */
export function actualTextOf(name: string | undefined): string | null {
  if (!name?.startsWith(NAME)) return null;
  const units = name.slice(NAME.length).match(/[\da-f]{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function fromHex(hex: string): string {
  return decode(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
}

function fromPlain(plain: string): string {
  const text = plain.replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, character: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : character,
  );
  return decode(Buffer.from(text, 'latin1'));
}

/** UTF-16 with its mark of order, else single bytes. */
function decode(bytes: Buffer): string {
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  const even = bytes.subarray(2, 2 + ((bytes.length - 2) & ~1));
  return Buffer.from(even).swap16().toString('utf16le');
}
