// The requests that are compared between a small and a large database.
import { ADMIN, RESELLER, type Sizes, TYPICAL } from './sizes.ts';

export type Call = {
  readonly name: string;
  /** The account that calls. */
  readonly account: number;
  readonly path: string;
  readonly body?: string;
};

/** What the searches look for: one registration of the reseller. */
export type Sought = {
  readonly id: number;
  readonly brandName: string;
  readonly ein: string;
  readonly tcrBrandId: string;
};

const get = (name: string, account: number, path: string): Call => ({ name, account, path });

/** A page that both databases have for a reseller, as far back as that of the small one goes. */
const DEEP_PAGE = 35;

function registrationCalls(sought: Sought): Call[] {
  const list = '/v1/registrations';
  const find = (words: string) => `${list}?search=${encodeURIComponent(words)}`;
  const named = (who: string, account: number) => [
    get(`registrations, ${who}`, account, list),
    get(`registrations by status, ${who}`, account, `${list}?status=ACTION_REQUIRED`),
    get(`registrations that wait for you, ${who}`, account, `${list}?waitingFor=you&sort=-updatedAt`),
    get(`registrations by last change, ${who}`, account, `${list}?sort=-updatedAt`),
    get(`registrations by label, ${who}`, account, `${list}?sort=label`),
  ];
  const searches = (who: string, account: number) => [
    get(`search by name, ${who}`, account, find(sought.brandName)),
    get(`search by EIN, ${who}`, account, find(sought.ein)),
    get(`search by part of an EIN, ${who}`, account, find(sought.ein.slice(1, 8))),
    get(`search by TCR ID, ${who}`, account, find(sought.tcrBrandId)),
    get(`search that finds nothing, ${who}`, account, find('Quixotic Zeppelin')),
  ];
  return [
    ...named('typical account', TYPICAL),
    ...named('reseller', RESELLER),
    ...named('admin', ADMIN),
    get('registrations, 100 a page, reseller', RESELLER, `${list}?limit=100`),
    get('registrations, page 35, reseller', RESELLER, `${list}?page=${DEEP_PAGE}`),
    get('one registration', RESELLER, `${list}/${sought.id}`),
    get('history of a registration', RESELLER, `${list}/${sought.id}/history`),
    get('search by name, typical account', TYPICAL, find('Bakery')),
    ...searches('reseller', RESELLER),
    ...searches('admin', ADMIN),
  ];
}

/** Operations that cost a token, so they count as charges, too. */
const tcrCalls = (): Call[] => [
  get('brands, reseller', RESELLER, '/v1/tcr/brands'),
  get('brands by status, reseller', RESELLER, '/v1/tcr/brands?status=ACTIVE'),
  get('campaigns, reseller', RESELLER, '/v1/tcr/campaigns'),
  get('campaigns by status, reseller', RESELLER, '/v1/tcr/campaigns?status=PENDING'),
  get('brands, admin', ADMIN, '/v1/tcr/brands'),
  get('campaigns, admin', ADMIN, '/v1/tcr/campaigns'),
];

function ledgerCalls(sizes: Sizes): Call[] {
  const history = '/v1/tokens/history';
  const rowsOfReseller = Math.floor(sizes.ledgerRows / 10);
  return [
    get('ledger, typical account', TYPICAL, history),
    get('ledger, reseller', RESELLER, history),
    get('ledger, last page, reseller', RESELLER, `${history}?offset=${rowsOfReseller - 100}`),
    get('ledger of a reseller, admin', ADMIN, `/v1/admin/accounts/${RESELLER}/transactions`),
    get('charges of a reseller, admin', ADMIN, `/v1/admin/accounts/${RESELLER}/transactions?type=usage`),
  ];
}

const eventCalls = (sought: Sought): Call[] => [
  get('events, typical account', TYPICAL, '/v1/events'),
  get('events, reseller', RESELLER, '/v1/events'),
  get('alerts, reseller', RESELLER, '/v1/alerts?status=open'),
  get('alerts, admin', ADMIN, '/v1/alerts'),
  get('deliveries, reseller', RESELLER, `/v1/webhook-endpoints/${RESELLER}/deliveries`),
  get('callbacks, admin', ADMIN, '/v1/tcr/webhook-events'),
  get('failed callbacks, admin', ADMIN, '/v1/tcr/webhook-events?status=failed'),
  get('callbacks by type, admin', ADMIN, '/v1/tcr/webhook-events?eventType=CAMPAIGN_BILLED'),
  get('callbacks of a reseller, admin', ADMIN, `/v1/tcr/webhook-events?credentialId=${RESELLER}`),
  get('registry calls, admin', ADMIN, '/v1/tcr/api-logs'),
  get('registry calls of a reseller, admin', ADMIN, `/v1/tcr/api-logs?credentialId=${RESELLER}&method=POST`),
  get('audit log, admin', ADMIN, '/v1/audit'),
  get('audit log by action, admin', ADMIN, '/v1/audit?action=login.succeeded'),
  get('accounts, admin', ADMIN, '/v1/customers'),
  get('accounts by email, admin', ADMIN, '/v1/customers?search=owner17@shop17.ex'),
  get('accounts by brand, admin', ADMIN, `/v1/customers?search=${encodeURIComponent(sought.brandName)}`),
  get('accounts by EIN, admin', ADMIN, `/v1/customers?search=${sought.ein}`),
];

export const PAID_CALL = {
  name: 'paid tool call',
  account: RESELLER,
  path: '/v1/tools/sanitize',
  body: JSON.stringify({ type: 'escapeHTML', input: 'Fish & chips < 10' }),
} as const satisfies Call;

/** What a customer looks at most often. */
export const LIST_CALL = get('registrations', TYPICAL, '/v1/registrations');

export const callsFor = (sizes: Sizes, sought: Sought): readonly Call[] => [
  ...registrationCalls(sought),
  ...tcrCalls(),
  ...ledgerCalls(sizes),
  ...eventCalls(sought),
  get('summary, typical account', TYPICAL, '/v1/summary'),
  get('summary, reseller', RESELLER, '/v1/summary'),
  get('summary, admin', ADMIN, '/v1/summary'),
  get('customers, reseller', RESELLER, '/v1/registration-customers'),
  get('customers by name, reseller', RESELLER, '/v1/registration-customers?search=customer+12'),
  PAID_CALL,
];
