// The field for a code of an authenticator app, or a recovery code.
import { TextInput } from '@mantine/core';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly description?: string;
  readonly isFocused?: boolean;
};

export function OtpInput({
  value,
  onChange,
  label = 'Authentication code',
  description = 'From your authenticator app, or a recovery code.',
  isFocused = false,
}: Props) {
  return (
    <TextInput
      label={label}
      description={description}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      minLength={6}
      maxLength={40}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(isFocused ? { 'data-autofocus': true, autoFocus: true } : {})}
    />
  );
}
