// A denial stays open until one of the fields that it names, or its page, differs from the denied version.
import { FIELDS_OF, type Packet, type Subject } from '@tendlc/registration';
import type { PacketContext } from '../packet-context.ts';
import type { DenialOnFile } from '../packet-review.ts';
import { type Draft, report } from '../report.ts';

const valueAt = (packet: Packet, path: string): unknown => {
  const [subject = '', name = ''] = path.split('.');
  return packet[subject as Subject]?.[name] ?? null;
};

const isUnchanged = (packet: Packet, denial: DenialOnFile, path: string): boolean =>
  JSON.stringify(valueAt(packet, path)) === JSON.stringify(valueAt(denial.packet, path)) &&
  denial.changedPages?.includes(path) !== true;

/** A category names all samples, also those that the campaign does not have. */
const isMissingSample = (packet: Packet, path: string): boolean =>
  path.startsWith('campaign.sample') && path !== 'campaign.sample1' && valueAt(packet, path) === null;

const labelOf = (path: string): string => {
  const [subject = '', name = ''] = path.split('.');
  return FIELDS_OF[subject as Subject]?.[name]?.label ?? path;
};

function remedyFor(label: string, isFinal: boolean, isAnswered: boolean): string {
  if (isFinal) {
    return 'This denial is final. Contest it with an appeal or a nudge instead of submitting again.';
  }
  return isAnswered
    ? `Make sure that ${label} also answers the denial. If it does, no change is needed.`
    : `Change ${label} so that it answers the denial, or contest the denial.`;
}

/**
 * A reviewer rarely means every field of a code, so a correction of one of them answers the denial. The others become
 * warnings: an error there would hold back a correct submission.
 */
export function reviewDenial({ input, packet }: PacketContext): Draft[] {
  const { denial } = input;
  if (denial === undefined) {
    return [];
  }
  const isFinal = denial.codes.some(({ resubmittable }) => resubmittable === 'no');
  const unchanged = denial.fields.filter((path) => isUnchanged(packet, denial, path));
  const isAnswered = !isFinal && unchanged.length < denial.fields.length;
  const [words] = denial.texts ?? [];
  return unchanged
    .filter((path) => !isMissingSample(packet, path))
    .map((path) => {
      const label = labelOf(path);
      const draft = report('denial.unresolved', {
        path,
        status: isAnswered ? 'warning' : 'error',
        message: `${label} was denied and has not changed since.`,
        remedy: remedyFor(label, isFinal, isAnswered),
        quoted: words,
        draws: [],
        resubmittable: isFinal ? 'no' : 'yes',
      });
      return {
        ...draft,
        finding: {
          ...draft.finding,
          draws: denial.codes.map(({ system, code, title }) => ({ system, code, title })),
        },
      };
    });
}
