// Adds registry credentials for a customer.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { noteSet } from '../../registrations/admin-records.ts';
import { SetForm } from './set-form.tsx';

export function NewCredentialSetPage() {
  const navigate = useNavigate();
  const { userId } = useSearch({ strict: false });
  return (
    <Page
      title="Add customer credentials"
      lead="Secrets are encrypted and never shown again. If the customer has active credentials, deactivate those first."
      maxWidth={720}
      above={
        <TextLink to="/admin/credentials" size="sm" underline="hover">
          Customer credentials
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
