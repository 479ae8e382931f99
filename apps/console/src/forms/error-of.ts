// The problem of a field as a sentence, for controls that a form does not draw from a schema.
import { labelOf } from '../format/labels.ts';
import { problemSentence } from '../format/sentences.ts';
import { isChoice } from '../schema/shape.ts';
import type { Form } from './use-form.ts';

export function errorOf(form: Form, name: string, label: string = labelOf(name)): string | undefined {
  const problem = form.problems[name];
  return problem === undefined
    ? undefined
    : problemSentence(problem, { label, isChoice: isChoice(form.shape.properties?.[name]) });
}
