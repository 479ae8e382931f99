// Public API of this package.
export { chooseSubUseCases, composeReplies, detectContents } from './campaign-completion.ts';
export { catalogue } from './catalogue.ts';
export { findUseCase, type UseCase } from './facts/use-cases.ts';
export {
  brandRegistrationCost,
  campaignRegistrationCost,
  type FeeDue,
  type RegistrationCost,
  vettingCost,
} from './registration-costs.ts';
export { describeFieldChange, type FieldChange, type FieldMeaning } from './rules/field-change.ts';
export { type EncodingReport, explainEncoding } from './text/encoding-report.ts';
export { type SegmentCount, countSegments } from './text/segments.ts';
export { defineTool, type ToolContext, type ToolDefinition, ToolInputRefused } from './tool.ts';
export { validate } from './tools/validate/index.ts';
