// Which state the first three digits of a ZIP code belong to.
import type { Sourced } from './sources.ts';

export type ZipRange = Sourced & {
  readonly state: string;
  /** First and last prefix. */
  readonly first: number;
  readonly last: number;
};

/** Prefixes that cross a border are listed for each of their states. */
const RANGES =
  'AL 350-369|AK 995-999|AZ 850-865|AR 716-729|AR 755-755|CA 900-961|CO 800-816|CT 060-069|DE 197-199|DC 200-205|DC 569-569|FL 320-349|GA 300-319|GA 398-399|HI 967-968|' +
  'ID 832-839|IL 600-629|IN 460-479|IA 500-528|KS 660-679|KY 400-427|LA 700-714|ME 039-049|MD 206-219|MA 010-027|MA 055-055|MI 480-499|MN 550-567|MS 386-397|' +
  'MO 630-658|MT 590-599|NE 680-693|NV 889-898|NH 030-038|NJ 070-089|NM 870-884|NY 005-005|NY 063-063|NY 100-149|NC 270-289|ND 580-588|OH 430-459|OK 730-732|OK 734-749|' +
  'OR 970-979|PA 150-196|RI 028-029|SC 290-299|SD 570-577|TN 370-385|TX 733-733|TX 750-799|TX 885-885|UT 840-847|VT 050-059|VA 201-201|VA 220-246|WA 980-994|WV 247-268|WI 530-549|WY 820-831|WY 834-834|' +
  'PR 006-007|PR 009-009|VI 008-008|GU 969-969|MP 969-969|PW 969-969|FM 969-969|MH 969-969|AS 967-967|AA 340-340|AE 090-099|AP 962-966';

export const zipRanges: readonly ZipRange[] = RANGES.split('|').map((row) => ({
  state: row.slice(0, 2),
  first: Number(row.slice(3, 6)),
  last: Number(row.slice(7)),
  source: 'uspsStates',
  basis: 'published',
}));

/** The states of a five-digit ZIP code; empty if the prefix is not in use. */
export function findStatesOfZip(zip: string): string[] {
  const prefix = Number(zip.slice(0, 3));
  return zipRanges.filter(({ first, last }) => prefix >= first && prefix <= last).map(({ state }) => state);
}
