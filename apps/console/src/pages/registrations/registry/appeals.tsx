// The appeals of a brand's identity status, with their outcomes.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { callApi } from '../../../api/call.ts';
import { nameToWords, showTime } from '../../../format/words.ts';
import { PaidLoad } from '../../../parts/paid-load.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { ToneBadge } from '../../../parts/tone.tsx';
import { type RegistryRecord, textIn, textsIn } from '../../../registrations/registry-record.ts';
import { ActionButton } from '../actions/actions.tsx';
import { APPEAL_LABELS } from '../actions/appeal.tsx';

const labelOf = (category: string): string =>
  Object.hasOwn(APPEAL_LABELS, category)
    ? APPEAL_LABELS[category as keyof typeof APPEAL_LABELS]
    : nameToWords(category);

const timeOf = (appeal: RegistryRecord, name: string): string =>
  Number.isNaN(Date.parse(textIn(appeal, name))) ? 'Not specified' : showTime(textIn(appeal, name));

/** In the words of the registry: what it reports depends on the appeal. */
function outcomeOf({ appealOutcome }: RegistryRecord): string {
  const known = typeof appealOutcome === 'object' && appealOutcome !== null ? appealOutcome : {};
  const words = Object.entries(known).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? [`${nameToWords(name)}: ${typeof value === 'string' ? nameToWords(value) : value}`]
      : [],
  );
  return words.join('. ') || 'None yet';
}

const COLUMNS: readonly Column<RegistryRecord>[] = [
  { name: 'filed', label: 'Filed', show: (appeal) => timeOf(appeal, 'createDate') },
  {
    name: 'status',
    label: 'Status',
    show: (appeal) => (
      <ToneBadge tone={textIn(appeal, 'appealStatus') === 'PENDING' ? 'info' : 'neutral'}>
        {nameToWords(textIn(appeal, 'appealStatus'))}
      </ToneBadge>
    ),
  },
  {
    name: 'categories',
    label: 'What is checked again',
    kind: 'words',
    show: (appeal) => textsIn(appeal, 'categoryList').map(labelOf).join('. ') || 'Not specified',
  },
  { name: 'outcome', label: 'Outcome', kind: 'words', show: outcomeOf },
];

export const Appeals = ({ registration }: { readonly registration: Registration }) => (
  <section className="card" aria-labelledby="registry-appeals">
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2} id="registry-appeals">
          Appeals
        </Title>
        <ActionButton registration={registration} action="appeal-identity" />
      </Group>
      <Text size="sm">
        Appeals of the identity status. You can file one when the registry could not verify the brand.
      </Text>
      <PaidLoad
        label="Load appeals"
        load={() => callApi((through) => through.brands.appeals(String(registration.brandId)))}
      >
        {({ records }) =>
          records.length === 0 ? (
            <Text size="sm">No appeals were filed.</Text>
          ) : (
            <RecordTable
              label="Appeals of this brand"
              columns={COLUMNS}
              rows={records}
              keyOf={(appeal) => records.indexOf(appeal)}
              sort={undefined}
              onSort={() => undefined}
            />
          )
        }
      </PaidLoad>
    </Stack>
  </section>
);
