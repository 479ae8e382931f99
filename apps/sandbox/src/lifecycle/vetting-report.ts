// The report of an enhanced vetting: a PDF that the brand has from then on.
import { randomBytes } from 'node:crypto';
import type { BrandRecord, VettingRecord } from '../store/records.ts';
import type { World } from '../world.ts';

/** In the ID of the file. */
export const REPORT_CODE = 'EVR';

/** One page without text: what matters is that it opens. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export function addReport({ store }: World, { sid, brand }: BrandRecord, { vettingId }: VettingRecord): void {
  store.addAttachment({
    uuid: `${brand.brandId}/${REPORT_CODE}/${randomBytes(16).toString('hex')}`,
    sid,
    fileName: `report-${vettingId}.pdf`,
    mimeType: 'application/pdf',
    content: Buffer.from(PDF).toString('base64'),
  });
}
