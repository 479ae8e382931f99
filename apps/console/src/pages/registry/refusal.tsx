// Why a campaign was refused: in the refuser's words, and decoded into what to change, each step with the way to its field.
import { Group, List, Text, Title, VisuallyHidden } from '@mantine/core';
import type { CampaignDetail } from '@tendlc/client';
import { CHANGEABLE_CAMPAIGN_FIELDS } from '@tendlc/contract';
import { nameToWords, showDollars, showTime } from '../../format/words.ts';
import { useOfflineTool } from '../../forms/use-offline-tool.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

type Fix = { readonly step: number; readonly action: string; readonly apiField?: string };

type Match = {
  readonly reason: string;
  readonly title: string;
  readonly plainEnglish: string;
  readonly fixes: readonly Fix[];
};

type Decoded = { readonly matches: readonly Match[]; readonly totalFee: number | null };

/** More than that is a text of which one cannot tell. */
const REASONS_SHOWN = 3;
const FIXES_SHOWN = 4;

const isChangeable = (field: string | undefined): field is string =>
  CHANGEABLE_CAMPAIGN_FIELDS.some((name) => name === field);

function Reason({ match, id }: { match: Match; id: string }) {
  return (
    <>
      <Text fw={700} mt="xs">
        {match.title}
      </Text>
      <Text size="sm">{match.plainEnglish}</Text>
      <List type="ordered" size="sm" mt={4} spacing={4}>
        {match.fixes.slice(0, FIXES_SHOWN).map(({ step, action, apiField }) => (
          <List.Item key={step}>
            {action}{' '}
            {isChangeable(apiField) && (
              <TextLink
                to="/registry/campaigns/$id/edit"
                params={{ id }}
                search={{ field: apiField }}
                size="sm"
              >
                {' '}
                Fix this{' '}
                <VisuallyHidden>
                  {' '}
                  ({match.title}, step {step})
                </VisuallyHidden>
              </TextLink>
            )}
          </List.Item>
        ))}
      </List>
    </>
  );
}

export function Refusal({ campaign }: { campaign: CampaignDetail }) {
  const { refusal } = campaign;
  const words =
    refusal === null ? undefined : [...refusal.categories.map(nameToWords), refusal.explanation].join('. ');
  const decoded = useOfflineTool<Decoded>(
    'rejection-decoder',
    words === undefined ? undefined : { rejectionReason: words, entityType: 'campaign' },
  );
  if (refusal === null || words === undefined) {
    return null;
  }
  return (
    <TonePanel tone="bad">
      <Title order={2}>Rejected by {refusal.by}</Title>
      <Text className="given">{refusal.explanation}</Text>
      <Text size="sm">{[...refusal.categories.map(nameToWords), showTime(refusal.at)].join(' · ')}</Text>
      {decoded?.matches.slice(0, REASONS_SHOWN).map((match) => (
        <Reason key={match.reason} match={match} id={String(campaign.localId)} />
      ))}
      {decoded !== undefined && decoded.totalFee !== null && (
        <Text size="sm" mt={4}>
          Resubmitting costs {showDollars(decoded.totalFee)} at the registry.
        </Text>
      )}
      <Group gap="sm" mt="xs">
        <CopyText text={words} what="the reason" />
        <TextLink to="/tools/$name" params={{ name: 'rejection-decoder' }} size="sm">
          Open the rejection decoder
        </TextLink>
      </Group>
    </TonePanel>
  );
}
