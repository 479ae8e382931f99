// The use case of a campaign: what its description sounds like, what each means and costs, and what a mix consists of.
import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { findUseCase } from '@tendlc/compliance';
import { CAMPAIGN_FIELDS, findUsecase, USECASES, type UsecaseFacts } from '@tendlc/registration';
import { showDollars } from '../../format/words.ts';
import { errorOf } from '../../forms/error-of.ts';
import type { Form } from '../../forms/use-form.ts';
import { useOfflineTool } from '../../forms/use-offline-tool.ts';
import { textIn } from '../../forms/values.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

type Selected = {
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

/** Fewer words than these point anywhere. */
const CHARACTERS_MIN = 20;

function Suggestion({ form }: { form: Form }) {
  const description = textIn(form.values, 'description').trim();
  const selected = useOfflineTool<Selected>(
    'use-case-selector',
    description.length < CHARACTERS_MIN ? undefined : { campaignDescription: description },
  );
  if (selected === undefined) {
    return (
      <Text size="sm" c="dimmed">
        Enter a description above to get a suggested use case.
      </Text>
    );
  }
  const { recommendedUseCase: code, displayName, reasoning, subUseCases, alternatives } = selected;
  const take = (usecase: string, mix: readonly string[]) => {
    form.change('usecase', usecase);
    form.change('subUsecases', mix);
  };
  if (code === null) {
    return (
      <TonePanel tone="bad">
        <Text size="sm">{reasoning}</Text>
      </TonePanel>
    );
  }
  return (
    <TonePanel tone="info">
      <Text fw={600}>Suggested use case: {displayName}</Text>
      <Text size="sm">{reasoning}</Text>
      <Group gap="sm" mt="xs">
        {form.values['usecase'] === code ? (
          <Text size="sm">✓ Selected</Text>
        ) : (
          <Button size="compact-sm" onClick={() => take(code, subUseCases)}>
            {' '}
            Use {displayName}
          </Button>
        )}
        {alternatives
          .filter(({ useCase }) => useCase !== form.values['usecase'])
          .slice(0, 2)
          .map(({ useCase, displayName: name, reason }) => (
            <Button
              key={useCase}
              size="compact-sm"
              variant="default"
              title={reason}
              onClick={() => take(useCase, [])}
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
    <Text size="sm">
      {facts.meaning}
      {facts.basis === 'published' && ` Monthly fee: ${showDollars(facts.monthlyFeeUsd)}.`}
      {facts.needs !== undefined &&
        ` Requires: ${facts.needs.charAt(0).toLowerCase()}${facts.needs.slice(1)}`}
      {facts.vettingNeeded === true && ' The brand must be vetted first.'}
    </Text>
  );
}

function Mix({ form, min, max }: { form: Form; min: number; max: number }) {
  const chosen = form.values['subUsecases'] as readonly string[];
  return (
    <Checkbox.Group
      label="Sub-use cases (optional)"
      description={`Choose ${min === max ? min : `${min} to ${max}`}, or none. If none, we select them from your text.`}
      error={errorOf(form, 'subUsecases')}
      value={[...(chosen ?? [])]}
      onChange={(next) => form.change('subUsecases', next)}
    >
      <Group gap="sm" mt={6}>
        {CAMPAIGN_FIELDS.subUsecases.values.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} name="subUsecases" />
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {chosen?.length ?? 0} selected
      </Text>
    </Checkbox.Group>
  );
}

const choicesOf = (kind: UsecaseFacts['classification']) =>
  USECASES.filter(({ classification }) => classification === kind).map(({ value, label }) => ({
    value,
    label: `${label} (${value})`,
  }));

export function UseCaseChoice({ form }: { form: Form }) {
  const code = textIn(form.values, 'usecase');
  const range = findUsecase(code)?.subUsecases ?? { min: 0, max: 0 };
  return (
    <Stack>
      <Suggestion form={form} />
      <Stack gap={6}>
        <NativeSelect
          label="Use case"
          name="usecase"
          aria-required
          description={
            <>
              The purpose of the messages. You cannot change it later.{' '}
              <TextLink to="/tools/$name" params={{ name: 'use-case-selector' }} size="xs">
                Compare use cases
              </TextLink>
            </>
          }
          value={code}
          error={errorOf(form, 'usecase')}
          data={[
            { value: '', label: 'Select…' },
            { group: 'Standard', items: choicesOf('STANDARD') },
            { group: 'Special (extra requirements)', items: choicesOf('SPECIAL') },
          ]}
          onBlur={() => form.leave('usecase')}
          onChange={({ currentTarget }) => form.change('usecase', currentTarget.value)}
        />
        <Meaning code={code} />
      </Stack>
      {range.max > 0 && <Mix form={form} {...range} />}
    </Stack>
  );
}
