// The email about several changes of status: how many of each, those that need action first, and a link to each.
import { layOut } from './layout.ts';
import type { Block, ListItem, Receiver, Tone } from './letter.ts';
import type { Mail } from './mailer.ts';
import { cutLine, plainLine } from '../plain-names.ts';
import { footerOf, type Unsubscribing } from './notice.ts';

export type GatheredChange = {
  /** Names the brand and the use case. */
  readonly title: string;
  readonly customer?: string;
  readonly status: { readonly text: string; readonly tone: Tone };
  readonly needsAction: boolean;
  readonly reason?: string;
  /** Of its page in the console. One record has one path. */
  readonly path: string;
};

export type Digest = {
  /** One for each record, with its newest status. */
  readonly changes: readonly GatheredChange[];
  readonly since: Date;
  readonly timeZone: string;
};

/** More would be cut off: mail programs show about 100 KB. */
const ITEMS_MAX = 100;
const CUSTOMER_CHARACTERS_MAX = 60;
const REASON_CHARACTERS_MAX = 160;

/** By customer, then by title; records without a customer come last. */
const inOrder = (changes: readonly GatheredChange[]): readonly GatheredChange[] =>
  changes.toSorted(
    (a, b) =>
      Number(b.needsAction) - Number(a.needsAction) ||
      Number(a.customer === undefined) - Number(b.customer === undefined) ||
      (a.customer ?? '').localeCompare(b.customer ?? '', 'en') ||
      a.title.localeCompare(b.title, 'en') ||
      a.path.localeCompare(b.path, 'en'),
  );

function countStates(changes: readonly GatheredChange[]): (readonly [string, string])[] {
  const counts = new Map<string, number>();
  for (const { status } of changes) {
    counts.set(status.text, (counts.get(status.text) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => [status, String(count)] as const);
}

function subjectOf(changes: readonly GatheredChange[], actions: number): string {
  const [first] = changes as readonly [GatheredChange];
  // The title of an alert is a sentence.
  const title = first.title.replace(/\.$/, '');
  if (changes.length === 1) {
    return `${title}: ${first.status.text}`;
  }
  const what = actions === 0 ? 'status changes' : `${actions} ${actions === 1 ? 'needs' : 'need'} action`;
  return `${title} and ${changes.length - 1} more: ${what}`;
}

const timeOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);

export function digestMail(
  to: Receiver,
  { changes: given, since, timeZone }: Digest,
  { id, unsubscribing }: { readonly id: string; readonly unsubscribing: Unsubscribing },
): Mail {
  const changes = inOrder(given);
  const actions = changes.filter(({ needsAction }) => needsAction).length;
  const heading = `${changes.length} ${changes.length === 1 ? 'status change' : 'status changes'}`;
  const what = actions === 0 ? '' : ` ${actions} ${actions === 1 ? 'needs' : 'need'} your action.`;
  const summary = `${heading} since ${timeOf(since, timeZone)}.${what}`;
  const itemOf = ({ title, customer, status, reason, path }: GatheredChange): ListItem => ({
    text: title,
    status,
    url: `${to.publicUrl}${path}`,
    detail:
      [
        customer === undefined ? '' : cutLine(plainLine(customer), CUSTOMER_CHARACTERS_MAX),
        reason === undefined ? '' : cutLine(plainLine(reason), REASON_CHARACTERS_MAX),
      ]
        .filter(Boolean)
        .join(' · ') || undefined,
  });
  const shown = changes.slice(0, ITEMS_MAX);
  const sections = [
    { title: 'Needs action', items: shown.filter(({ needsAction }) => needsAction) },
    {
      title: actions === 0 ? undefined : 'Other changes',
      items: shown.filter(({ needsAction }) => !needsAction),
    },
  ];
  const left = changes.length - shown.length;
  const blocks: Block[] = [
    { kind: 'text', text: summary },
    { kind: 'facts', rows: countStates(changes) },
    ...sections
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) => ({ kind: 'list', title, items: items.map(itemOf) }) as const),
    ...(left === 0
      ? []
      : [{ kind: 'text', text: `${left} more are in the list of registrations.` } as const]),
    { kind: 'button', text: 'View all registrations', url: `${to.publicUrl}/registrations` },
  ];
  return {
    ...layOut(to, {
      subject: subjectOf(changes, actions),
      preview: summary,
      status: actions === 0 ? undefined : { text: 'Action required', tone: 'wait' },
      heading,
      blocks,
      ...footerOf(to, unsubscribing),
    }),
    id,
    unsubscribeUrl: unsubscribing.url,
  };
}
