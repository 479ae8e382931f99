// Protects that the text of a file is the same however its bytes arrive, and that no encoding is taken for another one.
import { expect, test } from 'vitest';
import { readText } from './file-text.ts';

async function read(bytes: Uint8Array, size: number, isWindowsPossible = true): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) {
      yield bytes.subarray(at, at + size);
    }
  }
  let text = '';
  for await (const part of readText(chunks(), isWindowsPossible)) {
    text += part;
  }
  return text;
}

const SIZES = [1, 2, 3, 5, 1_000] as const;
const WINDOWS = Buffer.from([
  ...Buffer.from('reference,label\r\na,caf'),
  0xe9,
  0x20,
  0x93,
  0x5a,
  0x6f,
  0xeb,
  0x92,
  0x73,
  0x94,
]);

test.each([
  ['ASCII', Buffer.from('reference,label'), 'reference,label'],
  ['UTF-8', Buffer.from('label,é“😀”'), 'label,é“😀”'],
  ['UTF-8 with a mark', Buffer.from('\ufefflabel,é'), 'label,é'],
  ['UTF-16', Buffer.from('\ufefflabel,é😀', 'utf16le'), 'label,é😀'],
  ['Windows-1252', WINDOWS, 'reference,label\r\na,café “Zoë’s”'],
  ['Windows-1252 with an accent at the end', Buffer.from('caf\u00e9', 'latin1'), 'café'],
  ['nothing', Buffer.from(''), ''],
])('G-88 %s is read, in chunks of any size', async (_encoding, bytes, text) => {
  for (const size of SIZES) {
    expect(await read(bytes, size), `chunks of ${size}`).toBe(text);
  }
});

test.each([
  ['UTF-8 with a broken character', Buffer.from([...Buffer.from('é and '), 0xff]), true],
  ['Windows-1252 where it is not possible', WINDOWS, false],
  // “Café” and “Don’s” as Excel for Mac writes them.
  ['Mac Roman', Buffer.from([...Buffer.from('label\r\nCaf'), 0x8e]), true],
  ['Mac Roman with an apostrophe', Buffer.from([...Buffer.from('label\r\nDon'), 0xd5, 0x73]), true],
])('G-88 %s is refused', async (_what, bytes, isWindowsPossible) => {
  for (const size of SIZES) {
    await expect(read(bytes, size, isWindowsPossible), `chunks of ${size}`).rejects.toThrow('not UTF-8');
  }
});
