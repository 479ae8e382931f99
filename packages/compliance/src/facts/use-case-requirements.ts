// What a registration under a use case needs beyond what every registration needs.
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
  row('2FA', 'Samples that show a code, and nothing but codes in the campaign.', 'telnyxDeclines'),
  row(
    'MARKETING',
    'Express written consent, given in a box of its own that names marketing texts.',
    'tcpaRules',
  ),
  row('MARKETING', 'At least two sample messages with the brand name and “Reply STOP”.', 'telnyxCompliance'),
  row('MIXED', 'Two to five sub-use-cases, each with a sample of its own.', 'bandwidthCampaigns'),
  row(
    'MIXED',
    'Express written consent if one of the uses is marketing, apart from the consent to service messages.',
    'tcpaRules',
  ),
  row('LOW_VOLUME', 'One to five sub-use-cases, each with a sample of its own.', 'bandwidthCampaigns'),
  row('CHARITY', '501(c)(3) status, declared on the brand as its tax-exempt status.', 'bandwidthCampaigns'),
  row('CHARITY', 'External vetting of the brand.', 'twilioUseCases'),
  row('CHARITY', 'An opt-in that says that donations will be asked for.', 'twilioGuidelines'),
  row(
    'POLITICAL',
    'A Campaign Verify token for a section 527 organization, or political vetting by Aegis.',
    'vonageVetting',
  ),
  row('POLITICAL', 'An opt-in that says that donations will be asked for, if they are.', 'twilioGuidelines'),
  row(
    'K12_EDUCATION',
    'Proof that a school or a district sends, for the carriers’ approval.',
    'house',
    'estimate',
  ),
  row('EMERGENCY', 'Approval by the carriers before the campaign is created.', 'twilioUseCases'),
  row(
    'SWEEPSTAKE',
    'Official rules on a public page, with a way to enter without purchase.',
    'house',
    'estimate',
  ),
  row('SWEEPSTAKE', 'A provider that takes the use case: many refuse it.', 'bandwidthCampaigns'),
  row(
    'PUBLIC_SAFETY_RESTRICTED',
    'Approval of the account by the registry before the campaign is created.',
    'house',
    'estimate',
  ),
  row(
    'AGENTS_FRANCHISES',
    'A number of its own for each agent or branch, all under the one brand.',
    'twilioUseCases',
  ),
  row('AGENTS_FRANCHISES', 'Review by the carriers after registration.', 'twilioUseCases'),
  row(
    'SOLE_PROPRIETOR',
    'No EIN: a business that has one must register a standard brand.',
    'telnyxSoleProprietor',
  ),
  row(
    'SOLE_PROPRIETOR',
    'The one-time code, sent to a US or Canadian mobile number of the owner, answered within 24 hours.',
    'telnyxSoleProprietor',
  ),
  row(
    'SOLE_PROPRIETOR',
    'One campaign and one number are all that such a brand may have.',
    'telnyxSoleProprietor',
  ),
  row(
    'CONVERSATIONAL',
    'Approval by the carriers, with a description of who talks to whom.',
    'twilioUseCases',
  ),
  row('PROXY', 'T-Mobile’s special business review, because numbers are shared.', 'bandwidthTmobile'),
  row(
    'SOCIAL',
    'External vetting, and approval by the carriers before the campaign is created.',
    'twilioUseCases',
  ),
  row('CARRIER_EXEMPT', 'The exemption that the carriers have granted.', 'twilioUseCases'),
  row('TRIAL', 'Approval of the messaging platform by the carriers.', 'twilioUseCases'),
  row(
    'UCAAS_LOW',
    'A provider that is connected to the registry itself and proves the service.',
    'vonageCampaigns',
  ),
  row(
    'UCAAS_HIGH',
    'A provider that is connected to the registry itself and proves the service.',
    'vonageCampaigns',
  ),
  row(
    'M2M',
    'No person at either end; only here may opt-in, opt-out and help be declared absent.',
    'sinchCampaignFields',
  ),
  row('HIGHER_EDUCATION', 'A college or university as the brand.', 'twilioUseCases'),
];

/** The requirements of one use case, in the order of the table. */
export function requirementsOf(useCase: string): readonly UseCaseRequirement[] {
  return useCaseRequirements.filter((requirement) => requirement.useCase === useCase);
}
