// The form behind the link of the reset e-mail.
const RULES = {
  length: (text) => [...text].length >= 8 && [...text].length <= 72,
  upper: (text) => /[A-Z]/.test(text),
  lower: (text) => /[a-z]/.test(text),
  digit: (text) => /[0-9]/.test(text),
  special: (text) => /[!@#$%^&*]/.test(text),
};

const form = document.getElementById('form');
const password = document.getElementById('password');
const button = form.querySelector('button');
const outcome = document.getElementById('outcome');
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
// The token must not stay in the history of a shared computer.
history.replaceState(null, '', location.pathname);

const say = (text, kind) => {
  outcome.textContent = text;
  outcome.className = kind;
};

function showRules() {
  let met = true;
  for (const item of document.querySelectorAll('[data-rule]')) {
    const fulfilled = RULES[item.dataset.rule](password.value);
    item.classList.toggle('met', fulfilled);
    met &&= fulfilled;
  }
  button.disabled = !met;
}

async function save(event) {
  event.preventDefault();
  button.disabled = true;
  try {
    const response = await fetch('/v1/auth/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, newPassword: password.value }),
    });
    const body = await response.json();
    if (response.ok) {
      form.hidden = true;
    }
    say(body.message ?? body.error, response.ok ? 'good' : 'bad');
  } catch {
    say('The service could not be reached. Check the connection and try again.', 'bad');
  }
  showRules();
}

if (token === '') {
  form.hidden = true;
  say('This page is reached by the link in the e-mail. Ask for a new one if that link is gone.', 'bad');
}
password.addEventListener('input', showRules);
form.addEventListener('submit', (event) => void save(event));
showRules();
