// The views of the list, with how many registrations each has. A view is a filter in the URL, so it can be bookmarked.
import type { RegistrationsAnswer, RegistrationStatus } from '@tendlc/contract';
import type { Static } from 'typebox';
import { showNumber } from '../../format/words.ts';
import type { FilterValues } from '../../parts/list-search.ts';
import './views.css';

type Counts = Static<typeof RegistrationsAnswer>['counts'];

type View = {
  readonly label: string;
  readonly filters: FilterValues;
  readonly count: (counts: Counts) => number;
};

const ofStatus = (label: string, status: RegistrationStatus): View => ({
  label,
  filters: { status },
  count: ({ byStatus }) => byStatus[status],
});

const VIEWS: readonly View[] = [
  {
    label: 'All',
    filters: {},
    count: ({ byStatus }) => Object.values(byStatus).reduce((sum, count) => sum + count, 0),
  },
  { label: 'Waiting on you', filters: { waitingFor: 'you' }, count: ({ waitingForYou }) => waitingForYou },
  ofStatus('Drafts', 'DRAFT'),
  ofStatus('In review', 'SUBMITTED'),
  ofStatus('Action required', 'ACTION_REQUIRED'),
  ofStatus('Denied', 'DENIED'),
  ofStatus('Approved', 'APPROVED'),
  ofStatus('Closed', 'CLOSED'),
];

type Props = {
  readonly filters: FilterValues;
  readonly counts: Counts | undefined;
  readonly onChoose: (filters: FilterValues) => void;
};

export function Views({ filters: { status, waitingFor, ...others }, counts, onChoose }: Props) {
  const isChosen = (view: View) => view.filters.status === status && view.filters.waitingFor === waitingFor;
  return (
    <fieldset className="views">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map((view) => (
        <button
          key={view.label}
          type="button"
          aria-pressed={isChosen(view)}
          onClick={() => onChoose({ ...others, ...view.filters })}
        >
          {view.label}
          <span className="view-count">{counts === undefined ? '' : showNumber(view.count(counts))}</span>
        </button>
      ))}
    </fieldset>
  );
}
