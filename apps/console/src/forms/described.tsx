// The sentence under a field: names in backticks are set apart.
import { Code } from '@mantine/core';

export function Described({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Parts have no names of their own and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 0 ? part : <Code key={index}>{part}</Code>,
  );
}
