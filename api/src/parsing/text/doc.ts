import { Buffer } from 'node:buffer';
import WordExtractor from 'word-extractor';
import { UnreadableResumeError } from '../errors.ts';
import { type FlowBlock, layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';

/** Reads the binary format of Word 97-2003. Only its text survives: fonts and places are not kept by the reader. */
export async function readDoc(bytes: Uint8Array): Promise<TextDocument> {
  const document = await extract(bytes);
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFooters(),
  ];
  const blocks: FlowBlock[] = parts
    .flatMap((part) => (part ?? '').split(/\r\n|\r|\n/))
    .filter((line) => line.trim() !== '')
    .map((text) => ({ paragraph: { runs: [{ text: text.trim() }] } }));
  return layOutFlow(blocks, 'doc');
}

async function extract(bytes: Uint8Array): Promise<WordExtractor.Document> {
  try {
    return await new WordExtractor().extract(Buffer.from(bytes));
  } catch (error) {
    const isEncrypted = error instanceof Error && /encrypt|password/i.test(error.message);
    throw new UnreadableResumeError(isEncrypted ? 'encrypted' : 'corrupt', { cause: error });
  }
}
