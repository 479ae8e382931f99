// The status at each carrier, and since when.
import { Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { nameToWords, showCarrier } from '../../../format/words.ts';
import { type Tone, ToneBadge } from '../../../parts/tone.tsx';
import { Age } from '../../../registrations/registration-row.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  REGISTERED: 'good',
  APPROVED: 'good',
  REVIEW: 'info',
  REJECTED: 'bad',
  SUSPENDED: 'bad',
};

/** The registry calls an approved campaign registered. */
const WORDS: Readonly<Record<string, string>> = { REGISTERED: 'Approved', REVIEW: 'In review' };

export function Carriers({ registration: { carriers, campaignId } }: { registration: Registration }) {
  if (campaignId === null) {
    return null;
  }
  return (
    <section className="card" aria-label="Carriers">
      <Title order={2} mb="xs">
        Carriers
      </Title>
      {carriers.length === 0 ? (
        <Text size="sm">
          Not sent to the carriers yet. They receive the campaign after the partner accepts it.
        </Text>
      ) : (
        <table className="carrier-list">
          <caption className="visually-hidden">Status at each carrier</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Carrier</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {carriers.map(({ mnoId, carrier, status, at }) => (
              <tr key={mnoId}>
                <th scope="row">{showCarrier(carrier)}</th>
                <td>
                  <ToneBadge tone={TONES[status] ?? 'neutral'}>
                    {WORDS[status] ?? nameToWords(status)}
                  </ToneBadge>
                </td>
                <td>{at === null ? '' : <Age at={at} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
