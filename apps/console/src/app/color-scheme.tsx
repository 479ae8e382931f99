// The choice of the color scheme: light, dark, or the setting of the device.
import { NativeSelect, useMantineColorScheme } from '@mantine/core';

const CHOICES = [
  { value: 'auto', label: 'Theme: System' },
  { value: 'light', label: 'Theme: Light' },
  { value: 'dark', label: 'Theme: Dark' },
];

export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      aria-label="Theme"
      size="xs"
      data={CHOICES}
      value={colorScheme}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as 'auto' | 'light' | 'dark')}
    />
  );
}
