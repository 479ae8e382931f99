// The subject of a digest is one line that reads as such, whatever its titles are.
import { expect, test } from 'vitest';
import { digestMail, type GatheredChange } from '../digest.ts';

const change = (title: string, path: string): GatheredChange => ({
  title,
  status: { text: 'Raised', tone: 'bad' },
  needsAction: true,
  path,
});
const subjectOf = (...changes: GatheredChange[]) =>
  digestMail(
    { email: 'dana@copperkettle.example', name: 'Dana', publicUrl: 'https://tendlc.example' },
    { changes, since: new Date('2026-11-20T09:30:00.000Z'), timeZone: 'America/New_York' },
    { id: 'digest.1', unsubscribing: { url: 'https://tendlc.example/unsubscribe/x', what: 'alerts' } },
  ).subject;

test('an alert, whose title is a sentence, loses its period in the subject', () => {
  const renewal = change('Copper Kettle: campaign CEXMPL1 renews on 2027-02-23.', 'alerts/1');
  expect(subjectOf(renewal)).toBe('Copper Kettle: campaign CEXMPL1 renews on 2027-02-23: Raised');
  expect(subjectOf(renewal, change('Juniper Dental · Customer care', 'registrations/2'))).toBe(
    'Copper Kettle: campaign CEXMPL1 renews on 2027-02-23 and 1 more: 2 need action',
  );
});
