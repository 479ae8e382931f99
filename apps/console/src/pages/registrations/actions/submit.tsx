// Submitting a registration: every fee and token first, the partner, and a reason where the evaluation found errors.
import { Button, Group, List, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Evaluation, Registration } from '@tendlc/client';
import { REASON_CHARACTERS_MAX, REASON_CHARACTERS_MIN } from '@tendlc/contract';
import { useContext, useRef, useState } from 'react';
import { callApi } from '../../../api/call.ts';
import { plural } from '../../../format/words.ts';
import { FeePayer } from '../../../parts/costs.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import { notify } from '../../../parts/notify.ts';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { TonePanel } from '../../../parts/tone.tsx';
import { FilledInValues, useFilledIn } from '../../../registrations/filled-in.tsx';
import { FeeTable, TokenCost } from '../../../registrations/fees.tsx';
import { keepRegistration, useLastEvaluation } from '../../../registrations/registration-data.ts';
import { currentEvaluationOf } from '../../../registrations/registration-state.ts';
import { titleOf } from '../../../registrations/registration-words.ts';
import { pathWords } from '../../../registrations/paths.ts';
import { EvaluateNow } from '../review/evaluate-now.tsx';

type Props = { readonly registration: Registration; readonly onClose: () => void };

/** More than this is read on the review. */
const ERRORS_SHOWN_MAX = 3;

function Errors({ registration, evaluation }: Pick<Props, 'registration'> & { evaluation: Evaluation }) {
  const errors = evaluation.findings.filter(({ status }) => status === 'error');
  return (
    <TonePanel tone={evaluation.verdict === 'blocked' ? 'bad' : 'wait'}>
      <Text size="sm">
        The evaluation found {plural(evaluation.counts.error, 'error')}. Reviewers deny registrations for such
        errors, and each new review costs a fee.
      </Text>
      <List size="sm" my="xs">
        {errors.slice(0, ERRORS_SHOWN_MAX).map(({ ruleId, message, field }) => (
          <List.Item key={`${ruleId}${message}`}>
            {pathWords(typeof field === 'string' ? field : (field[0] ?? ''))}: {message}
          </List.Item>
        ))}
      </List>
      <TextLink to="/registrations/$id/review" params={{ id: String(registration.id) }} size="sm">
        Read the review
      </TextLink>
    </TonePanel>
  );
}

function Ready({ registration, evaluation, onClose }: Props & { evaluation: Evaluation }) {
  const whose = useContext(FeePayer);
  // A correction goes back to the partner that had the campaign.
  const named = registration.campaign?.upstreamCnpId ?? registration.sharing?.upstreamCnpId;
  const [partner, setPartner] = useState(typeof named === 'string' ? named : '');
  const [reason, setReason] = useState('');
  const filledIn = useFilledIn(registration);
  const [isConfirmed, setConfirmed] = useState(false);
  const needsReason = evaluation.verdict !== 'ready';
  // A double click comes faster than the button is disabled.
  const isSent = useRef(false);
  const submitting = useMutation({
    mutationFn: () =>
      callApi((through) =>
        through.registrations.submit(registration.id, {
          evaluationId: evaluation.id,
          ...(partner.trim() === '' ? {} : { upstreamCnpId: partner.trim().toUpperCase() }),
          ...(needsReason ? { override: { reason: reason.trim() } } : {}),
        }),
      ),
    onSuccess: (answer) => {
      keepRegistration(answer.registration);
      notify('Submitted. We take it from here and email you about each step that matters.');
      onClose();
    },
    onError: () => {
      isSent.current = false;
    },
  });
  const submitOnce = () => {
    if (!isSent.current) {
      isSent.current = true;
      submitting.mutate();
    }
  };
  const isSeen = filledIn !== undefined && (isConfirmed || !filledIn.hasTexts);
  const isReasonGiven = !needsReason || reason.trim().length >= REASON_CHARACTERS_MIN;
  return (
    <Stack gap="sm">
      <Text size="sm">
        <strong>
          <bdi>{titleOf(registration)}</bdi>
        </strong>{' '}
        {registration.tcrBrandId === null
          ? 'goes to the registry now. We register the brand, wait for its verification, register the campaign, share it with your partner, and follow the carriers.'
          : registration.tcrCampaignId === null
            ? 'goes to the registry now. We register the campaign for the brand that exists, share it with your partner, and follow the carriers.'
            : 'goes to the registry now. We change the brand and campaign that exist, send the campaign to the reviewers again, and follow the carriers.'}
      </Text>
      <FeeTable fees={evaluation.fees} />
      <Text size="sm">
        <TokenCost tokens={evaluation.fees.tokens ?? 0} /> The registry charges its fees to {whose} registry
        account.
      </Text>
      {registration.campaign !== null && (
        <TextInput
          label="Connectivity partner (CNP)"
          description="The partner’s ID at the registry, such as TWILO. Without it, the submission stops before the campaign is shared."
          value={partner}
          onChange={({ currentTarget }) => setPartner(currentTarget.value)}
        />
      )}
      <FilledInValues filledIn={filledIn} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      {needsReason && (
        <>
          <Errors registration={registration} evaluation={evaluation} />
          <Textarea
            label="Your reason"
            description={`Explain why you are submitting with errors. At least ${REASON_CHARACTERS_MIN} characters. The reason is kept with this version.`}
            autosize
            minRows={2}
            maxLength={REASON_CHARACTERS_MAX}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </>
      )}
      {submitting.isError && <ProblemNote error={submitting.error} />}
      <Group justify="space-between" className="dialog-actions">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={submitting.isPending} disabled={!isReasonGiven || !isSeen} onClick={submitOnce}>
          {needsReason ? 'Submit anyway' : 'Submit registration'}
        </Button>
      </Group>
    </Stack>
  );
}

/** Fees and verdict come from an evaluation. The dialog runs a missing evaluation itself, so that users need not leave it. */
const EvaluateFirst = ({ registration }: Pick<Props, 'registration'>) => (
  <Stack gap="sm">
    <Text size="sm">
      {registration.lastEvaluation === null
        ? 'An evaluation comes first.'
        : 'The last evaluation is of an earlier revision, so another one comes first.'}{' '}
      It reads the packet and opens its pages as reviewers do, and then shows every fee here. Nothing is
      submitted before you confirm it.
    </Text>
    <EvaluateNow registration={registration} />
  </Stack>
);

/** No reason passes a final finding. */
const Blocked = ({ registration, evaluation, onClose }: Props & { evaluation: Evaluation }) => (
  <Stack gap="sm">
    <Errors registration={registration} evaluation={evaluation} />
    <Text size="sm">At least one of them is final: no correction of a text and no reason passes it.</Text>
    <Group className="dialog-actions">
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
    </Group>
  </Stack>
);

function Judged(props: Props) {
  const { data, error } = useLastEvaluation(props.registration);
  if (data === undefined) {
    return error === null ? <Skeleton h={220} /> : <ProblemNote error={error} />;
  }
  return data.verdict === 'blocked' ? (
    <Blocked {...props} evaluation={data} />
  ) : (
    <Ready {...props} evaluation={data} />
  );
}

export const SubmitDialog = (props: Props) => (
  <Dialog opened title="Submit this registration?" onClose={props.onClose}>
    {currentEvaluationOf(props.registration) === null ? (
      <EvaluateFirst registration={props.registration} />
    ) : (
      <Judged {...props} />
    )}
  </Dialog>
);
