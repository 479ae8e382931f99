// Faults of message flows, planted in a plain flow of a web form so that each is the only one.
import type { Packet } from '@tendlc/registration';
import type { Fault } from './fault.ts';
import { type Business, valueAt } from './packets.ts';

type Parts = {
  readonly where: string;
  readonly box: string;
  readonly consent: string;
  readonly frequency: string;
  readonly rates: string;
  readonly keywords: string;
  readonly terms: string;
  readonly privacy: string;
  readonly end: string;
};

const TOPICS: Readonly<Record<string, string>> = { MARKETING: 'offers and promotions', '2FA': 'login codes' };

/** Whether one consent is enough: a program with updates and offers needs two. */
export const hasOneProgram = (packet: Packet): boolean => {
  const parts = (valueAt(packet, 'campaign.subUsecases') ?? []) as string[];
  return !parts.includes('MARKETING');
};

export function makeParts({ name, domain, usecase }: Business): Parts {
  return {
    where: `People opt in on the web form at https://${domain}/texts.`,
    box: 'They enter a mobile number and check an optional box, which is unchecked by default:',
    consent: `“I agree to receive text messages about ${TOPICS[usecase] ?? 'appointments'} from ${name}.`,
    frequency: 'Message frequency varies.',
    rates: 'Message and data rates may apply.',
    keywords: 'Reply STOP to opt out or HELP for help.',
    terms: `Terms: https://${domain}/terms.`,
    privacy: `Privacy Policy: https://${domain}/privacy.”`,
    end: '',
  };
}

export const joinParts = (parts: Parts): string =>
  Object.values(parts)
    .filter((part) => part !== '')
    .join(' ');

const fault = (
  ruleId: string,
  name: string,
  change: (business: Business) => Partial<Parts>,
  more: Partial<Fault> = {},
): Fault => ({
  name,
  ruleId,
  field: 'campaign.messageFlow',
  isMendable: true,
  ...more,
  plant: (packet, business) =>
    hasOneProgram(packet)
      ? {
          'campaign.messageFlow': joinParts({ ...makeParts(business), ...change(business) }),
          'campaign.optinKeywords': 'START',
        }
      : undefined,
});

const whole = (ruleId: string, name: string, flow: string, more: Partial<Fault> = {}): Fault => ({
  name,
  ruleId,
  field: 'campaign.messageFlow',
  isMendable: true,
  ...more,
  plant: () => ({ 'campaign.messageFlow': flow, 'campaign.optinKeywords': 'START' }),
});

const DISCLOSURE =
  'Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help.';

export const flowFaults: readonly Fault[] = [
  whole(
    'flow.method',
    'a flow without a method',
    'Customers opt in, and then we send them what they want to know.',
  ),
  whole(
    'flow.consent-words',
    'consent by visiting a website',
    'By visiting our website, customers agree to be contacted by us about their appointments.',
  ),
  whole(
    'flow.third-party-data',
    'a list that was bought',
    `We purchase leads from a marketing partner on the web and send them text messages. ${DISCLOSURE}`,
    { isMendable: false },
  ),
  fault('flow.url', 'a web form without its address', () => ({
    where: 'People opt in on the web form of our website.',
  })),
  fault('flow.brand', 'a flow without the brand', () => ({
    where: 'People opt in on the web form at https://forms-host.example/a.',
    consent: '“I agree to receive text messages about appointments from us.',
    terms: 'Our Terms and',
    privacy: 'our Privacy Policy are linked below the form.”',
  })),
  fault('flow.frequency', 'a flow without frequency', () => ({ frequency: '' })),
  fault('flow.rates', 'a flow without rates', () => ({ rates: '' })),
  fault('flow.stop', 'a flow without STOP', () => ({ keywords: 'Reply HELP for help.' })),
  fault('flow.help', 'a flow without HELP', () => ({ keywords: 'Reply STOP to opt out.' })),
  fault('flow.terms-link', 'a flow without terms', () => ({ terms: '' })),
  fault('flow.privacy-link', 'a flow without a privacy policy', () => ({ privacy: '”' })),
  fault('flow.names-sms', 'consent to communications', ({ name }) => ({
    where: `People opt in on the web form at https://forms-host.example/a.`,
    consent: `“I agree to receive communications about appointments from ${name}.`,
    end: '',
  })),
  fault('flow.prechecked', 'a box that is checked', () => ({
    box: 'They enter a mobile number. The box is pre-checked:',
  })),
  fault('flow.forced', 'consent that is required', () => ({
    end: 'Customers must agree to text messages to create an account.',
  })),
  fault('flow.first-message', 'a first text that asks for consent', () => ({
    end: 'We text them to ask if they want to receive text messages.',
  })),
  fault('flow.bundled', 'one consent for texts, calls, and email', ({ name }) => ({
    consent: `“I agree to receive calls, emails, and text messages about appointments from ${name}.`,
  })),
  fault('match.links-fields', 'another privacy policy than the registration', () => ({
    privacy: 'Privacy Policy: https://policies-host.example/privacy.”',
  })),
  {
    name: 'one consent for updates and offers',
    ruleId: 'flow.marketing-separate',
    field: 'campaign.messageFlow',
    isMendable: true,
    plant: (packet, business) =>
      hasOneProgram(packet) ? undefined : { 'campaign.messageFlow': joinParts(makeParts(business)) },
  },
  {
    name: 'an age gate that the flow does not describe',
    ruleId: 'flow.age',
    field: 'campaign.messageFlow',
    isMendable: true,
    plant: () => ({ 'campaign.ageGated': true }),
  },
  whole(
    'flow.evidence',
    'a paper form that no one can see',
    `Customers sign a paper form at our front desk. It has an optional box, unchecked: “I agree to receive text messages about my visits.” ${DISCLOSURE}`,
  ),
  whole(
    'flow.evidence',
    'a screen in a store that no one can see',
    `Customers enter their own number on the tablet at our register and tap an unchecked box to agree to text messages about their orders. ${DISCLOSURE}`,
  ),
  whole(
    'flow.evidence',
    'settings behind a login that no one can see',
    `Customers turn on text messages about their visits in their account settings, where the switch is off by default, and so agree to get them. ${DISCLOSURE}`,
  ),
  whole(
    'flow.evidence',
    'a spoken opt-in without its script',
    `Customers call us to book. Our staff ask if they agree to text messages about their visits, and record each yes. ${DISCLOSURE}`,
  ),
  whole(
    'flow.forced',
    'staff who enter numbers without asking',
    `At our register, the cashier enters the phone number of each customer, who then gets text messages about orders. ${DISCLOSURE}`,
  ),
  {
    ...whole(
      'flow.marketing-verbal',
      'offers after a spoken yes',
      `Customers call us to order. Our staff read this script aloud: “Do you agree to receive text messages with offers from us?” Staff record each yes with the date. ${DISCLOSURE}`,
    ),
    plant: (packet) =>
      valueAt(packet, 'campaign.usecase') === 'MARKETING'
        ? {
            'campaign.messageFlow': `Customers call us to order. Our staff read this script aloud: “Do you agree to receive text messages with offers from us?” Staff record each yes with the date. ${DISCLOSURE}`,
          }
        : undefined,
  },
  fault(
    'keywords.optin-in-flow',
    'a keyword that is not registered',
    ({ name, domain }) => ({
      where: `People opt in when they text ALERTS to 312-555-2162. The poster is at https://${domain}/texts and says:`,
      box: '',
      consent: `“Text ALERTS to 312-555-2162 to agree to receive text messages about appointments from ${name}.`,
    }),
    { field: 'campaign.optinKeywords', status: 'warning' },
  ),
  whole('field.form', 'a flow of a few words', 'Customers opt in online.'),
  {
    name: 'a missing flow',
    ruleId: 'field.required',
    field: 'campaign.messageFlow',
    isMendable: true,
    plant: () => ({ 'campaign.messageFlow': undefined }),
  },
];
