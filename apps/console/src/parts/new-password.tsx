// The field for a new password, with its rules checked while a person types.
import { List, PasswordInput, Stack, Text, VisuallyHidden } from '@mantine/core';
import { PASSWORD_RULES } from './password-rules.ts';

type Props = {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export function NewPassword({ label = 'Password', value, onChange, error }: Props) {
  return (
    <Stack gap={6}>
      <PasswordInput
        label={label}
        name="password"
        autoComplete="new-password"
        required
        value={value}
        error={error}
        aria-describedby="password-rules"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <List id="password-rules" size="sm" listStyleType="none" spacing={2}>
        {PASSWORD_RULES.map(({ words, isMet }) => {
          const met = isMet(value);
          return (
            <List.Item key={words} className={met ? 'tone-good' : 'tone-neutral'}>
              <Text size="sm" component="span" className="tone-words">
                <span aria-hidden="true">{met ? '✓' : '○'}</span> {words}
                <VisuallyHidden component="span">{met ? ' (done)' : ' (missing)'}</VisuallyHidden>
              </Text>
            </List.Item>
          );
        })}
      </List>
    </Stack>
  );
}
