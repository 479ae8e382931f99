// The opt-in pages: up to five addresses, one a line. The other pages show which field applies if they are empty.
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { OPT_IN_PAGES_MAX, PAGES_FIELDS } from '@tendlc/registration';
import { useState } from 'react';
import { fieldAt, usePacket, useText, useValue } from '../../../registrations/packet/packet-context.ts';
import { isSameValue } from '../../../registrations/packet/packet-values.ts';
import { FieldHint, PacketControl, PacketField, useProblem } from './packet-field.tsx';

const PATH = 'pages.optIn';
const filled = (rows: readonly string[]) => rows.filter((row) => row.trim() !== '');

function Addresses() {
  const { store } = usePacket();
  const value = (useValue(PATH) ?? []) as readonly string[];
  const problem = useProblem(PATH);
  const [rows, setRows] = useState<readonly string[]>(value.length === 0 ? [''] : value);
  // Others can change the list, too.
  const shown = isSameValue(filled(rows), value) ? rows : value.length === 0 ? [''] : value;
  const change = (next: readonly string[]) => {
    setRows(next.length === 0 ? [''] : next);
    store.change(PATH, filled(next));
  };
  return (
    <Stack gap={6} role="group" aria-labelledby="opt-in-pages">
      <div>
        <Text size="sm" fw={500} id="opt-in-pages">
          {PAGES_FIELDS.optIn.label} (optional)
        </Text>
        <Text size="xs" c="dimmed">
          <FieldHint path={PATH} />
        </Text>
      </div>
      {shown.map((row, index) => (
        // Rows have no key other than their position.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={index} gap="xs" wrap="nowrap">
          <TextInput
            style={{ flex: 1 }}
            name={PATH}
            aria-label={`Opt-in page ${index + 1}`}
            inputMode="url"
            placeholder="e.g., https://copperkettle.example/book"
            value={row}
            onChange={({ currentTarget }) => change(shown.with(index, currentTarget.value))}
            onBlur={store.flush}
          />
          {shown.length > 1 && (
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Remove opt-in page ${index + 1}`}
              onClick={() => change(shown.toSpliced(index, 1))}
            >
              <span aria-hidden="true">✕</span>
            </ActionIcon>
          )}
        </Group>
      ))}
      {problem !== undefined && (
        <Text size="xs" c="error" role="alert">
          {problem}
        </Text>
      )}
      {shown.length < OPT_IN_PAGES_MAX && shown.at(-1) !== '' && (
        <Group>
          <Button variant="default" size="compact-sm" onClick={() => setRows([...shown, ''])}>
            Add page
          </Button>
        </Group>
      )}
    </Stack>
  );
}

export const OptInPages = () => (
  <PacketField path={PATH}>
    <Addresses />
  </PacketField>
);

const FALLBACKS: Readonly<Record<string, string>> = {
  'pages.website': 'brand.website',
  'pages.privacyPolicy': 'campaign.privacyPolicyLink',
  'pages.terms': 'campaign.termsAndConditionsLink',
};

/** A page without an address that the campaign has a field for, which approval needs. */
export function isNeededPage(path: string, values: Readonly<Record<string, unknown>>): boolean {
  const other = FALLBACKS[path];
  const isEmpty = (name: string) => values[name] === undefined || values[name] === '';
  return (
    other !== undefined && fieldAt(other)?.isNeededForApproval === true && isEmpty(path) && isEmpty(other)
  );
}

/** A page whose address another field may have. */
export function PageAddress({ path }: { path: string }) {
  const own = useText(path);
  const other = useText(FALLBACKS[path] ?? '');
  return (
    <PacketField path={path}>
      <Stack gap={6}>
        <PacketControl path={path} />
        {own === '' && other !== '' && (
          <Text size="sm" c="dimmed" className="given">
            Now: {other}
          </Text>
        )}
      </Stack>
    </PacketField>
  );
}
