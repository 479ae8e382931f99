// Appeals of brands and vettings, their evidence, and the mail to the business contact.
import type { Caller } from '../call/caller.ts';
import type { DownloadedFile } from '../call/attempt.ts';
import type { RegistryFile } from '../call/multipart.ts';
import { listOf, nothing } from '../reading/fields.ts';
import { readAppeal, readAttachmentInfo, readFile } from '../reading/further-shapes.ts';
import type { Appeal, AppealFiled, AttachmentInfo, VettingAppealFiled } from '../wire/index.ts';

export function appealOperations(call: Caller) {
  return {
    list: (brandId: string): Promise<Appeal[]> =>
      call('listBrandAppeals', { params: { brandId }, read: listOf(readAppeal) }),
    /** Costs a fee each time. */
    file: (brandId: string, body: AppealFiled): Promise<void> =>
      call('appealBrand', { params: { brandId }, body, read: nothing }),
    listOfVettings: (brandId: string): Promise<Appeal[]> =>
      call('listVettingAppeals', { params: { brandId }, read: listOf(readAppeal) }),
    /** Costs a fee each time. */
    fileOfVetting: (brandId: string, body: VettingAppealFiled): Promise<void> =>
      call('appealVetting', { params: { brandId }, body, read: nothing }),
    /** At most one mail in two hours to an address. */
    sendContactMail: (brandId: string, vettingClass: string): Promise<void> =>
      call('sendContactMail', { params: { brandId }, query: { vettingClass }, read: nothing }),
  };
}

const UPLOADS = { evidence: 'uploadEvidence', mms: 'uploadMms', document: 'uploadDocument' } as const;
const LISTS = { evidence: 'listEvidence', mms: 'listMms', document: 'listDocuments' } as const;

/** The parameter that names the record which a file belongs to. */
const paramsOf = (kind: keyof typeof UPLOADS, recordId: string): Record<string, string> =>
  kind === 'evidence' ? { brandId: recordId } : { campaignId: recordId };

/** Evidence belongs to a brand; MMS samples and documents belong to a campaign. */
export function attachmentOperations(call: Caller) {
  return {
    list: (kind: keyof typeof LISTS, recordId: string): Promise<AttachmentInfo[]> =>
      call(LISTS[kind], { params: paramsOf(kind, recordId), read: listOf(readAttachmentInfo) }),
    upload: (kind: keyof typeof UPLOADS, recordId: string, file: RegistryFile): Promise<AttachmentInfo> =>
      call(UPLOADS[kind], { params: paramsOf(kind, recordId), file, read: readAttachmentInfo }),
    read: (attachmentId: string): Promise<DownloadedFile> =>
      call('readAttachment', { params: { attachmentId }, isDownload: true, read: readFile }),
    delete: (attachmentId: string): Promise<void> =>
      call('deleteAttachment', { params: { attachmentId }, read: nothing }),
    listReports: (brandId: string): Promise<AttachmentInfo[]> =>
      call('readVettingReport', { params: { brandId }, read: listOf(readAttachmentInfo) }),
  };
}
