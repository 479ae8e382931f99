// Paper is white: what is printed has the light colors, whatever the screen has.

const SCHEME = 'data-mantine-color-scheme';

/** The scheme of the screen comes back when the print dialog closes. */
export function printInLight(): void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  globalThis.addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  globalThis.addEventListener('afterprint', () => {
    if (onScreen !== null) {
      root.setAttribute(SCHEME, onScreen);
    }
  });
}
