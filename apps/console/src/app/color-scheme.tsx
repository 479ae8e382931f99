// Light, dark, or what the device says.
import { NativeSelect, useMantineColorScheme } from '@mantine/core';

const CHOICES = [
  { value: 'auto', label: 'Colors: as the device' },
  { value: 'light', label: 'Colors: light' },
  { value: 'dark', label: 'Colors: dark' },
];

export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      aria-label="Colors"
      size="xs"
      data={CHOICES}
      value={colorScheme}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as 'auto' | 'light' | 'dark')}
    />
  );
}
