import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { WorkerMessageHandler } from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { unpackInThread } from './unpack.ts';

// pdf.js is made to draw pages in a browser. Here it only reads them, in one thread: what serves drawing, and what
// passes between two threads, is left out below. Together that halves the time for a file.

/** Holds the tables that give Chinese, Japanese and Korean fonts their characters. */
const PDFJS_FOLDER = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Pictures above this many pixels are not decoded: only their presence matters. */
const MAX_IMAGE_PIXELS = 1;

unpackInThread();

/** Opens a PDF for `read`, and closes it when that is done. */
export async function withPdf<Result>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const worker = startWorker();
  const task = getDocument({
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_IMAGE_PIXELS,
    fontExtraProperties: true,
    // With font faces disabled the outline of every glyph is worked out.
    disableFontFace: false,
    cMapUrl: `${PDFJS_FOLDER}/cmaps/`,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    keepFontsUnloaded(document);
    return await read(document);
  } finally {
    await task.destroy();
    worker.destroy();
  }
}

/** There is no page here that a font face could be loaded into: to try would end in outlines after all. */
function keepFontsUnloaded(document: PDFDocumentProxy): void {
  const { _transport } = document as unknown as { _transport: { fontLoader: { bind: () => Promise<void> } } };
  _transport.fontLoader.bind = async () => {};
}

/** Both halves of pdf.js in this thread. */
function startWorker(): PDFWorker {
  const port = new DirectPort();
  const worker = PDFWorker.create({ port: port as unknown as Worker, verbosity: VerbosityLevel.ERRORS });
  WorkerMessageHandler.initializeFromPort(port);
  return worker;
}

/** Hands messages over as they are, where the port that pdf.js uses in Node copies each of them in depth. */
class DirectPort extends EventTarget {
  postMessage(message: object): void {
    const data = withOwnChunk(message);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** The sender of a chunk of drawing operators empties it afterwards, to fill it again. */
function withOwnChunk(message: object): object {
  const { chunk } = message as { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } };
  if (!chunk?.fnArray || !chunk.argsArray) return message;
  return { ...message, chunk: { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray.slice() } };
}
