// Public API of this package.
export { chooseSubUseCases, composeReplies, detectContents } from './campaign-completion.ts';
export { catalogue } from './catalogue.ts';
export { nameCode } from './facts/codes/code-names.ts';
export { type KnownCode, knownCodes } from './facts/codes/code-tables.ts';
export { type RegistryCosts, registryCosts } from './facts/registry-costs.ts';
export { findUseCase, type UseCase, useCases } from './facts/use-cases.ts';
export {
  brandRegistrationCost,
  campaignRegistrationCost,
  type FeeDue,
  identityAppealCost,
  type RegistrationCost,
  vettingAppealCost,
  vettingCost,
} from './registration-costs.ts';
export { stateCodeOf } from './facts/states.ts';
export { REVIEW_RULES } from './facts/review-rules/all-rules.ts';
export { readDraws, type Resubmittable } from './facts/review-rules/review-rule.ts';
export { sources } from './facts/sources.ts';
export { reviewSources, twilioError } from './facts/review-sources.ts';
export { findWebsiteHost } from './facts/website-hosts.ts';
export type {
  AccountOnFile,
  BrandOnFile,
  CorrectionOnFile,
  DenialOnFile,
  Draw,
  FeeLine,
  PacketEdit,
  PacketFees,
  PacketFinding,
  PacketReview,
  PacketReviewInput,
  PageFindingData,
  ShownForm,
} from './packet-review/packet-review.ts';
export { reviewPacket } from './packet-review/review-packet.ts';
export { findBrandName } from './text/brand-name.ts';
export { findLinks } from './text/links.ts';
export { readWords } from './text/words.ts';
export { type DecodedDenial, decodeDenial } from './rules/denial.ts';
export { isFinalDenial } from './rules/final-denial.ts';
export { describeFieldChange, type FieldMeaning } from './rules/field-change.ts';
export { type EncodingReport, explainEncoding } from './text/encoding-report.ts';
export { type SegmentCount, countSegments } from './text/segments.ts';
export { defineTool, type ToolContext, type ToolDefinition, ToolInputRefused } from './tool.ts';
export { validate } from './tools/validate/index.ts';
