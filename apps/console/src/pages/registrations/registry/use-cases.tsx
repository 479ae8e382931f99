// The use cases that the brand qualifies for, with the fee and the limits of each carrier, as the registry reports them now.
import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { findUsecase, USECASES } from '@tendlc/registration';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { nameToWords, plural, showDollars, showNumber } from '../../../format/words.ts';
import { PaidLoad } from '../../../parts/paid-load.tsx';
import { type Column, RecordTable } from '../../../parts/record-table.tsx';
import { ToneBadge } from '../../../parts/tone.tsx';
import { numberIn, recordsIn, type RegistryRecord, textIn } from '../../../registrations/registry-record.ts';

const carriersOf = (usecase: RegistryRecord) => recordsIn(usecase, 'mnoMetadata');
const accepts = (carrier: RegistryRecord): boolean => carrier['qualify'] === true;
const codeOf = (usecase: RegistryRecord): string => textIn(usecase, 'usecase');
const nameOf = (carrier: RegistryRecord): string => textIn(carrier, 'mno');

/** Only AT&T has message classes, and only T-Mobile has brand tiers. */
const withClass = (usecase: RegistryRecord) =>
  carriersOf(usecase).find((one) => textIn(one, 'msgClass') !== '');
const withTier = (usecase: RegistryRecord) =>
  carriersOf(usecase).find((one) => textIn(one, 'brandTier') !== '');

function Accepted({ usecase }: { readonly usecase: RegistryRecord }) {
  const carriers = carriersOf(usecase);
  const not = carriers.filter((carrier) => !accepts(carrier)).map(nameOf);
  if (not.length === 0 && carriers.length > 0) {
    return <ToneBadge tone="good">Yes</ToneBadge>;
  }
  return not.length === carriers.length ? (
    <ToneBadge tone="neutral">No</ToneBadge>
  ) : (
    <ToneBadge tone="wait">Not at {not.join(', ')}</ToneBadge>
  );
}

function classWords(usecase: RegistryRecord): string {
  const terms = withClass(usecase);
  const tpm = terms === undefined ? undefined : numberIn(terms, 'tpm');
  if (terms === undefined || tpm === undefined) {
    return 'Not specified';
  }
  const scope = textIn(terms, 'tpmScope') === 'PHONE_NUMBER' ? ' for each number' : '';
  return `Class ${textIn(terms, 'msgClass')}: ${showNumber(tpm)} SMS a minute${scope}`;
}

function tierWords(usecase: RegistryRecord): string {
  const terms = withTier(usecase);
  if (terms === undefined) {
    return 'Not specified';
  }
  const cap = numberIn(terms, 'brandDailyCap');
  const tier = nameToWords(textIn(terms, 'brandTier'));
  return cap === undefined ? `${tier}: no daily cap` : `${tier}: ${showNumber(cap)} messages a day`;
}

const reviewersOf = (usecase: RegistryRecord): string =>
  carriersOf(usecase)
    .filter((carrier) => carrier['mnoReview'] === true)
    .map(nameOf)
    .join(', ');

function feeWords(usecase: RegistryRecord): string {
  const fee = numberIn(usecase, 'monthlyFee');
  return fee === undefined ? 'Not specified' : `${showDollars(fee)} a month`;
}

const COLUMNS: readonly Column<RegistryRecord>[] = [
  {
    name: 'usecase',
    label: 'Use case',
    kind: 'words',
    show: (usecase) => findUsecase(codeOf(usecase))?.label ?? nameToWords(codeOf(usecase)),
  },
  { name: 'accepted', label: 'Qualifies', show: (usecase) => <Accepted usecase={usecase} /> },
  { name: 'fee', label: 'Registry fee', kind: 'nowrap', show: feeWords },
  { name: 'att', label: 'Throughput at AT&T', show: classWords },
  { name: 'tmobile', label: 'Daily cap at T-Mobile', show: tierWords },
  { name: 'review', label: 'Carrier review', show: (usecase) => reviewersOf(usecase) || 'None' },
];

const isOpen = (usecase: RegistryRecord): boolean => carriersOf(usecase).some(accepts);

function Table({ records }: { readonly records: readonly RegistryRecord[] }) {
  const open = records.filter(isOpen);
  const rows = [...open, ...records.filter((usecase) => !isOpen(usecase))];
  return records.length === 0 ? (
    <Text size="sm">The registry reports no use cases for this brand.</Text>
  ) : (
    <>
      <Text size="sm" role="status">
        The brand qualifies for {open.length} of {plural(records.length, 'use case')}. The daily cap is shared
        by all campaigns of the brand.
      </Text>
      <RecordTable
        label="Use cases of this brand"
        columns={COLUMNS}
        rows={rows}
        keyOf={(usecase) => rows.indexOf(usecase)}
        sort={undefined}
        onSort={() => undefined}
      />
    </>
  );
}

export function UseCases({ registration: { brandId } }: { readonly registration: Registration }) {
  const [usecase, setUsecase] = useState('');
  return (
    <section className="card" aria-labelledby="registry-use-cases">
      <Stack gap="sm">
        <Title order={2} id="registry-use-cases">
          Use cases
        </Title>
        <Text size="sm">
          Which use cases the brand may register now, with fees and carrier limits. They depend on the
          identity status, the legal entity type, and vettings.
        </Text>
        <NativeSelect
          label="Use case"
          maw={360}
          value={usecase}
          data={[
            { value: '', label: 'All use cases' },
            ...USECASES.map(({ value, label }) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => setUsecase(currentTarget.value)}
        />
        <PaidLoad
          label="Load use cases"
          load={() =>
            callApi((through) =>
              through.brands.qualification(String(brandId), usecase === '' ? {} : { usecase }),
            )
          }
        >
          {({ records }) => <Table records={records} />}
        </PaidLoad>
      </Stack>
    </section>
  );
}
