import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { nameActualTexts } from './actual-text.ts';

/** More than a page's drawing or a font takes. What unpacks to more is meant to fill the memory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number }) => Buffer;

const UNPACKERS: Record<string, Unpack> = {
  deflate: inflateSync,
  'deflate-raw': inflateRawSync,
  gzip: gunzipSync,
  brotli: brotliDecompressSync,
};

/** A DecompressionStream that unpacks at once. */
class ImmediateDecompression extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string) {
    const unpack = UNPACKERS[format];
    if (!unpack) throw new TypeError(`Unsupported compression format: ${format}`);
    const packed: Uint8Array[] = [];
    super({
      transform: (chunk) => {
        packed.push(chunk);
      },
      flush: (controller) => {
        const bytes = nameActualTexts(
          unpackOrNothing(unpack, packed.length === 1 ? packed[0]! : Buffer.concat(packed)),
        );
        controller.enqueue(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
    });
  }
}

/** Nothing for what is too large: pdf.js would try whatever fails once more, without a limit. */
function unpackOrNothing(unpack: Unpack, packed: Uint8Array): Buffer {
  try {
    return unpack(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return Buffer.alloc(0);
    throw error;
  }
}

/**
 * Gives this thread a DecompressionStream with a limit to what it yields, and without the one of Node's way through
 * another thread and back, which takes ten times as long as unpacking the small streams that a PDF is made of.
 */
export function unpackInThread(): void {
  globalThis.DecompressionStream = ImmediateDecompression as typeof DecompressionStream;
}
