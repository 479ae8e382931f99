// A change of a long text, in a line that has room for a few words. No browser.
import { expect, test } from 'vitest';
import { changedPart } from '../src/format/changed-part.ts';

const flow = (consent: string): string =>
  `Customers go to copperkettle.example/texts, type in their mobile number, and ${consent} before they press Join now at the end of the form.`;

test('of a long text only the changed words show, with a few words around them', () => {
  expect(changedPart(flow('tick the box'), flow('tick the unchecked consent box'))).toEqual({
    before: '…tick the box before…',
    after: '…tick the unchecked consent box before…',
  });
});

test('short texts show whole, so that a status or number is never cut', () => {
  expect(changedPart('In review', 'Approved')).toEqual({ before: 'In review', after: 'Approved' });
});

test('a text that was replaced shows its beginning', () => {
  const { before, after } = changedPart('', 'word '.repeat(200));
  expect(before).toBe('');
  expect(after).toMatch(/^word word .{0,90}…$/);
});

test('a removed end is visible as such', () => {
  expect(changedPart(`${flow('agree')} Reply STOP to opt out.`, flow('agree'))).toEqual({
    before: '…of the form. Reply STOP to opt out.',
    after: '…of the form.',
  });
});
