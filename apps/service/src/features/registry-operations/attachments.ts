// Files at the registry: evidence of a brand, MMS samples and documents of a campaign.
import type { Attachment } from '@tendlc/contract';
import type { DownloadedFile } from '@tendlc/registry';
import { ATTACHMENT_LIMITS, type AttachmentInfo, type AttachmentKind } from '@tendlc/registry/wire';
import { ServiceError } from '../../errors.ts';
import type { UploadedFile } from '../../http/file-bodies.ts';
import { isRefusedWith, translateRegistryError } from '../../registry/failures.ts';
import type { Campaigns } from '../campaigns/index.ts';
import type { PreparedCall } from '../credentials/index.ts';
import { type Changes, DONE, type OperationsDeps } from './changes.ts';

export type CampaignCall = Awaited<ReturnType<Campaigns['prepareCall']>>;

const NOT_FOUND = 502;
const KINDS = ['mms', 'document'] as const;

export const toAttachment = ({ uuid, fileName, mimeType }: AttachmentInfo): Attachment => ({
  uuid,
  fileName: fileName ?? null,
  mimeType: mimeType ?? null,
});

const notFound = () => new ServiceError('not_found', 'This file does not exist.');

export function createAttachments({ registry }: OperationsDeps, changes: Changes) {
  const listKind = ({ set, cause }: PreparedCall, kind: AttachmentKind, recordId: string) =>
    registry.ask(set, cause, (client) => client.attachments.list(kind, recordId));

  /** Several customers can use one registry account, so a file must be in the list of its campaign. */
  async function findOfCampaign(call: CampaignCall, uuid: string): Promise<AttachmentInfo> {
    const lists = await Promise.all(KINDS.map((kind) => listKind(call, kind, call.campaign.tcr_campaign_id)));
    const found = lists.flat().find((file) => file.uuid === uuid);
    if (found === undefined) {
      throw notFound();
    }
    return found;
  }

  return {
    /** @param mimeType of the content */
    async upload(
      call: PreparedCall,
      kind: AttachmentKind,
      recordId: string,
      file: UploadedFile,
      mimeType: string,
    ): Promise<Attachment> {
      const before = await listKind(call, kind, recordId);
      const { filesMax } = ATTACHMENT_LIMITS[kind];
      if (before.length >= filesMax) {
        throw new ServiceError(
          'registry_refused',
          `file: the registry keeps at most ${filesMax} files of this kind`,
          {
            canPassLater: true,
          },
        );
      }
      const { fileName, chunks, bytes } = file;
      const known = new Set(before.map(({ uuid }) => uuid));
      const info = await changes.once(
        call,
        (client) => client.attachments.upload(kind, recordId, { fileName, mimeType, chunks, bytes }),
        async (client) => {
          const now = await client.attachments.list(kind, recordId);
          return now.find((one) => !known.has(one.uuid) && one.fileName === fileName);
        },
      );
      return toAttachment(info);
    },

    async list(call: PreparedCall, kind: AttachmentKind, recordId: string): Promise<Attachment[]> {
      return (await listKind(call, kind, recordId)).map(toAttachment);
    },

    /** @throws ServiceError `not_found` */
    async read(call: CampaignCall, uuid: string): Promise<{ info: AttachmentInfo; file: DownloadedFile }> {
      const info = await findOfCampaign(call, uuid);
      try {
        const file = await registry.askRaw(call.set, call.cause, (client) => client.attachments.read(uuid));
        return { info, file };
      } catch (error) {
        throw isRefusedWith(error, NOT_FOUND) ? notFound() : translateRegistryError(error);
      }
    },

    /** @throws ServiceError `not_found` */
    async remove(call: CampaignCall, uuid: string): Promise<void> {
      await findOfCampaign(call, uuid);
      const { tcr_campaign_id: campaignId } = call.campaign;
      await changes.once(
        call,
        async (client) => (await client.attachments.delete(uuid), DONE),
        async (client) => {
          const lists = await Promise.all(KINDS.map((kind) => client.attachments.list(kind, campaignId)));
          return lists.flat().some((file) => file.uuid === uuid) ? undefined : DONE;
        },
      );
    },
  };
}
