// Protects what home says without asking: of each record the latest, what goes together in one line, nothing twice.
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
  test('of what is said of a record the latest counts, however it came', () => {
    const told = [brand(1, 3, VERIFIED), brand(1, 1), brand(2, 2)];
    expect(latestRegistrations(told).map(({ id, progress: { phase } }) => [id, phase])).toEqual([
      [1, 'verified'],
      [2, 'identity-check'],
    ]);
  });

  test('a verified brand asks for a campaign only until it has one that is not over', () => {
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

describe('news', () => {
  const carrier = (minute: number, name: string, to: string, localId = 1) =>
    ({
      id: `evt_${minute}`,
      type: 'campaign.carrier_status_changed',
      version: 1,
      timestamp: at(minute),
      data: { localId, tcrCampaignId: 'C1', usecase: 'CUSTOMER_CARE', carrier: name, from: 'REVIEW', to },
    }) as TendlcEvent;

  test('carriers that say the same one after the other are one line, the newest first', () => {
    const events = [
      carrier(1, 'AT&T', 'REGISTERED'),
      carrier(2, 'T-Mobile', 'REGISTERED'),
      carrier(3, 'Verizon', 'REJECTED'),
      carrier(4, 'AT&T', 'REGISTERED', 2),
    ];
    expect(activityFrom(events).map(({ text }) => text)).toEqual([
      'AT&T: registered, Customer care campaign',
      'Verizon: rejected, Customer care campaign',
      'AT&T, T-Mobile: registered, Customer care campaign',
    ]);
  });

  test('an event of a type that is not known yet is named as it is', () => {
    const event = { ...carrier(1, '', ''), type: 'brand.moon_phase_changed' } as unknown as TendlcEvent;
    expect(activityFrom([event])[0]?.text).toBe('Brand moon phase changed');
  });
});
