// Tags of the brand and the campaign in the registry account: added and removed by name.
import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { TAGS_PER_RECORD_MAX, TagPath } from '@tendlc/contract';
import { useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyButton } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { problemsOf } from '../../../schema/problems.ts';
import type { Shape } from '../../../schema/shape.ts';

type Tagged = 'brand' | 'campaign';

const { name: NAME } = (TagPath('brandId') as unknown as Shape).properties ?? {};

const problemOf = (tag: string): string | undefined =>
  problemsOf({ type: 'object', properties: { name: NAME ?? {} } }, { name: tag })['name'];

type ChangeProps = { readonly registration: Registration; readonly isAdded: boolean };

function ChangeTag({ registration, isAdded }: ChangeProps) {
  const { brandId, campaignId, tcrCampaignId } = registration;
  const [tagged, setTagged] = useState<Tagged>('brand');
  const [tag, setTag] = useState('');
  const [isTried, setTried] = useState(false);
  const verb = isAdded ? 'Add' : 'Remove';
  const problem = problemOf(tag);
  const change = isAdded ? 'tag' : 'untag';
  return (
    <CostlyButton
      label={`${verb} tag`}
      title={`${verb} tag`}
      confirm={`${verb} tag`}
      isReady={() => {
        setTried(true);
        return problem === undefined;
      }}
      run={async () => {
        const { message } = await callApi((through) =>
          tagged === 'brand'
            ? through.brands[change](String(brandId), tag)
            : through.campaigns[change](String(campaignId), tag),
        );
        notify(message);
        setTag('');
        setTried(false);
      }}
    >
      {tcrCampaignId !== null && (
        <NativeSelect
          label={isAdded ? 'Add to' : 'Remove from'}
          data={[
            { value: 'brand', label: 'The brand' },
            { value: 'campaign', label: 'The campaign' },
          ]}
          value={tagged}
          onChange={({ currentTarget }) => setTagged(currentTarget.value as Tagged)}
        />
      )}
      <TextInput
        label="Tag"
        description="Letters and digits without spaces. The registry stores tags in lowercase."
        value={tag}
        error={isTried && problem !== undefined ? 'Enter 1 to 50 letters and digits.' : undefined}
        onChange={({ currentTarget }) => setTag(currentTarget.value.trim())}
      />
    </CostlyButton>
  );
}

export const Tags = ({ registration }: { readonly registration: Registration }) => (
  <section className="card" aria-labelledby="registry-tags">
    <Stack gap="sm">
      <Title order={2} id="registry-tags">
        Tags
      </Title>
      <Text size="sm">
        Words by which you find the brand and the campaign in your account at the registry. Each can have up
        to {TAGS_PER_RECORD_MAX}. Your account at the registry lists them.
      </Text>
      <Group gap="xs">
        <ChangeTag registration={registration} isAdded />
        <ChangeTag registration={registration} isAdded={false} />
      </Group>
    </Stack>
  </section>
);
