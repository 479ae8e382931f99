// The facts of a registration beside the overview: names, IDs to copy, partner, score, and times.
import { Button, Group, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { type ReactNode, useState } from 'react';
import { nameToWords, showTime } from '../../../format/words.ts';
import { CopyText } from '../../../parts/copy-text.tsx';
import { NamesDialog } from './names-dialog.tsx';

const None = () => <span className="dimmed">None</span>;

function Copied({ text, what }: { text: string | null; what: string }) {
  return text === null ? (
    <span className="dimmed">Not assigned yet</span>
  ) : (
    <Group gap={6} wrap="nowrap" align="center">
      <span className="mono">{text}</span>
      <CopyText text={text} what={what} />
    </Group>
  );
}

const EIN = /^(\d{2})-?(\d{7})$/;

/** As the IRS writes it. */
const showEin = (ein: string): string => ein.replace(EIN, '$1-$2');

function rowsOf(registration: Registration): (readonly [string, ReactNode])[] {
  const { brand, registeredBrand, sharing, brandStanding, campaign } = registration;
  const values = registeredBrand ?? brand ?? {};
  const partner = sharing?.upstreamCnpId ?? campaign?.upstreamCnpId;
  return [
    ['Customer', registration.customer === null ? <None /> : <bdi>{registration.customer}</bdi>],
    ['Label', registration.label === null ? <None /> : <bdi>{registration.label}</bdi>],
    ['Legal name', typeof values.companyName === 'string' ? <bdi>{values.companyName}</bdi> : <None />],
    ['EIN', typeof values.ein === 'string' ? showEin(values.ein) : <None />],
    ['Brand ID', <Copied key="brand" text={registration.tcrBrandId} what="the brand ID" />],
    ['Campaign ID', <Copied key="campaign" text={registration.tcrCampaignId} what="the campaign ID" />],
    [
      'Connectivity partner',
      typeof partner === 'string' ? (
        `${partner}${sharing?.sharingStatus ? ` · ${nameToWords(sharing.sharingStatus)}` : ''}`
      ) : (
        <None />
      ),
    ],
    [
      'Trust score',
      brandStanding?.trustScore === null || brandStanding === null ? (
        <None />
      ) : (
        `${brandStanding.trustScore} of 100`
      ),
    ],
    ['Version', `${registration.version}, revision ${registration.revision}`],
    ['Created', showTime(registration.createdAt)],
    ['Updated', showTime(registration.updatedAt)],
  ];
}

export function Facts({ registration }: { registration: Registration }) {
  const [isNaming, setIsNaming] = useState(false);
  return (
    <aside className="card" aria-label="Details">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Details</Title>
        <Button size="compact-sm" variant="default" onClick={() => setIsNaming(true)}>
          Edit names
        </Button>
      </Group>
      <dl className="label-value">
        {rowsOf(registration).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isNaming && <NamesDialog registration={registration} onClose={() => setIsNaming(false)} />}
    </aside>
  );
}
