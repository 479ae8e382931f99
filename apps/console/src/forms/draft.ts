// What was typed into a long form, kept for this tab until it is sent: a reload or a wrong click loses nothing.
import { useEffect } from 'react';
import { sessionNow } from '../api/session.ts';
import type { FormValues } from './values.ts';

const keyOf = (name: string) => `tendlc-cached:${sessionNow()?.id ?? 0}:draft:${name}`;

export function readDraft(name: string): FormValues | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as FormValues);
  } catch {
    return undefined;
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

export function useDraft(name: string | undefined, values: FormValues): void {
  useEffect(() => {
    if (name !== undefined) {
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(values));
      } catch {
        // Full or switched off: the form works all the same.
      }
    }
  }, [name, values]);
}
