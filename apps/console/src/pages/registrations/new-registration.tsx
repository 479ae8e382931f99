// A new registration: its brand and what it will send. The rest is filled in on the packet page.
import { Button, Group, Radio, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { useUser } from '../../api/session.ts';
import { dropDraft, readDraft, useDraft } from '../../forms/draft.ts';
import { type FormValues, textIn } from '../../forms/values.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { Page } from '../../parts/page.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { TonePanel } from '../../parts/tone.tsx';
import { useActingFor } from '../../registrations/acting-for.tsx';
import { useIsConnected } from '../../registrations/connection.tsx';
import { VerifiedBrandChoice } from '../../registrations/brand-choice.tsx';
import { keepRegistration } from '../../registrations/registration-data.ts';
import { UseCaseSelect, UseCaseSuggestion } from '../../registrations/use-case-choice.tsx';
import { useBrandOnFile } from '../../registrations/verified-brands.ts';

const DRAFT = 'new-registration';
const CUSTOMER_CHARACTERS_MAX = 100;
const NAME_CHARACTERS_MAX = 255;
const DESCRIPTION_CHARACTERS_MAX = 4096;

function NotConnected() {
  const { isAdmin } = useUser();
  return useIsConnected() !== false || isAdmin ? null : (
    <TonePanel tone="wait">
      <Text fw={600} className="tone-words">
        Your registry account is not connected yet
      </Text>
      <Text size="sm">
        You can write a draft and evaluate it now. To submit it, connect your account at The Campaign Registry
        (TCR).
      </Text>
      <Group mt="xs">
        <ButtonLink to="/registry/credentials" variant="default" size="compact-sm">
          Connect registry account
        </ButtonLink>
      </Group>
    </TonePanel>
  );
}

type PartProps = { readonly values: FormValues; readonly change: (values: FormValues) => void };

const brandIdIn = (values: FormValues): number | undefined =>
  textIn(values, 'brandId') === '' ? undefined : Number(textIn(values, 'brandId'));

const isExisting = (values: FormValues): boolean => textIn(values, 'source') === 'existing';

type BrandProps = PartProps & { readonly problem: string | undefined; readonly userId: number | undefined };

function BrandPart({ values, change, problem, userId }: BrandProps) {
  const brandId = brandIdIn(values);
  const chosen = useBrandOnFile(brandId);
  return (
    <Stack gap="sm">
      <Radio.Group
        label="Which brand?"
        name="source"
        value={isExisting(values) ? 'existing' : 'new'}
        onChange={(source) => change({ source })}
      >
        <Group gap="lg" mt={6}>
          <Radio value="new" label="New brand" />
          <Radio value="existing" label="Existing verified brand" />
        </Group>
      </Radio.Group>
      {isExisting(values) ? (
        <div>
          <VerifiedBrandChoice
            userId={userId}
            value={brandId}
            chosenName={chosen?.name}
            onChange={(id) => change({ brandId: String(id) })}
          />
          {problem !== undefined && (
            <Text size="xs" c="error" role="alert" mt={4}>
              {problem}
            </Text>
          )}
        </div>
      ) : (
        <TextInput
          label="Brand name"
          name="brandName"
          description="The name that customers know. Messages should begin with it."
          placeholder="e.g., Copper Kettle"
          autoComplete="organization"
          dir="auto"
          maxLength={NAME_CHARACTERS_MAX}
          aria-required
          error={problem}
          value={textIn(values, 'brandName')}
          onChange={({ currentTarget }) => change({ brandName: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

function CampaignPart({ values, change }: PartProps) {
  const usecase = textIn(values, 'usecase');
  return (
    <Stack gap="sm">
      <Textarea
        label="What will you send? (optional)"
        name="description"
        description="Say who sends the messages, who receives them, and why. This becomes the campaign description."
        placeholder="e.g., Copper Kettle texts guests about their bookings and answers their questions."
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        maxLength={DESCRIPTION_CHARACTERS_MAX}
        value={textIn(values, 'description')}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <UseCaseSuggestion
        description={textIn(values, 'description')}
        usecase={usecase}
        onTake={(code, subUsecases) => change({ usecase: code, subUsecases })}
      />
      <UseCaseSelect
        name="usecase"
        value={usecase}
        none="Decide later"
        onChange={(code) => change({ usecase: code, subUsecases: [] })}
      />
    </Stack>
  );
}

/** Only what was given: an empty field of a draft is absent. */
function requestOf(values: FormValues) {
  const description = textIn(values, 'description').trim();
  const usecase = textIn(values, 'usecase');
  const subUsecases = (values['subUsecases'] ?? []) as readonly string[];
  const campaign = {
    ...(usecase === '' ? {} : { usecase }),
    ...(subUsecases.length === 0 ? {} : { subUsecases: [...subUsecases] }),
    ...(description === '' ? {} : { description }),
  };
  const brandId = brandIdIn(values);
  const customer = textIn(values, 'customer').trim();
  return {
    ...(customer === '' ? {} : { customer }),
    ...(isExisting(values) && brandId !== undefined
      ? { brandId }
      : {
          brand: {
            entityType: 'PRIVATE_PROFIT',
            brandName: textIn(values, 'brandName').trim(),
            country: 'US',
          },
        }),
    ...(Object.keys(campaign).length === 0 ? {} : { campaign }),
  };
}

function problemOf(values: FormValues): string | undefined {
  if (isExisting(values)) {
    return brandIdIn(values) === undefined ? 'Select a brand.' : undefined;
  }
  return textIn(values, 'brandName').trim() === '' ? 'Enter the brand name.' : undefined;
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <Title order={2} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

type Owner = { readonly userId?: number };

function useNewRegistration(values: FormValues, owner: Owner, onCreated: () => void) {
  const navigate = useNavigate();
  /** A second click before the button is disabled must not create a second draft. */
  const isSent = useRef(false);
  return useMutation({
    mutationFn: async () => {
      if (isSent.current) {
        return;
      }
      isSent.current = true;
      const { registration } = await callApi((through) =>
        through.registrations.create({ ...requestOf(values), ...owner }),
      );
      keepRegistration(registration);
      dropDraft(DRAFT);
      onCreated();
      await navigate({ to: '/registrations/$id/packet', params: { id: String(registration.id) } });
    },
    onError: () => {
      isSent.current = false;
    },
  });
}

export function NewRegistrationPage() {
  const { brand, usecase, customer } = useSearch({ strict: false }) as {
    readonly brand?: string;
    readonly usecase?: string;
    readonly customer?: string;
  };
  const [values, setValues] = useState<FormValues>(() => ({
    ...readDraft(DRAFT),
    ...(brand === undefined ? {} : { source: 'existing', brandId: brand }),
    ...(usecase === undefined ? {} : { usecase }),
    ...(customer === undefined ? {} : { customer }),
  }));
  const [isTried, setTried] = useState(false);
  useDraft(DRAFT, values);
  const change = (changed: FormValues) => setValues((before) => ({ ...before, ...changed }));
  const acting = useActingFor();
  const creating = useNewRegistration(values, acting.owner, acting.done);
  const problem = problemOf(values);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const isOwnerKnown = acting.check();
    if (problem === undefined && isOwnerKnown) {
      creating.mutate();
    } else if (problem !== undefined) {
      event.currentTarget.querySelector<HTMLElement>('[name="brandName"], [name="brandId"]')?.focus();
    }
  };
  return (
    <Page
      title="New registration"
      above={
        <TextLink to="/registrations" size="sm" underline="hover">
          Registrations
        </TextLink>
      }
      lead="A draft is free. Nothing is submitted or charged until you confirm it."
      maxWidth={680}
    >
      {acting.choice}
      <NotConnected />
      <form onSubmit={submit} noValidate aria-label="New registration">
        <Stack gap="lg">
          <Card title="Brand">
            <BrandPart
              values={values}
              change={change}
              problem={isTried ? problem : undefined}
              userId={acting.owner.userId}
            />
          </Card>
          <Card title="Campaign">
            <CampaignPart values={values} change={change} />
          </Card>
          <Card title="Customer">
            <TextInput
              label="Customer (optional)"
              name="customer"
              description="For resellers: your customer, by any name that you choose. The list can be narrowed to one customer."
              placeholder="e.g., Juniper Dental"
              autoComplete="off"
              dir="auto"
              maxLength={CUSTOMER_CHARACTERS_MAX}
              value={textIn(values, 'customer')}
              onChange={({ currentTarget }) => change({ customer: currentTarget.value })}
            />
          </Card>
          {creating.isError && <ProblemNote error={creating.error} />}
          <Group>
            <Button type="submit" loading={creating.isPending}>
              Create draft
            </Button>
            <ButtonLink to="/registrations" variant="default">
              Cancel
            </ButtonLink>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
