// The special controls of the campaign: use case, samples, automatic replies, and what the samples contain.
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { CAMPAIGN_FIELDS, findUsecase } from '@tendlc/registration';
import { useState } from 'react';
import { useOfflineTool, useOfflineTools } from '../../../forms/use-offline-tool.ts';
import { PhoneThread } from '../../../pictures/phone-thread.tsx';
import {
  usePacket,
  usePacketState,
  useText,
  useValue,
} from '../../../registrations/packet/packet-context.ts';
import { UseCaseSelect, UseCaseSuggestion } from '../../../registrations/use-case-choice.tsx';
import { useBrandOnFile } from '../../../registrations/verified-brands.ts';
import { PacketControl, PacketField, useProblem } from './packet-field.tsx';

const SAMPLES = ['sample1', 'sample2', 'sample3', 'sample4', 'sample5'].map((name) => `campaign.${name}`);

/** The name that subscribers see. */
function useBrandName(): string {
  const typed = useText('brand.brandName');
  const onFile = useBrandOnFile(useValue('brandId') as number | undefined);
  return onFile?.name ?? typed;
}

function UseCaseControl() {
  const { store } = usePacket();
  const usecase = useText('campaign.usecase');
  const description = useText('campaign.description');
  const problem = useProblem('campaign.usecase');
  const take = (code: string, subUsecases: readonly string[]) => {
    store.changeAll({ 'campaign.usecase': code, 'campaign.subUsecases': subUsecases });
    store.flush();
  };
  return (
    <Stack gap="sm">
      <UseCaseSelect
        name="campaign.usecase"
        value={usecase}
        error={problem}
        none="Select…"
        onChange={(code) => take(code, [])}
      />
      <UseCaseSuggestion description={description} usecase={usecase} onTake={take} />
    </Stack>
  );
}

export const UseCase = () => (
  <PacketField path="campaign.usecase">
    <UseCaseControl />
  </PacketField>
);

function SubUseCaseControl() {
  const { store } = usePacket();
  const chosen = (useValue('campaign.subUsecases') ?? []) as readonly string[];
  const { min, max } = findUsecase(useText('campaign.usecase'))?.subUsecases ?? { min: 0, max: 0 };
  const problem = useProblem('campaign.subUsecases');
  return (
    <Checkbox.Group
      label="Sub-use cases"
      description={`Choose ${min === max ? min : `${min} to ${max}`}. ${chosen.length} selected.`}
      error={problem}
      value={[...chosen]}
      onChange={(next) => {
        store.change('campaign.subUsecases', next);
        store.flush();
      }}
    >
      <Group gap="sm" mt={6}>
        {CAMPAIGN_FIELDS.subUsecases.values.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} name="campaign.subUsecases" />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

export const SubUseCases = () => (
  <PacketField path="campaign.subUsecases">
    <SubUseCaseControl />
  </PacketField>
);

type Template = {
  readonly name: string;
  readonly template: string;
  readonly useCase: string;
  readonly campaignField?: string;
};

/** Templates for the use case. The selected one fills the first empty sample. */
function Templates({ free }: { free: string | undefined }) {
  const { store } = usePacket();
  const usecase = useText('campaign.usecase');
  const mix = (useValue('campaign.subUsecases') ?? []) as readonly string[];
  const name = useBrandName().trim().slice(0, 100);
  const library = useOfflineTool<{ templates: readonly Template[] }>('template-library', {
    category: 'all',
    ...(name === '' ? {} : { businessName: name }),
  });
  const fitting = library?.templates.filter(
    ({ useCase, campaignField }) =>
      campaignField === undefined && (useCase === usecase || mix.includes(useCase)),
  );
  if (fitting === undefined || fitting.length === 0 || free === undefined) {
    return null;
  }
  return (
    <NativeSelect
      label="Start from a template"
      description="Fills the first empty sample. Edit it to match what you send."
      value=""
      data={[
        { value: '', label: 'Select…' },
        ...fitting.map(({ name: title, template }) => ({ value: template, label: title })),
      ]}
      onChange={({ currentTarget }) => store.take(free, currentTarget.value)}
    />
  );
}

const firstFree = (values: Readonly<Record<string, unknown>>): string | undefined =>
  SAMPLES.find((path) => values[path] === undefined || values[path] === '');

export function Samples() {
  const filled = usePacketState(({ values }) => SAMPLES.findLastIndex((path) => Boolean(values[path])) + 1);
  const free = usePacketState(({ values }) => firstFree(values));
  const isLocked = usePacketState((state) => state.isLocked);
  const least = findUsecase(useText('campaign.usecase'))?.samplesMin ?? 1;
  const [wanted, setWanted] = useState(1);
  const shown = isLocked ? Math.max(filled, 1) : Math.max(wanted, filled, least);
  return (
    <Stack gap="lg">
      {!isLocked && (
        <div className="packet-row">
          <Templates free={free} />
        </div>
      )}
      {SAMPLES.slice(0, shown).map((path) => (
        <PacketField key={path} path={path} isCounted />
      ))}
      {!isLocked && shown < SAMPLES.length && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => setWanted(shown + 1)}>
            Add sample message
          </Button>
        </Group>
      )}
      <SamplesOnPhone />
    </Stack>
  );
}

function SamplesOnPhone() {
  const name = useBrandName();
  const text = usePacketState(({ values }) =>
    JSON.stringify(
      SAMPLES.map((path) => values[path]).filter((sample) => typeof sample === 'string' && sample !== ''),
    ),
  );
  const samples = JSON.parse(text) as string[];
  return samples.length === 0 ? null : (
    <PhoneThread
      title="Samples on a phone"
      label={`Messages from ${name === '' ? 'the brand' : name}`}
      entries={samples.map((sample) => ({ isFromPerson: false, text: sample }))}
    />
  );
}

const REPLIES = [
  { path: 'campaign.optinMessage', keyword: 'campaign.optinKeywords', usual: 'START' },
  { path: 'campaign.helpMessage', keyword: 'campaign.helpKeywords', usual: 'HELP' },
  { path: 'campaign.optoutMessage', keyword: 'campaign.optoutKeywords', usual: 'STOP' },
] as const;

/** What a person texts, and what comes back. */
export function RepliesOnPhone() {
  const text = usePacketState(({ values }) =>
    JSON.stringify(
      REPLIES.flatMap(({ path, keyword, usual }) => {
        const reply = values[path];
        const words = values[keyword];
        const [word = usual] = typeof words === 'string' && words !== '' ? words.split(',') : [];
        return typeof reply === 'string' && reply !== ''
          ? [
              { isFromPerson: true, text: word },
              { isFromPerson: false, text: reply },
            ]
          : [];
      }),
    ),
  );
  const entries = JSON.parse(text) as { isFromPerson: boolean; text: string }[];
  return entries.length === 0 ? null : (
    <PhoneThread title="Replies on a phone" label="Keywords and replies" entries={entries} />
  );
}

const CONTENTS = {
  'campaign.embeddedLink': 'embeddedLink',
  'campaign.embeddedPhone': 'embeddedPhone',
} as const;
export const isContent = (path: string): path is keyof typeof CONTENTS => Object.hasOwn(CONTENTS, path);

/** A question that the samples may have answered. */
export function Content({ path }: { path: keyof typeof CONTENTS }) {
  const tools = useOfflineTools();
  const value = useValue(path);
  const text = usePacketState(({ values }) => JSON.stringify(SAMPLES.map((sample) => values[sample] ?? '')));
  const isFound = tools?.detectContents(JSON.parse(text) as string[])[CONTENTS[path]] === true;
  return (
    <PacketField path={path}>
      <Stack gap={6}>
        <PacketControl path={path} />
        {isFound && value === undefined && (
          <Text size="sm" className="tone-wait tone-words">
            ! Your samples contain one, so we register Yes.
          </Text>
        )}
      </Stack>
    </PacketField>
  );
}
