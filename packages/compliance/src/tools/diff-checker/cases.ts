// Cases of diff-checker. Each name says what the row tests.
import type { Impact } from '../../rules/difference.ts';
import { documentDiffCases } from './document-cases.ts';

export type DiffCase = {
  readonly probes: string;
  readonly before: string;
  readonly after: string;
  readonly type?: string;
  readonly impact: Impact;
  /** `category kind` of all differences, in order. */
  readonly finds?: readonly string[];
};

const MESSAGE = 'Copper Kettle: your table is booked for 7 pm. Reply STOP to opt out, HELP for help.';
const POLICY =
  'Effective 2026-01-01. We collect your name and mobile number and use it to send texts. We do not share mobile information with third parties or affiliates for marketing; text messaging opt-in data is excluded from all other sharing. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. We keep data as long as needed and protect it. You can ask us to delete your data. Not for children under 13. Contact us at hello@copperkettlecafe.com.';
const CONSENT =
  'By checking this box, I agree to receive recurring automated marketing text messages from Copper Kettle Cafe at the mobile number provided. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://copperkettlecafe.com/terms Privacy Policy: https://copperkettlecafe.com/privacy';
const BRAND =
  'legalName: Copper Kettle Cafe LLC\nein: 84-2731906\nwebsite: copperkettlecafe.com\nemail: hello@copperkettlecafe.com\nstreet: 12 Main St\nphone: 503-555-0199\nnote: hello';

const change = (
  probes: string,
  from: string,
  to: string,
  impact: Impact,
  finds: string,
  rest: { text?: string; type?: string } = {},
): DiffCase => {
  const before = rest.text ?? MESSAGE;
  return {
    probes,
    before,
    after: before.replace(from, to),
    impact,
    finds: finds.split('|').filter(Boolean),
    ...(rest.type === undefined ? {} : { type: rest.type }),
  };
};
const policy = { text: POLICY, type: 'privacy_policy' };
const consent = { text: CONSENT, type: 'consent' };
const brand = { text: BRAND, type: 'brand' };

export const diffCases: readonly DiffCase[] = [
  { probes: 'identical texts', before: MESSAGE, after: MESSAGE, impact: 'none', finds: [] },
  { probes: 'two empty texts', before: '', after: '', impact: 'none', finds: [] },
  change('a time', '7 pm', '8 pm', 'low', 'numbers changed'),
  change('only spaces', 'your table', 'your  table', 'low', 'formatting changed'),
  change('only capital letters', 'your table', 'Your table', 'low', 'formatting changed'),
  change(
    'a removed opt-out',
    ' Reply STOP to opt out, HELP for help.',
    '',
    'critical',
    'opt_out removed|help removed',
  ),
  change('a joined opt-out keyword', 'Reply STOP to opt out', 'Text STOP2END', 'critical', 'opt_out changed'),
  change('another standard keyword', 'STOP', 'CANCEL', 'high', 'opt_out changed'),
  change(
    'a login to opt out',
    'Reply STOP to opt out',
    'Log in to unsubscribe',
    'critical',
    'opt_out removed',
  ),
  {
    probes: 'an added opt-out',
    before: 'Copper Kettle: see you at 7.',
    after: 'Copper Kettle: see you at 7. Reply STOP to opt out.',
    impact: 'low',
    finds: ['opt_out added'],
  },
  change('another sender', 'Copper Kettle', 'Silver Spoon', 'high', 'sender changed'),
  change('no sender', 'Copper Kettle: your', 'your', 'high', 'sender removed'),
  change('a promotion', 'Reply STOP', '20% off today. Reply STOP', 'high', 'use_case added'),
  change('a link', 'Reply STOP', 'See https://copperkettlecafe.com/menu Reply STOP', 'high', 'link added'),
  change('a link shortener', 'Reply STOP', 'See bit.ly/3xYz Reply STOP', 'critical', 'link added'),
  change('another domain', 'copperkettlecafe.com', 'sunrisesoups.com', 'high', 'link changed', {
    text: `See copperkettlecafe.com/menu ${MESSAGE}`,
  }),
  change('another page', '/menu', '/table', 'low', 'link changed', {
    text: `${MESSAGE} copperkettlecafe.com/menu`,
  }),
  change('a phone number', 'Reply STOP', 'Call 503-555-0199. Reply STOP', 'medium', 'phone added'),
  change(
    'prohibited content',
    'your table is booked',
    'cannabis is in',
    'critical',
    'prohibited_content added',
  ),
  change(
    'a code',
    'your table is booked for 7 pm',
    'your verification code is 123456',
    'high',
    'use_case added',
  ),
  change('an emoji changes the encoding', 'booked', 'booked 😀', 'low', 'encoding changed|segments changed'),
  change('removed HELP', ', HELP for help', '', 'medium', 'help removed'),
  change('an unknown type is treated as a message', 'HELP for help', 'x', 'medium', 'help removed', {
    type: 'newsletter',
  }),
  change(
    'a removed no-sharing clause',
    'We do not share mobile information with third parties or affiliates for marketing; text',
    'Text',
    'critical',
    'non_sharing removed',
    policy,
  ),
  change(
    'an added sentence that allows sharing',
    'We keep data',
    'We may share your mobile number with marketing partners. We keep data',
    'critical',
    'data_sharing added',
    policy,
  ),
  change(
    'rates removed from a policy',
    'Message and data rates may apply. ',
    '',
    'medium',
    'rates removed',
    policy,
  ),
  change('a date in a policy', '2026-01-01', '2026-02-01', 'low', 'numbers changed', policy),
  change('terms lose STOP', 'Reply STOP to opt out', 'Ask us to end', 'critical', 'stop removed', {
    text: 'SMS program. Reply STOP to opt out. Our privacy policy applies.',
    type: 'terms',
  }),
  change(
    'consent loses the purchase condition',
    'Consent is not a condition of purchase. ',
    '',
    'high',
    'not_condition_of_purchase removed',
    consent,
  ),
  change(
    'consent gains partners',
    'Copper Kettle Cafe at',
    'Copper Kettle Cafe and its marketing partners at',
    'critical',
    'third_party_sharing added',
    consent,
  ),
  change('consent loses STOP', 'Reply STOP to opt out, ', '', 'critical', 'opt_out removed', consent),
  change('reworded consent', 'text messages from', 'texts from', 'low', 'wording changed', consent),
  change(
    'a box that is now checked',
    'By checking',
    '[x] By checking',
    'critical',
    'bundling added',
    consent,
  ),
  change('a box in words', 'this box', 'this pre-checked box', 'critical', 'bundling added', consent),
  {
    probes: 'an HTML box that is now checked and required',
    type: 'consent',
    before: `<label><input type="checkbox" name="sms"> ${CONSENT}</label>`,
    after: `<label><input type="checkbox" name="sms" checked required> ${CONSENT}</label>`,
    impact: 'critical',
    finds: ['bundling added', 'bundling added'],
  },
  change(
    'more messages than people agreed to',
    'Up to 4 msgs/month',
    'Up to 10 msgs/month',
    'high',
    'frequency changed',
    { text: CONSENT.replace('Message frequency varies', 'Up to 4 msgs/month'), type: 'consent' },
  ),
  {
    probes: 'fewer messages, in words and per week',
    before: 'Copper Kettle: two texts a week. Reply STOP to opt out.',
    after: 'Copper Kettle: 4 texts per month. Reply STOP to opt out.',
    impact: 'low',
    finds: ['frequency changed'],
  },
  {
    probes: 'the same frequency in other words',
    before: 'Copper Kettle: 4 msgs/mo. Reply STOP to opt out.',
    after: 'Copper Kettle: four messages per month. Reply STOP to opt out.',
    impact: 'low',
    finds: ['wording changed'],
  },
  {
    probes: 'the upper end of a range counts',
    before: 'Copper Kettle: 2-4 mensajes al mes. Responda STOP para cancelar.',
    after: 'Copper Kettle: 2-8 mensajes al mes. Responda STOP para cancelar.',
    impact: 'high',
    finds: ['frequency changed'],
  },
  {
    probes: 'an offer in an opt-out confirmation',
    before: 'Copper Kettle: you are unsubscribed and will get no more messages. Reply START to come back.',
    after: 'Copper Kettle: you are unsubscribed. Come back this week for 20% off: reply START.',
    impact: 'critical',
    finds: ['use_case added'],
  },
  {
    probes: 'a brand name alone on its line',
    type: 'brand',
    before: 'Copper Kettle Tables',
    after: 'Silver Spoon Catering',
    impact: 'high',
    finds: ['brand_name changed'],
  },
  {
    probes: 'how often, without the word message',
    type: 'terms',
    before: 'Offers come at most once per month. Reply STOP to opt out.',
    after: 'Offers come at most 6 times per month. Reply STOP to opt out.',
    impact: 'high',
    finds: ['frequency changed'],
  },
  {
    probes: 'one of two promises not to share',
    type: 'privacy_policy',
    before: `${POLICY} We never sell your mobile number to anybody.`,
    after: POLICY,
    impact: 'high',
    finds: ['non_sharing removed'],
  },
  {
    probes: 'consent that now covers marketing',
    type: 'consent',
    before: 'I agree to receive booking reminder texts from Copper Kettle. Reply STOP to opt out.',
    after:
      'I agree to receive booking reminder texts and special offers from Copper Kettle. Reply STOP to opt out.',
    impact: 'high',
    finds: [
      'message_purpose added',
      'not_condition_of_purchase changed',
      'automated_technology changed',
      'phone_number changed',
      'bundling added',
    ],
  },
  {
    probes: 'a lower age limit',
    type: 'terms',
    before: 'You must be 21 years or older. Reply STOP to opt out.',
    after: 'You must be 18 years or older. Reply STOP to opt out.',
    impact: 'high',
    finds: ['age changed'],
  },
  {
    probes: 'a charge for each message',
    type: 'terms',
    before: 'Reply STOP to opt out.',
    after: 'Each alert costs $0.99 per message. Reply STOP to opt out.',
    impact: 'critical',
    finds: ['message_price added'],
  },
  {
    probes: 'a shorter period in a policy',
    type: 'privacy_policy',
    before: 'We keep records of consent for 5 years.',
    after: 'We keep records of consent for 6 months.',
    impact: 'medium',
    finds: ['period changed'],
  },
  {
    probes: 'times, guests, and prices of a message',
    before: 'Copper Kettle: your table for 4 at 7:30 pm in 2 hours, $20 each. Reply STOP to opt out.',
    after: 'Copper Kettle: your table for 6 at 8:15 pm in 3 hours, $35 each. Reply STOP to opt out.',
    impact: 'low',
    finds: ['numbers changed'],
  },
  change(
    'alcohol instead of a harmless word',
    'your table is',
    'a margarita is',
    'high',
    'restricted_content added',
  ),
  change('wine vinegar is no alcohol', 'your table is', 'red wine vinegar is', 'low', 'wording changed'),
  {
    probes: 'an invitation in an opt-out confirmation',
    before: 'Copper Kettle: you are unsubscribed. No more texts will be sent.',
    after: 'Copper Kettle: you are unsubscribed. Check out our new menu: copperkettlecafe.com/new',
    impact: 'critical',
    finds: ['use_case added', 'link added'],
  },
  {
    probes: 'a frequency that is written as a word',
    before: 'Copper Kettle: specials once a week. Reply STOP to opt out.',
    after: 'Copper Kettle: specials texts daily. Reply STOP to opt out.',
    impact: 'high',
    finds: ['frequency changed'],
  },
  {
    probes: 'monthly becomes weekly',
    type: 'terms',
    before: 'We text you monthly. Reply STOP to opt out.',
    after: 'We text you weekly. Reply STOP to opt out.',
    impact: 'high',
    finds: ['frequency changed'],
  },
  {
    probes: 'a number of texts each month is not read twice',
    type: 'terms',
    before: 'You get 4 texts each month. Reply STOP to opt out.',
    after: 'You get four texts per month. Reply STOP to opt out.',
    impact: 'low',
    finds: ['wording changed'],
  },
  {
    probes: 'a weekly class is no frequency of messages',
    before: 'Copper Kettle: your weekly class is at 7. Reply STOP to opt out.',
    after: 'Copper Kettle: your monthly class is at 7. Reply STOP to opt out.',
    impact: 'low',
    finds: ['wording changed'],
  },
  ...documentDiffCases,
  {
    probes: 'a legal suffix that is gone',
    type: 'brand',
    before: 'Copper Kettle Cafe, Inc.',
    after: 'Copper Kettle Cafe',
    impact: 'high',
    finds: ['legal_name changed'],
  },
  change('an EIN', '84-2731906', '84-2731907', 'high', 'ein changed', brand),
  change('a legal name', 'Copper Kettle Cafe LLC', 'Copper Kettle Inc.', 'high', 'legal_name changed', brand),
  change('an address', '12 Main St', '13 Main St', 'high', 'address changed', brand),
  change('an email address', 'hello@', 'support@', 'medium', 'email changed', brand),
  change('a field that is not verified', 'note: hello', 'note: bye', 'low', 'brand_data changed', brand),
  {
    probes: 'brand data as JSON',
    type: 'brand',
    before: '{"legalName": "A LLC", "ein": "84-2731906"}',
    after: '{"legalName": "B LLC", "ein": "84-2731906"}',
    impact: 'high',
    finds: ['legal_name changed'],
  },
  {
    probes: 'accents removed from the sender to save a segment',
    before: 'Clínica San José: su cita es a las 3. Responda STOP.',
    after: 'Clinica San Jose: su cita es a las 3. Responda STOP.',
    impact: 'low',
    finds: ['sender changed', 'encoding changed'],
  },
  change('an abbreviated street', '12 Main St', '12 Main Street', 'low', 'address changed', brand),
  change('a street with another name', '12 Main St', '12 Maine Street', 'high', 'address changed', brand),
  {
    probes: 'brand data without field names',
    type: 'brand',
    before: '- www.copper-kettle.com/menu\nsales-desk@copper-kettle.com\nFormerly (Copper) Kettle Cafe LLC',
    after: '- www.copper-kettle.net/menu\nsales-desk@copper-kettle.com\nFormerly (Copper) Kettle Soups LLC',
    impact: 'high',
    finds: ['website changed', 'legal_name changed'],
  },
];
