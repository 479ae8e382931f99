// Content: whether message-validator flags a bad text, with the right category, and leaves an innocent one alone.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool, isFault } from './tools.ts';

const CONTENT_CHECK = /^content\.(.+)$/u;

export function judgeContent(row: Row<'content'>): Judged {
  const { checks } = callTool('message-validator', { message: row.text, brandName: row.sender });
  const found = checks.flatMap((check) => {
    const category =
      check.category === 'phishing_signals' ? 'phishing' : CONTENT_CHECK.exec(check.ruleId)?.[1];
    // A category that has only to be declared is said as information.
    const isSaid = isFault(check) || (check.status === 'info' && category === 'charity');
    return category !== undefined && isSaid ? [{ category, status: check.status }] : [];
  });
  const isBad = row.category !== 'none';
  const isFlagged = found.length > 0;
  const isNamed = found.some(({ category }) => category === row.category);
  const isFalseError = !isBad && found.some(({ status }) => status === 'error');
  return {
    judgment: {
      right: isBad ? isNamed : !isFlagged,
      flagged: isBad ? isFlagged : undefined,
      'without false error': isBad ? undefined : !isFalseError,
    },
    expected: row.category,
    labels: {
      expected: [row.category],
      answered: isFlagged ? [...new Set(found.map(({ category }) => category))] : ['none'],
    },
    answered: found.map(({ category, status }) => `${category} (${status})`).join(', ') || 'none',
  };
}
