// The requests of an export, readable: what each sends, after which others, to copy and to save.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { RegistrationExport } from '@tendlc/client';
import { showSourceDate } from '../../../format/words.ts';
import { download } from '../../../parts/download.ts';
import { JsonText } from '../../../parts/json-text.tsx';
import { TonePanel } from '../../../parts/tone.tsx';
import { pathWords } from '../../../registrations/paths.ts';

type Call = RegistrationExport['calls'][number];

const isFieldPath = (path: string): boolean => /^(brand|campaign|pages)\./.test(path);
const nameOf = (path: string): string => (isFieldPath(path) ? pathWords(path) : '');

function Request({ call }: { call: Call }) {
  const { order, method, path, operation, contentType, body, dependsOn, note } = call;
  return (
    <section className="card" aria-label={`Request ${order}`}>
      <Stack gap="xs">
        <Title order={3} size="h4" className="exchange-words">
          {order}. {method} <bdi>{path}</bdi>
        </Title>
        {operation !== undefined && <Text size="sm">Operation: {operation}</Text>}
        {note !== undefined && <Text size="sm">{note}</Text>}
        {dependsOn.length > 0 && (
          <Text size="sm" c="dimmed">
            After {dependsOn.length === 1 ? 'request' : 'requests'} {dependsOn.join(', ')}
          </Text>
        )}
        <JsonText title={`Body of request ${order} (${contentType})`} value={body} nothing="none" />
      </Stack>
    </section>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly { path: string; text: string }[] }) {
  return rows.length === 0 ? null : (
    <section className="card" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <ul className="exchange-facts exchange-words">
        {rows.map(({ path, text }) => (
          <li key={`${path} ${text}`}>
            {nameOf(path) !== '' && <strong>{nameOf(path)}: </strong>}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const LostFacts = ({ lost }: { lost: readonly { path: string; why: string }[] }) => (
  <Facts
    title="Lost"
    rows={lost.map(({ path, why }) => ({ path, text: isFieldPath(path) ? why : `${path}: ${why}` }))}
  />
);

export function Requests({ exported }: { exported: RegistrationExport }) {
  const { provider, product, title, asOf, partial, calls, warnings, lost, unknown, sources } = exported;
  const save = () =>
    download(
      `${provider}-${product}.json`,
      'application/json',
      `${JSON.stringify(exported, undefined, 2)}\n`,
    );
  return (
    <Stack gap="md">
      {partial && (
        <TonePanel tone="wait">
          <Text fw={600} className="tone-words">
            {title} publishes only part of its requests
          </Text>
          <Text size="sm">Compare the requests with its documentation before you send them.</Text>
        </TonePanel>
      )}
      <Facts title="Warnings" rows={warnings.map(({ path, problem }) => ({ path, text: problem }))} />
      <LostFacts lost={lost} />
      <Facts title="Unknown" rows={unknown.map((text) => ({ path: '', text }))} />
      <Group justify="space-between">
        <Title order={2}>Requests to {title}</Title>
        <Button variant="default" onClick={save}>
          Download as JSON
        </Button>
      </Group>
      <Text size="sm" c="dimmed" className="exchange-words">
        By sources of {showSourceDate(asOf)}: {sources.join(', ')}. Values in braces come from earlier answers
        or from your account there. We send nothing to {title}.
      </Text>
      {calls.map((call) => (
        <Request key={call.order} call={call} />
      ))}
    </Stack>
  );
}
