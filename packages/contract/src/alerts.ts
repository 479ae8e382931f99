// Alerts on the wire: what costs money or delivery if it is missed (G-89).
import { type Static, Type } from 'typebox';
import { Source } from './findings.ts';
import { PageAnswer, PageQuery } from './pages.ts';
import { FreeText, IsoTimestamp, Nullable, StringEnum } from './primitives.ts';

export const ALERT_TYPES = [
  'campaign.no_numbers',
  'campaign.renewal_due',
  'campaign.suspended',
  'brand.contact_mail_expiring',
  'brand.otp_expiring',
  'vetting.expiring',
  'review.overdue',
  'credentials.refused',
  'page.unreachable',
  'page.changed',
] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_SUBJECTS = ['campaign', 'brand', 'credentials', 'registration'] as const;
export type AlertSubject = (typeof ALERT_SUBJECTS)[number];

export const ALERT_SEVERITIES = ['info', 'warning', 'error'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

const REASON_CHARACTERS_MAX = 500;

export const Alert = Type.Object(
  {
    id: Type.Integer({ examples: [7] }),
    userId: Type.Integer({ examples: [42] }),
    type: StringEnum(ALERT_TYPES, { examples: ['campaign.suspended'] }),
    severity: StringEnum(ALERT_SEVERITIES, { examples: ['error'] }),
    subject: Type.Object({
      type: StringEnum(ALERT_SUBJECTS, { examples: ['campaign'] }),
      id: Type.Integer({ description: 'The local ID.', examples: [1] }),
    }),
    message: Type.String({ examples: ['Copper Kettle: T-Mobile suspended campaign CEXMPL1.'] }),
    dueAt: Nullable(IsoTimestamp({ description: 'The deadline.' })),
    nextAction: Type.String({ examples: ['Stop sending, fix the cause, then ask your provider.'] }),
    source: Source,
    raisedAt: IsoTimestamp(),
    resolvedAt: Nullable(IsoTimestamp({ description: 'Null while it is open.' })),
    dismissal: Nullable(Type.Object({ at: IsoTimestamp(), reason: Nullable(Type.String()) })),
  },
  { 'x-component': 'Alert' },
);
export type Alert = Static<typeof Alert>;

export const AlertPath = Type.Object({
  alertId: Type.String({ minLength: 1, maxLength: 20, description: 'The ID of the alert.', examples: ['7'] }),
});
export const AlertsQuery = PageQuery({
  status: Type.Optional(StringEnum(['open', 'resolved'] as const, { examples: ['open'] })),
  severity: Type.Optional(StringEnum(ALERT_SEVERITIES)),
  registrationId: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Also those of its brand and campaign.',
      examples: [1],
    }),
  ),
});
export type AlertsQuery = Static<typeof AlertsQuery>;
export const AlertsAnswer = PageAnswer('alerts', Alert);
export const AlertAnswer = Type.Object({ success: Type.Boolean(), alert: Alert });
export const DismissAlertRequest = Type.Object(
  {
    reason: Type.Optional(
      FreeText({ maxLength: REASON_CHARACTERS_MAX, examples: ['The campaign is not used anymore.'] }),
    ),
  },
  { examples: [{ reason: 'The campaign is not used anymore.' }] },
);
