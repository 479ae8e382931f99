// Protects that message-validator and opt-out-auditor read the same role, and that a role waives only the opt-out line.
import { describe, expect, test } from 'vitest';
import { messageValidator } from '../tools/message-validator/index.ts';
import { optOutAuditor } from '../tools/opt-out-auditor/index.ts';

const CONTEXT = { today: '2026-11-20' };

const TEXTS = [
  ['2fa', '482913 is your Parkello code. Do not share it.'],
  ['2fa', 'Tu código de Remesita es 55821. No lo compartas.'],
  ['2fa', 'Sign-in attempt from Boise. Was it you? Reply Y or N. Stackhaus Security'],
  [
    'opt-out-confirmation',
    'Acme: you are unsubscribed and will get no more messages. Reply START to rejoin.',
  ],
  ['opt-out-confirmation', 'Usted ha cancelado su suscripción a los avisos de Acme.'],
  [
    'opt-in-confirmation',
    'Acme: you are subscribed to alerts. Msg freq varies. Reply HELP for help, STOP to cancel.',
  ],
  ['help-reply', 'Acme: for help call 206-555-0119 or help@acme.com. Reply STOP to unsubscribe.'],
  ['marketing', 'Acme: 20% off all soups today. Reply STOP to opt out.'],
  ['marketing', 'Acme: 2x1 en tacos hoy. Responda STOP para cancelar.'],
  ['transactional', 'Acme Dental: your appointment is Tue 3/4 at 9:20 AM. Reply STOP to opt out'],
  ['conversational', 'Yes ma’am we can do Thursday. 9 or 1?'],
] as const;

describe('the role of a message', () => {
  test.each(TEXTS)('%s: %s', (role, message) => {
    expect(messageValidator.run({ message }, CONTEXT).messageRole).toBe(role);
    expect(optOutAuditor.run({ message }, CONTEXT).messageRole).toBe(role);
  });

  test('a code needs no opt-out line in either tool', () => {
    const message = 'Parkello: 482913 is your code. Do not share it.';
    const isProblem = ({ category, status }: { category: string; status: string }) =>
      category === 'opt_out' && (status === 'error' || status === 'warning');
    expect(messageValidator.run({ message }, CONTEXT).checks.filter(isProblem)).toEqual([]);
    expect(optOutAuditor.run({ message }, CONTEXT)).toMatchObject({ status: 'compliant' });
  });

  test('a code does not waive the rules on phishing', () => {
    const message =
      'Chase: your account is locked. Code 482913. Verify now at http://chase-verify.example.top/login';
    expect(messageValidator.run({ message }, CONTEXT).status).not.toBe('pass');
  });

  test('a broken instruction is never compliant and has one finding in each tool', () => {
    const message =
      'Acme: 20% off today. Don’t reply STOP, we love you! Msg & data rates may apply. HELP for help.';
    const audit = optOutAuditor.run({ message, hasOptOutSystem: true }, CONTEXT);
    expect(audit.status).toBe('non_compliant');
    for (const { checks } of [audit, messageValidator.run({ message }, CONTEXT)]) {
      const about = checks.filter(
        ({ category, status }) => category === 'opt_out' && status !== 'pass' && status !== 'info',
      );
      expect(about.map(({ ruleId }) => ruleId)).toEqual(['opt-out.holds']);
    }
  });
});
