// Storing or changing a credential set of a customer.
import { Text } from '@mantine/core';
import type { ChangeCredentialsRequest, Credentials, StoreCredentialsRequest } from '@tendlc/client';
import {
  ChangeCredentialsRequest as ChangeSchema,
  StoreCredentialsRequest as StoreSchema,
} from '@tendlc/contract';
import { callApi } from '../../api/call.ts';
import { CREDENTIAL_LABELS } from '../../format/credential-labels.ts';
import { SchemaForm } from '../../forms/schema-form.tsx';
import type { Shape } from '../../schema/shape.ts';
import { emptyValues } from '../../forms/values.ts';

const LABELS = {
  ...CREDENTIAL_LABELS,
  userId: 'Customer ID',
  tcrApiBaseUrl: 'Registry API URL',
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
  const send = async (request: Readonly<Record<string, unknown>>): Promise<Credentials> =>
    set === undefined
      ? (await callApi((through) => through.admin.storeCredentials(request as StoreCredentialsRequest)))
          .credentials
      : (
          await callApi((through) =>
            through.admin.changeCredentials(String(set.id), request as ChangeCredentialsRequest),
          )
        ).credentials;
  return (
    <SchemaForm
      name="Credentials"
      shape={shape}
      first={{ ...emptyValues(shape), ...(userId === undefined ? {} : { userId: String(userId) }) }}
      names={set === undefined ? STORE_FIELDS : CHANGE_FIELDS}
      labels={LABELS}
      submit={set === undefined ? 'Add credentials' : 'Save changes'}
      send={send}
      onDone={onDone}
      lead={set !== undefined && <Text size="sm">Leave a field empty to keep its current value.</Text>}
    />
  );
}
