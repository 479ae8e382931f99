// A question with the answers yes and no.
import { Group, Radio } from '@mantine/core';
import { Described } from './described.tsx';

type Props = {
  readonly name: string;
  readonly question: string;
  readonly words?: string | undefined;
  readonly value: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: boolean) => void;
};

export function YesNo({ name, question, words, value, error, onChange }: Props) {
  return (
    <Radio.Group
      label={question}
      description={words === undefined ? undefined : <Described text={words} />}
      error={error}
      name={name}
      value={value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    >
      <Group gap="lg" mt={6}>
        <Radio value="no" label="No" />
        <Radio value="yes" label="Yes" />
      </Group>
    </Radio.Group>
  );
}
