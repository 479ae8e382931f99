// Uses the automatic replies that evaluations suggest for many registrations, after a person has read them: a file of customers seldom has
// them. Edits of other fields can describe a practice, so they are used one registration at a time.
import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import type { Evaluation, Registration } from '@tendlc/client';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { plural } from '../../format/words.ts';
import { pathWords } from '../../registrations/paths.ts';
import { useLastEvaluations } from '../../registrations/registration-data.ts';
import { currentEvaluationOf } from '../../registrations/registration-state.ts';
import { titleOf } from '../../registrations/registration-words.ts';
import { type Chosen, ForMany, type Fresh } from './for-many.tsx';
import { isOpenEdit } from './review/take-over.tsx';

const REPLIES: ReadonlySet<string> = new Set(
  ['optinMessage', 'optoutMessage', 'helpMessage'].map((name) => `campaign.${name}`),
);

type Suggested = {
  readonly registration: Registration;
  readonly evaluationId: number;
  readonly texts: readonly { readonly ruleId: string; readonly path: string; readonly text: string }[];
};

/** Rules whose edits are all of replies: using a rule uses each of its edits. */
function suggestedFor(registration: Registration, { id, findings }: Evaluation): Suggested[] {
  const others = new Set(
    findings.flatMap(({ edit, ruleId }) => (edit === undefined || REPLIES.has(edit.path) ? [] : [ruleId])),
  );
  const texts = findings.flatMap(({ edit, status, ruleId }) =>
    edit !== undefined &&
    status === 'error' &&
    !others.has(ruleId) &&
    REPLIES.has(edit.path) &&
    isOpenEdit(registration, edit) &&
    typeof edit.after === 'string'
      ? [{ ruleId, path: edit.path, text: edit.after }]
      : [],
  );
  const each = texts.filter(({ path }, index) => texts.findIndex((one) => one.path === path) === index);
  return each.length === 0 ? [] : [{ registration, evaluationId: id, texts: each }];
}

function useSuggested(chosen: Chosen, isWanted: boolean): readonly Suggested[] | undefined {
  const evaluated = chosen.filter((registration) => currentEvaluationOf(registration) !== null);
  const found = useLastEvaluations(evaluated, isWanted);
  return found === undefined
    ? undefined
    : evaluated.flatMap((registration, index) => {
        const evaluation = found[index];
        return evaluation === undefined ? [] : suggestedFor(registration, evaluation);
      });
}

const Texts = ({ suggested }: { readonly suggested: readonly Suggested[] }) => (
  <section className="bulk-texts" aria-label="Suggested replies" tabIndex={0}>
    {suggested.map(({ registration, texts }) => (
      <div key={registration.id}>
        <Text size="sm" fw={600}>
          <bdi>{titleOf(registration)}</bdi>
        </Text>
        <dl className="facts">
          {texts.map(({ path, text }) => (
            <div key={path} style={{ display: 'contents' }}>
              <dt>{pathWords(path)}</dt>
              <dd className="given">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </section>
);

type Props = { readonly chosen: Chosen; readonly onDone: (fresh: Fresh) => void };

export function UseReplies({ chosen, onDone }: Props) {
  const [isWanted, setWanted] = useState(false);
  const [isRead, setRead] = useState(false);
  const suggested = useSuggested(chosen, isWanted);
  const items = suggested?.map(({ registration }) => registration) ?? [];
  const leftOut = chosen.length - items.length;
  return (
    <ForMany
      label="Use replies"
      title="Use suggested replies"
      joinedBy="in"
      items={items}
      onDone={onDone}
      isReady={isRead}
      onOpen={() => {
        setWanted(true);
        setRead(false);
      }}
      onClose={() => setWanted(false)}
      leftOut={
        suggested !== undefined && leftOut > 0
          ? `${plural(leftOut, 'registration')} left out: not evaluated since the last change, or without suggested replies.`
          : undefined
      }
      work={({ id }) => {
        const own = suggested?.find(({ registration }) => registration.id === id);
        return callApi((through) =>
          through.registrations.applyEdits(id, own?.evaluationId ?? 0, {
            ruleIds: [...new Set(own?.texts.map(({ ruleId }) => ruleId))],
          }),
        );
      }}
    >
      <Text size="sm">
        The evaluations suggest automatic replies where they are missing or have errors. Using them is free.
        Then evaluate the registrations again.
      </Text>
      {suggested === undefined && <Skeleton h={120} />}
      {suggested !== undefined && suggested.length > 0 && (
        <Stack gap="sm">
          <Texts suggested={suggested} />
          <Checkbox
            label="I have read these texts. Subscribers receive them as they are."
            checked={isRead}
            onChange={({ currentTarget }) => setRead(currentTarget.checked)}
          />
        </Stack>
      )}
    </ForMany>
  );
}
