// Acting for a customer, always visible: whose record it is, with which credentials the registry is asked, and who pays.
import { Group, Skeleton, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useUser } from '../api/session.ts';
import { dropDraft, readDraft, useDraft } from '../forms/draft.ts';
import { useListSearch } from '../parts/list-search.ts';
import { TonePanel } from '../parts/tone.tsx';
import { useCustomerEmail, useKnownSet } from './admin-records.ts';
import { customerWords, SetChoice, SetLink } from './credential-choice.tsx';

type Props = {
  readonly userId?: number | undefined;
  readonly credentialId: number;
  /** What an admin can do besides. */
  readonly children?: ReactNode;
};

function Band({ userId, credentialId, children }: Props) {
  const { id } = useUser();
  const set = useKnownSet(credentialId);
  const owner = userId ?? set?.userId;
  const email = useCustomerEmail(owner ?? 0);
  if (owner === undefined) {
    return <Skeleton h={{ base: 190, sm: 84 }} />;
  }
  if (owner === id) {
    return null;
  }
  return (
    <section aria-label="Acting for a customer">
      <TonePanel tone={set?.status === 'inactive' ? 'wait' : 'info'}>
        <Group justify="space-between" gap="sm">
          <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
            <Text fw={700} className="tone-words">
              Acting for {email ?? customerWords(owner).toLowerCase()}
            </Text>
            <Text size="sm" component="div">
              Registry calls use <SetLink id={credentialId} />. You pay no tokens. Registry fees are charged
              to the customer’s registry account.
            </Text>
            {set?.status === 'inactive' && (
              <Text size="sm" fw={600}>
                These credentials are inactive. Calls use the customer’s active credentials. Without active
                credentials, registry calls fail.
              </Text>
            )}
          </div>
          {children}
        </Group>
      </TonePanel>
    </section>
  );
}

/** Shows nothing to customers, nor to admins on what is their own. */
export function ActingFor(props: Props) {
  return useUser().isAdmin ? <Band {...props} /> : null;
}

const DRAFT = 'acting-for';

type ChoiceProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};

function ChooseCredentialSet({ value, onChange, error }: ChoiceProps) {
  return (
    <>
      <SetChoice
        label="Customer credentials"
        description="The record belongs to the owner of these credentials and is registered with them."
        value={value}
        none="Select…"
        error={error}
        onlyActive
        onChange={onChange}
      />
      {/^[1-9]\d{0,14}$/.test(value) && <ActingFor credentialId={Number(value)} />}
    </>
  );
}

/**
 * For forms that register something: admins say for whom (G-43).
 * @param preset the set of what the new record will belong to, until another is chosen
 * @returns the choice to show, what to add to the request, and what to do once it was taken
 */
export function useActingFor(preset?: number) {
  const { isAdmin } = useUser();
  const { credentialId } = useListSearch().filters;
  const [chosen, setChosen] = useState(
    () => credentialId ?? (readDraft(DRAFT)?.['credentialId'] as string | undefined) ?? '',
  );
  const [tried, setTried] = useState(false);
  const value = chosen === '' ? (preset?.toString() ?? '') : chosen;
  const isChosen = /^[1-9]\d{0,14}$/.test(value);
  const draft = useMemo(() => ({ credentialId: chosen }), [chosen]);
  useDraft(isAdmin ? DRAFT : undefined, draft);
  return {
    choice: isAdmin ? (
      <ChooseCredentialSet
        value={value}
        error={tried && !isChosen ? 'Select customer credentials.' : undefined}
        onChange={setChosen}
      />
    ) : null,
    /** What goes into the request. Where nothing is chosen the service refuses it, free of charge. */
    owner: () => {
      setTried(true);
      return isAdmin && isChosen ? { credentialId: Number(value) } : {};
    },
    done: () => dropDraft(DRAFT),
  };
}
