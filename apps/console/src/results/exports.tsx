// A result to take along: as data, as a table, on paper.
import { Button, Group } from '@mantine/core';
import { resultsToCsv } from './csv.ts';
import { download } from '../parts/download.ts';
import type { Results } from './verdict.ts';

type Props = {
  readonly tool: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly results: Results;
};

export function Exports({ tool, request, results }: Props) {
  const json = () => JSON.stringify({ tool, request, results }, undefined, 2);
  return (
    <Group gap="xs" role="group" aria-label="Export result">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${tool}.json`, 'application/json', json())}
      >
        Export JSON
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => download(`${tool}.csv`, 'text/csv', resultsToCsv(results))}
      >
        Export CSV
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => globalThis.print()}>
        Print
      </Button>
    </Group>
  );
}
