// Appeals of an identity status or of a vetting, with evidence, and the mail of Authentication+.
import { Checkbox, Stack, Text, Textarea } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { identityAppealCost, type RegistrationCost, vettingAppealCost } from '@tendlc/compliance';
import {
  APPEAL_EXPLANATION_CHARACTERS_MAX,
  BRAND_APPEAL_CATEGORIES,
  VETTING_APPEAL_CATEGORIES,
} from '@tendlc/contract';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { CostlyDialog } from '../../../parts/costs.tsx';
import { notify } from '../../../parts/notify.ts';
import { refreshRegistration } from '../../../registrations/registration-data.ts';
import { EvidenceFiles, useEvidence } from './evidence.tsx';

type Props = { readonly registration: Registration; readonly onClose: () => void };
type Category = (typeof VETTING_APPEAL_CATEGORIES)[number];

export const APPEAL_LABELS: Readonly<Record<Category, string>> = {
  VERIFY_TAX_ID: 'The legal name and EIN match',
  VERIFY_NON_PROFIT: 'The organization is tax-exempt',
  VERIFY_GOVERNMENT: 'This is a government entity',
  LOW_SCORE: 'The trust score is too low',
  VERIFY_EMAIL_OWNERSHIP: 'The business owns the email address',
  VERIFY_DOMAIN_OWNERSHIP: 'The business owns the domain',
};

const ONLY_FOR: Readonly<Partial<Record<Category, string>>> = {
  VERIFY_NON_PROFIT: 'NON_PROFIT',
  VERIFY_GOVERNMENT: 'GOVERNMENT',
};

const brandOf = ({ brandId }: Registration) => String(brandId);

/** The categories that fit the legal entity type. */
const fitting = <Known extends Category>(
  { registeredBrand }: Registration,
  categories: readonly Known[],
): Known[] =>
  categories.filter(
    (category) => (ONLY_FOR[category] ?? registeredBrand?.entityType) === registeredBrand?.entityType,
  );

type Filed<Known> = { appealCategories: Known[]; attachmentUuids?: string[]; explanation?: string };

type FormProps<Known extends Category> = Props & {
  readonly title: string;
  readonly lead: ReactNode;
  readonly categories: readonly Known[];
  readonly first: readonly Known[];
  readonly fees: RegistrationCost;
  readonly send: (filed: Filed<Known>) => Promise<{ readonly message: string }>;
};

function AppealForm<Known extends Category>(props: FormProps<Known>) {
  const { registration, onClose, title, lead, categories, first, fees, send } = props;
  const [chosen, setChosen] = useState<string[]>([...first]);
  const [explanation, setExplanation] = useState('');
  const evidence = useEvidence(brandOf(registration));
  const run = async () => {
    const attachmentUuids = await evidence.upload();
    const { message } = await send({
      appealCategories: categories.filter((category) => chosen.includes(category)),
      ...(attachmentUuids.length === 0 ? {} : { attachmentUuids }),
      ...(explanation.trim() === '' ? {} : { explanation: explanation.trim() }),
    });
    evidence.done();
    notify(message);
    refreshRegistration(registration.id);
  };
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title={title}
      confirm="File appeal"
      fees={fees}
      tokens={1 + evidence.tokens}
      isReady={() => chosen.length > 0}
      run={run}
    >
      <Text size="sm">{lead}</Text>
      <Checkbox.Group label="What the registry should check again" value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {categories.map((category) => (
            <Checkbox key={category} value={category} label={APPEAL_LABELS[category]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Textarea
        label="Explanation (optional)"
        autosize
        minRows={2}
        maxLength={APPEAL_EXPLANATION_CHARACTERS_MAX}
        value={explanation}
        onChange={({ currentTarget }) => setExplanation(currentTarget.value)}
      />
      <EvidenceFiles evidence={evidence} />
      <Text size="sm">Each file costs 1 token, and the appeal costs 1 token.</Text>
    </CostlyDialog>
  );
}

export const AppealDialog = ({ registration, onClose }: Props) => (
  <AppealForm
    registration={registration}
    onClose={onClose}
    title="Appeal with evidence"
    lead="Appeal if the data of the brand is right and the registry could not confirm it. If the data is wrong,
        correct it instead. The registry accepts an appeal within 45 days."
    categories={fitting(registration, BRAND_APPEAL_CATEGORIES)}
    first={['VERIFY_TAX_ID']}
    fees={identityAppealCost()}
    send={(filed) => callApi((through) => through.brands.appeal(brandOf(registration), filed))}
  />
);

type VettingProps = Props & {
  readonly vetting: { readonly evpId: string; readonly vettingId: string; readonly vettingClass: string };
};

export const VettingAppealDialog = ({ registration, onClose, vetting }: VettingProps) => (
  <AppealForm
    registration={registration}
    onClose={onClose}
    title="Appeal this vetting"
    lead="Appeal if the provider’s result does not match the business. The registry accepts an appeal within 45
        days."
    categories={fitting(registration, VETTING_APPEAL_CATEGORIES)}
    first={vetting.vettingClass === 'AUTHPLUS' ? ['VERIFY_EMAIL_OWNERSHIP'] : ['LOW_SCORE']}
    fees={vettingAppealCost()}
    send={(filed) =>
      callApi((through) =>
        through.brands.appealVetting(brandOf(registration), {
          ...filed,
          evpId: vetting.evpId,
          vettingId: vetting.vettingId,
        }),
      )
    }
  />
);

export function ContactMailDialog({ registration, onClose }: Props) {
  const email = registration.registeredBrand?.businessContactEmail;
  return (
    <CostlyDialog
      opened
      onClose={onClose}
      title="Send the Authentication+ mail again"
      confirm="Send mail"
      run={async () => {
        const { message } = await callApi((through) =>
          through.brands.sendContactMail(brandOf(registration), { vettingClass: 'AUTHPLUS' }),
        );
        notify(message);
      }}
    >
      <Text size="sm">
        The registry sends it to {typeof email === 'string' ? <bdi>{email}</bdi> : 'the business contact'}, at
        most once in two hours. The link in it is valid for seven days.
      </Text>
    </CostlyDialog>
  );
}
