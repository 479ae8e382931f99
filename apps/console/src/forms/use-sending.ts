// Sending a form: while it is under way, what the service refused, and which fields it named.
import { useState } from 'react';
import { fieldProblems } from '../api/problems.ts';
import type { Form } from './use-form.ts';
import type { FormValues } from './values.ts';

type State = {
  readonly pending: boolean;
  readonly error?: unknown;
  /** As it was sent: a field that has been changed since is not blamed any more. */
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
