// A denial stays open for each field that it names, until the field, or its page, differs from the denied version.
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

export function reviewDenial({ input, packet }: PacketContext): Draft[] {
  const { denial } = input;
  if (denial === undefined) {
    return [];
  }
  const isFinal = denial.codes.some(({ resubmittable }) => resubmittable === 'no');
  const [words] = denial.texts ?? [];
  return denial.fields
    .filter((path) => isUnchanged(packet, denial, path))
    .map((path) => {
      const [subject = '', name = ''] = path.split('.');
      const label = FIELDS_OF[subject as Subject]?.[name]?.label ?? path;
      const draft = report('denial.unresolved', {
        path,
        message: `${label} was denied and has not changed since.`,
        remedy: isFinal
          ? 'This denial is final. Contest it with an appeal or a nudge instead of submitting again.'
          : `Change ${label} so that it answers the denial, or contest the denial.`,
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
