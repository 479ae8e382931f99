// Protects that wording in a language that the rules do not read is not judged as if it were English.
import { expect, test } from 'vitest';
import { messageValidator } from '../tools/message-validator/index.ts';
import { optOutAuditor } from '../tools/opt-out-auditor/index.ts';

const CONTEXT = { today: '2026-11-22' };
const ABOUT_WORDING = /^(?:opt-out|help|rates|brand|opt-in|message-type)\./;

test.each([
  [
    'French',
    'Bonjour, votre rendez-vous chez Clinique Soleil est demain à 10h. Répondez STOP pour vous désabonner.',
  ],
  [
    'Portuguese',
    'Olá, sua consulta na Clínica Sol é amanhã às 10h. Responda SAIR para não receber mensagens.',
  ],
  [
    'Haitian Creole',
    'Bonjou, randevou ou nan Klinik Solèy se demen a 10è. Reponn STOP pou ou pa jwenn mesaj ankò.',
  ],
  ['Tagalog', 'Bukas ang inyong appointment sa Harbor Clinic, 10 ng umaga. Salamat po.'],
])('a message in %s is not judged by its wording, and the answer says so', (language, message) => {
  const { checks } = messageValidator.run({ message }, CONTEXT);
  const judged = checks.filter(
    ({ ruleId, status }) => ABOUT_WORDING.test(ruleId) && (status === 'warning' || status === 'error'),
  );
  expect(judged.map(({ ruleId }) => ruleId)).toEqual([]);
  const found = checks.find(({ ruleId }) => ruleId === 'language.english');
  expect(found?.message).toContain(`in ${language}. This tool reads only English and Spanish`);
});

test('an opt-out confirmation in French is not called non-compliant', () => {
  const message = 'Vous êtes désabonné de Clinique Soleil. Vous ne recevrez plus de messages pour le moment.';
  expect(optOutAuditor.run({ message, hasOptOutSystem: true }, CONTEXT).status).toBe('needs_improvement');
});

test('English and Spanish are judged as before', () => {
  for (const message of [
    'Harbor Bikes: your bike is ready for you at the shop. We are open until 6.',
    'Taller Harbor: su bicicleta está lista en la tienda. Gracias por su visita.',
  ]) {
    const { checks } = messageValidator.run({ message, messageType: 'promotional' }, CONTEXT);
    expect(checks.find(({ ruleId }) => ruleId === 'opt-out.present')?.status).toBe('error');
  }
});

test.each([
  [
    'pass',
    'content.prohibited',
    'Harbor Gym: free shirts this Saturday. No raffle, just come in. Reply STOP to opt out.',
  ],
  [
    'warning',
    'content.cannabis',
    'Harbor Tea: no cannabis, just herbs. New blend in store. Reply STOP to opt out.',
  ],
])('what a message denies to sell is no error (%s %s): %s', (status, ruleId, message) => {
  const { checks } = messageValidator.run({ message }, CONTEXT);
  expect(checks.find((check) => check.ruleId === ruleId)?.status).toBe(status);
});
