// The reseller of a campaign: typed as an ID, or chosen from those of the registry account.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { showNumber } from '../../../format/words.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import { PaidLoad } from '../../../parts/paid-load.tsx';
import { useIsOfCustomer } from '../../../registrations/of-customer.tsx';
import { usePacket, usePacketState } from '../../../registrations/packet/packet-context.ts';
import { textIn } from '../../../registrations/registry-record.ts';
import { PacketField } from './packet-field.tsx';

const PER_PAGE = 100;

type ChoiceProps = {
  readonly userId: number | undefined;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

const ChoiceDialog = ({ userId, onChoose, onClose }: ChoiceProps) => (
  <Dialog opened title="Choose a reseller" onClose={onClose}>
    <Stack>
      <PaidLoad
        label="Load resellers"
        load={() =>
          callApi((through) =>
            through.resellers.list({ limit: PER_PAGE, ...(userId === undefined ? {} : { userId }) }),
          )
        }
      >
        {({ records, pagination: { total } }) =>
          records.length === 0 ? (
            <Text size="sm">
              This registry account has no resellers.{' '}
              <TextLink to="/registry/resellers" inherit>
                Create one
              </TextLink>
            </Text>
          ) : (
            <>
              <ul aria-label="Resellers" className="row-problems">
                {records.map((reseller) => (
                  <li key={textIn(reseller, 'resellerId')}>
                    <Group justify="space-between">
                      <span>
                        <bdi>{textIn(reseller, 'companyName')}</bdi>{' '}
                        <span className="mono">{textIn(reseller, 'resellerId')}</span>
                      </span>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`Choose ${textIn(reseller, 'companyName')}`}
                        onClick={() => onChoose(textIn(reseller, 'resellerId'))}
                      >
                        Choose
                      </Button>
                    </Group>
                  </li>
                ))}
              </ul>
              {total > records.length && (
                <Text size="sm">
                  The first {records.length} of {showNumber(total)}. Type the reseller ID of another one.
                </Text>
              )}
            </>
          )
        }
      </PaidLoad>
      <Group>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  </Dialog>
);

export function Reseller({ path }: { readonly path: string }) {
  const { store } = usePacket();
  const registration = usePacketState((state) => state.registration);
  const isLocked = usePacketState((state) => state.isLocked);
  const isOfCustomer = useIsOfCustomer(registration);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="xs">
      <PacketField path={path} />
      {!isLocked && registration.campaignId === null && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            Choose a reseller
          </Button>
        </Group>
      )}
      {isOpen && (
        <ChoiceDialog
          userId={isOfCustomer ? registration.userId : undefined}
          onChoose={(id) => {
            store.change(path, id);
            store.flush();
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
