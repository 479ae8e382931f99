// The state of a form that is made from a schema: what stands in it, what is wrong with it, and when that is said.
import { useMemo, useState } from 'react';
import { type FieldProblems, problemsOf } from '../schema/problems.ts';
import type { Shape } from '../schema/shape.ts';
import { emptyValues, type FieldValue, type FormValues, toRequest } from './values.ts';

type Check = (request: Readonly<Record<string, unknown>>) => FieldProblems;

const nothing: Check = () => ({});

/**
 * @param given the schema, or how it follows from what was filled in so far
 * @param check what the schema cannot say
 */
export function useForm(
  given: Shape | ((values: FormValues) => Shape),
  initial?: FormValues,
  check: Check = nothing,
) {
  const [values, setValues] = useState<FormValues>(
    () => initial ?? emptyValues(typeof given === 'function' ? given({}) : given),
  );
  const shape = useMemo(() => (typeof given === 'function' ? given(values) : given), [given, values]);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const request = useMemo(() => toRequest(shape, values), [shape, values]);
  const all = useMemo(() => ({ ...check(request), ...problemsOf(shape, request) }), [shape, request, check]);
  // A field is not found fault with before it has been filled in.
  const shown = Object.fromEntries(Object.entries(all).filter(([path]) => tried || left.has(path)));
  return {
    values,
    shape,
    request,
    problems: shown,
    /** Those that are not shown yet, too. */
    allProblems: all,
    change: (name: string, value: FieldValue) => setValues((before) => ({ ...before, [name]: value })),
    replace: (next: FormValues) => {
      setValues(next);
      setLeft(new Set());
      setTried(false);
    },
    leave: (...paths: readonly string[]) => setLeft((before) => new Set([...before, ...paths])),
    /** @returns whether it may be sent; if not, every problem shows and the first is led to */
    mayBeSent(form: HTMLElement): boolean {
      setTried(true);
      const paths = Object.keys(all);
      const inOrder = Object.keys(shape.properties ?? {}).flatMap((name) =>
        paths.filter((path) => path === name || path.startsWith(`${name}.`)),
      );
      form.querySelector<HTMLElement>(`[name="${inOrder[0]}"]`)?.focus();
      return paths.length === 0;
    },
  };
}

export type Form = ReturnType<typeof useForm>;
