import { UnreadableResumeError } from '../errors.ts';
import { decodeText } from './decode.ts';
import { layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';
import { linkTargetsOf, WordMlReader } from './word-ml.ts';
import { descendant, parseXml } from './xml.ts';

/** Reads Word's single-file XML: the 2003 form and the flat package of later versions. */
export function readWordXml(bytes: Uint8Array): TextDocument {
  const root = parseXml(decodeText(bytes));
  const body = descendant(root, 'w:body');
  if (!body) throw new UnreadableResumeError('corrupt');
  const reader = new WordMlReader(descendant(root, 'w:styles'), linkTargetsOf(root));
  return layOutFlow(reader.blocks(body), 'word-xml');
}
