// What is read from a page: charset, text, forms, links, hidden parts, and PDF.
import { describe, expect, it } from 'vitest';
import { type FetchedPage, type PageFacts, readPage, reviewPage } from '../src/index.ts';

const page = (body: string | Uint8Array, part: Partial<FetchedPage> = {}): FetchedPage => ({
  purpose: 'website',
  url: 'https://acmetacos.example/',
  finalUrl: 'https://acmetacos.example/',
  redirects: [],
  status: 200,
  contentType: 'text/html',
  body,
  ...part,
});
const read = async (body: string | Uint8Array, part: Partial<FetchedPage> = {}): Promise<PageFacts> =>
  await readPage(page(body, part));
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the charset of a page', () => {
  it.each([
    ['by the header', latin('<p>Café'), 'text/html; charset=iso-8859-1', 'windows-1252', 'Café'],
    ['by meta', latin('<meta charset="windows-1252"><p>Caf\u00e9'), 'text/html', 'windows-1252', 'Café'],
    [
      'by http-equiv',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=latin1"><p>Caf\u00e9'),
      'text/html',
      'windows-1252',
      'Café',
    ],
    [
      'by the byte order mark',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...encode('<p>Café')]),
      'text/html; charset=latin1',
      'utf-8',
      'Café',
    ],
    ['without a declaration, as UTF-8', encode('<p>Café'), 'text/html', 'utf-8', 'Café'],
    ['without a declaration, as windows-1252', latin('<p>Caf\u00e9'), 'text/html', 'windows-1252', 'Café'],
    ['unknown', encode('<p>Café'), 'text/html; charset=klingon', 'utf-8', 'Café'],
  ])('is found %s', async (_how, body, contentType, charset, text) => {
    const facts = await read(body, { contentType });
    expect([facts.charset, facts.text.trim()]).toEqual([charset, text]);
  });
});

describe('the visible text', () => {
  it('has one line for each block, and no scripts, styles, templates, or options', async () => {
    const facts = await read(
      '<head><title>T &amp; Co</title><style>a{}</style></head><p>One<p>Two <b>bo</b>ld<script>evil()</script><template>no</template><select><option>no</select><ul><li>A<li>B</ul>',
    );
    expect(facts.text).toBe('One\nTwo bold\n• A\n• B\n');
    expect(facts.title).toBe('T & Co');
  });

  it('leaves out what the page hides, and keeps it as hidden text', async () => {
    const facts = await read(
      '<p>Seen</p><p hidden>a</p><p style="display: none">b</p><p style="font-size:1px">c</p><p style="color:#fff;background:white">d</p><dialog>e</dialog><noscript>f</noscript><p class="tooltip">g</p>',
    );
    expect(facts.text).toBe('Seen\ng\n');
    expect(facts.hiddenTexts.map(({ reason, text }) => `${text} ${reason}`)).toEqual([
      'a inline',
      'b inline',
      'c inline',
      'd inline',
      'e inline',
      'f noscript',
      'g class',
    ]);
  });

  it('finds words that invisible characters split', async () => {
    expect((await read('<p>S\u200bT&shy;OP</p>')).text).toBe('STOP\n');
  });

  it('is text, never markup', async () => {
    expect((await read('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).text).toBe(
      '<script>alert(1)</script>\n',
    );
  });
});

describe('forms', () => {
  const fields = async (html: string) =>
    (await read(html)).forms.flatMap((form) =>
      form.fields.map(({ kind, label, isChecked, isRequired }) => [kind, label, isChecked, isRequired]),
    );

  it.each<[string, string, [string, string, boolean, boolean]]>([
    [
      'a label around the field',
      '<form><label>Mobile <input type=tel required></label></form>',
      ['phone', 'Mobile', false, true],
    ],
    [
      'a label for the field',
      '<form><input id=a name=phone><label for=a>Phone *</label></form>',
      ['phone', 'Phone *', false, true],
    ],
    [
      'a placeholder',
      '<div><input placeholder="Cell number"><button>Go</button></div>',
      ['phone', '', false, false],
    ],
    [
      'aria-labelledby',
      '<span id=l>Text me</span><input type=checkbox aria-labelledby=l>',
      ['checkbox', 'Text me', false, false],
    ],
    [
      'aria-label',
      '<input type=checkbox aria-label="Text me" checked>',
      ['checkbox', 'Text me', true, false],
    ],
    [
      'words behind the box',
      '<form><p><input type=checkbox required> I agree to texts</p></form>',
      ['checkbox', 'I agree to texts', false, true],
    ],
    [
      'role=checkbox',
      '<div role=checkbox aria-checked=true aria-required=true>Text me</div>',
      ['checkbox', 'Text me', true, true],
    ],
    ['a password', '<input type=password name=p>', ['password', '', false, false]],
  ])('are read: %s', async (_how, html, expected) => {
    expect(await fields(html)).toEqual([expected]);
  });

  it('are found without a form element, in the nearest container with a button', async () => {
    const { forms } = await read(
      '<div>Far</div><div>Near <div><input type=tel></div><button>Join</button></div>',
    );
    expect(
      forms.map(({ button, fields: { length }, isContainer }) => [button?.text, length, isContainer]),
    ).toEqual([['Join', 1, true]]);
  });

  it('do not count hidden fields as phone fields', async () => {
    const { forms } = await read(
      '<form><div style="display:none"><input type=tel name=website_phone></div></form>',
    );
    expect(forms[0]?.fields[0]?.isHidden).toBe(true);
  });
});

describe('links, contacts, and marks', () => {
  it('are resolved, and only web addresses remain', async () => {
    const { contacts, frames, links } = await read(
      '<base href="/sub/"><a href="terms#sms">T</a><a href="mailto:a@b.example">m</a><a href="tel:+12125550142">t</a><a href="javascript:x">j</a><iframe src="//forms.example/1"></iframe>',
    );
    expect(links.map(({ url }) => url)).toEqual(['https://acmetacos.example/sub/terms#sms']);
    expect(frames).toEqual(['https://forms.example/1']);
    expect([contacts.emails, contacts.phones]).toEqual([['a@b.example'], ['+12125550142']]);
  });

  it('finds addresses, footers, and the name of the site', async () => {
    const facts = await read(
      '<meta property="og:site_name" content="Acme"><footer>12 Main Street</footer><script type="application/ld+json">{"@type":"PostalAddress"}</script>',
    );
    expect([facts.siteName, facts.footer, facts.contacts.hasPostalAddress]).toEqual([
      'Acme',
      '12 Main Street',
      true,
    ]);
  });

  it('takes a copyright year for no street number', async () => {
    expect((await read('<p>© 2026 Harvest Road Church</p>')).contacts.hasPostalAddress).toBe(false);
  });
});

describe('a page that only scripts fill', () => {
  it('is read as rendered, and reported', async () => {
    const empty = '<div id="root"></div><script src="/a.js"></script>';
    const renderedHtml = `<h1>Acme Tacos</h1><p>${'Tacos and more, made fresh each day. '.repeat(20)}</p>`;
    const rendered = page(empty, { renderedHtml });
    const facts = await readPage(rendered);
    const { findings, isReadable } = reviewPage(rendered, facts, { brandNames: ['Acme Tacos'] });
    expect([facts.isRenderedOnly, isReadable]).toEqual([true, true]);
    expect(findings.filter(({ ruleId }) => ruleId === 'access.js-only').map(({ status }) => status)).toEqual([
      'warning',
    ]);
  });
});

describe('a page that scripts complete', () => {
  const served = `<p>${'Tacos and more, made fresh each day. '.repeat(10)}</p><script src="/a.js"></script>`;
  it.each([
    ['twice as much text is read as rendered', 20, true],
    ['a little more text is read as it was served', 12, false],
  ])('with %s', async (_title, sentences, isRenderedOnly) => {
    const renderedHtml = `<p>${'Tacos and more, made fresh each day. '.repeat(sentences)}</p>`;
    expect((await readPage(page(served, { renderedHtml }))).isRenderedOnly).toBe(isRenderedOnly);
  });
});

describe('a PDF', () => {
  it('is read by its text, and stays usable for the caller', async () => {
    const body = buildPdf('Privacy Policy of Acme Tacos. We do not share mobile numbers with third parties.');
    const facts = await read(body, { purpose: 'privacy', contentType: 'application/pdf' });
    expect(facts.kind).toBe('pdf');
    expect(facts.text).toContain('We do not share mobile numbers with third parties.');
    expect(body.byteLength).toBeGreaterThan(0);
  });

  it('without text is a finding, not a pass', async () => {
    const pdf = page(buildPdf(''), { purpose: 'terms', contentType: 'application/pdf' });
    const { findings, isReadable } = reviewPage(pdf, await readPage(pdf), { brandNames: ['Acme Tacos'] });
    expect([isReadable, findings.map(({ ruleId }) => ruleId)]).toEqual([false, ['access.unreadable']]);
  });
});

/** The smallest PDF with one line of text. */
function buildPdf(text: string): Uint8Array {
  const stream = `BT /F1 12 Tf 20 700 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 900 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return encode(
    `${file}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Root 1 0 R/Size 6>>\nstartxref\n${file.length}\n%%EOF`,
  );
}
