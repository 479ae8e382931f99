// The help text of a field: names in backticks are shown as code.
import { Code } from '@mantine/core';

export function Described({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Parts have no key other than their position, which never changes.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 0 ? part : <Code key={index}>{part}</Code>,
  );
}
