// The page of the control: shows the state of the sandbox and asks the control to change it.
import {
  brandCard,
  campaignCard,
  accountCard,
  callbackItem,
  faultItem,
  scenarioItem,
  settingFields,
  showTime,
} from './parts.js';

const REFRESH_MS = 1_500;
const byId = (id) => document.getElementById(id);

let shown = '';
let scenarios = [];

function say(text, isBad = false) {
  byId('outcome').textContent = text;
  byId('outcome').className = isBad ? 'bad' : '';
}

async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) {
    throw new Error(answer.error ?? 'The sandbox rejected the request.');
  }
  return answer;
}

/** Asks, says how it went, and shows what became of it. */
async function act(method, path, body, done) {
  try {
    await ask(method, path, body);
    say(done);
  } catch (error) {
    say(error instanceof TypeError ? 'The sandbox cannot be reached.' : error.message, true);
  }
  await refresh();
}

/** What somebody is using right now is left alone until they are done with it. */
function replace(id, nodes, whenEmpty) {
  const box = byId(id);
  if (box !== document.activeElement && box.contains(document.activeElement)) {
    return;
  }
  if (nodes.length === 0) {
    const empty = document.createElement('p');
    empty.className = 'empty';
    empty.textContent = whenEmpty;
    box.replaceChildren(empty);
    return;
  }
  const open = new Set([...box.querySelectorAll('details[open]')].map((details) => details.dataset.id));
  box.replaceChildren(...nodes);
  for (const details of box.querySelectorAll('details')) {
    details.open = open.has(details.dataset.id);
  }
}

function showAccounts(accounts) {
  const select = byId('account');
  if (select === document.activeElement) {
    return;
  }
  const chosen = select.value;
  const options = accounts.map(({ sid, brands, campaigns }) => {
    const option = document.createElement('option');
    option.value = sid;
    option.textContent = `${sid} (${brands} brands, ${campaigns} campaigns)`;
    return option;
  });
  select.replaceChildren(select.options[0], ...options);
  select.value = accounts.some(({ sid }) => sid === chosen) ? chosen : '';
}

function show(state) {
  const now = Date.parse(state.now);
  const offset = state.settings.clockOffsetMs > 0 ? ' (moved forward)' : '';
  byId('now').textContent = `${showTime(now)}${offset}`;
  const { now: _now, ...rest } = state;
  const text = JSON.stringify(rest);
  if (text === shown) {
    return;
  }
  shown = text;
  showAccounts(state.accounts);
  byId('brands-count').textContent = String(state.totals.brands);
  byId('campaigns-count').textContent = String(state.totals.campaigns);
  byId('callbacks-count').textContent = String(state.totals.callbacks);
  replace(
    'brands',
    state.brands.map((brand) => brandCard(brand, act)),
    'None yet. Create one through the API.',
  );
  replace(
    'campaigns',
    state.campaigns.map((campaign) => campaignCard(campaign, act)),
    'None yet.',
  );
  const held = state.callbacks.filter(({ state: of }) => of === 'held').length;
  byId('held').hidden = held === 0;
  byId('held-count').textContent = `${held} on hold`;
  const none = 'None yet. Callbacks are sent to the endpoints that an account has subscribed.';
  replace(
    'callbacks',
    state.callbacks.map((callback) => callbackItem(callback, act)),
    none,
  );
  replace(
    'faults',
    state.faults.map((fault) => faultItem(fault, act)),
    'No faults. All calls succeed.',
  );
  replace(
    'accounts',
    state.accounts.map((account) => accountCard(account, act)),
    'None yet.',
  );
  replace('settings', settingFields(state.settings), '');
}

async function refresh() {
  try {
    const sid = byId('account').value;
    show(await ask('GET', `/control/state${sid === '' ? '' : `?sid=${encodeURIComponent(sid)}`}`));
  } catch {
    say('The sandbox cannot be reached.', true);
  }
}

function showScenarios() {
  const wanted = byId('scenario-search').value.toLowerCase();
  const found = scenarios.filter(({ words, ein = '', outcome }) =>
    `${words} ${ein} ${outcome}`.toLowerCase().includes(wanted),
  );
  replace('scenarios', found.map(scenarioItem), 'No matching scenarios.');
}

function readFault(form) {
  const data = new FormData(form);
  const action = { do: data.get('do'), processed: data.get('processed') === 'on' };
  const number = Number(data.get('number'));
  const numbers = { error: { code: number }, status: { status: number }, late: { delayMs: number * 1_000 } };
  const filter = ['method', 'path', 'sid']
    .map((name) => [name, data.get(name)])
    .filter(([, value]) => value !== '');
  const processed = action.do === 'late' ? { processed: true } : {};
  return {
    ...Object.fromEntries(filter),
    times: Number(data.get('times')),
    action: { ...action, ...numbers[action.do], ...processed },
  };
}

function showFaultNumber() {
  const form = byId('fault-form');
  const names = { error: 'Code', status: 'HTTP status', late: 'Seconds' };
  const defaults = { error: '590', status: '503', late: '20' };
  const wanted = form.elements.do.value;
  const label = byId('fault-number');
  label.hidden = !(wanted in names);
  label.firstChild.textContent = `${names[wanted] ?? ''} `;
  form.elements.number.value = defaults[wanted] ?? '0';
}

function readSettings(form) {
  const settings = {};
  for (const field of form.querySelectorAll('[data-group]')) {
    const { group, name, unit } = field.dataset;
    settings[group] ??= {};
    if (field.type === 'checkbox') {
      settings[group][name] = field.checked;
    } else if (field.type === 'number') {
      settings[group][name] = Number(field.value) * (unit === 's' ? 1_000 : 1);
    } else {
      settings[group][name] = field.value;
    }
  }
  return settings;
}

document.addEventListener('click', (event) => {
  const { advance, release } = event.target.dataset ?? {};
  if (advance !== undefined) {
    void act('POST', '/control/time', { advanceMs: Number(advance) }, 'The time was advanced.');
  } else if (release !== undefined) {
    void act('POST', '/control/callbacks/release', { order: release }, 'The callbacks are being sent.');
  }
});
byId('next-step').addEventListener('click', () => {
  void act('POST', '/control/time', { toNextStep: true }, 'Advanced to the next step.');
});
byId('account').addEventListener('change', () => {
  byId('account').blur();
  void refresh();
});
byId('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void act(
    'POST',
    '/control/faults',
    readFault(event.target),
    'The fault applies to the next matching call.',
  );
});
byId('fault-form').elements.do.addEventListener('change', showFaultNumber);
byId('settings').addEventListener('submit', (event) => {
  event.preventDefault();
  const settings = readSettings(event.target);
  document.activeElement.blur();
  void act('PUT', '/control/settings', settings, 'Saved.');
});
byId('scenario-search').addEventListener('input', showScenarios);

scenarios = await ask('GET', '/control/scenarios');
showScenarios();
await refresh();
setInterval(() => {
  if (!document.hidden) {
    void refresh();
  }
}, REFRESH_MS);
