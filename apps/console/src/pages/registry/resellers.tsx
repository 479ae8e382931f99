// The resellers of a registry account: those who stand between the account and its brands. For providers.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { showPhone } from '../../format/words.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { CostlyButton, TokenPrice } from '../../parts/costs.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { notify } from '../../parts/notify.ts';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { useActingFor } from '../../registrations/acting-for.tsx';
import { ConnectFirst, useIsConnected } from '../../registrations/connection.tsx';
import { type RegistryRecord, textIn } from '../../registrations/registry-record.ts';
import { type Owner, ResellerDialog } from './reseller-dialog.tsx';

const PER_PAGE = 100;

const idOf = (reseller: RegistryRecord): string => textIn(reseller, 'resellerId');
const nameOf = (reseller: RegistryRecord): string => textIn(reseller, 'companyName');

type RowProps = {
  readonly reseller: RegistryRecord;
  readonly owner: Owner;
  readonly onSaved: (reseller: RegistryRecord) => void;
  readonly onDeleted: () => void;
};

function RowActions({ reseller, owner, onSaved, onDeleted }: RowProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={`Edit ${nameOf(reseller)}`} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <CostlyButton
        label="Delete"
        title={`Delete ${nameOf(reseller)}?`}
        confirm="Delete reseller"
        danger
        run={async () => {
          const { message } = await callApi((through) => through.resellers.delete(idOf(reseller), owner));
          notify(message);
          onDeleted();
        }}
      >
        <Text size="sm">The registry does not delete a reseller of an active campaign.</Text>
      </CostlyButton>
      {isEditing && (
        <ResellerDialog
          reseller={reseller}
          owner={owner}
          onSaved={onSaved}
          onClose={() => setEditing(false)}
        />
      )}
    </Group>
  );
}

const COLUMNS: readonly Column<RegistryRecord>[] = [
  { name: 'companyName', label: 'Company', show: (reseller) => <bdi>{nameOf(reseller)}</bdi> },
  {
    name: 'resellerId',
    label: 'Reseller ID',
    show: (reseller) => (
      <Group gap={6}>
        <span className="mono nowrap">{idOf(reseller)}</span>
        <CopyText text={idOf(reseller)} what={`the ID of ${nameOf(reseller)}`} />
      </Group>
    ),
  },
  { name: 'phone', label: 'Phone', kind: 'nowrap', show: (reseller) => showPhone(textIn(reseller, 'phone')) },
  { name: 'email', label: 'Email', show: (reseller) => <bdi>{textIn(reseller, 'email')}</bdi> },
];

/** Loading them again after each change would cost a token. */
function useResellers(owner: Owner) {
  const [known, setKnown] = useState<readonly RegistryRecord[]>();
  const loading = useMutation({
    mutationFn: () => callApi((through) => through.resellers.list({ limit: PER_PAGE, ...owner })),
    onSuccess: ({ records }) => setKnown(records),
  });
  return {
    known,
    loading,
    save: (reseller: RegistryRecord) =>
      setKnown((before) =>
        before?.some((one) => idOf(one) === idOf(reseller))
          ? before.map((one) => (idOf(one) === idOf(reseller) ? reseller : one))
          : [...(before ?? []), reseller],
      ),
    forget: (id: string) => setKnown((before) => before?.filter((one) => idOf(one) !== id)),
  };
}

type ListProps = { readonly owner: Owner; readonly check: () => boolean };

function Resellers({ owner, check }: ListProps) {
  const [isCreating, setCreating] = useState(false);
  const { known, loading, save, forget } = useResellers(owner);
  const actions: Column<RegistryRecord> = {
    name: 'actions',
    label: 'Actions',
    show: (reseller) => (
      <RowActions reseller={reseller} owner={owner} onSaved={save} onDeleted={() => forget(idOf(reseller))} />
    ),
  };
  return (
    <>
      <Group>
        <Button loading={loading.isPending} onClick={() => check() && loading.mutate()}>
          Load resellers
        </Button>
        <Button variant="default" onClick={() => check() && setCreating(true)}>
          Create reseller
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <TokenPrice />
      </Text>
      {loading.isError && <ProblemNote error={loading.error} />}
      {known?.length === 0 && (
        <Text size="sm">This registry account has no resellers yet. Create the first one above.</Text>
      )}
      {known !== undefined && known.length > 0 && (
        <RecordTable
          label="Resellers"
          columns={[...COLUMNS, actions]}
          rows={known}
          keyOf={(reseller) => known.indexOf(reseller)}
          sort={undefined}
          onSort={() => undefined}
        />
      )}
      {known !== undefined && !loading.isSuccess && (
        <Text size="sm">Only resellers that you created just now. Load resellers to see all.</Text>
      )}
      {loading.data !== undefined && loading.data.pagination.total > PER_PAGE && (
        <Text size="sm">
          The first {PER_PAGE} of {loading.data.pagination.total}.
        </Text>
      )}
      {isCreating && <ResellerDialog owner={owner} onSaved={save} onClose={() => setCreating(false)} />}
    </>
  );
}

export function ResellersPage() {
  const acting = useActingFor();
  const isConnected = useIsConnected();
  return (
    <Page
      title="Resellers"
      above={
        <TextLink to="/registry/credentials" size="sm" underline="hover">
          Registry account
        </TextLink>
      }
      lead="Companies between you and the brands that you register. Name one in the packet of a campaign before you submit it."
    >
      {isConnected === false && acting.choice === null ? (
        <ConnectFirst what="Resellers" />
      ) : (
        <Stack gap="md">
          {acting.choice}
          {/* What one customer has must not stay, or arrive late, below another one. */}
          <Resellers key={acting.owner.userId} owner={acting.owner} check={acting.check} />
        </Stack>
      )}
    </Page>
  );
}
