// What each carrier says of a campaign, and since when, as far as its history tells.
import { Table, Text, Title } from '@mantine/core';
import type { CampaignDetail } from '@tendlc/client';
import { nameToWords, showAge, showTime } from '../../format/words.ts';
import { type Tone, ToneBadge } from '../../parts/tone.tsx';
import '../../registrations/registrations.css';

const TONES: Readonly<Record<string, Tone>> = {
  REGISTERED: 'good',
  APPROVED: 'good',
  REVIEW: 'info',
  REJECTED: 'bad',
  SUSPENDED: 'bad',
};

const lastChange = ({ history }: CampaignDetail, carrier: string): string | undefined =>
  history.find(({ changes }) => changes.some(({ field }) => field === `carriers.${carrier}`))?.at;

export function Carriers({ campaign }: { campaign: CampaignDetail }) {
  const { carriers } = campaign;
  return (
    <section className="card" aria-label="Carriers">
      <Title order={2} mb="xs">
        Carriers
      </Title>
      {carriers.length === 0 ? (
        <Text size="sm">
          Not sent to carriers yet. Carriers receive the campaign after the partner accepts it.
        </Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Carrier</Table.Th>
              <Table.Th>Status</Table.Th>
              <Table.Th className="nowrap">Updated</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {carriers.map(({ carrier, status }) => {
              const at = lastChange(campaign, carrier);
              return (
                <Table.Tr key={carrier}>
                  <Table.Td>{carrier}</Table.Td>
                  <Table.Td>
                    <ToneBadge tone={TONES[status] ?? 'neutral'}>{nameToWords(status)}</ToneBadge>
                  </Table.Td>
                  <Table.Td>
                    <Text size="sm" c="dimmed" {...(at === undefined ? {} : { title: showTime(at) })}>
                      {at === undefined ? 'Just now' : showAge(at)}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
