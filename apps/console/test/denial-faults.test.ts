// A denial in words: what is one fault, and what each field is rejected for. No browser.
import { expect, test } from 'vitest';
import {
  faultsAbout,
  codeWords,
  type DenialCode,
  faultsOf,
  sentencesOf,
} from '../src/registrations/denial-faults.ts';

const code = (given: Partial<DenialCode>): DenialCode => ({
  system: 'twilio',
  code: '30908',
  title: 'Compliant Privacy Policy Required',
  resubmittable: 'yes',
  confidence: 98,
  ...given,
});
const category = code({
  system: 'tcr-category',
  code: 'PRIVACY_POLICY',
  title: 'The privacy policy is missing',
  confidence: 100,
  fields: ['campaign.privacyPolicyLink', 'pages.privacyPolicy'],
});
const privacy = code({ fields: ['pages.privacyPolicy'] });
const flow = code({ code: '30909', title: 'CTA', fields: ['campaign.messageFlow'], confidence: 60 });

test('a category and a code about the same field are one fault, in the words of the category', () => {
  expect(faultsOf({ codes: [privacy, category, flow] })).toEqual([
    {
      title: 'The privacy policy is missing',
      codes: [category, privacy],
      fields: ['campaign.privacyPolicyLink', 'pages.privacyPolicy'],
    },
    { title: 'CTA', codes: [flow], fields: ['campaign.messageFlow'] },
  ]);
});

test('a code about many fields joins the fault that it resembles most, and keeps its fields to itself', () => {
  const wide = code({
    code: '30934',
    fields: ['campaign.messageFlow', 'pages.optIn', 'pages.privacyPolicy'],
  });
  const callToAction = {
    ...category,
    code: 'CALL_TO_ACTION',
    fields: ['campaign.messageFlow', 'pages.optIn'],
  };
  expect(faultsOf({ codes: [category, callToAction, wide] }).map(({ codes }) => codes.length)).toEqual([
    1, 2,
  ]);
});

test('a field shows its own faults; a denial from before codes had fields shows all of a few', () => {
  const titles = (path: string, codes: DenialCode[]) =>
    faultsAbout(path, { codes }).map(({ title }) => title);
  expect(titles('campaign.messageFlow', [category, flow])).toEqual(['CTA']);
  const { fields, ...old } = flow;
  expect(fields).toHaveLength(1);
  expect(titles('campaign.messageFlow', [old])).toEqual(['CTA']);
  expect(
    titles(
      'campaign.messageFlow',
      ['1', '2', '3'].map((name) => ({ ...old, code: name })),
    ),
  ).toEqual([]);
});

test('an unsure reading says that it is ours; several sentences of a reviewer are read apart', () => {
  expect([category, privacy, flow].map(codeWords)).toEqual([
    undefined,
    'Twilio 30908',
    'Twilio 30909 (our reading)',
  ]);
  expect(sentencesOf(['30891 - Invalid Website URL;30909 - CTA Issue', 'One; two'])).toEqual([
    '30891 - Invalid Website URL',
    '30909 - CTA Issue',
    'One; two',
  ]);
});
