// Cases of consent-validator. Each name says what the row tests.
import type { ConsentMethod } from '../../facts/consent-elements.ts';

export type ConsentCase = {
  readonly probes: string;
  readonly text: string;
  readonly method?: ConsentMethod;
  /** `category status`; a leading `!` means that the result must not have the pair. */
  readonly finds?: readonly string[];
  readonly level?: 'express_written' | 'express' | 'implied' | 'insufficient';
  readonly program?: 'marketing' | 'informational';
  readonly score?: number;
  readonly seller?: string | undefined;
};

const completeMarketing =
  'By checking this box, I agree to receive recurring automated marketing text messages from Copper Kettle Cafe at the mobile number provided. Consent is not a condition of purchase. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://copperkettlecafe.com/terms Privacy Policy: https://copperkettlecafe.com/privacy';
const completeService =
  'By checking this box, I agree to receive appointment reminders by text from Copper Kettle Cafe at the number provided. Up to 4 messages per month. Message and data rates may apply. Reply STOP to opt out, HELP for help. See our Terms and Privacy Policy.';

const row = (probes: string, text: string, rest: Omit<ConsentCase, 'probes' | 'text'> = {}): ConsentCase => ({
  probes,
  text,
  ...rest,
});
const changed = (
  probes: string,
  from: string,
  to: string,
  rest: Omit<ConsentCase, 'probes' | 'text'>,
): ConsentCase => row(probes, completeMarketing.replace(from, to), rest);

export const consentCases: readonly ConsentCase[] = [
  row(
    'a sender after “agree that”',
    'By signing I agree that Prairie Wind HVAC may send me automated appointment reminders at the number above. Msg & data rates may apply, 2 msgs/month. Reply STOP to cancel, HELP for help. Terms and Privacy at prairiewindhvac.com/legal.',
    { program: 'informational', seller: 'Prairie Wind HVAC' },
  ),
  changed('automated means bundle nothing', 'automated marketing', 'marketing', {
    finds: ['bundling pass'],
  }),
  row(
    'a box and automated means bundle nothing',
    `[ ] ${completeMarketing.replace('at the mobile number provided', 'at the mobile number provided, including by automated means')}`,
    { finds: ['!bundling error'] },
  ),
  row(
    'buttons and titles of links are filled in',
    `${completeMarketing} [Privacy Policy] [Terms] [JOIN NOW]`,
    {
      finds: ['!placeholders error'],
    },
  ),
  changed(
    'a denied condition in other words',
    'Consent is not a condition of purchase.',
    'You can buy our coffee without agreeing to texts.',
    { finds: ['!bundling error'] },
  ),
  row(
    'contact is no agreement',
    'If you call or email us, you agree to get marketing texts from Copper Kettle Cafe. Reply STOP to opt out, HELP for help.',
    { finds: ['consent_action error'] },
  ),
  row(
    'a call in Spanish is no agreement',
    'Si nos llama o nos escribe, acepta recibir promociones por texto de Café Alder. Responda STOP para cancelar.',
    { finds: ['consent_action error'] },
  ),
  row(
    'a box that enrolls those who leave it blank',
    '[ ] No thanks. (Leave blank to receive marketing texts from Copper Kettle Cafe.) Reply STOP to opt out.',
    { finds: ['bundling error'] },
  ),
  row('complete consent to marketing', completeMarketing, {
    level: 'express_written',
    program: 'marketing',
    score: 100,
    seller: 'Copper Kettle Cafe',
    finds: ['bundling pass'],
  }),
  row('complete consent to service texts', completeService, {
    level: 'express',
    program: 'informational',
    score: 100,
    seller: 'Copper Kettle Cafe',
    finds: ['not_condition_of_purchase info', 'automated_technology info'],
  }),
  row(
    'half of the elements are missing',
    'By ticking this box I agree to receive appointment reminders from Copper Kettle Cafe by text. Reply STOP to end.',
    {
      level: 'express',
      score: 55,
      finds: ['frequency error', 'rates error', 'help error', 'privacy_link error'],
    },
  ),
  changed('no name', ' from Copper Kettle Cafe', '', {
    level: 'insufficient',
    finds: ['seller_identity error'],
  }),
  changed('us is not a name', 'Copper Kettle Cafe', 'us', {
    level: 'insufficient',
    finds: ['seller_identity error'],
  }),
  changed('a placeholder for the name', 'Copper Kettle Cafe', '[Brand Name]', {
    finds: ['seller_identity warning'],
  }),
  changed('no agreement', 'By checking this box, I agree to receive', 'Get', {
    level: 'insufficient',
    finds: ['consent_action error'],
  }),
  changed(
    'consent inferred from use',
    'By checking this box, I agree to receive',
    'By using our website you will get',
    {
      level: 'implied',
      finds: ['consent_action error'],
    },
  ),
  changed(
    'agreement by providing a number counts if the text says “agree”',
    'By checking this box, I agree',
    'By providing my number, I agree',
    {
      level: 'express_written',
      finds: ['consent_action pass'],
    },
  ),
  changed('no opt-out', 'Reply STOP to opt out, HELP for help. ', '', {
    finds: ['opt_out error', 'help error'],
  }),
  changed('a joined opt-out keyword', 'Reply STOP to opt out', 'Text STOP2END', { finds: ['opt_out error'] }),
  changed('an opt-out without a keyword', 'Reply STOP to opt out, ', 'You can unsubscribe at any time. ', {
    finds: ['opt_out warning'],
  }),
  changed('another standard keyword', 'STOP', 'UNSUBSCRIBE', { finds: ['opt_out pass'] }),
  changed('no frequency', 'Message frequency varies. ', '', { finds: ['frequency error'] }),
  changed('msgs/month', 'Message frequency varies', '4 msgs/month', { finds: ['frequency pass'] }),
  changed('no rates', 'Message and data rates may apply. ', '', { finds: ['rates error'] }),
  changed('rates in short form', 'Message and data rates may apply', 'Msg & data rates may apply', {
    finds: ['rates pass'],
  }),
  changed('a condition is not mentioned', 'Consent is not a condition of purchase. ', '', {
    level: 'express',
    finds: ['not_condition_of_purchase error'],
  }),
  changed(
    'the condition in other words',
    'Consent is not a condition of purchase',
    'You are not required to agree in order to buy goods or services',
    {
      finds: ['not_condition_of_purchase pass'],
    },
  ),
  changed('nothing about automation', 'recurring automated ', '', {
    level: 'express',
    finds: ['automated_technology error'],
  }),
  changed('no terms', 'Terms: https://copperkettlecafe.com/terms ', '', { finds: ['terms_link error'] }),
  changed('no privacy policy', 'Privacy Policy: https://copperkettlecafe.com/privacy', '', {
    finds: ['privacy_link error'],
  }),
  changed('no purpose', 'marketing text messages', 'messages', {
    finds: ['message_purpose error'],
    program: 'informational',
  }),
  changed('the class of messages is a purpose', 'marketing text messages', 'service texts', {
    finds: ['message_purpose pass'],
    program: 'informational',
  }),
  changed('informational texts', 'marketing text messages', 'informational text messages', {
    finds: ['message_purpose pass'],
    program: 'informational',
  }),
  changed('terms of service are not a purpose', 'marketing text messages', 'Terms of Service messages', {
    finds: ['message_purpose error'],
    program: 'informational',
  }),
  changed('partners', 'from Copper Kettle Cafe', 'from Copper Kettle Cafe and its marketing partners', {
    finds: ['third_party_sharing error'],
  }),
  row(
    'a promise not to share',
    `${completeMarketing} We do not share mobile data with third parties or affiliates.`,
    {
      finds: ['third_party_sharing pass', '!third_party_sharing error'],
    },
  ),
  row(
    'a promise not to share data for marketing is not marketing',
    `${completeService} Numbers are not shared with third parties for marketing purposes.`,
    {
      program: 'informational',
      finds: ['third_party_sharing pass'],
    },
  ),
  row('“not for marketing” is not marketing', `${completeService} This is not for marketing.`, {
    program: 'informational',
  }),
  row('a pre-checked box', `${completeMarketing} This box is pre-checked.`, {
    level: 'insufficient',
    finds: ['bundling error'],
  }),
  row('unticking', `Uncheck this box if you do not agree. ${completeMarketing}`, {
    finds: ['bundling error'],
  }),
  row('required', `${completeMarketing} Opt-in is required.`, {
    level: 'insufficient',
    finds: ['bundling error'],
  }),
  row(
    'combined with the terms',
    'I agree to the Terms of Service and to receive texts from Copper Kettle Cafe.',
    { finds: ['bundling error'] },
  ),
  row('calls and texts together', completeMarketing.replace('text messages', 'calls and text messages'), {
    finds: ['bundling warning'],
  }),
  row(
    'an opt-in by text',
    'Text JOIN to 55512 to receive recurring automated promotional messages from Copper Kettle Cafe. Consent is not a condition of purchase. Msg frequency varies. Msg & data rates may apply. Reply STOP to cancel, HELP for help. copperkettlecafe.com/terms copperkettlecafe.com/privacy',
    {
      method: 'sms_optin',
      level: 'express_written',
      score: 100,
      finds: ['method_specific pass'],
    },
  ),
  row('an opt-in by text without a keyword', completeMarketing, {
    method: 'sms_optin',
    finds: ['method_specific error'],
  }),
  row('paper forms must show URLs', completeService, {
    method: 'signature',
    finds: ['privacy_link warning', 'method_specific warning'],
  }),
  row('a signed form', `${completeMarketing}\nSignature: ____ Date: ____ Printed name: ____`, {
    method: 'signature',
    finds: ['method_specific pass'],
  }),
  row('prohibited content', completeMarketing.replace('marketing', 'cannabis marketing'), {
    finds: ['message_purpose error'],
  }),
  row('a name at the start', 'Copper Kettle Cafe: by texting YES you agree to receive order updates.', {
    seller: 'Copper Kettle Cafe',
  }),
  row(
    'a name before “may text me”',
    'Copper Kettle Cafe may text me order updates. I agree to receive them.',
    {
      seller: 'Copper Kettle Cafe',
    },
  ),
  row('an empty text', ' ', { level: 'insufficient', score: 0 }),
  row(
    'a request for texts at a place without agreement',
    'Yes, text me about my appointments and occasional specials at Riverside Smiles. Msg freq varies.',
    {
      level: 'express',
      program: 'marketing',
      seller: 'Riverside Smiles',
      finds: ['consent_action warning', 'seller_identity pass', 'frequency pass', 'bundling info'],
    },
  ),
  row('a wish is not an agreement', 'I’d like to get text updates from Happy Paws Vet. 2 msgs/mo.', {
    level: 'express',
    seller: 'Happy Paws Vet',
    finds: ['consent_action warning', '!consent_action error', 'frequency pass'],
  }),
  row('an authorization on paper', 'I, the undersigned, authorize Dr. Patel Dental Group to text me.', {
    method: 'signature',
    seller: 'Dr. Patel Dental Group',
    finds: ['consent_action pass'],
  }),
  row(
    'a legal suffix belongs to the name',
    'You agree to be contacted by Garza Law, PLLC by text about your inquiry.',
    {
      seller: 'Garza Law, PLLC',
      finds: ['message_purpose pass'],
    },
  ),
  row(
    'the name ends with its sentence',
    'I agree to receive texts from BARE & BOLD Apparel. Recurring texts.',
    {
      seller: 'BARE & BOLD Apparel',
    },
  ),
  row('a group to join', 'Text FAITH to 55512 to join First Baptist Church’s prayer texts.', {
    method: 'sms_optin',
    seller: 'First Baptist Church',
  }),
  row('a name in a separate sentence', 'OK to text me about repairs. Apex HVAC.', { seller: 'Apex HVAC' }),
  row('a heading is not a name', 'Text Message Consent. I agree to receive alerts.', {
    seller: undefined,
    finds: ['seller_identity error'],
  }),
  row('a brand in lowercase', 'I agree to receive marketing texts from bellanotte at the number provided.', {
    seller: 'bellanotte',
  }),
  row(
    'a Spanish text is reported as Spanish',
    'Acepto recibir mensajes de texto de Clínica San José sobre mis citas. La frecuencia de los mensajes varía. Responda STOP para cancelar.',
    { seller: 'Clínica San José', finds: ['language info', 'consent_action pass'] },
  ),
];
