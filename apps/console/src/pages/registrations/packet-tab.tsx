// The packet tab of a registration: the form over its newest values.
import { useParams, useSearch } from '@tanstack/react-router';
import { useRegistration } from '../../registrations/registration-data.ts';
import { PacketForm } from './packet/packet-form.tsx';

export function PacketTab() {
  const { id } = useParams({ strict: false });
  const { field } = useSearch({ strict: false }) as { readonly field?: string };
  const { data } = useRegistration(id ?? '');
  return data === undefined ? null : <PacketForm key={data.id} registration={data} field={field} />;
}
