// The use cases of the carriers’ form for toll-free numbers, which Telnyx and Bandwidth share. The mapping is our judgment.
import { codes } from './conversion.ts';

export const FORM_USE_CASE = codes({
  '2FA': '2FA',
  ACCOUNT_NOTIFICATION: 'App Notifications',
  CUSTOMER_CARE: 'Conversational / Alerts',
  DELIVERY_NOTIFICATION: 'Courier Services & Deliveries',
  FRAUD_ALERT: 'Fraud Alerts',
  HIGHER_EDUCATION: 'General School Updates',
  K12_EDUCATION: 'General School Updates',
  MARKETING: 'General Marketing',
  POLLING_VOTING: 'Surveys',
  PUBLIC_SERVICE_ANNOUNCEMENT: 'Public Works',
  SECURITY_ALERT: 'System Alerts',
  EMERGENCY: 'Emergency Alerts',
  CHARITY: 'Fundraising',
  POLITICAL: 'Political',
  MIXED: 'Mixed',
  LOW_VOLUME: 'Mixed',
});
