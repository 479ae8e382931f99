// Shows admins that a registration belongs to someone else, and what acting on it costs whom (G-43, G-109).
import { Group, Text } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { useUser } from '../api/session.ts';
import { TextLink } from '../parts/link-button.tsx';
import { TonePanel } from '../parts/tone.tsx';
import { useCustomer } from './admin-records.ts';
import { customerWords } from './credential-choice.tsx';
import { refreshRegistration } from './registration-data.ts';
import { titleOf } from './registration-words.ts';
import { SyncNow } from './sync-now.tsx';

type Props = { readonly registration: Registration };

/** Whether an admin looks at the registration of another account. */
export const useIsOfCustomer = (registration: Registration | undefined): boolean => {
  const { id, isAdmin } = useUser();
  return isAdmin && registration !== undefined && registration.userId !== id;
};

function Sync({ registration }: Props) {
  const { id, brandId, campaignId, tcrBrandId, tcrCampaignId } = registration;
  const common = { name: titleOf(registration), onClose: () => refreshRegistration(id) };
  return (
    <Group gap="xs">
      {brandId !== null && tcrBrandId !== null && (
        <SyncNow kind="brand" id={brandId} label="Sync brand now" {...common} />
      )}
      {campaignId !== null && tcrCampaignId !== null && (
        <SyncNow kind="campaign" id={campaignId} label="Sync campaign now" {...common} />
      )}
    </Group>
  );
}

export function OfCustomer({ registration }: Props) {
  const { userId } = registration;
  const customer = useCustomer(userId);
  const isLocked = customer !== undefined && customer.lockedAt !== null;
  return (
    <section aria-label="Registration of a customer" className="no-print">
      <TonePanel tone={isLocked ? 'wait' : 'info'}>
        <Group justify="space-between" gap="sm">
          <div style={{ flex: '1 1 18rem', minWidth: 0 }}>
            <Text fw={700} className="tone-words" style={{ overflowWrap: 'anywhere' }}>
              You are looking at{' '}
              <TextLink to="/admin/accounts/$id" params={{ id: String(userId) }} inherit className="given">
                {customer?.email ?? customerWords(userId).toLowerCase()}
              </TextLink>
              ’s registration
            </Text>
            <Text size="sm">
              Registry calls use the customer’s credentials and cost no token. The registry charges fees to
              the customer’s registry account. An evaluation costs one of your tokens.
            </Text>
            {isLocked && (
              <Text size="sm" fw={600}>
                This account is locked: a submission waits until it is unlocked.
              </Text>
            )}
          </div>
          <Sync registration={registration} />
        </Group>
      </TonePanel>
    </section>
  );
}
