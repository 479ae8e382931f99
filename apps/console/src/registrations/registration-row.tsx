// Small parts that show where a registration stands: its badge, whom it waits for, its carriers as dots, and its name.
import { VisuallyHidden } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { Fragment } from 'react';
import { nameToWords, showAge, showCarrier, showTime } from '../format/words.ts';
import { ToneBadge } from '../parts/tone.tsx';
import { stateOf } from './registration-state.ts';
import { ownNamesOf } from './registration-words.ts';
import './registration-row.css';

type Props = { readonly registration: Registration };

export function StateBadge({ registration }: Props) {
  const { tone, label } = stateOf(registration);
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}

/** Each name by itself: one that reads from right to left would take the others with it. */
export const OwnNames = ({ registration }: Props) =>
  ownNamesOf(registration).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <bdi>{name}</bdi>
    </Fragment>
  ));

const WAITING: Readonly<Record<Registration['progress']['waitingFor'], string>> = {
  you: 'You',
  registry: 'Registry',
  partner: 'Partner',
  carriers: 'Carriers',
  nobody: '',
};

export const waitsFor = ({ progress, status }: Registration): string =>
  status === 'CLOSED' ? '' : WAITING[progress.waitingFor];

export const Age = ({ at }: { at: string }) => (
  <time dateTime={at} title={showTime(at)}>
    {showAge(at)}
  </time>
);

/** Carriers that deliver, review, or refuse, in the order of the registry. */
const DOTS: Readonly<Record<string, 'good' | 'info' | 'bad'>> = {
  REGISTERED: 'good',
  APPROVED: 'good',
  REVIEW: 'info',
  REJECTED: 'bad',
  SUSPENDED: 'bad',
};

type Carrier = { readonly carrier: string; readonly status: string };

/** One dot for each carrier; the words are in its title and for screen readers. */
export function CarrierDots({ carriers }: { carriers: readonly Carrier[] }) {
  if (carriers.length === 0) {
    return null;
  }
  return (
    <span className="carrier-dots">
      {carriers.map(({ carrier, status }) => {
        const words = `${showCarrier(carrier)}: ${nameToWords(status).toLowerCase()}`;
        return (
          <span key={carrier} className={`carrier-dot is-${DOTS[status] ?? 'ahead'}`} title={words}>
            <VisuallyHidden>{words}. </VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
