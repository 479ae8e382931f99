// Reads the text of a PDF in a worker thread, within a time and a memory.

export type PdfText = { readonly text: string; readonly title: string; readonly isTruncated: boolean };

const BYTES_MAX = 2 * 1024 * 1024;
const TIME_MAX_MS = 5_000;
const HEAP_MAX_MB = 192;

export const isPdf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;

/** Undefined if the file cannot be read. Never throws. Needs Node; the caller limits how many run at once. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText | undefined> {
  if (bytes.length > BYTES_MAX || !isPdf(bytes)) {
    return undefined;
  }
  const { Worker } = await import('node:worker_threads');
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    // Copied: the caller still stores the bytes.
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  try {
    return await new Promise<PdfText | undefined>((resolve) => {
      const timer = setTimeout(resolve, TIME_MAX_MS, undefined);
      const finish = (text: PdfText | undefined) => {
        clearTimeout(timer);
        resolve(text);
      };
      worker.once('message', finish);
      worker.once('error', () => finish(undefined));
      worker.once('exit', () => finish(undefined));
    });
  } finally {
    await worker.terminate();
  }
}
