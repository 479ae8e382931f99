// The shape of a template, and what templates of one kind have in common.
import type { MessageType } from '../../../rules/message-context.ts';

export const TEMPLATE_CATEGORIES = ['marketing', 'transactional', 'authentication', 'appointment'] as const;
type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Registration fields that hold an automatic reply, not a sample message. */
export const REPLY_FIELDS = ['optinMessage', 'optoutMessage', 'helpMessage'] as const;

export type TemplateRow = {
  readonly name: string;
  readonly category: TemplateCategory;
  /** Use case code. */
  readonly useCase: string;
  readonly messageType: MessageType;
  /**
   * One segment with a business name of up to 20 characters. `{business}` is the name; variables are in brackets as
   * [name=example].
   */
  readonly text: string;
  /** Notes on sending or registering the message. */
  readonly notes: readonly string[];
  readonly campaignField?: (typeof REPLY_FIELDS)[number];
};

export const OWN_LINK =
  'Use a link on your own domain, and register the campaign with embedded links. Carriers filter public link shorteners.';
export const WRITTEN_CONSENT =
  'Send only to people who gave written consent to marketing texts, and only at hours that their state allows.';
export const PHONE = 'Register the campaign with embedded phone numbers.';
export const NO_CANCEL = 'Do not ask for CANCEL: providers treat it as an opt-out.';
export const NO_CANCELAR = 'Do not ask for CANCELAR: some providers treat it as an opt-out.';
export const CODES_ONLY = 'Send only one-time codes under 2FA.';
export const NO_CASE = 'Do not mention what the case is about.';
export const PARENTS = 'Ask the parents for consent, not the students. K-12 schools use K12_EDUCATION.';
export const NO_DETAILS = 'Do not mention diagnoses, treatments, or drug names.';

export const marketing = {
  category: 'marketing',
  useCase: 'MARKETING',
  messageType: 'promotional',
} as const;
export const account = {
  category: 'transactional',
  useCase: 'ACCOUNT_NOTIFICATION',
  messageType: 'transactional',
} as const;
export const delivery = { ...account, useCase: 'DELIVERY_NOTIFICATION' } as const;
export const care = { ...account, useCase: 'CUSTOMER_CARE' } as const;
export const code = { category: 'authentication', useCase: '2FA', messageType: 'transactional' } as const;
export const visit = {
  category: 'appointment',
  useCase: 'ACCOUNT_NOTIFICATION',
  messageType: 'transactional',
} as const;
export const reply = {
  category: 'transactional',
  useCase: 'MIXED',
  messageType: 'conversational',
} as const;

/** Lines of business with templates of their own. */
export const TRADES = [
  'restaurant',
  'retail',
  'salon',
  'medical',
  'dental',
  'veterinary',
  'fitness',
  'real_estate',
  'automotive',
  'home_services',
  'school',
  'nonprofit',
  'legal',
  'property_management',
  'hotel',
  'insurance',
] as const;
export type Trade = (typeof TRADES)[number];

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
