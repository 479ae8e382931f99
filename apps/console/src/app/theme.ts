// The look of the console: one accent color, contrast of at least 4.5 to 1 in both color schemes, and shared component styles.
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const harbor: MantineColorsTuple = [
  '#e9f6f3',
  '#d3ebe5',
  '#a6d8cd',
  '#76c4b3',
  '#4eb39e',
  '#35a890',
  '#1f8f79',
  '#107a67',
  '#0b6b5c',
  '#075448',
];

export const theme = createTheme({
  colors: { harbor },
  primaryColor: 'harbor',
  // White text is readable on both.
  primaryShade: { light: 8, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  headings: {
    sizes: { h1: { fontSize: '1.65rem' }, h2: { fontSize: '1.2rem' }, h3: { fontSize: '1.02rem' } },
  },
});

/** Mantine's default grays are too pale for small text. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#53606b',
    '--mantine-color-placeholder': '#66707a',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#0b6b5c',
  },
  dark: {
    '--mantine-color-dimmed': '#a9b1ba',
    '--mantine-color-placeholder': '#98a1ab',
    '--mantine-color-error': '#ff9b93',
    '--mantine-color-anchor': '#76c4b3',
  },
});
