// The list of tools. Routes, documentation, forms, and commands are generated from it.
import type { ToolDefinition } from './tool.ts';
import { approvalDb } from './tools/approval-db/index.ts';
import { brandChecker } from './tools/brand-checker/index.ts';
import { campaignPreview } from './tools/campaign-preview/index.ts';
import { carrierScanner } from './tools/carrier-scanner/index.ts';
import { complianceCalendar } from './tools/compliance-calendar/index.ts';
import { consentValidator } from './tools/consent-validator/index.ts';
import { diffChecker } from './tools/diff-checker/index.ts';
import { documentGenerator } from './tools/document-generator/index.ts';
import { errorDiagnostic } from './tools/error-diagnostic/index.ts';
import { messageValidator } from './tools/message-validator/index.ts';
import { optOutAuditor } from './tools/opt-out-auditor/index.ts';
import { providerChecklist } from './tools/provider-checklist/index.ts';
import { rejectionDecoder } from './tools/rejection-decoder/index.ts';
import { roiCalculator } from './tools/roi-calculator/index.ts';
import { sanitize } from './tools/sanitize/index.ts';
import { templateLibrary } from './tools/template-library/index.ts';
import { trustScore } from './tools/trust-score/index.ts';
import { useCaseSelector } from './tools/use-case-selector/index.ts';

export const catalogue: readonly ToolDefinition[] = [
  brandChecker,
  messageValidator,
  optOutAuditor,
  campaignPreview,
  consentValidator,
  sanitize,
  templateLibrary,
  carrierScanner,
  documentGenerator,
  diffChecker,
  errorDiagnostic,
  rejectionDecoder,
  useCaseSelector,
  trustScore,
  approvalDb,
  roiCalculator,
  complianceCalendar,
  providerChecklist,
];
