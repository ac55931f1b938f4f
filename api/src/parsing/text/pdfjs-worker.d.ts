/** The half of pdf.js that reads files. Its package has types for the other half only. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: { initializeFromPort(port: EventTarget): void };
}
