// Rules on the brand and its website.
import { rulesOf } from './review-rule.ts';

const brand = rulesOf('brand');
const site = rulesOf('website');
const UNVERIFIED = 'TW:30795 TW:30799 AWS:BRAND_UNVERIFIED SI:CR2020';

export const BRAND_RULES = {
  'brand.legal-name': brand('warning', 'twilioBrandMismatch', UNVERIFIED),
  'brand.ein-format': brand('error', 'twilioBrandMismatch', UNVERIFIED),
  'brand.address': brand('error', 'twilioAddress', 'TW:30754 AWS:BRAND_ADDRESS_INVALID SI:CR2002'),
  'brand.email-domain': brand(
    'error',
    'twilioEmail',
    'TW:30881 TW:30971 AWS:BRAND_EMAIL_PUBLIC_DOMAIN AWS:UNOFFICIAL_SUPPORT_EMAIL SI:CR2001',
  ),
  'brand.phone': brand('error', 'awsDenials', 'AWS:BRAND_PHONE_NUMBER_INVALID_OR_MISSING'),
  'brand.is-sender': brand(
    'error',
    'twilioSender',
    'TW:30894 D:710 SI:CR2004 AWS:BRAND_INVALID_BUSINESS_CONNECTION IB:1005 PL:1002',
  ),
  'brand.ein-reuse': brand('warning', 'twilioEinReuse', 'TW:30898 D:711 AWS:BRAND_MULTI_USE'),
  'brand.sole-prop': brand('error', 'twilioSoleProprietor', 'TW:30903 TW:30914 TW:30915'),
  'brand.public-auth': brand(
    'error',
    'twilioAuthenticationPlus',
    'TW:30900 AWS:BRAND_NOT_TCR_AUTH_PLUS_COMPLIANT',
  ),
  'brand.verified': brand('error', 'twilioUnverified', 'TW:30991 TW:30994'),
  'site.missing': site('error', 'bandwidthGuide', 'BW:1100 SI:CR2005 AWS:MISSING_REQUIRED_FIELD'),
  'site.social-only': site('warning', 'house', '', 'depends'),
  'page.privacy.missing': site(
    'error',
    'twilioPrivacyMissing',
    'TW:30933 TW:30908 D:805 AWS:PRIVACY_POLICY_MISSING',
  ),
  'page.terms.missing': site('error', 'twilioTerms', 'TW:30934 TW:30522 AWS:TERMS_AND_CONDITIONS_MISSING'),
} as const;
