// All known error and rejection codes by system, with the source of each row.
import type { Source } from '@tendlc/contract';
import awsRegistration from './aws-registration.json' with { type: 'json' };
import awsMessages from './aws-sms.json' with { type: 'json' };
import bandwidthVetting from './bandwidth-vetting.json' with { type: 'json' };
import bandwidth from './bandwidth.json' with { type: 'json' };
import dca2 from './dca2.json' with { type: 'json' };
import gsmFailureCauses from './gsm-tp-fcs.json' with { type: 'json' };
import infobipCampaign from './infobip-campaign.json' with { type: 'json' };
import infobip from './infobip.json' with { type: 'json' };
import infobipStatus from './infobip-status.json' with { type: 'json' };
import microsoftTeams from './ms-teams-10dlc.json' with { type: 'json' };
import plivoCampaign from './plivo-campaign.json' with { type: 'json' };
import plivo from './plivo.json' with { type: 'json' };
import ringcentral from './ringcentral.json' with { type: 'json' };
import signalwire from './signalwire.json' with { type: 'json' };
import sinchDelivery from './sinch-10dlc-dlr.json' with { type: 'json' };
import sinchCampaign from './sinch-campaign.json' with { type: 'json' };
import sinchProvisioning from './sinch-provisioning.json' with { type: 'json' };
import sinch from './sinch.json' with { type: 'json' };
import smpp from './smpp.json' with { type: 'json' };
import registryApi from './tcr-api.json' with { type: 'json' };
import registryBrand from './tcr-brand.json' with { type: 'json' };
import telnyxTexts from './telnyx-10dlc-text.json' with { type: 'json' };
import telnyxCampaigns from './telnyx-campaign-status.json' with { type: 'json' };
import telnyx from './telnyx.json' with { type: 'json' };
import twilioApi from './twilio-api.json' with { type: 'json' };
import twilioDelivery from './twilio-delivery.json' with { type: 'json' };
import twilioRegistration from './twilio-registration.json' with { type: 'json' };
import twilioTollFree from './twilio-toll-free.json' with { type: 'json' };
import vonageReceipts from './vonage-dlr.json' with { type: 'json' };
import vonageMessages from './vonage-messages.json' with { type: 'json' };
import vonageSms from './vonage-sms-api.json' with { type: 'json' };
import { type CodeSystem, codeSystems } from './systems.ts';

/** A code of a system. The title is the system's; the meaning, causes, and fixes are in our words. */
export type KnownCode = {
  readonly system: CodeSystem;
  /** Absent if a reason is published only as text. */
  readonly code?: string;
  readonly title: string;
  readonly meaning: string;
  /** Fine-grained subject, such as `opt-in` or `10dlc-throughput`. */
  readonly category: string;
  readonly causes: readonly string[];
  readonly fixes: readonly string[];
  /** Whether a retry may succeed, or the registration can be corrected. Absent if unknown. */
  readonly retryable?: boolean;
  readonly source: Source;
  /** The row comes from a third-party copy of the list. */
  readonly isSecondary: boolean;
};

type CodeTable = {
  readonly system: string;
  readonly sources: Readonly<Record<string, CodeSource>>;
  readonly codes: readonly CodeRow[];
};
type CodeSource = Source & { readonly isSecondary: boolean };
type CodeRow = Omit<KnownCode, 'system' | 'source' | 'isSecondary'> & { readonly source: string };

const tables: readonly CodeTable[] = [
  twilioDelivery,
  twilioApi,
  twilioRegistration,
  twilioTollFree,
  telnyx,
  dca2,
  bandwidth,
  bandwidthVetting,
  registryBrand,
  registryApi,
  telnyxTexts,
  telnyxCampaigns,
  sinch,
  sinchCampaign,
  sinchDelivery,
  sinchProvisioning,
  vonageReceipts,
  vonageSms,
  vonageMessages,
  plivo,
  plivoCampaign,
  infobip,
  infobipStatus,
  infobipCampaign,
  awsMessages,
  awsRegistration,
  microsoftTeams,
  signalwire,
  ringcentral,
  smpp,
  gsmFailureCauses,
];

export const knownCodes: readonly KnownCode[] = tables.flatMap((table) => {
  const system = codeSystems.find((row) => row.id === table.system);
  if (system === undefined) {
    throw new Error(`no code system ${table.system}`);
  }
  return table.codes.map((row) => readRow(row, system, table));
});

function readRow(row: CodeRow, system: CodeSystem, table: CodeTable): KnownCode {
  const found = table.sources[row.source];
  if (found === undefined) {
    throw new Error(`no source ${row.source} in the codes of ${table.system}`);
  }
  const { isSecondary, ...source } = found;
  return { ...row, system, source, isSecondary };
}
