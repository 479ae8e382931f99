// Creates a reseller at the registry, or changes one.
import { Text } from '@mantine/core';
import { ResellerRequest } from '@tendlc/contract';
import { useRef } from 'react';
import { callApi } from '../../api/call.ts';
import { SchemaFields } from '../../forms/schema-fields.tsx';
import { useForm } from '../../forms/use-form.ts';
import { CostlyDialog } from '../../parts/costs.tsx';
import { notify } from '../../parts/notify.ts';
import { type RegistryRecord, textIn } from '../../registrations/registry-record.ts';
import type { Shape } from '../../schema/shape.ts';

/** The account whose registry account it is, where an admin acts for a customer. */
export type Owner = { readonly userId?: number };

type Props = {
  /** The reseller to change; a new one if absent. */
  readonly reseller?: RegistryRecord;
  readonly owner: Owner;
  readonly onSaved: (reseller: RegistryRecord) => void;
  readonly onClose: () => void;
};

const SHAPE = ResellerRequest as unknown as Shape;
const FIELDS = ['companyName', 'phone', 'email'] as const;

export function ResellerDialog({ reseller, owner, onSaved, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm(
    SHAPE,
    Object.fromEntries(FIELDS.map((name) => [name, reseller === undefined ? '' : textIn(reseller, name)])),
  );
  const words = reseller === undefined ? 'Create reseller' : 'Save reseller';
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title={reseller === undefined ? 'Create reseller' : `Edit ${textIn(reseller, 'companyName')}`}
      confirm={words}
      isReady={() => fields.current !== null && form.validate(fields.current)}
      run={async () => {
        const request = { ...(form.request as ResellerRequest), ...owner };
        const { record } = await callApi((through) =>
          reseller === undefined
            ? through.resellers.create(request)
            : through.resellers.update(textIn(reseller, 'resellerId'), request),
        );
        onSaved(record);
        notify(reseller === undefined ? 'The reseller was created.' : 'The reseller was saved.');
      }}
    >
      <Text size="sm">The registry charges no fee for this, and keeps company names unique.</Text>
      <div ref={fields}>
        <SchemaFields
          shape={SHAPE}
          form={form}
          names={FIELDS}
          labels={{ companyName: 'Company name' }}
          hints={{ phone: 'With the country code, such as +15125557123.' }}
        />
      </div>
    </CostlyDialog>
  );
}
