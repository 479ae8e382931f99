// Cases of template-library. Each name says what the row tests.
import type { Static } from 'typebox';
import type { templateLibrary } from './index.ts';

export type TemplateCase = {
  readonly probes: string;
  readonly request: Static<typeof templateLibrary.request>;
  readonly countMin?: number;
  readonly countMax?: number;
  /** A required template and part of its text. */
  readonly has?: { readonly name: string; readonly says?: string; readonly useCase?: string };
  readonly lacks?: string;
  readonly encoding?: 'GSM-7' | 'UCS-2';
  /** Part of the notes; the empty text for no notes. */
  readonly notes?: string;
};

const named = (probes: string, businessName: string, says: string, more: Partial<TemplateCase> = {}) => ({
  probes,
  request: { category: 'authentication', businessName } as const,
  has: { name: 'Sign-in code', says },
  ...more,
});

const shown = (name: string, useCase: string): TemplateCase => ({
  probes: `${name} is registered under ${useCase}`,
  request: {},
  has: { name, useCase },
});

export const templateCases: readonly TemplateCase[] = [
  { probes: 'an empty request returns all templates', request: {}, countMin: 30 },
  { probes: 'the category all returns all templates', request: { category: 'all' }, countMin: 30 },
  { probes: 'only marketing', request: { category: 'marketing' }, countMin: 8, lacks: 'Sign-in code' },
  {
    probes: 'only transactional',
    request: { category: 'transactional' },
    countMin: 10,
    lacks: 'Percentage discount',
  },
  {
    probes: 'only authentication',
    request: { category: 'authentication' },
    countMin: 4,
    lacks: 'Order shipped',
  },
  { probes: 'only appointment', request: { category: 'appointment' }, countMin: 6, lacks: 'Sign-in code' },
  {
    probes: 'the default name',
    request: {},
    has: { name: 'Delivered', says: 'Your Business: order 48213' },
  },
  named('a plain name', 'Copper Kettle Cafe', 'Copper Kettle Cafe: 481 902 is'),
  named('spaces around the name are removed', '  Acme  ', 'Acme: 481 902'),
  named('a name that looks like a replacement pattern', "$& Sons $1 $' $$", "$& Sons $1 $' $$: 481"),
  named('a name with the placeholder itself', '{business}', '{business}: 481 902'),
  named('a name with brackets', 'Acme [West=1]', 'Acme [West=1]: 481 902'),
  named('an apostrophe and an ampersand', "Joe's Fish & Chips", "Joe's Fish & Chips: 481"),
  named('accents in the GSM alphabet and outside it', 'Café Río', 'Café Río: 481', { encoding: 'UCS-2' }),
  named('an accent that GSM has', 'Café', 'Café: 481', { encoding: 'GSM-7' }),
  named('a curly apostrophe forces UCS-2', 'Joe’s', 'Joe’s: 481', { encoding: 'UCS-2' }),
  named('Han characters', '銅壺', '銅壺: 481', { encoding: 'UCS-2' }),
  named('an emoji', 'Acme 🎉', 'Acme 🎉: 481', { encoding: 'UCS-2' }),
  named('markup is text', '<b>Acme</b>', '<b>Acme</b>: 481'),
  named('one letter', 'A', 'A: 481'),
  named('a hundred letters', 'N'.repeat(100), `${'N'.repeat(100)}: 481`),
  named('a name from the prototype', '__proto__', '__proto__: 481'),
  shown('Sign-in code', '2FA'),
  shown('Order shipped', 'DELIVERY_NOTIFICATION'),
  shown('Payment due', 'ACCOUNT_NOTIFICATION'),
  shown('Suspicious activity', 'FRAUD_ALERT'),
  shown('New sign-in', 'SECURITY_ALERT'),
  shown('Customer survey', 'POLLING_VOTING'),
  shown('Support request received', 'CUSTOMER_CARE'),
  shown('Campus notice', 'HIGHER_EDUCATION'),
  shown('Public notice', 'PUBLIC_SERVICE_ANNOUNCEMENT'),
  shown('Percentage discount', 'MARKETING'),
  {
    probes: 'the opt-in confirmation has all elements that reviewers require',
    request: { businessName: 'Acme' },
    has: {
      name: 'Opt-in confirmation',
      says: 'up to 4 msgs a month. Msg & data rates may apply. Reply HELP',
    },
  },
  shown('Technician on the way', 'DELIVERY_NOTIFICATION'),
  {
    probes: 'the templates of a trade',
    request: { trade: 'veterinary' },
    countMin: 4,
    has: { name: 'Vaccines due', says: 'Biscuit is due' },
    lacks: 'Sign-in code',
  },
  {
    probes: 'a trade without templates in a category gets those for every business, and the notes say so',
    request: { trade: 'dental', category: 'authentication' },
    notes: 'These are the templates that suit every business.',
  },
  {
    probes: 'a trade without offers in Spanish gets the offers for every business',
    request: { trade: 'restaurant', category: 'marketing', language: 'es' },
    notes: 'These are the templates that suit every business.',
  },
  {
    probes: 'a name that is a placeholder',
    request: { businessName: '[Business]' },
    notes: 'The business name is a placeholder',
  },
  {
    probes: 'the name of a debt collector',
    request: { businessName: 'XYZ Collect' },
    notes: 'The name suggests this trade: Debt',
  },
  {
    probes: 'a name that only has the word of a debt collector',
    request: { businessName: 'Click & Collect' },
    notes: '',
  },
  {
    probes: 'the name of a prohibited trade gets no templates, and the notes say why',
    request: { businessName: 'Green Leaf Dispensary', trade: 'retail', category: 'marketing' },
    countMin: 0,
    countMax: 0,
    notes: 'There are no templates for this trade: Cannabis',
  },
  {
    probes: 'a name that only suggests a prohibited trade gets templates',
    request: { businessName: 'Kush Textiles' },
    notes: 'The name suggests this trade',
  },
  {
    probes: 'a name of an age-gated trade gets templates',
    request: { businessName: 'Harbor Winery' },
    notes: 'The name suggests this trade',
  },
  {
    probes: 'an emoji in the name',
    request: { businessName: 'Harbor Homes 🏠' },
    notes: 'A registered brand name has no emoji.',
  },
  {
    probes: 'a name with a trademark sign',
    request: { businessName: 'Harbor Homes®' },
    notes: '',
  },
  {
    probes: 'the wording for a home service fits a cleaner as well as a plumber',
    request: { trade: 'home_services', category: 'marketing' },
    has: { name: 'Seasonal offer', says: 'book your spring service before' },
  },
  {
    probes: 'the wording for a nonprofit fits a church as well as a food bank',
    request: { trade: 'nonprofit' },
    has: { name: 'Open today', says: 'we are open today from 10 am to 1 pm' },
  },
  { probes: 'an ordinary name', request: { businessName: 'Blackjack Roofing' }, notes: '' },
  {
    probes: 'a trade and a category',
    request: { trade: 'salon', category: 'marketing' },
    has: { name: 'Slow-day offer', useCase: 'MARKETING' },
    lacks: 'Salon reminder',
  },
  {
    probes: 'templates in Spanish cost one segment',
    request: { language: 'es', businessName: 'Panaderia Luz' },
    countMin: 20,
    has: { name: 'Appointment reminder', says: 'Panaderia Luz: le recordamos su cita mañana' },
    encoding: 'GSM-7',
  },
  {
    probes: 'a trade in Spanish',
    request: { language: 'es', trade: 'restaurant' },
    has: { name: 'Table confirmation', says: 'su mesa para 4' },
  },
  {
    probes: 'a rewards message names the registered brand',
    request: { businessName: 'Acme' },
    has: { name: 'Loyalty points', says: 'Acme: you have 240 reward points' },
  },
];
