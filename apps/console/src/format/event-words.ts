// Event types of the registry in words. Most of their names can be read; these have abbreviations.
import { nameToWords } from './words.ts';

const EVENT_WORDS: Readonly<Record<string, string>> = {
  MNO_CAMPAIGN_OPERATION_REVIEW: 'Carrier review started',
  MNO_CAMPAIGN_OPERATION_APPROVED: 'Campaign approved by a carrier',
  MNO_CAMPAIGN_OPERATION_REJECTED: 'Campaign rejected by a carrier',
  MNO_CAMPAIGN_OPERATION_SUSPENDED: 'Campaign suspended by a carrier',
  MNO_CAMPAIGN_OPERATION_UNSUSPENDED: 'Suspension ended by a carrier',
  CAMPAIGN_MNO_REVIEW: 'Carrier review updated',
  CAMPAIGN_DCA_COMPLETE: 'Sent to the carriers',
  EVP_REPORT_SCORE: 'Vetting scored',
  EVP_REPORT_UNSCORE: 'Vetting in review',
  EVP_REPORT_FAIL: 'Vetting failed',
  EVP_REPORT_UPDATE: 'Vetting updated',
  EVP_REPORT_IMPORT: 'Vetting imported',
  EVP_REPORT_EXPIRE: 'Vetting expired',
  EVP_REPORT_EXPRESS_MAIL: 'Vetting code sent by express mail',
};

export const eventWords = (eventType: string): string => EVENT_WORDS[eventType] ?? nameToWords(eventType);
