// Files of brands and campaigns. Uploads have a scope of their own: their body is a file, not JSON.
import { Readable } from 'node:stream';
import {
  AttachmentAnswer,
  AttachmentPath,
  AttachmentsAnswer,
  AttachmentsQuery,
  FILE_BYTES_MAX,
  FileContent,
  MessageAnswer,
} from '@tendlc/contract';
import { Type } from 'typebox';
import { ServiceError } from '../../errors.ts';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf } from '../../http/authentication.ts';
import { answers, WITH_BODY } from '../../http/docs/operations.ts';
import { UploadedFile, useFileBodies } from '../../http/file-bodies.ts';
import { checkType } from './file-types.ts';
import {
  ASK,
  BRAND_PATH,
  brandParams,
  CAMPAIGN_PATH,
  campaignParams,
  CHANGING,
  charge,
  charged,
  describe,
  type OperationRoutesDeps,
  READING,
} from './route-parts.ts';

const EVIDENCE = `${BRAND_PATH}/appeals/evidence`;
const ATTACHMENTS = `${CAMPAIGN_PATH}/attachments`;
const NOTE = 'We recognize the type by the content, and do not scan for malware.';

function fileOf({ body }: { readonly body: unknown }): UploadedFile {
  if (!(body instanceof UploadedFile)) {
    throw new ServiceError('validation_failed', 'file: is required');
  }
  return body;
}

export async function fileRoutes(app: TypedApp, deps: OperationRoutesDeps): Promise<void> {
  listRoutes(app, deps);
  oneRoutes(app, deps);
  await app.register((scope, _options, done) => {
    useFileBodies(scope, { bytesMax: FILE_BYTES_MAX });
    uploadRoutes(scope, deps);
    done();
  });
}

function uploadRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { brands, campaigns, registryOperations } = deps;
  const { attachments } = registryOperations;
  const common = {
    body: { content: FileContent },
    response: answers(201, AttachmentAnswer, [...WITH_BODY, ...ASK], charged),
  };

  app.post(
    EVIDENCE,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'uploadEvidence',
          'Brands',
          'Upload evidence for an appeal',
          `At most 10 files, 10 MiB each, and 30 MiB for one appeal. ${NOTE}`,
        ),
        params: brandParams,
        ...common,
      },
    },
    async (request, reply) => {
      const file = fileOf(request);
      const mimeType = checkType('evidence', file);
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const attachment = await charge(deps, request, reply, () =>
        attachments.upload(call, 'evidence', call.brand.tcr_brand_id, file, mimeType),
      );
      return reply.code(201).send({ success: true, attachment });
    },
  );

  app.post(
    ATTACHMENTS,
    {
      ...CHANGING,
      schema: {
        ...describe(
          'uploadAttachment',
          'Campaigns',
          'Upload an MMS sample or a supporting document',
          `At most 5 files of a kind, 10 MiB each. ${NOTE}`,
        ),
        params: campaignParams,
        querystring: AttachmentsQuery,
        ...common,
      },
    },
    async (request, reply) => {
      const file = fileOf(request);
      const { kind } = request.query;
      const mimeType = checkType(kind, file);
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const attachment = await charge(deps, request, reply, () =>
        attachments.upload(call, kind, call.campaign.tcr_campaign_id, file, mimeType),
      );
      return reply.code(201).send({ success: true, attachment });
    },
  );
}

function listRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { brands, campaigns, registryOperations } = deps;
  const { attachments } = registryOperations;

  app.get(
    EVIDENCE,
    {
      ...READING,
      schema: {
        ...describe('listEvidence', 'Brands', 'List the evidence of a brand', ''),
        params: brandParams,
        response: answers(200, AttachmentsAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const call = await brands.prepareCall(callerOf(request), request.params.brandId);
      const list = await charge(deps, request, reply, () =>
        attachments.list(call, 'evidence', call.brand.tcr_brand_id),
      );
      return { success: true, attachments: list };
    },
  );

  app.get(
    ATTACHMENTS,
    {
      ...READING,
      schema: {
        ...describe('listAttachments', 'Campaigns', 'List the attachments of a campaign', ''),
        params: campaignParams,
        querystring: AttachmentsQuery,
        response: answers(200, AttachmentsAnswer, [...ASK, 'validation_failed'], charged),
      },
    },
    async (request, reply) => {
      const call = await campaigns.prepareCall(callerOf(request), request.params.campaignId);
      const list = await charge(deps, request, reply, () =>
        attachments.list(call, request.query.kind, call.campaign.tcr_campaign_id),
      );
      return { success: true, attachments: list };
    },
  );
}

/** Quotation marks and anything that is not ASCII in a header would need two forms of the name. */
const headerName = (name: string): string => encodeURIComponent(name.toWellFormed());

function oneRoutes(app: TypedApp, deps: OperationRoutesDeps): void {
  const { campaigns, registryOperations } = deps;
  const { attachments } = registryOperations;
  const one = `${ATTACHMENTS}/:attachmentId`;
  const response = answers(200, Type.String(), ASK, charged);

  app.get(
    one,
    {
      ...READING,
      schema: {
        ...describe('getAttachment', 'Campaigns', 'Download an attachment of a campaign', ''),
        params: AttachmentPath,
        response: {
          ...response,
          200: {
            description: 'The bytes of the file.',
            headers: (response[200] as { headers: unknown }).headers,
            content: {
              'application/octet-stream': {
                schema: Type.String({ contentMediaType: 'application/octet-stream', examples: ['…'] }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { campaignId, attachmentId } = request.params;
      const call = await campaigns.prepareCall(callerOf(request), campaignId);
      const { info, file } = await charge(deps, request, reply, () => attachments.read(call, attachmentId));
      return reply
        .type('application/octet-stream')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename*=UTF-8''${headerName(info.fileName ?? 'file')}`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Readable.from(file.chunks) as unknown as string);
    },
  );

  app.delete(
    one,
    {
      ...CHANGING,
      schema: {
        ...describe('deleteAttachment', 'Campaigns', 'Delete an attachment of a campaign', ''),
        params: AttachmentPath,
        response: answers(200, MessageAnswer, ASK, charged),
      },
    },
    async (request, reply) => {
      const { campaignId, attachmentId } = request.params;
      const call = await campaigns.prepareCall(callerOf(request), campaignId);
      await charge(deps, request, reply, () => attachments.remove(call, attachmentId));
      return { success: true, message: 'The file was deleted.' };
    },
  );
}
