// Answers to requests that public/early.js sent while the console was loading. Each is taken once.

type Early = Map<string, Promise<Response | undefined>>;

const early = (globalThis as { tendlcEarly?: Early }).tendlcEarly;

/** Undefined if it was not sent, or if it failed: then the caller sends it. */
export async function takeEarly(url: string, method: string): Promise<Response | undefined> {
  const path = url.slice(globalThis.location.origin.length);
  const sent = method === 'GET' ? early?.get(path) : undefined;
  early?.delete(path);
  return sent;
}
