// Use cases: whether use-case-selector advises what an expert would accept, and refuses what no use case allows.
import type { Judged } from './judgment.ts';
import type { Row } from './rows.ts';
import { callTool, isFault } from './tools.ts';

export function judgeUseCase(row: Row<'use-cases'>): Judged {
  const answer = callTool('use-case-selector', { campaignDescription: row.text });
  const { checks } = answer;
  const advised = answer['recommendedUseCase'] as string | null;
  const refusedAs = checks
    .filter((check) => check.ruleId.startsWith('business.') && isFault(check))
    .map(({ ruleId }) => ruleId.replace('business.', ''));
  const isRefused = advised === null;
  const isRefusal = row.refused !== undefined && row.accepts.length === 0;
  return {
    judgment: {
      right: isRefusal
        ? isRefused && refusedAs.includes(row.refused as string)
        : advised !== null && row.accepts.includes(advised),
      'prohibited business refused': isRefusal ? isRefused : undefined,
      'honest business not refused': isRefusal ? undefined : !isRefused,
      'best use case advised': isRefusal ? undefined : row.accepts[0] === advised,
    },
    labels: {
      expected: isRefusal ? [`refused: ${row.refused}`] : row.accepts.slice(0, 1),
      answered: advised === null ? refusedAs.map((category) => `refused: ${category}`) : [advised],
    },
    expected: isRefusal ? `refused: ${row.refused}` : row.accepts.join(' or '),
    answered: advised ?? `refused: ${refusedAs.join(', ')}`,
  };
}
