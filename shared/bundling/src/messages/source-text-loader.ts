import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const ID = /\bid: ["']([\w+/-]{6})["']/g;
const CONTEXT = new RegExp(String.raw`\bcontext: (${STRING})`, 'g');
const MESSAGE = new RegExp(String.raw`\bmessage: (${STRING})`, 'g');

/**
 * Compiles the English texts that the Lingui macros have left in a script, so that English needs neither a catalog
 * nor a compiler in the browser. A `message` counts as one of theirs only when its hash is an id of the same script.
 */
export default function sourceTextLoader(script: string): string {
  return compileSourceTexts(script);
}

export function compileSourceTexts(script: string): string {
  // A table of texts imports nothing of Lingui's any more: the macros are gone, and only what they made is left.
  const ids = new Set([...script.matchAll(ID)].map(([, id]) => id));
  if (ids.size === 0) return script;
  const contexts = [undefined, ...[...script.matchAll(CONTEXT)].map(([, literal]) => readString(literal!))];
  return script.replace(MESSAGE, (property, literal: string) => {
    const message = readString(literal);
    const isMacros = contexts.some((context) => ids.has(generateMessageId(message, context)));
    return isMacros ? `message: ${JSON.stringify(compileMessage(message))}` : property;
  });
}

/** The value of a string literal as swc prints it. */
function readString(literal: string): string {
  return literal.slice(1, -1).replace(/\\(u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[\s\S])/gi, (_all, escaped: string) => {
    if (/^[ux]./.test(escaped)) return String.fromCodePoint(Number.parseInt(escaped.replace(/[ux{}]/g, ''), 16));
    return ESCAPED[escaped] ?? escaped;
  });
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };
