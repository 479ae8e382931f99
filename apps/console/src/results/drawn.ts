// How a tool's results are drawn where their shape alone would not do, and which of their fields that shows, so that nothing is said twice.
import { catalogue } from '@tendlc/compliance';
import type { ComponentType } from 'react';
import { problemsOf } from '../schema/problems.ts';
import { CostChart } from '../pictures/cost-chart.tsx';
import { SideBySide } from '../pictures/differences.tsx';
import { Phones } from '../pictures/phones.tsx';
import { Templates } from '../pictures/templates.tsx';
import { Timeline } from '../pictures/timeline.tsx';
import { TrustScorePicture } from '../pictures/trust-score.tsx';
import { CarriersView } from './carriers.tsx';
import { ChecklistView } from './checklist.tsx';
import { DiagnosisView } from './diagnosis.tsx';
import { DocumentOnPaper } from './document.tsx';
import type { Results } from './verdict.ts';

type Request = Readonly<Record<string, unknown>>;

type Drawing = {
  readonly Picture?: ComponentType<{ request: Request; results: Results }>;
  /** Fields that need not be shown once more. */
  readonly fields: readonly string[];
  /** Findings of these kinds it says itself. */
  readonly categories?: readonly string[];
  /** It is what was asked for, rather than what helps to understand it. */
  readonly isFirst?: boolean;
};

/** Everything that is known of the likeliest meaning stands beside its meanings once more. */
const DIAGNOSED = [
  'matches',
  'matched',
  'matchedBy',
  'confidence',
  'code',
  'codeTitle',
  'normalizedCode',
  'errorCode',
  'context',
  'rejectionReason',
  'entityType',
  'system',
  'systemName',
  'title',
  'description',
  'reason',
  'category',
  'subject',
  'severity',
  'retryable',
  'canResubmit',
  'source',
  'isSecondarySource',
  'possibleCauses',
  'likelyCauses',
  'solutions',
  'fixes',
  'fieldsToChange',
  'resubmission',
  'resubmissionAdvice',
  'resubmissionFee',
  'totalFee',
  'feeAsOf',
  'estimatedFixTime',
  'preventionTips',
  'relatedCodes',
];

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'trust-score': {
    Picture: TrustScorePicture,
    fields: [
      'score',
      'maxScore',
      'percentage',
      'rating',
      'reachableScore',
      'breakdown',
      'improvements',
      'recommendations',
      'disclaimer',
      'leadsTo',
      'nextTier',
      'tmobileByScore',
    ],
  },
  'roi-calculator': {
    Picture: CostChart,
    fields: ['build', 'buy', 'savings', 'roi', 'paybackPeriod', 'periodMonths', 'revenueShare'],
  },
  'compliance-calendar': {
    Picture: Timeline,
    fields: [
      'milestones',
      'holidays',
      'startDate',
      'estimatedLaunchDate',
      'totalDays',
      'businessDays',
      'reviewRange',
    ],
  },
  'campaign-preview': {
    Picture: Phones,
    fields: ['carrierPreviews', 'warnings', 'length', 'segments', 'encoding'],
  },
  'rejection-decoder': { Picture: DiagnosisView, fields: DIAGNOSED, categories: ['known_code'] },
  'error-diagnostic': { Picture: DiagnosisView, fields: DIAGNOSED, categories: ['known_code'] },
  'provider-checklist': {
    Picture: ChecklistView,
    fields: ['steps', 'totalItems', 'requiredItems', 'estimatedTimeline', 'estimatedCost'],
  },
  'carrier-scanner': {
    Picture: CarriersView,
    fields: ['carriers', 'recommendations', 'carriersScanned'],
  },
  'diff-checker': { Picture: SideBySide, fields: ['differenceCount', 'impactLevel', 'type'] },
  // What the findings say already.
  'consent-validator': { fields: ['recommendations', 'missingElements'] },
  'brand-checker': { fields: ['nextSteps'] },
  'approval-db': { fields: ['tier'] },
  'template-library': {
    Picture: Templates,
    fields: ['templates', 'templateCount', 'category', 'businessName'],
    isFirst: true,
  },
  'document-generator': {
    Picture: DocumentOnPaper,
    fields: [
      'content',
      'html',
      'sections',
      'title',
      'format',
      'placeholders',
      'disclaimer',
      'documentType',
      'companyName',
    ],
    categories: ['placeholder'],
    isFirst: true,
  },
};

/** A past run of another version may have another shape: it is then shown in words only. */
export function drawingOf(tool: string, request: Request, results: Results): Drawing | undefined {
  const definition = catalogue.find(({ name }) => name === tool);
  const fits =
    definition !== undefined &&
    Object.keys(problemsOf(definition.results, results)).length === 0 &&
    Object.keys(problemsOf(definition.request, request)).length === 0;
  return fits ? DRAWINGS[tool] : undefined;
}
