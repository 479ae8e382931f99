// The registrations of an account, free, in the list that customers see.
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { callApi } from '../../../api/call.ts';
import { plural } from '../../../format/words.ts';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { ButtonLink } from '../../../parts/link-button.tsx';
import { useListSearch } from '../../../parts/list-search.ts';
import { Pager } from '../../../parts/pager.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { FRESH, ROWS } from '../../../registrations/admin-records.ts';
import { RegistrationTable } from '../../../registrations/registration-table.tsx';
import { partKey, useAccount } from './account-data.ts';

const LIMIT_MIN = 10;

function useAccountRegistrations(id: number, page: number, limit: number) {
  const query = { userId: id, page, limit };
  return useQuery({
    queryKey: [...partKey(id, 'registrations'), query],
    queryFn: () => callApi((through) => through.registrations.list(query)),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
}

/** The newest ones. */
export function AccountRegistrations({ id, newest }: { id: number; newest: number }) {
  const { data, error } = useAccountRegistrations(id, 1, LIMIT_MIN);
  if (data === undefined) {
    return error === null ? <Skeleton h={newest * 44} /> : <ProblemNote error={error} />;
  }
  return <RegistrationTable registrations={data.registrations.slice(0, newest)} />;
}

export function RegistrationsTab() {
  const { id = '' } = useParams({ strict: false });
  const { data: account } = useAccount(id);
  const { page, turnTo } = useListSearch();
  const { data, error } = useAccountRegistrations(Number(id), page, ROWS);
  const registry = account?.registry ?? null;
  const create =
    registry === null ? null : (
      <ButtonLink
        to="/registrations/new"
        search={{ credentialId: String(registry.credentialId) }}
        variant="default"
      >
        New registration for this customer
      </ButtonLink>
    );
  if (data === undefined) {
    return error === null ? <Skeleton h={420} /> : <ProblemNote error={error} />;
  }
  return data.pagination.total === 0 ? (
    <EmptyState title="No registrations yet">
      <Stack gap="sm" align="flex-start">
        <Text>
          Drafts and registered brands and campaigns of this customer appear here.
          {registry === null && ' Connect a registry account first to register something for them.'}
        </Text>
        {create}
      </Stack>
    </EmptyState>
  ) : (
    <Stack gap="sm">
      <Group justify="flex-end">{create}</Group>
      <RegistrationTable registrations={data.registrations} />
      <Pager
        page={page}
        totalPages={data.pagination.totalPages}
        total={plural(data.pagination.total, 'registration')}
        onTurn={turnTo}
      />
    </Stack>
  );
}
