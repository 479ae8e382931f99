// The steps of a new account, until a registration was approved.
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { ButtonLink } from '../../parts/link-button.tsx';
import type { Summary } from './summary.ts';

type Checklist = Summary['checklist'];

const STEPS = [
  {
    name: 'credentials',
    title: 'Connect your registry account',
    hint: 'Enter the API key and secret of your account at The Campaign Registry (TCR).',
    to: '/registry/credentials',
    action: 'Connect account',
  },
  {
    name: 'evaluated',
    title: 'Evaluate a registration',
    hint: 'Enter your business and messages. We review them and your web pages as a reviewer would.',
    to: '/registrations/new',
    action: 'Create registration',
  },
  {
    name: 'submitted',
    title: 'Submit it',
    hint: 'We register the brand and the campaign, and share it with your connectivity partner (CNP).',
    to: '/registrations',
    action: 'View registrations',
  },
  {
    name: 'approved',
    title: 'Get approved',
    hint: 'The partner and the carriers review it. We will email you.',
    to: '/registrations',
    action: 'View status',
  },
] as const satisfies readonly { readonly name: keyof Checklist; readonly [Words: string]: string }[];

/** While a registration is denied, the list of needs leads to its correction. */
const DENIED_HINT = 'A reviewer denied the registration. Correct it, then resubmit.';

type Props = { readonly checklist: Checklist; readonly isDenied: boolean };

export function FirstSteps({ checklist, isDenied }: Props) {
  const current = STEPS.find(({ name }) => !checklist[name]);
  const isInReview = current?.name === 'approved';
  const done = STEPS.filter(({ name }) => checklist[name]).length;
  return (
    <section aria-labelledby="first-steps" className="card">
      <Title order={2} id="first-steps" size="h3">
        Get started
      </Title>
      <Text size="sm" c="dimmed">
        {done} of {STEPS.length} steps done
      </Text>
      <ol className="first-steps">
        {STEPS.map((step) => (
          <li
            key={step.name}
            data-done={checklist[step.name] || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <div>
              <Text fw={600} component="span">
                {step.title}
                {checklist[step.name] && <VisuallyHidden component="span"> (done)</VisuallyHidden>}
              </Text>
              {step === current && (
                <>
                  <Text size="sm">{isInReview && isDenied ? DENIED_HINT : step.hint}</Text>
                  {!(isInReview && isDenied) && (
                    <ButtonLink to={step.to} size="compact-md" mt={8}>
                      {step.action}
                    </ButtonLink>
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
