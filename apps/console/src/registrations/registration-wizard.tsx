// The frame of a registration step by step: whom it is for, what is kept, what it costs, and what is sent in the end.
import { Stack, Text, Title } from '@mantine/core';
import type { RegistrationCost } from '@tendlc/compliance';
import type { ReactNode } from 'react';
import { DraftNote } from '../forms/draft-note.tsx';
import { dropDraft, useDraft } from '../forms/draft.ts';
import type { Form } from '../forms/use-form.ts';
import type { FormValues } from '../forms/values.ts';
import { type Step, Wizard } from '../forms/wizard.tsx';
import { RegistryFees, TokenPrice } from '../parts/costs.tsx';
import { Page } from '../parts/page.tsx';
import { useActingFor } from './acting-for.tsx';
import { notify } from '../parts/notify.ts';

type Props<Created> = {
  readonly title: string;
  readonly lead: string;
  readonly maxWidth: number;
  readonly actions: ReactNode;
  /** Of the form, for readers. */
  readonly name: string;
  readonly draft: string;
  readonly form: Form;
  /** What an empty form holds. */
  readonly first: FormValues;
  readonly firstStep: string;
  readonly at: string | undefined;
  readonly goTo: (step: string) => void;
  readonly labels?: Readonly<Record<string, string>>;
  /** The set that what was chosen so far belongs to; admins choose one where it is not known. */
  readonly credentialId?: number | undefined;
  readonly stepsOf: (form: Form) => readonly Step[];
  /** The last step: everything once more, and what it costs. */
  readonly review: (form: Form, steps: readonly Step[]) => ReactNode;
  readonly submit: string;
  readonly create: (request: Readonly<Record<string, unknown>>) => Promise<Created>;
  readonly onCreated: (created: Created) => Promise<void>;
};

export function RegistrationWizard<Created extends { readonly message: string }>(props: Props<Created>) {
  const { draft, form, first, firstStep, labels, goTo, create, onCreated } = props;
  useDraft(draft, form.values);
  const acting = useActingFor(props.credentialId);
  const stepsOf = (shown: Form): Step[] => {
    const steps = props.stepsOf(shown);
    return [...steps, { id: 'review', title: 'Review', names: [], body: props.review(shown, steps) }];
  };
  const send = async () => {
    const created = await create({ ...form.request, ...acting.owner() });
    notify(created.message);
    dropDraft(draft);
    acting.done();
    await onCreated(created);
  };
  return (
    <Page title={props.title} lead={props.lead} maxWidth={props.maxWidth} actions={props.actions}>
      {acting.choice}
      <Wizard
        name={props.name}
        form={form}
        stepsOf={stepsOf}
        at={props.at}
        goTo={goTo}
        {...(labels === undefined ? {} : { labels })}
        submit={props.submit}
        send={send}
        aside={<DraftNote form={form} first={first} onClear={() => goTo(firstStep)} />}
      />
    </Page>
  );
}

type CostProps = {
  /** Undefined while it is not known what is registered. */
  readonly cost: RegistrationCost | undefined;
  /** What comes later. */
  readonly children: ReactNode;
};

export function WhatItCosts({ cost, children }: CostProps) {
  return (
    <Stack gap="xs" className="card">
      <Title order={3}>Costs</Title>
      <Text size="sm">
        <TokenPrice />
      </Text>
      {cost !== undefined && <RegistryFees cost={cost} />}
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </Stack>
  );
}
