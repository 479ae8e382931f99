// Reads `text/event-stream` (https://html.spec.whatwg.org/multipage/server-sent-events.html), the part that the service uses.

/** Without `data`, it is a keep-alive message. */
export type Message = { readonly id: string | undefined; readonly data: string | undefined };

function parse(block: string): Message {
  const fields = new Map<string, string[]>();
  for (const line of block.split(/\r\n|\n|\r/)) {
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return { id: fields.get('id')?.at(-1), data: fields.get('data')?.join('\n') };
}

const BLOCK_END = /\r\n\r\n|\n\n|\r\r/;

export async function* readMessages(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Message, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      const blocks = (rest + decoder.decode(value, { stream: true })).split(BLOCK_END);
      rest = blocks.pop() ?? '';
      yield* blocks.map(parse);
    }
  } finally {
    // The connection may be closed already.
    await reader.cancel().catch(() => undefined);
  }
}
