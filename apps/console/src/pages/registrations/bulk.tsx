// What can be done with the selected registrations: evaluate, submit, share, or export them.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Registration } from '@tendlc/client';
import type { RegistrationsQuery } from '@tendlc/contract';
import { useId, useState } from 'react';
import { callApi } from '../../api/call.ts';
import { plural, showNumber } from '../../format/words.ts';
import { notify } from '../../parts/notify.ts';
import { addFees, registryFeesInWords, TokenCost } from '../../registrations/fees.tsx';
import { useWithoutFilledInTexts } from '../../registrations/filled-in.tsx';
import { type StateName, stateOf } from '../../registrations/registration-state.ts';
import { useLastEvaluations } from '../../registrations/registration-data.ts';
import { UseReplies } from './bulk-replies.tsx';
import { readAll, saveRegistrations } from './export-list.tsx';
import { type Chosen, ForMany, type Fresh } from './for-many.tsx';
import './bulk.css';

type ManyProps = { readonly chosen: Chosen; readonly onDone: (fresh: Fresh) => void };

const isOpenForReview = ({ status, versionStatus }: Registration) =>
  status === 'DRAFT' || (status === 'DENIED' && versionStatus === 'DRAFT') || status === 'DENIED';

function EvaluateMany({ chosen, onDone }: ManyProps) {
  const items = chosen.filter(isOpenForReview);
  return (
    <ForMany
      label="Evaluate"
      title="Evaluate registrations"
      items={items}
      onDone={onDone}
      leftOut={
        items.length < chosen.length
          ? `${plural(chosen.length - items.length, 'registration')} left out: submitted or closed.`
          : undefined
      }
      work={({ id }) => callApi((through) => through.registrations.evaluate(id))}
    >
      <Text size="sm">
        Each registration is reviewed as reviewers would, with its public pages.{' '}
        <TokenCost tokens={items.length} />
      </Text>
    </ForMany>
  );
}

/** Where the label of a state does not go with a number. */
const REASONS: Readonly<Partial<Record<StateName, string>>> = {
  fixable: 'with errors',
  incomplete: 'incomplete',
  'identity-check': 'in identity check',
  'partner-review': 'in partner review',
  'carrier-review': 'in carrier review',
  'approved-so-far': 'in carrier review',
};

/** The submission takes drafts without errors; each other registration is left out for what it is instead. */
const reasonOf = (registration: Registration): string =>
  registration.status === 'DRAFT' && registration.lastEvaluation === null
    ? 'not evaluated'
    : (REASONS[stateOf(registration).name] ?? stateOf(registration).label.toLowerCase());

/** Such as “5 registrations left out: 3 approved, 2 not evaluated.”; false if none is. */
function leftOutByState(chosen: Chosen): string | false {
  const others = chosen.filter((registration) => stateOf(registration).name !== 'ready');
  const counts = new Map<string, number>();
  for (const registration of others) {
    const reason = reasonOf(registration);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const reasons = [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ');
  return others.length > 0 && `${plural(others.length, 'registration')} left out: ${reasons}.`;
}

/** Only what is ready is submitted: there is no override for many. */
function SubmitMany({ chosen, onDone }: ManyProps) {
  const [isWanted, setWanted] = useState(false);
  const ready = chosen.filter((registration) => stateOf(registration).name === 'ready');
  const seen = useWithoutFilledInTexts(ready);
  const items = seen ?? [];
  const unseen = ready.length - items.length;
  const evaluations = useLastEvaluations(items, isWanted);
  const isKnown = seen !== undefined && evaluations !== undefined;
  const leftOut = [
    leftOutByState(chosen),
    seen !== undefined &&
      unseen > 0 &&
      `${plural(unseen, 'registration')} left out: we would write texts that the packet leaves empty. Open and submit each one to read them.`,
  ].filter((words) => words !== false);
  const totals = addFees((evaluations ?? []).map(({ fees }) => fees));
  return (
    <ForMany
      label="Submit"
      title="Submit registrations"
      items={items}
      onDone={onDone}
      isReady={isKnown}
      onOpen={() => setWanted(true)}
      onClose={() => setWanted(false)}
      leftOut={leftOut.length > 0 ? leftOut.join(' ') : undefined}
      work={({ id, lastEvaluation }) =>
        callApi((through) =>
          through.registrations.submit(
            id,
            lastEvaluation === null ? {} : { evaluationId: lastEvaluation.id },
          ),
        )
      }
    >
      <Text size="sm">
        {isKnown ? `In all: ${registryFeesInWords(totals)}.` : 'Loading the fees…'}{' '}
        <TokenCost tokens={totals.tokens} />
      </Text>
      <Text size="sm">
        We register brand and campaign, share the campaign with the partner, and follow partner and carriers.
      </Text>
    </ForMany>
  );
}

function ShareMany({ chosen, onDone }: ManyProps) {
  const [partner, setPartner] = useState('');
  const items = chosen.filter(
    ({ actionRequired, campaignId }) => actionRequired === 'sharing' && campaignId !== null,
  );
  return (
    <ForMany
      label="Share"
      title="Share campaigns with a partner"
      items={items}
      onDone={onDone}
      isReady={partner.trim() !== ''}
      leftOut={
        items.length < chosen.length
          ? `${plural(chosen.length - items.length, 'registration')} left out: not waiting to be shared.`
          : undefined
      }
      work={({ campaignId }) =>
        callApi((through) =>
          through.campaigns.share(String(campaignId), { upstreamCnpId: partner.trim().toUpperCase() }),
        )
      }
    >
      <TextInput
        label="Connectivity partner (CNP)"
        description="The partner’s ID at the registry, such as TWILO. Ask your provider."
        value={partner}
        onChange={({ currentTarget }) => setPartner(currentTarget.value)}
      />
      <Text size="sm">
        <TokenCost tokens={items.length} />
      </Text>
    </ForMany>
  );
}

/** Selects what the filters match on the other pages, too. */
function SelectMatching({ query, total, onSelect }: Omit<BulkProps, keyof ManyProps | 'onClear'>) {
  const reading = useMutation({
    mutationFn: () => readAll(query),
    onError: () => notify('The registrations could not be loaded. Try again.'),
  });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={reading.isPending}
      // Not an option of the mutation: those are called after the filters have changed, too.
      onClick={() => reading.mutate(undefined, { onSuccess: onSelect })}
    >
      Select all {showNumber(total)}
    </Button>
  );
}

type BulkProps = ManyProps & {
  /** What the list shows a page of. */
  readonly query: RegistrationsQuery;
  readonly total: number;
  readonly onSelect: (all: Chosen) => void;
  readonly onClear: () => void;
};

export function Bulk({ chosen, query, total, onSelect, onDone, onClear }: BulkProps) {
  const words = useId();
  return (
    <section className="bulk" aria-labelledby={words}>
      <Group gap="xs">
        <Text size="sm" fw={600} id={words} role="status">
          {plural(chosen.length, 'registration')} selected
        </Text>
        {chosen.length < total && (
          <SelectMatching
            key={JSON.stringify({ ...query, page: 1 })}
            query={query}
            total={total}
            onSelect={onSelect}
          />
        )}
      </Group>
      <Group gap="xs">
        <EvaluateMany chosen={chosen} onDone={onDone} />
        <UseReplies chosen={chosen} onDone={onDone} />
        <SubmitMany chosen={chosen} onDone={onDone} />
        <ShareMany chosen={chosen} onDone={onDone} />
        <Button size="compact-sm" variant="default" onClick={() => saveRegistrations(chosen)}>
          Export CSV
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear selection
        </Button>
      </Group>
    </section>
  );
}
