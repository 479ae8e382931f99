// Opt-out: whether opt-out-auditor sees a way out that holds, and what the message is.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool, type Check } from './tools.ts';

const ABOUT_OPT_OUT = new Set(['opt_out', 'friction']);

/** `broken` before `weak` before `valid`: the worst finding about the instruction decides. */
function readAnswer(checks: readonly Check[], instruction: unknown): Row<'opt-out'>['optOut'] {
  const about = checks.filter(({ category }) => ABOUT_OPT_OUT.has(category));
  if (typeof instruction !== 'string') {
    return about.some(({ details, status }) => details !== undefined && status !== 'pass') ? 'weak' : 'none';
  }
  if (about.some(({ status }) => status === 'error')) {
    return 'broken';
  }
  return about.some(({ status }) => status === 'warning') ? 'weak' : 'valid';
}

export function judgeOptOut(row: Row<'opt-out'>): Judged {
  const { checks, optOutInstruction, messageRole } = callTool('opt-out-auditor', { message: row.text });
  const answered = readAnswer(checks, optOutInstruction);
  const isSame = answered === row.optOut;
  // A reviewer acts alike on a weak and a broken instruction: it has to be rewritten.
  const isAlike = ['weak', 'broken'].includes(answered) && ['weak', 'broken'].includes(row.optOut);
  const role = typeof messageRole === 'string' ? messageRole : 'no role';
  return {
    judgment: {
      right: isSame || isAlike,
      role: role === row.role,
      'scares off or cannot work':
        row.optOut === 'broken' ? ['weak', 'broken'].includes(answered) : undefined,
    },
    labels: { expected: [row.optOut, `as ${row.role}`], answered: [answered, `as ${role}`] },
    expected: `${row.optOut} ${row.problem ?? ''} as ${row.role}`,
    answered: `${answered} as ${role}`,
  };
}
