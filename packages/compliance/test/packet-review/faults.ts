// Single faults for packets that are otherwise ready: of the brand and of the description.
import { type Fault, isSole, ofCompany, set, textAt } from './fault.ts';
import { flowFaults } from './flow-faults.ts';
import { keywordFaults, replyFaults, sampleFaults } from './message-faults.ts';
import { valueAt } from './packets.ts';

const brandFaults: readonly Fault[] = [
  {
    name: 'a street address that is a PO box',
    ruleId: 'brand.address',
    field: 'brand.street',
    isMendable: false,
    plant: set('brand.street', 'P.O. Box 118'),
  },
  {
    name: 'a ZIP code of another state',
    ruleId: 'brand.address',
    field: 'brand.postalCode',
    isMendable: false,
    plant: set('brand.postalCode', '99501'),
  },
  {
    name: 'an email address at a free provider',
    ruleId: 'brand.email-domain',
    field: 'brand.email',
    isMendable: false,
    plant: ofCompany({ 'brand.email': 'ourbusiness@gmail.com' }),
  },
  {
    name: 'a phone number that is reserved for examples',
    ruleId: 'brand.phone',
    field: 'brand.phone',
    isMendable: false,
    plant: set('brand.phone', '+15125550134'),
  },
  {
    name: 'an EIN of equal digits',
    ruleId: 'brand.ein-format',
    field: 'brand.ein',
    isMendable: false,
    plant: ofCompany({ 'brand.ein': '11-1111111' }),
  },
  {
    name: 'an EIN with eight digits',
    ruleId: 'field.registry',
    field: 'brand.ein',
    isMendable: false,
    plant: ofCompany({ 'brand.ein': '84-273190' }),
  },
  {
    name: 'a missing EIN',
    ruleId: 'field.required',
    field: 'brand.ein',
    isMendable: false,
    plant: ofCompany({ 'brand.ein': undefined }),
  },
  {
    name: 'a sole proprietor with an EIN',
    ruleId: 'brand.sole-prop',
    field: 'brand.ein',
    isMendable: false,
    plant: (packet) => (isSole(packet) ? { 'brand.ein': '84-2731906' } : undefined),
  },
  {
    name: 'a state that is written out',
    ruleId: 'field.registry',
    field: 'brand.state',
    isMendable: true,
    plant: (packet) => (textAt(packet, 'brand.state') === 'TX' ? { 'brand.state': 'Texas' } : undefined),
  },
  {
    name: 'a missing website',
    ruleId: 'site.missing',
    field: 'brand.website',
    isMendable: false,
    plant: ofCompany({ 'brand.website': undefined }),
  },
  {
    name: 'a website that is a page of a social network',
    ruleId: 'site.social-only',
    field: 'brand.website',
    status: 'warning',
    isMendable: true,
    plant: set('brand.website', 'https://facebook.com/ourbusiness'),
  },
  {
    name: 'a missing privacy policy',
    ruleId: 'page.privacy.missing',
    field: 'campaign.privacyPolicyLink',
    isMendable: false,
    plant: set('campaign.privacyPolicyLink', undefined),
  },
  {
    name: 'missing terms',
    ruleId: 'page.terms.missing',
    field: 'campaign.termsAndConditionsLink',
    isMendable: false,
    plant: set('campaign.termsAndConditionsLink', undefined),
  },
];

const describe = (ruleId: string, name: string, description: string, isMendable = true): Fault => ({
  name,
  ruleId,
  field: 'campaign.description',
  isMendable,
  plant: set('campaign.description', description),
});

const descriptionFaults: readonly Fault[] = [
  describe(
    'description.who-what-why',
    'a description without content',
    'We text them, and they like it a lot, really.',
  ),
  describe(
    'description.testing',
    'a campaign for tests',
    'We send customers test messages because this is a proof of concept for our appointment reminders.',
  ),
  describe(
    'description.multi-brand',
    'a description of several brands',
    'We send customers appointment reminders for our client brands, so that they know when to come.',
  ),
  describe(
    'description.job-board',
    'a job board',
    'We send members job listings from other employers when new jobs are on our job board.',
    false,
  ),
  describe(
    'description.non-subscriber',
    'messages to people who never agreed',
    'We send cold texts to customers with news about our services, so that they come back.',
  ),
  describe(
    'description.boilerplate',
    'words of a template',
    '[Company Name] sends appointment reminders to customers who agreed to texts, so that they know when to come.',
  ),
  describe(
    'brand.is-sender',
    'a sender for other businesses',
    'We send appointment reminders to customers on behalf of local businesses that use our software.',
    false,
  ),
  describe(
    'description.english',
    'a description in Spanish',
    'Enviamos recordatorios de citas por mensaje de texto a los pacientes que reservaron una visita y que aceptaron recibir mensajes de nuestra oficina.',
  ),
  {
    name: 'a description that is the message flow',
    ruleId: 'description.boilerplate',
    field: 'campaign.description',
    isMendable: true,
    plant: (packet) => ({ 'campaign.description': valueAt(packet, 'campaign.messageFlow') }),
  },
  {
    name: 'offers under a use case without marketing',
    ruleId: 'description.use-case',
    field: 'campaign.description',
    isMendable: true,
    plant: (packet) =>
      textAt(packet, 'campaign.usecase') === 'ACCOUNT_NOTIFICATION'
        ? {
            'campaign.description':
              'We send weekly promotions, special offers, and discount coupons to customers who joined our marketing list.',
          }
        : undefined,
  },
  {
    name: 'a missing description',
    ruleId: 'field.required',
    field: 'campaign.description',
    isMendable: true,
    plant: set('campaign.description', undefined),
  },
  {
    name: 'a missing use case',
    ruleId: 'field.required',
    field: 'campaign.usecase',
    plant: set('campaign.usecase', undefined),
  },
  {
    name: 'a description of cannabis',
    ruleId: 'content.cannabis',
    field: 'campaign.description',
    isMendable: false,
    plant: set(
      'campaign.description',
      'Our dispensary sends weekly cannabis deals to customers who agreed to texts: pre-rolls, edibles, and flower for pickup.',
    ),
  },
];

export const faults: readonly Fault[] = [
  ...brandFaults,
  ...descriptionFaults,
  ...flowFaults,
  ...sampleFaults,
  ...replyFaults,
  ...keywordFaults,
];
