// Carriers side by side: status, limits, cost, and objections.
import { List, Stack, Text, Title } from '@mantine/core';
import { showSourceDate } from '../format/words.ts';
import { type Tone, ToneBadge, toneOf } from '../parts/tone.tsx';
import { Picture } from '../pictures/picture.tsx';
import { type Finding, Findings, SourceLine } from './findings.tsx';
import { Facts, showUsd } from './values.tsx';

type Carrier = {
  readonly displayName: string;
  readonly status: string;
  readonly throughput: { readonly words: string; readonly source: Finding['source'] };
  readonly fees: { readonly smsOutbound: number; readonly smsInbound: number; readonly asOf: string };
  readonly rules: readonly string[];
  readonly penalties: readonly object[];
  readonly notes: readonly string[];
  readonly checks: readonly Finding[];
};

const WORDS: Readonly<Partial<Record<Tone, string>>> = {
  good: 'No issues',
  wait: 'Close review',
  bad: 'Rejected',
};

function StatusBadge({ status }: { status: string }) {
  const tone = toneOf(status);
  return <ToneBadge tone={tone}>{WORDS[tone] ?? 'See details'}</ToneBadge>;
}

const COLUMNS = ['Carrier', 'Result', 'Throughput', 'Surcharge per segment'];

function Overview({ carriers }: { carriers: readonly Carrier[] }) {
  return (
    <div className="wide result-rows" tabIndex={0} role="group" aria-label="Carrier comparison">
      {/* Explicit roles: some screen readers do not recognize a table whose rows are laid out as blocks. */}
      <table className="plain-table" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {carriers.map(({ displayName, status, throughput, fees }) => (
            <tr key={displayName} role="row">
              <th scope="row" role="rowheader">
                {displayName}
              </th>
              <td role="cell" data-label={COLUMNS[1]}>
                <StatusBadge status={status} />
              </td>
              <td role="cell" data-label={COLUMNS[2]}>
                {throughput.words}
              </td>
              <td role="cell" data-label={COLUMNS[3]}>
                {showUsd(fees.smsOutbound)} out, {showUsd(fees.smsInbound)} in
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CarrierCard({ carrier }: { carrier: Carrier }) {
  const { displayName, status, throughput, fees, rules, penalties, notes, checks } = carrier;
  return (
    <Stack component="li" className="card" gap="sm">
      <Title order={4} size="h3">
        {displayName} <StatusBadge status={status} />
      </Title>
      <Findings findings={checks} />
      <details>
        <summary>{displayName} issues and surcharges</summary>
        <Stack gap="sm" mt="xs">
          <List size="sm" spacing={2}>
            {rules.map((rule) => (
              <List.Item key={rule}>{rule}</List.Item>
            ))}
          </List>
          <Facts fields={{ penalties }} />
          {notes.map((note) => (
            <Text key={note} size="sm">
              {note}
            </Text>
          ))}
          <SourceLine source={throughput.source} />
          <Text size="xs" c="dimmed">
            Surcharges as of {showSourceDate(fees.asOf)}.
          </Text>
        </Stack>
      </details>
    </Stack>
  );
}

export function CarriersView({ results }: { results: object }) {
  const { carriers, recommendations } = results as {
    carriers: readonly Carrier[];
    recommendations: readonly string[];
  };
  return (
    <Picture title="Carrier by carrier">
      <Overview carriers={carriers} />
      {recommendations.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            Recommendations
          </Text>
          <List size="sm" spacing={2}>
            {recommendations.map((recommendation) => (
              <List.Item key={recommendation}>{recommendation}</List.Item>
            ))}
          </List>
        </div>
      )}
      <ul className="meanings">
        {carriers.map((carrier) => (
          <CarrierCard key={carrier.displayName} carrier={carrier} />
        ))}
      </ul>
    </Picture>
  );
}
