// Raw data of a request or response as text to copy, with invisible characters made visible.
import { Group, Text } from '@mantine/core';
import { CopyText } from './copy-text.tsx';

/** Characters that change the direction of a text or are invisible. JSON has an escape for each. */
const UNSEEN = /[\u00ad\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

const spellOut = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const toText = (value: unknown): string =>
  (JSON.stringify(value, undefined, 2) ?? 'null').replaceAll(UNSEEN, spellOut);

type Props = { readonly title: string; readonly value: unknown; readonly nothing: string };

export function JsonText({ title, value, nothing }: Props) {
  if (value === null || value === undefined) {
    return (
      <Text size="sm">
        <strong>{title}:</strong> {nothing}
      </Text>
    );
  }
  const text = toText(value);
  return (
    <section aria-label={title}>
      <Group justify="space-between" mb={4}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <CopyText text={text} what={title.toLowerCase()} />
      </Group>
      <pre className="raw" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
