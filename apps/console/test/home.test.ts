// The home page: the latest status of each record, and activity in grouped entries without duplicates.
import type { Progress, TendlcEvent } from '@tendlc/client';
import { describe, expect, test } from 'vitest';
import { activityFrom } from '../src/pages/home/activity-words.ts';
import { type Registration, latestRegistrations } from '../src/registrations/latest.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
const progress = (minute: number, given: Partial<Progress> = {}): Progress => ({
  phase: 'identity-check',
  waitingFor: 'registry',
  nextAction: 'Wait.',
  since: at(minute),
  ...given,
});
const brand = (id: number, minute: number, given: Partial<Progress> = {}): Registration => ({
  kind: 'brand',
  id,
  name: `Brand ${id}`,
  progress: progress(minute, given),
});
const VERIFIED = { phase: 'verified', waitingFor: 'you' } as const;

describe('registrations', () => {
  test('the latest status of a record counts, regardless of the order', () => {
    const entries = [brand(1, 3, VERIFIED), brand(1, 1), brand(2, 2)];
    expect(latestRegistrations(entries).map(({ id, progress: { phase } }) => [id, phase])).toEqual([
      [1, 'verified'],
      [2, 'identity-check'],
    ]);
  });

  test('a verified brand waits for a campaign only until it has an active one', () => {
    const campaign = (phase: Progress['phase']): Registration => ({
      ...brand(7, 5, { phase }),
      kind: 'campaign',
      brandId: 1,
    });
    const waitingFor = (others: readonly Registration[]) =>
      latestRegistrations([brand(1, 3, VERIFIED), ...others]).find(({ kind }) => kind === 'brand')?.progress
        .waitingFor;
    expect(waitingFor([])).toBe('you');
    expect(waitingFor([campaign('carrier-review')])).toBe('nobody');
    expect(waitingFor([campaign('ended')])).toBe('you');
  });
});

describe('activity', () => {
  const carrier = (minute: number, name: string, to: string, localId = 1) =>
    ({
      id: `evt_${minute}`,
      type: 'campaign.carrier_status_changed',
      version: 1,
      timestamp: at(minute),
      data: { localId, tcrCampaignId: 'C1', usecase: 'CUSTOMER_CARE', carrier: name, from: 'REVIEW', to },
    }) as TendlcEvent;

  test('consecutive equal carrier statuses are one entry, the newest first', () => {
    const events = [
      carrier(1, 'AT&T', 'REGISTERED'),
      carrier(2, 'T-Mobile', 'REGISTERED'),
      carrier(3, 'Verizon', 'REJECTED'),
      carrier(4, 'AT&T', 'REGISTERED', 2),
    ];
    expect(activityFrom(events).map(({ text }) => text)).toEqual([
      'Customer care campaign: registered at AT&T',
      'Customer care campaign: rejected at Verizon',
      'Customer care campaign: registered at AT&T, T-Mobile',
    ]);
  });

  test('an event of an unknown type is shown by its type', () => {
    const event = { ...carrier(1, '', ''), type: 'brand.moon_phase_changed' } as unknown as TendlcEvent;
    expect(activityFrom([event])[0]?.text).toBe('Brand moon phase changed');
  });
});
