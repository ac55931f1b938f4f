import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

/** More than a page's drawing or a font takes. What unpacks to more is meant to fill the memory. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

const UNPACKERS: Record<string, (packed: Uint8Array, options: { maxOutputLength: number }) => Buffer> = {
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
        const bytes = unpack(packed.length === 1 ? packed[0]! : Buffer.concat(packed), {
          maxOutputLength: MAX_UNPACKED_BYTES,
        });
        controller.enqueue(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      },
    });
  }
}

/**
 * Gives this thread a DecompressionStream with a limit to what it yields, and without the one of Node's way through
 * another thread and back, which takes ten times as long as unpacking the small streams that a PDF is made of.
 */
export function unpackInThread(): void {
  globalThis.DecompressionStream = ImmediateDecompression as typeof DecompressionStream;
}
