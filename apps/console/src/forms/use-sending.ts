// Submits a form: pending state, errors of the service, and the fields that they name.
import { useState } from 'react';
import { fieldProblems } from '../api/problems.ts';
import type { Form } from './use-form.ts';
import type { FormValues } from './values.ts';

type State = {
  readonly pending: boolean;
  readonly error?: unknown;
  /** The submitted values: a field that changed since then shows no problem. */
  readonly values?: FormValues;
};

export function useSending(form: Form, send: () => Promise<void>) {
  const [state, setState] = useState<State>({ pending: false });
  const refused = Object.fromEntries(
    Object.entries(fieldProblems(state.error)).filter(([path]) => {
      const [field = path] = path.split('.');
      return state.values?.[field] === form.values[field];
    }),
  );
  return {
    pending: state.pending,
    error: state.error,
    form: { ...form, problems: { ...refused, ...form.problems } } satisfies Form,
    go: async () => {
      setState({ pending: true });
      try {
        await send();
      } catch (error) {
        setState({ pending: false, error, values: form.values });
      }
    },
  };
}
