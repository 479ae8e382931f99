// Protects how all emails look: readable plain text, HTML that loads nothing and has a dark scheme, and no name breaks either.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMails, HOSTILE, ORDINARY } from '../../../test/support/mails.ts';
import { columnsOf, wrapText } from '../text-lines.ts';

const ALL = [['ordinary', ORDINARY], ...Object.entries(HOSTILE)] as const;

/** With MAILS_FOLDER, writes every email there, to look at. */
const folder = process.env['MAILS_FOLDER'];

test.each(ALL)('every email is readable as plain text of at most 76 columns (%s names)', (set, names) => {
  for (const [name, { text, html }] of allMails(names)) {
    if (folder !== undefined) {
      mkdirSync(join(folder, set), { recursive: true });
      writeFileSync(join(folder, set, `${name}.html`), html);
      writeFileSync(join(folder, set, `${name}.txt`), text);
    }
    const wide = text.split('\n').filter((line) => columnsOf(line) > 76 && !/^\s*https?:\/\/\S+$/.test(line));
    // A link keeps its one line, also where it is a word of a sentence.
    expect([name, wide.filter((line) => !/https?:\/\//.test(line))]).toEqual([name, []]);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text).toMatch(/^Hello/);
    expect(text).not.toContain('undefined');
  }
});

test.each(ALL)(
  'every email has one line as subject, and its end survives a long name (%s names)',
  (_set, names) => {
    for (const [name, { subject }] of allMails(names)) {
      expect(subject).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066\u2067]/u);
      expect([name, subject.length > 0 && subject.length <= 150]).toEqual([name, true]);
      if (name.startsWith('registration')) {
        expect(subject).toMatch(/Customer care: your registration (was|is) /);
      }
    }
  },
);

test.each(ALL)('the HTML of every email loads nothing and executes nothing (%s names)', (_set, names) => {
  for (const { html } of allMails(names).values()) {
    const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    expect(
      tags.filter((tag) => /^<(?:img|script|link|iframe|object|form|input|svg|base)\b|\son\w+=/i.test(tag)),
    ).toEqual([]);
    expect(html).not.toMatch(/@import|url\(/i);
    expect([...html.matchAll(/<style>/g)]).toHaveLength(1);
    const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    expect(targets.filter((url) => !url?.startsWith('https://tendlc.example/'))).toEqual([]);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  }
});

test('the same links are in the plain text and in the HTML', () => {
  for (const [name, { text, html }] of allMails(ORDINARY)) {
    const inHtml = new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url));
    const missing = [...inHtml].filter((url) => !text.includes(url as string));
    expect([name, missing]).toEqual([name, []]);
  }
});

test('a name that looks like a link is not greeted, because strangers can register with any email', () => {
  const greetingOf = (person: string) =>
    allMails({ ...ORDINARY, person })
      .get('password-reset')
      ?.text.split('\n', 1)[0];
  expect(greetingOf('Dana')).toBe('Hello Dana,');
  expect(greetingOf('Dr. Dana O’Neil-Quill')).toBe('Hello Dr. Dana O’Neil-Quill,');
  for (const name of [
    'Win at evil.example',
    'www.evil.example',
    'https://x',
    'a@b',
    'evil。example/x',
    'D'.repeat(61),
  ]) {
    expect(greetingOf(name)).toBe('Hello,');
  }
});

test('a long word is broken and a link is not', () => {
  const link = `https://tendlc.example/${'x'.repeat(100)}`;
  expect(wrapText(`See ${link} now`).split('\n')).toEqual(['See', link, 'now']);
  const lines = wrapText('李'.repeat(100), '> ').split('\n');
  expect(lines.map(columnsOf)).toEqual([76, 76, 54]);
  expect(lines.every((line) => line.startsWith('> '))).toBe(true);
});

test('an email about 300 changes is small enough to be shown in full, and counts all of them', () => {
  const mail = allMails(ORDINARY).get('digest-300');
  expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(100_000);
  expect(mail?.text).toContain('300 status changes since Nov 22, 2026, 1:09 AM EST. 150 need your action.');
  expect(mail?.text).toMatch(/Approved:\s+75\n/);
  expect(mail?.text).toContain('200 more are in the list of registrations.');
  expect(mail?.text.match(/^- /gm)).toHaveLength(100);
  expect(mail?.text).not.toContain('Other changes');
});
