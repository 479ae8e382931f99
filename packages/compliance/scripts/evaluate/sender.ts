// Sender: whether message-validator sees who a text is from, with and without the brand's name given.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool } from './tools.ts';

export function judgeSender(row: Row<'sender'>): Judged {
  const { checks, sender } = callTool('message-validator', {
    message: row.text,
    brandName: row.brandName ?? undefined,
  });
  const isOther = checks.some(({ ruleId, status }) => ruleId === 'brand.other' && status !== 'pass');
  const isNamed = checks.some(({ ruleId, status }) => ruleId === 'brand.named' && status === 'pass');
  const answered = isOther ? 'other-brand' : isNamed ? 'named' : 'not-named';
  const right = answered === row.expected;
  return {
    judgment: {
      right,
      'brand name given': row.brandName === null ? undefined : right,
      'brand name guessed': row.brandName === null ? right : undefined,
    },
    labels: { expected: [row.expected], answered: [answered] },
    expected: `${row.expected} ${row.sender ?? ''}`.trim(),
    answered: `${answered} ${typeof sender === 'string' ? sender : ''}`.trim(),
  };
}
