// Shows admins whose record they work on, which credentials the registry receives, and who pays.
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
  /** Actions for admins. */
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

/** Shows nothing to customers, and nothing to admins on their own records. */
export function ActingFor(props: Props) {
  return useUser().isAdmin ? <Band {...props} /> : null;
}

const DRAFT = 'acting-for';
const IS_ID = /^[1-9]\d{0,14}$/;

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
      {IS_ID.test(value) && <ActingFor credentialId={Number(value)} />}
    </>
  );
}

/**
 * For forms that create a record: admins select the customer (G-43).
 * @returns the field to show, whether it can be sent, and the account that the record belongs to
 */
export function useActingFor() {
  const { isAdmin } = useUser();
  const { credentialId } = useListSearch().filters;
  const [chosen, setChosen] = useState(() => credentialId ?? readDraft(DRAFT)?.['credentialId']);
  const [tried, setTried] = useState(false);
  const value = typeof chosen === 'string' ? chosen : '';
  const set = useKnownSet(IS_ID.test(value) ? Number(value) : 0);
  const draft = useMemo(() => ({ credentialId: value }), [value]);
  useDraft(isAdmin ? DRAFT : undefined, draft);
  const userId = isAdmin ? set?.userId : undefined;
  return {
    choice: isAdmin ? (
      <ChooseCredentialSet
        value={value}
        error={tried && userId === undefined ? 'Select customer credentials.' : undefined}
        onChange={setChosen}
      />
    ) : null,
    /** @returns whether a customer is selected, where one must be */
    check: (): boolean => {
      setTried(true);
      return !isAdmin || userId !== undefined;
    },
    /** Part of the request. */
    owner: userId === undefined ? {} : { userId },
    done: () => dropDraft(DRAFT),
  };
}
