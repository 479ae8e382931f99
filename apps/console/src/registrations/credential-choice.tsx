// The name of credentials, and a field to select them.
import { NativeSelect, TextInput } from '@mantine/core';
import type { Credentials } from '@tendlc/client';
import { useUser } from '../api/session.ts';
import { TextLink } from '../parts/link-button.tsx';
import { type LoadedSets, useCustomerEmail, useSets } from './admin-records.ts';

export const customerWords = (userId: number): string => `Customer ${userId}`;

/** By email if it is known, otherwise by ID; with a link to the account. */
export function Customer({ userId }: { userId: number }) {
  const email = useCustomerEmail(userId);
  return useUser().id === userId ? (
    'You'
  ) : (
    <TextLink to="/admin/accounts/$id" params={{ id: String(userId) }} size="sm" className="given">
      {email ?? customerWords(userId)}
    </TextLink>
  );
}

export const setWords = (id: number, label: string | null | undefined): string =>
  label === null || label === undefined ? `Credentials ${id}` : `${label} (ID ${id})`;

const labelIn = (sets: LoadedSets | undefined, id: number): string | null | undefined =>
  sets?.rows.find((set) => set.id === id)?.label;

/** At most two lines in a table. */
export function SetLink({ id, isClamped = false }: { id: number; isClamped?: boolean }) {
  const sets = useSets();
  return (
    <TextLink
      to="/admin/credentials/$id"
      params={{ id: String(id) }}
      size="sm"
      className="given"
      {...(isClamped ? { lineClamp: 2 } : {})}
    >
      {setWords(id, labelIn(sets, id))}
    </TextLink>
  );
}

const choiceWords = ({ id, label, userId, status }: Credentials) =>
  `${setWords(id, label)} · ${customerWords(userId)}${status === 'active' ? '' : ' · inactive'}`;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text of the empty option. */
  readonly none: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly onlyActive?: boolean;
};

/** A list of credentials, or a field for the ID if there are too many. */
export function SetChoice({ label, value, onChange, none, description, error, onlyActive = false }: Props) {
  const sets = useSets();
  const common = { label, value, error, name: 'credentialId' };
  if (sets !== undefined && !sets.isAll) {
    return (
      <TextInput
        {...common}
        description={description ?? 'The ID from the customer credentials list.'}
        inputMode="numeric"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
    );
  }
  const offered = (sets?.rows ?? []).filter(
    ({ id, status }) => !onlyActive || status === 'active' || String(id) === value,
  );
  const isKnown = value === '' || offered.some(({ id }) => String(id) === value);
  return (
    <NativeSelect
      {...common}
      description={description}
      disabled={sets === undefined}
      data={[
        { value: '', label: none },
        ...(isKnown ? [] : [{ value, label: `Credentials ${value}` }]),
        ...offered.map((set) => ({ value: String(set.id), label: choiceWords(set) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
