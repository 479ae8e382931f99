// Paper is white: while a page prints, it uses the colors of the light scheme.
import { useEffect } from 'react';

export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const begin = () => {
      before = dataset['mantineColorScheme'];
      dataset['mantineColorScheme'] = 'light';
    };
    const end = () => {
      if (before !== undefined) {
        dataset['mantineColorScheme'] = before;
      }
    };
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
}
