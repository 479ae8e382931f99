// Protects the words of single findings: an address that only the pages have, and a value that is none of a short list.
import type { Packet } from '@tendlc/registration';
import { expect, test } from 'vitest';
import { reviewPacket, type PacketReview } from '../../src/index.ts';
import { businesses } from './businesses.ts';
import { type Business, makePacket } from './packets.ts';

const review = (packet: Packet): PacketReview => reviewPacket({ packet, today: '2026-11-22' });

test('an address that only the pages have is a warning, with the edit that gives it to the registry', () => {
  const business = Object.values(businesses)[0] as Business;
  const packet = makePacket(business);
  const { privacyPolicyLink, termsAndConditionsLink, ...campaign } = packet.campaign ?? {};
  const pages = { ...packet.pages, privacyPolicy: privacyPolicyLink, terms: termsAndConditionsLink };
  const { findings, verdict } = review({ ...packet, campaign, pages });
  expect(verdict).toBe('ready');
  expect(findings.filter(({ ruleId }) => /^page\.(privacy|terms)\.missing$/.test(ruleId))).toMatchObject([
    {
      status: 'warning',
      edit: { path: 'campaign.privacyPolicyLink', before: null, after: privacyPolicyLink },
    },
    {
      status: 'warning',
      edit: { path: 'campaign.termsAndConditionsLink', before: null, after: termsAndConditionsLink },
    },
  ]);
});

test('a value that is none of a short list is answered with the list', () => {
  const packet = makePacket(Object.values(businesses)[0] as Business);
  const { findings } = review({ ...packet, brand: { ...packet.brand, entityType: 'LLC' } });
  const finding = findings.find(({ field }) => field === 'brand.entityType');
  expect(finding?.remedy).toBe(
    'Choose one of: Private company, Publicly traded company, Nonprofit, Government, Sole proprietor.',
  );
});
