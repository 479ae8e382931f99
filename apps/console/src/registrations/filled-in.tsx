// Values that the service fills in at registration: shown and confirmed before anything is sent.
import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import { loadPart } from '../api/connection.ts';
import { TonePanel } from '../parts/tone.tsx';
import type { RecordRow } from './record-rows.ts';
import './filled-in.css';

const useCompletion = () =>
  useQuery({
    queryKey: ['part', 'completed-campaign'],
    queryFn: () => loadPart(() => import('./completed-campaign.ts')),
    staleTime: Number.POSITIVE_INFINITY,
  });

type FilledIn = { readonly rows: readonly RecordRow[]; readonly hasTexts: boolean };

/** @returns undefined while the code loads */
export function useFilledIn(registration: Registration): FilledIn | undefined {
  const { data } = useCompletion();
  const rows = data?.filledInRows(registration);
  return data === undefined || rows === undefined ? undefined : { rows, hasTexts: rows.some(data.isText) };
}

/** @returns the registrations in which the service would fill in no text; undefined while the code loads */
export function useWithoutFilledInTexts(
  registrations: readonly Registration[],
): readonly Registration[] | undefined {
  const { data } = useCompletion();
  return data === undefined
    ? undefined
    : registrations.filter((registration) => !data.filledInRows(registration).some(data.isText));
}

type Props = {
  readonly filledIn: FilledIn | undefined;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

export function FilledInValues({ filledIn, isConfirmed, onConfirm }: Props) {
  if (filledIn === undefined) {
    return <Skeleton h={80} />;
  }
  return filledIn.rows.length === 0 ? null : (
    <TonePanel tone="wait">
      <Stack gap="xs">
        <Text size="sm">The packet leaves these fields empty. We fill them in as follows:</Text>
        <dl className="filled-in">
          {filledIn.rows.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className="given">{value}</dd>
            </div>
          ))}
        </dl>
        {filledIn.hasTexts && (
          <Checkbox
            label="I have read these texts. Submit them as they are."
            checked={isConfirmed}
            onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
          />
        )}
      </Stack>
    </TonePanel>
  );
}
