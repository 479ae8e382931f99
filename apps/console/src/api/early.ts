// Answers to requests that public/early.js sent while the console was loading. Each is taken once.

type Early = Map<string, Promise<Response | undefined>>;

const page = globalThis as { tendlcEarly?: Early };

/** Set also if that script has not run yet: then it sends nothing, and no request goes out twice. */
page.tendlcEarly ??= new Map();
const early = page.tendlcEarly;

/** Undefined if it was not sent, if it failed, or if anything was changed since, such as who is logged in: then the caller sends it. */
export async function takeEarly(url: string, method: string): Promise<Response | undefined> {
  if (method !== 'GET') {
    early.clear();
    return undefined;
  }
  const path = url.slice(globalThis.location.origin.length);
  const sent = early.get(path);
  early.delete(path);
  return sent;
}
