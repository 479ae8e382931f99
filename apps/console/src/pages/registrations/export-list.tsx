// The list as a CSV file: every registration that the filters match, not only this page.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import type { RegistrationsQuery } from '@tendlc/contract';
import { callApi } from '../../api/call.ts';
import { download } from '../../parts/download.ts';
import { notify } from '../../parts/notify.ts';
import { toCsv } from '../../results/csv.ts';
import { stateOf } from '../../registrations/registration-state.ts';
import { brandNameOf } from '../../registrations/registration-words.ts';
import { nextOf } from './overview/banner.tsx';

const PER_REQUEST = 100;

const rowOf = (registration: Registration) => ({
  id: registration.id,
  label: registration.label,
  customer: registration.customer,
  brand: brandNameOf(registration),
  legalName: registration.brand?.companyName,
  ein: registration.brand?.ein,
  usecase: registration.campaign?.usecase,
  status: registration.status,
  statusLabel: stateOf(registration).label,
  waitingFor: registration.progress.waitingFor,
  nextAction: nextOf(registration),
  since: registration.progress.since,
  tcrBrandId: registration.tcrBrandId,
  tcrCampaignId: registration.tcrCampaignId,
  carriers: registration.carriers.map(({ carrier, status }) => `${carrier}: ${status}`).join('; '),
  createdAt: registration.createdAt,
  updatedAt: registration.updatedAt,
});

export const saveRegistrations = (registrations: readonly Registration[]): void =>
  download(
    `registrations-${new Date().toISOString().slice(0, 10)}.csv`,
    'text/csv',
    toCsv(registrations.map(rowOf)),
  );

/** An account has at most 5,000 open registrations; the pages are read one after the other. */
export async function readAll(query: RegistrationsQuery): Promise<Registration[]> {
  const all: Registration[] = [];
  for (let page = 1; ; page += 1) {
    const given = { ...query, page, limit: PER_REQUEST };
    const { registrations, pagination } = await callApi((through) => through.registrations.list(given));
    all.push(...registrations);
    if (page >= pagination.totalPages) {
      return all;
    }
  }
}

export function ExportList({ query, total }: { query: RegistrationsQuery; total: number }) {
  const saving = useMutation({
    mutationFn: async () => saveRegistrations(await readAll(query)),
    onError: () => notify('The list could not be exported. Try again.'),
  });
  // Also shown while the list is loading: if it appeared later, everything below would move.
  return (
    <Button
      variant="default"
      disabled={total === 0}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      Export CSV
    </Button>
  );
}
