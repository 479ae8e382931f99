// The vettings of a brand: their results, appeals, reports, and the import of a result that a provider has already.
import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { VETTING_PROVIDERS } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { nameToWords, showDate } from '../../../format/words.ts';
import { PaidLoad } from '../../../parts/paid-load.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { type Tone, ToneBadge } from '../../../parts/tone.tsx';
import { numberIn, type RegistryRecord, textIn, textsIn } from '../../../registrations/registry-record.ts';
import { ActionButton } from '../actions/actions.tsx';
import { VettingAppealDialog } from '../actions/appeal.tsx';
import { ImportVettingDialog } from './import-vetting.tsx';

type Props = { readonly registration: Registration };

const TONES: Readonly<Record<string, Tone>> = {
  ACTIVE: 'good',
  PENDING: 'info',
  UNSCORE: 'info',
  FAILED: 'bad',
};
const STATES: Readonly<Record<string, string>> = { UNSCORE: 'In review' };

/** The registry takes appeals of results only. */
const APPEALABLE: ReadonlySet<string> = new Set(['ACTIVE', 'FAILED']);

const statusOf = (vetting: RegistryRecord): string => textIn(vetting, 'vettingStatus');
const canAppeal = (vetting: RegistryRecord): boolean =>
  APPEALABLE.has(statusOf(vetting)) && textIn(vetting, 'vettingId') !== '';
const providerOf = (vetting: RegistryRecord): string =>
  VETTING_PROVIDERS.find(({ evpId }) => evpId === textIn(vetting, 'evpId'))?.displayName ??
  textIn(vetting, 'evpId');

function scoreOf(vetting: RegistryRecord): string {
  const score = numberIn(vetting, 'vettingScore');
  return score === undefined ? 'None' : `${score} of 100`;
}

function dateOf(vetting: RegistryRecord, ...names: readonly string[]): string {
  const date = names.map((name) => textIn(vetting, name)).find((text) => !Number.isNaN(Date.parse(text)));
  return date === undefined ? 'Not specified' : showDate(date);
}

const RESULTS: readonly Column<RegistryRecord>[] = [
  {
    name: 'class',
    label: 'Vetting',
    show: (vetting) => `${nameToWords(textIn(vetting, 'vettingClass'))}, ${providerOf(vetting)}`,
  },
  {
    name: 'status',
    label: 'Status',
    show: (vetting) => (
      <ToneBadge tone={TONES[statusOf(vetting)] ?? 'neutral'}>
        {STATES[statusOf(vetting)] ?? nameToWords(statusOf(vetting))}
      </ToneBadge>
    ),
  },
  { name: 'score', label: 'Trust score', kind: 'nowrap', show: scoreOf },
  {
    name: 'reasons',
    label: 'Reasons',
    kind: 'words',
    show: (vetting) => textsIn(vetting, 'reasons').join(', ') || 'None',
  },
  { name: 'vetted', label: 'Vetted', kind: 'nowrap', show: (one) => dateOf(one, 'vettedDate', 'createDate') },
  {
    name: 'expires',
    label: 'Expires',
    kind: 'nowrap',
    show: (one) => dateOf(one, 'expirationDate', 'validUntil'),
  },
];

function Appeal({ registration, vetting }: Props & { readonly vetting: RegistryRecord }) {
  const [isOpen, setOpen] = useState(false);
  const subject = {
    evpId: textIn(vetting, 'evpId'),
    vettingId: textIn(vetting, 'vettingId'),
    vettingClass: textIn(vetting, 'vettingClass'),
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Appeal vetting ${subject.vettingId}`}
        onClick={() => setOpen(true)}
      >
        Appeal
      </Button>
      {isOpen && (
        <VettingAppealDialog registration={registration} vetting={subject} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Results({ registration, vettings }: Props & { readonly vettings: readonly RegistryRecord[] }) {
  if (vettings.length === 0) {
    return <Text size="sm">The brand has no vettings.</Text>;
  }
  const appeal: Column<RegistryRecord> = {
    name: 'appeal',
    label: 'Appeal',
    show: (vetting) =>
      canAppeal(vetting) ? <Appeal registration={registration} vetting={vetting} /> : 'Not possible now',
  };
  return (
    <RecordTable
      label="Vettings of this brand"
      columns={[...RESULTS, appeal]}
      rows={vettings}
      keyOf={(vetting) => vettings.indexOf(vetting)}
      sort={undefined}
      onSort={() => undefined}
    />
  );
}

function Reports({ brand }: { readonly brand: string }) {
  return (
    <PaidLoad
      label="Load reports of enhanced vetting"
      load={() => callApi((through) => through.brands.vettingReports(brand))}
    >
      {({ attachments }) =>
        attachments.length === 0 ? (
          <Text size="sm">The brand has no reports.</Text>
        ) : (
          <List size="sm" aria-label="Reports of enhanced vetting">
            {attachments.map(({ uuid, fileName }) => (
              <List.Item key={uuid}>
                <bdi>{fileName ?? uuid}</bdi>
              </List.Item>
            ))}
          </List>
        )
      }
    </PaidLoad>
  );
}

export function Vettings({ registration }: Props) {
  const [isImporting, setImporting] = useState(false);
  // Loading them again would cost a token.
  const [imported, setImported] = useState<readonly RegistryRecord[]>([]);
  const brand = String(registration.brandId);
  return (
    <section className="card" aria-labelledby="registry-vettings">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} id="registry-vettings">
            Vettings
          </Title>
          <Group gap="xs">
            <ActionButton registration={registration} action="vet" />
            <Button variant="default" onClick={() => setImporting(true)}>
              Import vetting
            </Button>
          </Group>
        </Group>
        <Text size="sm">Reviews of the brand by vetting providers, with the trust score of each.</Text>
        <PaidLoad label="Load vettings" load={() => callApi((through) => through.brands.vettings(brand))}>
          {({ records }) => (
            <Results
              registration={registration}
              vettings={[
                ...records,
                ...imported.filter((one) =>
                  records.every((known) => textIn(known, 'vettingId') !== textIn(one, 'vettingId')),
                ),
              ]}
            />
          )}
        </PaidLoad>
        <Reports brand={brand} />
      </Stack>
      {isImporting && (
        <ImportVettingDialog
          registration={registration}
          onImported={(record) => setImported([...imported, record])}
          onClose={() => setImporting(false)}
        />
      )}
    </section>
  );
}
