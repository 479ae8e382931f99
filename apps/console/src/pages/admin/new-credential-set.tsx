// Storing registry credentials for a customer.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { noteSet } from './records.ts';
import { SetForm } from './set-form.tsx';

export function NewCredentialSetPage() {
  const navigate = useNavigate();
  const { userId } = useSearch({ strict: false });
  return (
    <Page
      title="Store a set for a customer"
      lead="Secrets are encrypted at once and never shown again. A customer who has an active set needs that one deactivated first."
      maxWidth={720}
      actions={
        <TextLink to="/admin/credentials" size="sm">
          All sets
        </TextLink>
      }
    >
      <SetForm
        userId={userId}
        onDone={(set) => {
          noteSet(set);
          void navigate({ to: '/admin/credentials/$id', params: { id: String(set.id) } });
        }}
      />
    </Page>
  );
}
