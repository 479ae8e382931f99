// The home page: activity in grouped entries without duplicates, and words for every kind of need.
import type { TendlcEvent } from '@tendlc/client';
import { describe, expect, test } from 'vitest';
import { NEED_KINDS, REGISTRATION_STATUSES } from '@tendlc/contract';
import { activityFrom } from '../src/pages/home/activity-words.ts';
import { NEED_WORDS } from '../src/pages/home/need-words.ts';

const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
describe('activity', () => {
  const carrier = (minute: number, name: string, to: string, localId = 1) =>
    ({
      id: `evt_${minute}`,
      type: 'campaign.carrier_status_changed',
      version: 1,
      timestamp: at(minute),
      data: {
        localId,
        brandLocalId: 7,
        tcrCampaignId: 'C1',
        usecase: 'CUSTOMER_CARE',
        carrier: name,
        from: 'REVIEW',
        to,
      },
    }) as TendlcEvent;

  test('consecutive equal carrier statuses are one entry, the newest first', () => {
    const events = [
      carrier(1, 'AT&T', 'REGISTERED'),
      carrier(2, 'T-Mobile', 'REGISTERED'),
      carrier(3, 'Verizon', 'REJECTED'),
      carrier(4, 'AT&T', 'REGISTERED', 2),
    ];
    expect(activityFrom(events).map(({ text }) => text)).toEqual([
      'Customer care campaign: approved by AT&T',
      'Customer care campaign: rejected by Verizon',
      'Customer care campaign: approved by AT&T and T-Mobile',
    ]);
  });

  test('a campaign is named after its brand if an event of the brand or of its registration names it', () => {
    const [whole, partly] = ['approved', 'partly-approved'].map((phase) => ({
      id: 'evt_9',
      type: 'registration.status_changed',
      version: 1,
      timestamp: at(9),
      data: {
        id: 4,
        label: 'Bookings',
        brandName: 'Copper Kettle',
        usecase: '2FA',
        brandId: 7,
        to: 'APPROVED',
        progress: { phase },
      },
    })) as TendlcEvent[];
    expect(activityFrom([partly as TendlcEvent])[0]?.text).toBe(
      'Copper Kettle · Two-factor authentication was approved by some carriers',
    );
    expect(activityFrom([carrier(1, 'AT&T', 'REGISTERED'), whole as TendlcEvent])).toMatchObject([
      {
        text: 'Copper Kettle · Two-factor authentication was approved',
        to: { to: '/registrations/$id', id: '4' },
      },
      { text: 'Copper Kettle · Customer care: approved by AT&T' },
    ]);
  });

  test('a denial that campaign and registration both report is one entry, and another campaign keeps its own', () => {
    const rejected = (id: number) =>
      ({
        ...carrier(3, '', '', id),
        id: `evt_c${id}`,
        type: 'campaign.status_changed',
        data: { localId: id, brandLocalId: 7, usecase: '2FA', from: 'PENDING', to: 'REJECTED' },
      }) as TendlcEvent;
    const denied = {
      ...carrier(4, '', ''),
      id: 'evt_r',
      type: 'registration.status_changed',
      data: {
        id: 4,
        label: null,
        brandName: 'Copper Kettle',
        usecase: '2FA',
        brandId: 7,
        campaignId: 1,
        to: 'DENIED',
        progress: { phase: 'declined' },
      },
    } as unknown as TendlcEvent;
    expect(activityFrom([rejected(1), rejected(2), denied]).map(({ text }) => text)).toEqual([
      'Copper Kettle · Two-factor authentication was denied',
      'Copper Kettle · Two-factor authentication was rejected',
    ]);
  });

  test('an event of an unknown type is shown by its type', () => {
    const event = { ...carrier(1, '', ''), type: 'brand.moon_phase_changed' } as unknown as TendlcEvent;
    expect(activityFrom([event])[0]?.text).toBe('Brand moon phase changed');
  });
});

test('every kind of need that the server names has words, and leads to a list that the server can filter', () => {
  expect(Object.keys(NEED_WORDS).toSorted()).toEqual([...NEED_KINDS].toSorted());
  for (const { filters } of Object.values(NEED_WORDS)) {
    expect(REGISTRATION_STATUSES).toContain(filters.status);
  }
});
