// Storing or changing a credential set of a customer.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ChangeCredentialsRequest, Credentials, StoreCredentialsRequest } from '@tendlc/client';
import {
  ChangeCredentialsRequest as ChangeSchema,
  StoreCredentialsRequest as StoreSchema,
} from '@tendlc/contract';
import type { FormEvent } from 'react';
import { ask } from '../../api/ask.ts';
import { fieldProblems } from '../../api/problems.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import type { Shape } from '../../forms/shape.ts';
import { useForm } from '../../forms/use-form.ts';
import { emptyValues } from '../../forms/values.ts';
import { ProblemNote } from '../../parts/problem-note.tsx';

const LABELS = {
  userId: 'Customer number',
  tcrSid: 'API key',
  tcrAuthToken: 'API secret',
  tcrWebhookSecret: 'Secret for callbacks',
  tcrApiBaseUrl: 'Address of the registry',
  label: 'Name of this set',
};

const storeShape = StoreSchema as unknown as Shape;
const changeShape = ChangeSchema as unknown as Shape;
/** The status is no field: taking a set out of use is asked about first. */
const STORE_FIELDS = ['userId', 'label', 'tcrSid', 'tcrAuthToken', 'tcrWebhookSecret', 'tcrApiBaseUrl'];
const CHANGE_FIELDS = STORE_FIELDS.filter((name) => name !== 'userId');

type Props = {
  readonly set?: Credentials;
  /** Whom a new set is for, when that is known. */
  readonly userId?: number | undefined;
  readonly onDone: (set: Credentials) => void;
};

export function SetForm({ set, userId, onDone }: Props) {
  const shape = set === undefined ? storeShape : changeShape;
  const form = useForm(shape, {
    ...emptyValues(shape),
    ...(userId === undefined ? {} : { userId: String(userId) }),
  });
  const saving = useMutation({
    mutationFn: async (): Promise<Credentials> => {
      const answer =
        set === undefined
          ? await ask((through) => through.admin.storeCredentials(form.request as StoreCredentialsRequest))
          : await ask((through) =>
              through.admin.changeCredentials(String(set.id), form.request as ChangeCredentialsRequest),
            );
      return answer.credentials;
    },
    onSuccess: onDone,
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.mayBeSent(event.currentTarget)) {
      saving.mutate();
    }
  };
  const shown = { ...form, problems: { ...fieldProblems(saving.error), ...form.problems } };
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label="Credential set">
      <Stack maw={520}>
        {set !== undefined && <Text size="sm">Fill in only what is new; the rest stays as it is.</Text>}
        <SchemaFields
          shape={shape}
          form={shown}
          names={set === undefined ? STORE_FIELDS : CHANGE_FIELDS}
          labels={LABELS}
        />
        {saving.isError && <ProblemNote error={saving.error} />}
        <Group>
          <Button type="submit" loading={saving.isPending}>
            {set === undefined ? 'Store the set' : 'Save the changes'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
