// Cases of carrier-scanner. Each name says what the row tests.
import type { CarrierCode } from '../../facts/carriers.ts';

export type ScanCase = {
  readonly probes: string;
  readonly request: { readonly carriers?: string[]; readonly useCase?: string };
  readonly scanned?: readonly CarrierCode[];
  readonly assumed?: string;
  readonly status?: 'pass' | 'warning' | 'error';
  /** `code ruleId status` for a check of a carrier, or `ruleId status` for a check of the request. */
  readonly finds?: readonly string[];
  readonly spares?: readonly string[];
  readonly att?: { readonly limit: number | null; readonly messageClass: string | null };
  readonly tmobileDaily?: number;
  /** Matches all messages and remedies together, or must not match them. */
  readonly says?: RegExp;
  readonly avoids?: RegExp;
};

const ALL: readonly CarrierCode[] = ['att', 'tmobile', 'verizon', 'uscellular'];

const alias = (name: string, code: CarrierCode): ScanCase => ({
  probes: `“${name}” is ${code}`,
  request: { carriers: [name] },
  scanned: [code],
});

const speed = (
  useCase: string,
  limit: number | null,
  messageClass: string | null,
  tmobileDaily = 2000,
): ScanCase => ({
  probes: `${useCase} without vetting is class ${messageClass ?? 'by review'}`,
  request: { useCase },
  assumed: useCase,
  att: { limit, messageClass },
  tmobileDaily,
});

const prohibited = (useCase: string, category: string): ScanCase => ({
  probes: `no carrier gets a clean report of ${useCase}`,
  request: { useCase },
  status: 'error',
  finds: [`business.${category} error`, 'use-case.known warning'],
  says: /No use case allows this content/,
});

export const scanCases: readonly ScanCase[] = [
  prohibited('debt collection', 'debt'),
  prohibited('cannabis dispensary', 'cannabis'),
  prohibited('payday loans', 'high-risk-loans'),
  prohibited('casino', 'gambling'),
  { probes: 'an empty request scans all carriers for MIXED', request: {}, scanned: ALL, assumed: 'MIXED' },
  { probes: 'an empty list scans all carriers', request: { carriers: [] }, scanned: ALL },
  alias('AT&T', 'att'),
  alias('at&t wireless', 'att'),
  alias('Cricket', 'att'),
  alias('T-Mobile', 'tmobile'),
  alias('Sprint', 'tmobile'),
  alias('metro by t-mobile', 'tmobile'),
  alias('VZW', 'verizon'),
  alias('Verizon Wireless', 'verizon'),
  alias('U.S. Cellular', 'uscellular'),
  alias('uscellular', 'uscellular'),
  alias('Google Fi', 'tmobile'),
  alias('Xfinity Mobile', 'verizon'),
  {
    probes: 'a carrier with two names in the list is scanned once',
    request: { carriers: ['T-Mobile', 'Sprint', 'att'] },
    scanned: ['tmobile', 'att'],
  },
  {
    probes: 'the carriers have the order of the request',
    request: { carriers: ['verizon', 'att'] },
    scanned: ['verizon', 'att'],
  },
  speed('2FA', 240, 'E'),
  speed('MARKETING', 240, 'F'),
  speed('LOW_VOLUME', 75, 'T'),
  speed('SOLE_PROPRIETOR', 15, 'W', 1000),
  speed('PROXY', 60, 'G'),
  speed('SOCIAL', 9000, 'S'),
  speed('K12_EDUCATION', null, null),
  {
    probes: 'an unknown use case is MIXED with a warning',
    request: { useCase: 'other things' },
    assumed: 'MIXED',
    finds: ['use-case.known warning'],
  },
  {
    probes: 'an unknown use case is read as words',
    request: { useCase: 'appointment reminders' },
    assumed: 'ACCOUNT_NOTIFICATION',
    finds: ['use-case.known warning'],
    avoids: /Marketing without express|marketing without express/,
  },
  {
    probes: 'a use case in lowercase with spaces',
    request: { useCase: 'customer care' },
    assumed: 'CUSTOMER_CARE',
    spares: ['use-case.known warning'],
  },
  {
    probes: 'a property of Object.prototype is not a use case',
    request: { useCase: 'constructor' },
    assumed: 'MIXED',
  },
  {
    probes: 'an ordinary service campaign has no warnings',
    request: { useCase: 'DELIVERY_NOTIFICATION' },
    status: 'pass',
    finds: ['carrier.registration pass', 'verizon carrier.throughput pass'],
  },
  {
    probes: 'what marketing requires at all carriers is said once',
    request: { useCase: 'MARKETING' },
    status: 'warning',
    finds: ['carrier.consent.written warning'],
    spares: ['att carrier.consent.written warning', 'uscellular carrier.consent.written warning'],
  },
  {
    probes: 'AT&T objects to link shorteners',
    request: { useCase: 'MARKETING' },
    finds: ['att carrier.links.shorteners info'],
    spares: ['verizon carrier.links.shorteners info'],
  },
  {
    probes: 'T-Mobile objects to loans',
    request: { useCase: 'MARKETING' },
    finds: ['tmobile carrier.content.loans info'],
    spares: ['att carrier.content.loans info'],
  },
  {
    probes: 'Verizon filters by content',
    request: { useCase: '2FA' },
    finds: ['verizon carrier.content.filtered info'],
  },
  {
    probes: 'carriers approve each special use case',
    request: { useCase: 'SWEEPSTAKE' },
    status: 'warning',
    finds: ['carrier.approval warning', 'carrier.sweepstake.law warning'],
  },
  {
    probes: 'a sole proprietor needs no carrier approval',
    request: { useCase: 'SOLE_PROPRIETOR' },
    spares: ['carrier.approval warning'],
  },
  {
    probes: 'charities must mention donations',
    request: { useCase: 'CHARITY' },
    finds: ['carrier.donations warning'],
  },
  {
    probes: 'fraud alerts get no advice on better links, because they should have none',
    request: { useCase: 'FRAUD_ALERT' },
    finds: ['carrier.phishing-looks info'],
    says: /Do not add a link/,
    avoids: /Use links on your own domain|Use one domain/,
  },
  {
    probes: 'one-time codes get no advice on fraud alerts',
    request: { useCase: '2FA' },
    finds: ['carrier.phishing-codes info'],
    avoids: /YES or NO|on the card/,
  },
  {
    probes: 'a low-volume brand gets no promise of a higher limit after vetting',
    request: { carriers: ['tmobile'], useCase: 'LOW_VOLUME' },
    scanned: ['tmobile'],
    says: /another use case/,
    avoids: /With external vetting/,
  },
  {
    probes: 'one carrier in the request is called by its name',
    request: { carriers: ['Verizon'], useCase: 'SWEEPSTAKE' },
    scanned: ['verizon'],
    says: /Verizon reviews each SWEEPSTAKE campaign[^]*Verizon objects to sweepstakes that lack/,
    avoids: /Each carrier/,
  },
  {
    probes: 'only one-time codes under 2FA',
    request: { useCase: '2FA' },
    finds: ['carrier.use-case.codes-only info'],
  },
];

export const refusedCarriers: readonly (readonly [string, string[]])[] = [
  ['a foreign carrier', ['Vodafone']],
  ['one unknown among known ones', ['att', 'Boost to the Moon']],
  ['the empty name', ['']],
  ['blanks', ['   ']],
  ['a property of Object.prototype', ['__proto__']],
  ['only punctuation', ['&-.']],
];
