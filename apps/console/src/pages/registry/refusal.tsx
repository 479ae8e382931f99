// Why a campaign was refused: in the refuser's words, and decoded into what to change, each step with the way to its field.
import { Group, List, Text, Title, VisuallyHidden } from '@mantine/core';
import type { CampaignDetail } from '@tendlc/client';
import { CHANGEABLE_CAMPAIGN_FIELDS } from '@tendlc/contract';
import { nameToWords, showDollars, showTime } from '../../app/words.ts';
import { useOfflineTool } from '../../forms/use-offline-tool.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { TextLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

type Fix = { readonly step: number; readonly action: string; readonly apiField?: string };

type Decoded = {
  readonly matched: boolean;
  readonly title?: string;
  readonly plainEnglish?: string;
  readonly fixes?: readonly Fix[];
  readonly resubmissionFee?: number | null;
};

const FIXES_SHOWN = 5;
const isChangeable = (field: string | undefined): field is string =>
  CHANGEABLE_CAMPAIGN_FIELDS.some((name) => name === field);

function Meaning({ decoded, id }: { decoded: Decoded; id: string }) {
  return (
    <>
      <Text fw={700} mt="xs">
        {decoded.title}
      </Text>
      <Text size="sm">{decoded.plainEnglish}</Text>
      <List type="ordered" size="sm" mt={4} spacing={4}>
        {decoded.fixes?.slice(0, FIXES_SHOWN).map(({ step, action, apiField }) => (
          <List.Item key={step}>
            {action}{' '}
            {isChangeable(apiField) && (
              <TextLink
                to="/registry/campaigns/$id/edit"
                params={{ id }}
                search={{ field: apiField }}
                size="sm"
              >
                Correct it
                <VisuallyHidden> (step {step})</VisuallyHidden>
              </TextLink>
            )}
          </List.Item>
        ))}
      </List>
      {typeof decoded.resubmissionFee === 'number' && (
        <Text size="sm" mt={4}>
          One more try is charged by the registry: {showDollars(decoded.resubmissionFee)}.
        </Text>
      )}
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
      <Title order={2}>Refused by {refusal.by}</Title>
      <Text className="given">{refusal.explanation}</Text>
      <Text size="sm">{[...refusal.categories.map(nameToWords), showTime(refusal.at)].join(' · ')}</Text>
      {decoded?.matched === true && <Meaning decoded={decoded} id={String(campaign.localId)} />}
      <Group gap="sm" mt="xs">
        <CopyText text={words} what="the reason" />
        <TextLink to="/tools/$name" params={{ name: 'rejection-decoder' }} size="sm">
          Open the rejection decoder
        </TextLink>
      </Group>
    </TonePanel>
  );
}
