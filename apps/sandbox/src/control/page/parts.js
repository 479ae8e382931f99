// The parts of the page: each makes one element from one record. Only text is set, never markup.

const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
/** With the day: the next step can be one of tomorrow. */
export const showTime = (at) => time.format(new Date(at));

/** @param properties `class`, `text`, `on<Event>` and attributes */
function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) {
      continue;
    }
    if (name === 'text') {
      node.textContent = value;
    } else if (name.startsWith('on')) {
      node.addEventListener(name.slice(2).toLowerCase(), value);
    } else {
      node.setAttribute(name, value === true ? '' : value);
    }
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

const TONES = {
  good: ['VERIFIED', 'VETTED_VERIFIED', 'REGISTERED', 'ACCEPTED', 'ACTIVE', 'delivered'],
  bad: ['REJECTED', 'SUSPENDED', 'DECLINED', 'EXPIRED', 'DELETED', 'FAILED', 'failed'],
};

function badge(text, value = text) {
  const tone = Object.keys(TONES).find((name) => TONES[name].includes(value)) ?? 'wait';
  return make('span', { class: `badge ${tone}`, text });
}

const nextLine = (next) =>
  next === null
    ? undefined
    : make('p', {
        class: 'muted',
        text: `Next: ${next.kind}, ${showTime(next.dueAt)}`,
      });

/** A choice of outcomes with a button; each has what is sent. */
function outcomeForm(label, outcomes, send) {
  const select = make(
    'select',
    { 'aria-label': label },
    ...outcomes.map(({ text }, index) => make('option', { value: String(index), text })),
  );
  return make(
    'form',
    {
      onSubmit: (event) => {
        event.preventDefault();
        document.activeElement.blur();
        send(outcomes[Number(select.value)].body);
      },
    },
    select,
    make('button', { type: 'submit', text: 'Apply' }),
  );
}

const FEEDBACK = ['TAX_ID', 'STOCK_SYMBOL', 'GOVERNMENT_ENTITY', 'NONPROFIT', 'WEB_DOMAIN', 'OTHERS'];
const BRAND_OUTCOMES = [
  { text: 'Verify the identity', body: { outcome: 'verify' } },
  ...FEEDBACK.map((category) => ({ text: `Reject: ${category}`, body: { outcome: 'refuse', category } })),
  ...[15, 42, 68, 90].map((score) => ({
    text: `Vet with score ${score}`,
    body: { outcome: 'score', score },
  })),
  { text: 'Fail the vetting', body: { outcome: 'fail-vet' } },
  { text: 'Expire the vetting', body: { outcome: 'expire-vets' } },
];

export function brandCard(brand, act) {
  const state = brand.isJudged ? brand.identityStatus : `${brand.identityStatus}, check not finished`;
  const vets = brand.vettings.map(({ evpId, vettingClass, vettingStatus, vettingScore }) =>
    badge(`${evpId} ${vettingClass}: ${vettingScore ?? vettingStatus}`, vettingStatus),
  );
  return make(
    'article',
    { class: 'card' },
    make('h3', { text: brand.displayName }),
    make('p', { class: 'id muted', text: `${brand.brandId} · ${brand.entityType} · ${brand.sid}` }),
    make(
      'p',
      {},
      badge(state, brand.isJudged ? brand.identityStatus : ''),
      brand.status === 'DELETED' ? badge('DELETED') : undefined,
      ...brand.feedback.map((id) => badge(id, 'FAILED')),
      ...vets,
    ),
    brand.otpPin === undefined ? undefined : make('p', { text: `One-time PIN: ${brand.otpPin}` }),
    nextLine(brand.next),
    outcomeForm(`Outcome for ${brand.displayName}`, BRAND_OUTCOMES, (body) =>
      act('POST', `/control/brands/${brand.brandId}`, body, `Outcome set for ${brand.brandId}.`),
    ),
  );
}

const REJECTIONS = [
  'CALL_TO_ACTION',
  'PRIVACY_POLICY',
  'SAMPLE_MESSAGE',
  'BRAND_INCONSISTENCIES',
  'DISALLOWED_CONTENT',
  'OTHER',
];

function campaignOutcomes({ carriers }) {
  const each = carriers.flatMap(({ mnoId, carrier }) =>
    ['REGISTERED', 'REVIEW', 'REJECTED', 'SUSPENDED'].map((status) => ({
      text: `${carrier}: ${status}`,
      body: { outcome: 'carrier', mnoId, status },
    })),
  );
  return [
    { text: 'Upstream CNP accepts', body: { outcome: 'accept' } },
    ...REJECTIONS.map((category) => ({
      text: `Upstream CNP declines: ${category}`,
      body: { outcome: 'decline', categories: [category] },
    })),
    { text: 'Every carrier registers it', body: { outcome: 'carrier', status: 'REGISTERED' } },
    { text: 'Every carrier rejects it', body: { outcome: 'carrier', status: 'REJECTED' } },
    ...each,
    { text: 'Suspend it', body: { outcome: 'suspend', category: 'SPAM' } },
    { text: 'Lift the suspension', body: { outcome: 'lift' } },
    { text: 'Expire it', body: { outcome: 'expire' } },
  ];
}

/** What the reviewers of a strict account said, newest first. */
function reviewList(campaignId, reviews) {
  if (reviews.length === 0) {
    return undefined;
  }
  const items = reviews.map(({ reviewer, at, isAccepted, explanation, problems }) =>
    make(
      'li',
      {},
      make('strong', { text: `${reviewer} ${isAccepted ? 'accepts' : 'denies'}` }),
      make('span', { class: 'muted', text: `, ${showTime(at)}` }),
      isAccepted ? undefined : make('p', { text: explanation }),
      isAccepted
        ? undefined
        : make(
            'ul',
            {},
            ...problems.map(({ category, words, where }) =>
              make('li', { class: 'muted', text: `${category}: ${words} (${where})` }),
            ),
          ),
    ),
  );
  const [{ reviewer, isAccepted }] = reviews;
  const summary = make('summary', {
    text: `Reviews: ${reviews.length}. Last: ${reviewer} ${isAccepted ? 'accepts' : 'denies'}`,
  });
  return make('details', { 'data-id': `reviews-${campaignId}` }, summary, make('ol', {}, ...items));
}

export function campaignCard(campaign, act) {
  const { sharing, carriers } = campaign;
  return make(
    'article',
    { class: 'card' },
    make('h3', { text: `${campaign.usecase} ${campaign.campaignId}` }),
    make('p', { class: 'id muted', text: `of ${campaign.brandId} · ${campaign.sid}` }),
    make(
      'p',
      {},
      campaign.status === 'EXPIRED' ? badge('EXPIRED') : undefined,
      sharing === null ? badge('not shared') : badge(`${sharing.cnpId}: ${sharing.state}`, sharing.state),
      ...carriers.map(({ carrier, status }) => badge(`${carrier}: ${status}`, status)),
    ),
    nextLine(campaign.next),
    reviewList(campaign.campaignId, campaign.reviews),
    outcomeForm(`Outcome for campaign ${campaign.campaignId}`, campaignOutcomes(campaign), (body) =>
      act(
        'POST',
        `/control/campaigns/${campaign.campaignId}`,
        body,
        `Outcome set for ${campaign.campaignId}.`,
      ),
    ),
  );
}

export function callbackItem(callback, act) {
  const { id, eventType, state, status, error, attempts, createdAt, sid, url, body, repeatOf } = callback;
  const result = status === undefined ? (error ?? '') : `HTTP ${status}`;
  const about = callback.campaignId ?? callback.brandId ?? '';
  return make(
    'article',
    { class: 'item' },
    make(
      'div',
      { class: 'row' },
      make('span', {}, badge(state), make('strong', { text: eventType })),
      make('button', {
        type: 'button',
        text: 'Send again',
        onClick: (event) => {
          event.target.blur();
          act('POST', `/control/callbacks/${id}/replay`, undefined, `${eventType} was sent again.`);
        },
      }),
    ),
    make('p', {
      class: 'muted',
      text: [
        showTime(createdAt),
        about,
        sid,
        `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
        result,
        repeatOf && 'a repeat',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
    make('details', { 'data-id': id }, make('summary', { text: url }), make('pre', { text: body })),
  );
}

function actionText({ do: what, code, status, delayMs, processed }) {
  const texts = {
    error: `error ${code}`,
    status: `HTTP ${status}`,
    drop: 'the connection is cut',
    hang: 'no answer',
    late: `response after ${delayMs / 1_000} s`,
    nonsense: 'nonsense',
  };
  return processed === true ? `${texts[what]}, with effect` : texts[what];
}

export function faultItem({ id, method, path, sid, bodyContains, left, action }, act) {
  const filter = [method ?? 'any method', path ?? 'any path', sid ?? 'any account', bodyContains];
  return make(
    'article',
    { class: 'item' },
    make(
      'div',
      { class: 'row' },
      make('span', { text: `${filter.filter(Boolean).join(' · ')} → ${actionText(action)} (${left} left)` }),
      make('button', {
        type: 'button',
        text: 'Remove',
        onClick: (event) => {
          event.target.blur();
          act('DELETE', `/control/faults/${id}`, undefined, 'The fault was removed.');
        },
      }),
    ),
  );
}

export function accountCard(
  { sid, cspId, cspName, subscriptions, hasWebhookSecret, brands, campaigns },
  act,
) {
  const path = `/control/accounts/${encodeURIComponent(sid)}`;
  const endpoints = [...new Set(Object.values(subscriptions))];
  const endpoint = make('input', {
    'aria-label': 'Endpoint for callbacks',
    type: 'url',
    placeholder: 'http://…',
  });
  endpoint.value = endpoints[0] ?? '';
  const secret = make('input', {
    'aria-label': 'Webhook secret',
    placeholder: hasWebhookSecret ? 'webhook secret: set' : 'webhook secret: none',
    autocomplete: 'off',
  });
  const save = (event) => {
    event.preventDefault();
    document.activeElement.blur();
    const body = {
      webhookEndpoint: endpoint.value === '' ? null : endpoint.value,
      ...(secret.value !== '' && { webhookSecret: secret.value }),
    };
    act('PUT', path, body, `${sid} was saved.`);
  };
  const reset = (event) => {
    event.target.blur();
    act('POST', `${path}/reset`, {}, `${sid} was reset.`);
  };
  return make(
    'article',
    { class: 'card' },
    make('h3', { text: sid }),
    make('p', {
      class: 'id muted',
      text: `${cspId} · ${cspName} · ${brands} brands · ${campaigns} campaigns`,
    }),
    make('p', { class: 'muted', text: `Subscribed: ${Object.keys(subscriptions).join(', ') || 'nothing'}` }),
    make(
      'form',
      { onSubmit: save },
      endpoint,
      secret,
      make('button', { type: 'submit', text: 'Save' }),
      make('button', { type: 'button', text: 'Reset this account', onClick: reset }),
    ),
  );
}

const SETTINGS = [
  { title: 'Callbacks' },
  { group: 'delivery', name: 'hold', label: 'hold them until they are released', type: 'checkbox' },
  { group: 'delivery', name: 'disorder', label: 'let them overtake one another', type: 'checkbox' },
  {
    group: 'delivery',
    name: 'beforeAnswer',
    label: 'send them before the call is answered',
    type: 'checkbox',
  },
  { group: 'delivery', name: 'silent', label: 'send none at all', type: 'checkbox' },
  { group: 'delivery', name: 'duplicates', label: 'Repeats of each', type: 'number' },
  { group: 'delivery', name: 'delayMs', label: 'Delay of each, seconds', type: 'number', unit: 's' },
  {
    group: 'delivery',
    name: 'timeoutMs',
    label: 'Patience with an endpoint, seconds',
    type: 'number',
    unit: 's',
  },
  { group: 'delivery', name: 'signature', label: 'Signature', options: ['valid', 'wrong', 'missing'] },
  { title: 'How long things take, seconds' },
  { group: 'delays', name: 'identityMs', label: 'Verdict on the identity', type: 'number', unit: 's' },
  { group: 'delays', name: 'vettingMs', label: 'External vet', type: 'number', unit: 's' },
  { group: 'delays', name: 'sharingMs', label: 'Answer of the upstream CNP', type: 'number', unit: 's' },
  { group: 'delays', name: 'electionMs', label: 'Election of the DCAs', type: 'number', unit: 's' },
  { group: 'delays', name: 'carrierMs', label: 'First carrier', type: 'number', unit: 's' },
  { group: 'delays', name: 'carrierStaggerMs', label: 'Between two carriers', type: 'number', unit: 's' },
  { group: 'delays', name: 'laterMs', label: 'Later suspension or expiry', type: 'number', unit: 's' },
  { title: 'The registry' },
  { group: 'behaviour', name: 'autoShare', label: 'share campaigns that nobody shares', type: 'checkbox' },
  { group: 'behaviour', name: 'rateLimits', label: 'limit the calls of an account', type: 'checkbox' },
  {
    group: 'behaviour',
    name: 'identityBeforeScoring',
    label: 'A brand that is not judged reads',
    options: ['UNVERIFIED', 'SELF_DECLARED'],
  },
  { group: 'behaviour', name: 'vettingScore', label: 'Usual score of a vet', type: 'number' },
];

function settingField({ title, group, name, label, type, unit, options }, settings) {
  if (title !== undefined) {
    return make('h3', { text: title });
  }
  const value = settings[group][name];
  const data = { 'data-group': group, 'data-name': name, 'data-unit': unit };
  if (options !== undefined) {
    const select = make('select', data, ...options.map((text) => make('option', { text })));
    select.value = value;
    return make('label', { text: `${label} ` }, select);
  }
  if (type === 'checkbox') {
    return make('label', { class: 'check' }, make('input', { ...data, type, checked: value }), label);
  }
  const number = unit === 's' ? value / 1_000 : value;
  return make(
    'label',
    { text: `${label} ` },
    make('input', { ...data, type, min: '0', step: 'any', value: String(number) }),
  );
}

export const settingFields = (settings) => [
  ...SETTINGS.map((setting) => settingField(setting, settings)),
  make('button', { type: 'submit', text: 'Save' }),
];

export function scenarioItem({ words, ein, outcome }) {
  return make(
    'article',
    { class: 'item' },
    make(
      'p',
      {},
      make('strong', { text: words }),
      ein === undefined ? '' : make('span', { class: 'id muted', text: `  tax id ${ein}` }),
    ),
    make('p', { class: 'muted', text: outcome }),
  );
}
