// The help text of a field: names of fields and values as people see them in the form, and everything else in backticks as code.
import { Code } from '@mantine/core';
import { labelOf } from '../format/labels.ts';

/** Such as `stateLaw` and `sms_optin`. Examples of what to type have other characters. */
const NAME = /^[a-z]+(?:[A-Z_][A-Za-z]*)+$/;

export function Described({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    // Parts have no key other than their position, which never changes.
    // oxlint-disable-next-line react/no-array-index-key
    return NAME.test(part) ? `“${labelOf(part)}”` : <Code key={index}>{part}</Code>;
  });
}
