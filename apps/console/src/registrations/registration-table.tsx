// The rows of a list: one dense line for each registration on a desk, a card on a phone. Where many are chosen, each has a box
// to select it and its next action.
import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { ButtonLink, TextLink } from '../parts/link-button.tsx';
import { Age, CarrierDots, OwnNames, StateBadge, waitsFor } from './registration-row.tsx';
import { ACTION_LABELS, type Action, stateOf } from './registration-state.ts';
import { brandNameOf, shorten, titleOf, useCaseOf } from './registration-words.ts';
import './registration-table.css';

/** Where the button of a row leads: to the tab on which the action is done. */
const TAB_OF: Readonly<Partial<Record<Action, 'packet' | 'review'>>> = {
  continue: 'packet',
  correct: 'packet',
  evaluate: 'review',
  fix: 'review',
  submit: 'review',
};

function NextAction({ registration }: { registration: Registration }) {
  const { primary } = stateOf(registration);
  if (primary === null || primary === 'copy') {
    return null;
  }
  const label = (
    <>
      {ACTION_LABELS[primary]}
      <VisuallyHidden>: {titleOf(registration)}</VisuallyHidden>
    </>
  );
  const look = { variant: 'default', size: 'compact-sm' } as const;
  const params = { id: String(registration.id) };
  if (primary === 'buy-tokens') {
    return (
      <ButtonLink to="/tokens" {...look}>
        {label}
      </ButtonLink>
    );
  }
  if (primary === 'connect') {
    return (
      <ButtonLink to="/registry/credentials" {...look}>
        {label}
      </ButtonLink>
    );
  }
  const denied = primary === 'correct' ? registration.denial?.fields[0] : undefined;
  if (denied !== undefined) {
    return (
      <ButtonLink to="/registrations/$id/packet" params={params} search={{ field: denied }} {...look}>
        {label}
      </ButtonLink>
    );
  }
  const tab = TAB_OF[primary];
  return tab === undefined ? (
    <ButtonLink to="/registrations/$id" params={params} {...look}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink to={`/registrations/$id/${tab}`} params={params} {...look}>
      {label}
    </ButtonLink>
  );
}

type Selection = {
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (ids: readonly number[], isSelected: boolean) => void;
};

function Row({ registration, choice }: { registration: Registration; choice: Selection | undefined }) {
  const { id, progress, carriers } = registration;
  const title = titleOf(registration);
  const [brand, useCase] = [brandNameOf(registration), useCaseOf(registration)];
  return (
    <tr role="row" data-selected={choice?.selected.has(id) === true}>
      {choice !== undefined && (
        <td role="cell" className="select">
          <Checkbox
            size="sm"
            checked={choice.selected.has(id)}
            aria-label={`Select ${title}`}
            onChange={({ currentTarget }) => choice.onSelect([id], currentTarget.checked)}
          />
        </td>
      )}
      <td role="cell" className="name">
        <div className="one-line">
          <TextLink
            to="/registrations/$id"
            params={{ id: String(id) }}
            className="row-link"
            underline="never"
          >
            <bdi>{brand === undefined ? title : shorten(brand)}</bdi>
            {brand !== undefined && useCase !== undefined && <span className="use-case"> · {useCase}</span>}
          </TextLink>
          <span className="aside">
            <OwnNames registration={registration} />
          </span>
        </div>
      </td>
      <td role="cell" className="state">
        <StateBadge registration={registration} />
      </td>
      <td role="cell" className="waits" data-label="Waiting on">
        {waitsFor(registration)}
      </td>
      <td role="cell" className="age" data-label="Since">
        <Age at={progress.since} />
      </td>
      <td role="cell" className="dots" data-label="Carriers">
        <CarrierDots carriers={carriers} />
      </td>
      {choice !== undefined && (
        <td role="cell" className="next">
          <NextAction registration={registration} />
        </td>
      )}
    </tr>
  );
}

function SelectAll({ ids, choice: { selected, onSelect } }: { ids: readonly number[]; choice: Selection }) {
  const many = ids.filter((id) => selected.has(id)).length;
  return (
    <th role="columnheader" scope="col" className="select">
      <Checkbox
        size="sm"
        aria-label="Select all registrations on this page"
        checked={many > 0 && many === ids.length}
        indeterminate={many > 0 && many < ids.length}
        onChange={({ currentTarget }) => onSelect(ids, currentTarget.checked)}
      />
    </th>
  );
}

const HEADINGS = [
  ['name', 'Registration'],
  ['state', 'Status'],
  ['waits', 'Waiting on'],
  ['age', 'Since'],
  ['dots', 'Carriers'],
] as const;

type Props = {
  readonly registrations: readonly Registration[];
  /** Absent where registrations are only read. */
  readonly choice?: Selection;
};

export function RegistrationTable({ registrations, choice }: Props) {
  return (
    <div className="registration-room">
      <table className="registration-table" role="table" aria-label="Registrations">
        <thead role="rowgroup">
          <tr role="row">
            {choice !== undefined && <SelectAll ids={registrations.map(({ id }) => id)} choice={choice} />}
            {HEADINGS.map(([name, label]) => (
              <th key={name} role="columnheader" scope="col" className={name}>
                {label}
              </th>
            ))}
            {choice !== undefined && (
              <th role="columnheader" scope="col" className="next">
                <VisuallyHidden>Next action</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {registrations.map((registration) => (
            <Row key={registration.id} registration={registration} choice={choice} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
