// Codes of Telnyx that differ from the registry’s.
import { STOCK_EXCHANGES } from '@tendlc/registration';
import { without } from '../../codes.ts';

/** Telnyx does not list these two. */
export const STOCK_EXCHANGE_CODES = without(STOCK_EXCHANGES, 'SGX', 'OTHER');

const STATE_NAMES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

/** A toll-free verification wants the full name. */
export const STATE_NAME_OF: Readonly<Record<string, string>> = Object.fromEntries(
  STATE_NAMES.split('|').map((row) => [row.slice(0, 2), row.slice(3)] as const),
);

export const MESSAGE_VOLUMES = [
  '10',
  '100',
  '1,000',
  '10,000',
  '100,000',
  '250,000',
  '500,000',
  '750,000',
  '1,000,000',
  '5,000,000',
  '10,000,000+',
];

export const TOLL_FREE_USE_CASES = [
  '2FA',
  'App Notifications',
  'Appointments',
  'Auctions',
  'Auto Repair Services',
  'Bank Transfers',
  'Billing',
  'Booking Confirmations',
  'Business Updates',
  'COVID-19 Alerts',
  'Career Training',
  'Chatbot',
  'Conversational / Alerts',
  'Courier Services & Deliveries',
  'Emergency Alerts',
  'Events & Planning',
  'Financial Services',
  'Fraud Alerts',
  'Fundraising',
  'General Marketing',
  'General School Updates',
  'HR / Staffing',
  'Healthcare Alerts',
  'Housing Community Updates',
  'Insurance Services',
  'Job Dispatch',
  'Legal Services',
  'Mixed',
  'Motivational Reminders',
  'Notary Notifications',
  'Order Notifications',
  'Political',
  'Public Works',
  'Real Estate Services',
  'Religious Services',
  'Repair and Diagnostics Alerts',
  'Rewards Program',
  'Surveys',
  'System Alerts',
  'Voting Reminders',
  'Waitlist Alerts',
  'Webinar Reminders',
  'Workshop Alerts',
];
