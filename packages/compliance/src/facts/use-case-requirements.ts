// Additional requirements of each use case.
import type { Sourced } from './sources.ts';

export type UseCaseRequirement = Sourced & {
  readonly useCase: string;
  readonly requirement: string;
};

const row = (
  useCase: string,
  requirement: string,
  source: Sourced['source'],
  basis: Sourced['basis'] = 'published',
): UseCaseRequirement => ({ useCase, requirement, source, basis });

export const useCaseRequirements: readonly UseCaseRequirement[] = [
  row('2FA', 'Sample messages that show a code, and only one-time codes in the campaign.', 'telnyxDeclines'),
  row('MARKETING', 'Express written consent, in a separate box that names marketing texts.', 'tcpaRules'),
  row('MARKETING', 'At least two sample messages with the brand name and “Reply STOP”.', 'telnyxCompliance'),
  row('MIXED', 'Two to five sub-use cases, each with its own sample message.', 'bandwidthCampaigns'),
  row(
    'MIXED',
    'Express written consent if one of the sub-use cases is marketing, separate from the consent to service messages.',
    'tcpaRules',
  ),
  row('LOW_VOLUME', 'One to five sub-use cases, each with its own sample message.', 'bandwidthCampaigns'),
  row('CHARITY', '501(c)(3) status, declared as the tax-exempt status of the brand.', 'bandwidthCampaigns'),
  row('CHARITY', 'External vetting of the brand.', 'twilioUseCases'),
  row('CHARITY', 'An opt-in that says that you will ask for donations.', 'twilioGuidelines'),
  row(
    'POLITICAL',
    'A Campaign Verify token for a section 527 organization, or political vetting by Aegis.',
    'vonageVetting',
  ),
  row('POLITICAL', 'An opt-in that says that you will ask for donations, if you do.', 'twilioGuidelines'),
  row(
    'K12_EDUCATION',
    'Proof that the sender is a school or district, for carrier approval.',
    'house',
    'estimate',
  ),
  row('EMERGENCY', 'Carrier approval before you create the campaign.', 'twilioUseCases'),
  row(
    'SWEEPSTAKE',
    'Official rules on a public page, with a way to enter without a purchase.',
    'house',
    'estimate',
  ),
  row('SWEEPSTAKE', 'A provider that supports the use case. Many do not.', 'bandwidthCampaigns'),
  row(
    'PUBLIC_SAFETY_RESTRICTED',
    'Approval of the account by the registry before you create the campaign.',
    'house',
    'estimate',
  ),
  row(
    'AGENTS_FRANCHISES',
    'A separate phone number for each agent or branch, all under one brand.',
    'twilioUseCases',
  ),
  row('AGENTS_FRANCHISES', 'Carrier review after registration.', 'twilioUseCases'),
  row(
    'SOLE_PROPRIETOR',
    'No EIN. A business with an EIN must register a standard brand.',
    'telnyxSoleProprietor',
  ),
  row(
    'SOLE_PROPRIETOR',
    'A one-time code, sent to a US or Canadian mobile number of the owner and confirmed within 24 hours.',
    'telnyxSoleProprietor',
  ),
  row('SOLE_PROPRIETOR', 'At most one campaign and one phone number.', 'telnyxSoleProprietor'),
  row(
    'CONVERSATIONAL',
    'Carrier approval, with a description of who communicates with whom.',
    'twilioUseCases',
  ),
  row('PROXY', 'T-Mobile’s special business review, because users share numbers.', 'bandwidthTmobile'),
  row('SOCIAL', 'External vetting, and carrier approval before you create the campaign.', 'twilioUseCases'),
  row('CARRIER_EXEMPT', 'An exemption that the carriers granted.', 'twilioUseCases'),
  row('TRIAL', 'Carrier approval of the messaging platform.', 'twilioUseCases'),
  row(
    'UCAAS_LOW',
    'A provider with a direct connection to the registry that proves the service.',
    'vonageCampaigns',
  ),
  row(
    'UCAAS_HIGH',
    'A provider with a direct connection to the registry that proves the service.',
    'vonageCampaigns',
  ),
  row(
    'M2M',
    'No person as sender or recipient. Only this use case may declare that opt-in, opt-out, and HELP are absent.',
    'sinchCampaignFields',
  ),
  row('HIGHER_EDUCATION', 'A brand that is a college or university.', 'twilioUseCases'),
];

/** The requirements of one use case, in the order of the table. */
export function listRequirements(useCase: string): readonly UseCaseRequirement[] {
  return useCaseRequirements.filter((requirement) => requirement.useCase === useCase);
}
