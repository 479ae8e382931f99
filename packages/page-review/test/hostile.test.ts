// Hostile pages end as findings: nothing throws, hangs, or overflows the stack.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FetchedPage, type KnownPacket, PAGE_PURPOSES, reviewPages } from '../src/index.ts';

const known: KnownPacket = {
  brandNames: ['Acme Tacos', 'Example Foods LLC'],
  website: 'https://acmetacos.example/',
  privacyPolicy: 'https://acmetacos.example/privacy',
  terms: 'https://acmetacos.example/terms',
  optIn: ['https://acmetacos.example/texts'],
  useCases: ['MIXED', 'MARKETING'],
  messageFlow: `Customers check two boxes. "${'words that nobody has written on any page '.repeat(30)}"`,
};
const BYTES = 2 * 1024 * 1024;
const fill = (part: string, before = '', after = ''): string =>
  `${before}${part.repeat(Math.floor(BYTES / part.length))}${after}`.slice(0, BYTES);
const bytes = (...values: number[]): Uint8Array => new Uint8Array(values);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const random = (seed: number): Uint8Array => {
  let state = seed;
  return Uint8Array.from({ length: BYTES }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
};

type Hostile = { readonly body: Uint8Array | string; readonly contentType?: string; readonly url?: string };
const PROSE = 'We share information with third parties for marketing and reply STOP to 4 messages. ';

const pages: Readonly<Record<string, Hostile>> = {
  'deeply nested elements': { body: fill('<div>') },
  'deeply nested inline elements': { body: fill('<b>') },
  'deeply nested hidden elements': { body: fill('<div hidden>a') },
  'nested forms': { body: fill('<form><input type=tel><button>') },
  'nested labels with boxes': { body: fill('<label>text me<input type=checkbox>') },
  'nested tables': { body: fill('<table><tr><td>') },
  'nested lists': { body: fill('<ul><li>x') },
  'nested svg': { body: fill('<svg><title>') },
  'end tags without start': { body: fill('</x>', '<div>'.repeat(100_000)) },
  'unclosed paragraphs': { body: fill('<p>word word ') },
  'unclosed comment': { body: fill('<!--') },
  'unclosed script': { body: fill('<script>') },
  'unclosed title': { body: fill('<title>') },
  'unclosed textarea': { body: fill('x', '<textarea>') },
  'unclosed attribute': { body: fill('&amp;', '<a href="') },
  'a million attributes': { body: fill('x=1 ', '<input type=tel ') },
  'one attribute of two megabytes': { body: fill('a', '<input type=tel placeholder="', '">') },
  'a million inputs': { body: fill('<input type=tel>') },
  'a million links': { body: fill('<a href=/privacy>p</a>') },
  'a million ids': { body: fill('<div id=a>x') },
  'only less-than signs': { body: fill('<') },
  'only spaces': { body: fill(' ') },
  'only line breaks': { body: fill('\n') },
  'only null characters': { body: fill('\0') },
  entities: { body: fill('&amp;&#x202e;&notit;') },
  'one word of two megabytes': { body: fill('a') },
  'one letter words': { body: fill('a ') },
  'digits and dashes': { body: fill('2-') },
  'at signs': { body: fill('a@a.') },
  'open brackets': { body: fill('[') },
  'open quotes': { body: fill('“') },
  'sentences about sharing': { body: fill(PROSE) },
  'a sentence that never ends': { body: fill('we do not share mobile data with ') },
  'consent that never ends': { body: fill('without unless except only ') },
  'text and send without end': { body: fill('reply text send ') },
  'messages without end': { body: fill('messages texts msg 4 ') },
  'agree to the terms without end': {
    body: fill('agree to the ', '<form><input type=tel><input type=checkbox>'),
  },
  'receive without end': {
    body: fill('receive texts and ', '<form><input type=tel><label><input type=checkbox>'),
  },
  'copyright signs': { body: fill('© 2026 ') },
  'street numbers': { body: fill('12 Main ') },
  'carriers without end': { body: fill('carriers not ') },
  'by buying without end': { body: fill('by buying you ') },
  'combining marks': { body: fill('á̂̃') },
  'direction marks': { body: fill('‮a​') },
  'lone surrogates': { body: fill('\ud800') },
  'invalid UTF-8': { body: random(7) },
  'a charset that does not exist': {
    body: encode('<meta charset="klingon"><p>Hi</p>'),
    contentType: 'text/html; charset=klingon',
  },
  'the replacement charset': {
    body: encode('<meta charset="iso-2022-kr"><p>Hi</p>'),
    contentType: 'text/html; charset=hz-gb-2312',
  },
  'x-user-defined': { body: encode('<p>Hi</p>'), contentType: 'text/html; charset=x-user-defined' },
  'UTF-7': {
    body: encode('+ADw-script+AD4-alert(1)+ADw-/script+AD4-'),
    contentType: 'text/html; charset=utf-7',
  },
  'UTF-16 by its mark': { body: bytes(0xff, 0xfe, 0x3c, 0x00, 0x70, 0x00) },
  'UTF-16 that is not': { body: encode('<p>Hi</p>'), contentType: 'text/html; charset=utf-16' },
  'a PDF that is none': { body: encode('%PDF-1.7\nnot a pdf'), contentType: 'application/pdf' },
  'a PDF of zeros': { body: fill('\0', '%PDF-1.7\n'), contentType: 'application/pdf' },
  'a PDF with random bytes': {
    body: Uint8Array.from([...encode('%PDF-1.4\n'), ...random(3).subarray(0, 100_000)]),
    contentType: 'application/pdf',
  },
  'a PDF whose page tree is a circle': { body: encode(circularPdf()), contentType: 'application/pdf' },
  'a PDF that inflates to 200 MB': { body: inflatingPdf(), contentType: 'application/pdf' },
  'HTML that says it is a PDF': { body: encode('<p>Hi</p>'), contentType: 'application/pdf' },
  'an image': { body: bytes(0x89, 0x50, 0x4e, 0x47), contentType: 'image/png' },
  'a zip file': { body: bytes(0x50, 0x4b, 3, 4), contentType: 'application/zip' },
  nothing: { body: '' },
  'a content type of two megabytes': { body: 'x', contentType: fill('text/html;') },
  'a URL that is none': { body: '<a href="::">x</a>', url: 'http://[::' },
  'links that are scripts': {
    body: '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><iframe src="javascript:1"></iframe>',
  },
  'a base that is a script': { body: '<base href="javascript:1"><a href="/x">a</a>' },
  'a refresh to a script': { body: '<meta http-equiv=refresh content="0;url=javascript:alert(1)">' },
  'attributes named as object members': {
    body: '<input type=tel __proto__=x constructor=y toString=z><meta name=__proto__ content=x>',
  },
};

/** A PDF of a few kilobytes whose page inflates to 200 MB. */
function inflatingPdf(): Uint8Array {
  const stream = deflateSync(Buffer.alloc(200 * 1024 * 1024, 0x20), { level: 9 });
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`;
  return Uint8Array.from([
    ...encode(head),
    ...stream,
    ...encode('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

function circularPdf(): string {
  return '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
}

const fetched = (hostile: Hostile): FetchedPage[] =>
  PAGE_PURPOSES.map((purpose) => ({
    purpose,
    url: hostile.url ?? 'https://acmetacos.example/x',
    finalUrl: hostile.url ?? 'https://acmetacos.example/x',
    redirects: [],
    status: 200,
    contentType: hostile.contentType ?? 'text/html',
    body: typeof hostile.body === 'string' ? encode(hostile.body) : hostile.body,
  }));

describe('a hostile page', () => {
  it.each(Object.entries(pages))('ends as findings: %s', { timeout: 20_000 }, async (_name, hostile) => {
    const startedAt = performance.now();
    const review = await reviewPages(fetched(hostile), known);
    // Four pages. The bound is wide, because other work shares the machine; quadratic work would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect(review.findings.length).toBeGreaterThan(0);
    for (const finding of review.findings) {
      expect((finding.evidence?.quote ?? '').length).toBeLessThanOrEqual(300);
      expect(finding.message.length + (finding.remedy ?? '').length).toBeLessThan(2_000);
      expect(JSON.stringify(finding).isWellFormed()).toBe(true);
    }
    for (const { facts } of review.pages) {
      expect(facts.text.length).toBeLessThanOrEqual(300_000);
      expect(facts.links.every(({ url }) => /^https?:/.test(url))).toBe(true);
      expect(facts.frames.every((url) => /^https?:/.test(url))).toBe(true);
    }
  });
});
