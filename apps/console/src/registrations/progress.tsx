// The progress of a registration in steps: done, current, whom it waits for and since when, and not started.
import { Text, VisuallyHidden } from '@mantine/core';
import './registrations.css';

type State = 'done' | 'here' | 'yours' | 'failed' | 'ahead';

export type ProgressStep = { readonly title: string; readonly state: State; readonly words: string };

const SIGNS: Readonly<Record<State, string>> = { done: '✓', here: '…', yours: '!', failed: '✕', ahead: '' };
const SAID: Readonly<Record<State, string>> = {
  done: 'Done',
  here: 'In progress',
  yours: 'Action required',
  failed: 'Failed',
  ahead: 'Not started',
};

export function ProgressSteps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <section className="card" aria-label="Progress">
      <ol className="way">
        {steps.map(({ title, state, words }, index) => (
          <li key={title} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
            <span className="way-mark" aria-hidden="true">
              {SIGNS[state] || index + 1}
            </span>
            <Text fw={600} size="sm">
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              {words !== SAID[state] && <VisuallyHidden>{SAID[state]}. </VisuallyHidden>}
              {words}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
