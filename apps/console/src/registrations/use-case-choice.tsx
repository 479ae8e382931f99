// The use case of a campaign: a suggestion from the description, and the meaning and fee of each.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { findUseCase } from '@tendlc/compliance';
import { USECASES, type UsecaseFacts } from '@tendlc/registration';
import { showDollars } from '../format/words.ts';
import { useOfflineTool } from '../forms/use-offline-tool.ts';
import { TextLink } from '../parts/link-button.tsx';
import { TonePanel } from '../parts/tone.tsx';

type Suggested = {
  readonly recommendedUseCase: string | null;
  readonly displayName: string;
  readonly reasoning: string;
  readonly subUseCases: readonly string[];
  readonly alternatives: readonly {
    readonly useCase: string;
    readonly displayName: string;
    readonly reason: string;
  }[];
};

type Take = (usecase: string, subUsecases: readonly string[]) => void;

/** Shorter descriptions are too vague for a suggestion. */
const CHARACTERS_MIN = 20;

type SuggestionProps = { readonly description: string; readonly usecase: string; readonly onTake: Take };

export function UseCaseSuggestion({ description, usecase, onTake }: SuggestionProps) {
  const text = description.trim();
  const suggested = useOfflineTool<Suggested>(
    'use-case-selector',
    text.length < CHARACTERS_MIN ? undefined : { campaignDescription: text },
  );
  if (suggested === undefined) {
    return null;
  }
  const { recommendedUseCase: code, displayName, reasoning, subUseCases, alternatives } = suggested;
  if (code === null) {
    return (
      <TonePanel tone="bad">
        <Text size="sm">{reasoning}</Text>
      </TonePanel>
    );
  }
  if (usecase === code) {
    return (
      <Text size="sm" className="tone-good tone-words">
        ✓ This use case fits your description.
      </Text>
    );
  }
  return (
    <TonePanel tone="info">
      <Text size="sm" fw={600}>
        Suggested use case: {displayName}
      </Text>
      <Text size="sm">{reasoning}</Text>
      <Group gap="sm" mt="xs">
        <Button size="compact-sm" onClick={() => onTake(code, subUseCases)}>
          Use {displayName}
        </Button>
        {alternatives
          .filter(({ useCase }) => useCase !== usecase)
          .slice(0, 2)
          .map(({ useCase, displayName: name, reason }) => (
            <Button
              key={useCase}
              size="compact-sm"
              variant="default"
              title={reason}
              onClick={() => onTake(useCase, [])}
            >
              Use {name} instead
            </Button>
          ))}
      </Group>
    </TonePanel>
  );
}

function Meaning({ code }: { code: string }) {
  const facts = findUseCase(code);
  return facts === undefined ? null : (
    <Text size="sm" c="dimmed">
      {facts.meaning}
      {facts.basis === 'published' && ` Monthly fee: ${showDollars(facts.monthlyFeeUsd)}.`}
      {facts.needs !== undefined &&
        ` Requires: ${facts.needs.charAt(0).toLowerCase()}${facts.needs.slice(1)}`}
      {facts.vettingNeeded === true && ' The brand must be vetted first.'}
    </Text>
  );
}

const choicesOf = (kind: UsecaseFacts['classification']) =>
  USECASES.filter(({ classification }) => classification === kind).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  }));

type SelectProps = {
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** The words of the empty choice. */
  readonly none: string;
  readonly onChange: (usecase: string) => void;
  readonly onLeave?: (() => void) | undefined;
};

export function UseCaseSelect({ name, value, error, none, onChange, onLeave }: SelectProps) {
  return (
    <Stack gap={6}>
      <NativeSelect
        label="Use case"
        name={name}
        description={
          <>
            The purpose of the messages. You cannot change it after registration.{' '}
            <TextLink to="/tools/$name" params={{ name: 'use-case-selector' }} size="xs">
              Compare use cases
            </TextLink>
          </>
        }
        value={value}
        error={error}
        data={[
          { value: '', label: none },
          { group: 'Standard', items: choicesOf('STANDARD') },
          { group: 'Special (extra requirements)', items: choicesOf('SPECIAL') },
        ]}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Meaning code={value} />
    </Stack>
  );
}
