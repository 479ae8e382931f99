// All tables of dated facts by name, for the tests and `npm run facts`.
import { approvalEstimates, approvalScoreEffects, rejectionCauses } from './approval-estimates.ts';
import { carrierObjections } from './carrier-objections.ts';
import { carrierPenalties } from './carrier-penalties.ts';
import { carriers } from './carriers.ts';
import { legalForms, soleProprietorScreen } from './company-names.ts';
import { consentElements } from './consent-elements.ts';
import { contentCategories, tmobileFineTiers } from './content-categories.ts';
import { costAssumptions } from './cost-assumptions.ts';
import { freeEmailDomains } from './email-domains.ts';
import { documentClauses } from './document-clauses.ts';
import { einPrefixGroups } from './employer-numbers.ts';
import { federalHolidays } from './federal-holidays.ts';
import { gsmReplacements } from './gsm-replacements.ts';
import { keywords } from './keywords.ts';
import { imitatedBrands, linkHosts } from './link-hosts.ts';
import { messageVolumes } from './message-volumes.ts';
import { optOutAdvice } from './opt-out-advice.ts';
import { commonSteps } from './providers/common-steps.ts';
import { sinchProvider, telnyxProvider, vonageProvider } from './providers/sinch-telnyx-vonage.ts';
import { bandwidthProvider, twilioProvider } from './providers/twilio-bandwidth.ts';
import { registrationFees } from './registration-fees.ts';
import { submissionFees } from './submission-fees.ts';
import { recurringDuties, registrationPhases } from './registration-phases.ts';
import { rejectionReasons } from './rejections/all-reasons.ts';
import { plannedReviews, statedReviewTimes } from './review-times.ts';
import type { Sourced } from './sources.ts';
import { states } from './states.ts';
import { attMessageClasses, tmobileTiers } from './throughput.ts';
import { trustAssets } from './trust-score-assets.ts';
import { useCaseRequirements } from './use-case-requirements.ts';
import { useCaseVocabularies } from './use-case-vocabulary.ts';
import { useCases } from './use-cases.ts';
import { websiteHosts } from './website-hosts.ts';
import { zipRanges } from './zip-prefixes.ts';

const providers = [twilioProvider, bandwidthProvider, sinchProvider, telnyxProvider, vonageProvider];

export const factTables: Readonly<Record<string, readonly Sourced[]>> = {
  carriers: Object.values(carriers),
  'carrier fees': Object.values(carriers).map((carrier) => carrier.fee),
  'carrier penalties': carrierPenalties,
  'carrier objections': carrierObjections,
  'AT&T classes': attMessageClasses,
  'T-Mobile tiers': tmobileTiers,
  'T-Mobile fines': tmobileFineTiers,
  'use cases': useCases,
  'link hosts': linkHosts,
  'imitated brands': imitatedBrands,
  keywords,
  'free email providers': freeEmailDomains,
  'opt-out advice': optOutAdvice,
  'rejection reasons': rejectionReasons,
  'document clauses': documentClauses,
  'consent elements': consentElements,
  'content categories': contentCategories,
  'GSM replacements': gsmReplacements,
  'EIN prefixes': einPrefixGroups,
  states,
  'legal forms': legalForms,
  'sole proprietor screen': soleProprietorScreen,
  'website hosts': websiteHosts,
  'ZIP codes': zipRanges,
  'registration fees': Object.values(registrationFees),
  'submission fees': Object.values(submissionFees),
  'use case requirements': useCaseRequirements,
  'message volumes': messageVolumes,
  'use case vocabulary': useCaseVocabularies,
  'stated review times': statedReviewTimes,
  'planned reviews': plannedReviews,
  'trust score assets': trustAssets,
  'approval estimates': approvalEstimates,
  'approval score effects': approvalScoreEffects,
  'rejection causes': rejectionCauses,
  'cost assumptions': Object.values(costAssumptions),
  'federal holidays': federalHolidays,
  'registration phases': registrationPhases,
  'recurring duties': recurringDuties,
  'common provider steps': commonSteps,
  'provider steps': providers.flatMap(({ steps }) => steps),
  'provider fees': providers.flatMap(({ fees }) => fees),
  'provider notes': providers.flatMap(({ limits, afterRejection, refuses }) => [
    ...limits,
    afterRejection,
    ...refuses,
  ]),
};
