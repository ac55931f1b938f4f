/** Bytes of a plain text as a string: UTF-8 or UTF-16 where they are valid, else Windows-1252 or Windows-1256. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(looksArabic(bytes) ? 'windows-1256' : 'windows-1252').decode(bytes);
  }
}

/** In Windows-1256 Arabic letters fill 0xC0-0xED; a Western text has only a few accented letters there. */
function looksArabic(bytes: Uint8Array): boolean {
  let high = 0;
  let ascii = 0;
  for (const byte of bytes) {
    if (byte >= 0xc0 && byte <= 0xed) high++;
    else if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)) ascii++;
  }
  return high > ascii;
}

/** Whether the bytes can be a text at all: no NUL and few control characters outside UTF-16. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  const sample = bytes.subarray(0, 8192);
  let control = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) control++;
  }
  return control <= sample.length * 0.02;
}
