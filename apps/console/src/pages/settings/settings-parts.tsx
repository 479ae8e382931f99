// What the pages of settings share: their tabs, and the field for the current password.
import { PasswordInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import '../../parts/record-page.css';

export function SettingsTabs() {
  return (
    <nav className="page-tabs" aria-label="Account settings">
      <Link to="/account" activeOptions={{ exact: true }}>
        Profile and API keys
      </Link>
      <Link to="/account/security">Security</Link>
    </nav>
  );
}

export function CurrentPassword({
  value,
  onChange,
  isFocused = false,
}: {
  value: string;
  onChange: (value: string) => void;
  isFocused?: boolean;
}) {
  return (
    <PasswordInput
      label="Current password"
      autoComplete="current-password"
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(isFocused ? { 'data-autofocus': true } : {})}
    />
  );
}
