// What to do after a result: the registration that it was for.
import { Group, Text } from '@mantine/core';
import { ButtonLink } from '../../parts/link-button.tsx';
import type { Results } from '../../results/verdict.ts';

type Step = { readonly words: string; readonly label: string } & (
  | { readonly to: '/registrations/new'; readonly search: { readonly usecase?: string } }
  | { readonly to: '/registrations'; readonly search: { readonly status: 'DENIED' } }
);

const EVALUATE: Step = {
  words:
    'Reviewers read messages, opt-in, and web pages together. The evaluation of a registration does the same.',
  label: 'New registration',
  to: '/registrations/new',
  search: {},
};

const STEPS: Readonly<Record<string, (results: Results) => Step | undefined>> = {
  'use-case-selector': ({ status, recommendedUseCase: usecase }) =>
    status === 'error' || typeof usecase !== 'string'
      ? undefined
      : {
          words: 'The draft starts with this use case. You can change it.',
          label: 'Register with this use case',
          to: '/registrations/new',
          search: { usecase },
        },
  'rejection-decoder': () => ({
    words: 'A denied registration shows these words beside the fields that they concern.',
    label: 'View denied registrations',
    to: '/registrations',
    search: { status: 'DENIED' },
  }),
  'message-validator': () => EVALUATE,
  'campaign-preview': () => EVALUATE,
  'consent-validator': () => EVALUATE,
  'opt-out-auditor': () => EVALUATE,
  'brand-checker': () => EVALUATE,
  'document-generator': () => EVALUATE,
  'provider-checklist': () => EVALUATE,
};

export function NextStep({ tool, results }: { tool: string; results: Results }) {
  const step = STEPS[tool]?.(results);
  return step === undefined ? null : (
    <Group className="card no-print" mt="lg" justify="space-between" role="region" aria-label="Next step">
      <Text size="sm" maw="60ch">
        {step.words}
      </Text>
      <ButtonLink to={step.to} search={step.search} variant="default">
        {step.label}
      </ButtonLink>
    </Group>
  );
}
