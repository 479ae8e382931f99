// What can be done about a brand: confirm the phone, read the feedback, have it checked again or vetted, delete it.
import { Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { BrandDetail, GetBrandFeedbackAnswer } from '@tendlc/client';
import { vettingCost } from '@tendlc/compliance';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { keep } from '../../api/kept.ts';
import { labelOf } from '../../forms/labels.ts';
import { CostlyButton } from '../../parts/costs.tsx';
import { ButtonLink } from '../../parts/link-button.tsx';
import { TonePanel } from '../../parts/tone.tsx';

export const say = (message: string) => notifications.show({ message, color: 'harbor' });

type Props = { readonly brand: BrandDetail };

const idOf = ({ localId }: BrandDetail) => String(localId);
const put = (brand: BrandDetail) => keep<BrandDetail>(['brand', idOf(brand)], () => brand);

function Codes({ brand }: Props) {
  const [pin, setPin] = useState('');
  return (
    <>
      <CostlyButton
        label="Send me the code"
        title="Send a code to the mobile phone"
        confirm="Send it"
        primary
        run={async () => say((await ask((through) => through.brands.sendCode(idOf(brand)))).message)}
      >
        <Text size="sm">
          The registry texts a code to {brand.mobilePhone ?? 'the mobile number'}. It is good for 24 hours.
        </Text>
      </CostlyButton>
      <CostlyButton
        label="I have the code"
        title="Confirm the mobile phone"
        confirm="Confirm"
        isReady={() => pin.trim() !== ''}
        run={async () => {
          const answer = await ask((through) => through.brands.confirmCode(idOf(brand), { pin: pin.trim() }));
          put(answer.brand);
          say(answer.message);
        }}
      >
        <TextInput
          label="The code from the message"
          autoComplete="one-time-code"
          inputMode="numeric"
          value={pin}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
      </CostlyButton>
    </>
  );
}

const CLASSES = [
  { value: 'STANDARD', label: 'Standard: a score for more messages a day' },
  { value: 'ENHANCED', label: 'Enhanced: a deeper look' },
  { value: 'AUTHPLUS', label: 'Authentication+: for listed companies' },
];

function Vetting({ brand }: Props) {
  const [vettingClass, setClass] = useState(brand.entityType === 'PUBLIC_PROFIT' ? 'AUTHPLUS' : 'STANDARD');
  const [evpId, setProvider] = useState('AEGIS');
  return (
    <CostlyButton
      label="Order vetting"
      title="Have the brand vetted"
      confirm="Order it"
      fees={vettingCost(vettingClass)}
      run={async () => {
        const { message } = await ask((through) => through.brands.vet(idOf(brand), { evpId, vettingClass }));
        put({ ...brand, vettingStatus: 'PENDING' });
        say(message);
      }}
    >
      <Text size="sm">
        A vetting partner looks at the business and gives a score from 0 to 100. The score decides how many
        messages carriers take a day.
      </Text>
      <NativeSelect
        label="What is vetted"
        data={CLASSES}
        value={vettingClass}
        onChange={({ currentTarget }) => setClass(currentTarget.value)}
      />
      <NativeSelect
        label="By whom"
        data={[
          { value: 'AEGIS', label: 'Aegis Mobile (AEGIS)' },
          { value: 'WMC', label: 'WMC Global (WMC)' },
        ]}
        value={evpId}
        onChange={({ currentTarget }) => setProvider(currentTarget.value)}
      />
    </CostlyButton>
  );
}

function Revet({ brand }: Props) {
  return (
    <CostlyButton
      label="Check it again"
      title="Have the brand checked again"
      confirm="Check it again"
      run={async () => {
        const answer = await ask((through) => through.brands.revet(idOf(brand)));
        put(answer.brand);
        say(answer.message);
      }}
    >
      <Text size="sm">
        Correct what the feedback names first: the registry charges its fee for each check, and refuses one
        when nothing has changed.
      </Text>
    </CostlyButton>
  );
}

function Delete({ brand }: Props) {
  return (
    <CostlyButton
      label="Delete"
      title="Delete this brand?"
      confirm="Delete it for good"
      danger
      run={async () => {
        const { message } = await ask((through) => through.brands.delete(idOf(brand)));
        const since = new Date().toISOString();
        put({
          ...brand,
          brand_status: 'DELETED',
          progress: { phase: 'ended', waitingFor: 'nobody', nextAction: 'The brand is deleted.', since },
        });
        say(message);
      }}
    >
      <Text size="sm">
        This is final at the registry, and its fee is not given back. It is refused while a campaign of the
        brand runs.
      </Text>
    </CostlyButton>
  );
}

export function BrandActions({ brand, onFeedback }: Props & { onFeedback: (feedback: Feedback) => void }) {
  const isSole = brand.entityType === 'SOLE_PROPRIETOR';
  const status = brand.brand_status;
  if (status === 'DELETED') {
    return <ButtonLink to="/registry/brands/new">Register a new one</ButtonLink>;
  }
  const id = idOf(brand);
  return (
    <Group gap="sm">
      {status === 'PENDING' && isSole && <Codes brand={brand} />}
      {status === 'FAILED' && (
        <CostlyButton
          label="Show the feedback"
          title="Ask the registry why"
          confirm="Ask"
          primary
          run={async () => onFeedback((await ask((through) => through.brands.feedback(id))).feedback)}
        >
          <Text size="sm">The registry says what did not match, and you see here what to change.</Text>
        </CostlyButton>
      )}
      {status === 'FAILED' && <Revet brand={brand} />}
      {status === 'ACTIVE' && (
        <ButtonLink to="/registry/campaigns/new" search={{ brand: id }}>
          Register a campaign
        </ButtonLink>
      )}
      {status === 'ACTIVE' && !isSole && <Vetting brand={brand} />}
      <ButtonLink to="/registry/brands/$id/edit" params={{ id }} variant="default">
        Correct
      </ButtonLink>
      <Delete brand={brand} />
    </Group>
  );
}

export type Feedback = GetBrandFeedbackAnswer['feedback'];

export function FeedbackList({ feedback }: { feedback: Feedback }) {
  return (
    <section aria-label="Feedback of the registry">
      <Title order={2} mb="xs">
        What to change
      </Title>
      <Stack gap="xs">
        {feedback.categories.length === 0 && <Text>The registry has nothing to object to.</Text>}
        {feedback.categories.map(({ id, title, description, fields, errors, remedy }) => (
          <TonePanel key={id} tone="bad">
            <Text fw={700}>{title}</Text>
            <Text size="sm">{description}</Text>
            {errors.map(({ code, message }) => (
              <Text key={code} size="sm" className="given">
                {message}
              </Text>
            ))}
            <Text size="sm" mt={4}>
              <strong>What to do:</strong> {remedy}
            </Text>
            {fields.length > 0 && <Text size="sm">Look at: {fields.map(labelOf).join(', ')}</Text>}
          </TonePanel>
        ))}
      </Stack>
    </section>
  );
}
