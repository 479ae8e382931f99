// How the fields of a call become the requests that are sent.
import type { ProviderCall } from './provider.ts';
import type { Evaluated } from './evaluate.ts';

type Body = Record<string, unknown>;

/** Sets a value at a name such as `companyDetails.country` or `details.mechanisms[].method`. */
function place(body: Body, name: string, value: unknown): void {
  const levels = name.split('.');
  const last = levels.pop() as string;
  let target = body;
  for (const level of levels) {
    const key = level.replace(/\[\]$/, '');
    if (key === level) {
      target = (target[key] ??= {}) as Body;
    } else {
      target = ((target[key] ??= [{}]) as [Body])[0];
    }
  }
  target[last] = value;
}

function bodyOf(evaluated: readonly Evaluated[]): Body {
  const body: Body = {};
  for (const { field, value } of evaluated) {
    if (value !== undefined && field.isInPath !== true) {
      place(body, field.name, value);
    }
  }
  return body;
}

const isSent = ({ value }: Evaluated): boolean => value !== undefined;

/**
 * @param parameters what stands beside the fields
 * @returns a body for each request of the call; null for a request without one
 */
export function bodiesOf(
  { method, style = 'plain' }: ProviderCall,
  parameters: readonly Evaluated[],
  fields: readonly Evaluated[],
): (Body | null)[] {
  switch (style) {
    case 'plain':
      return [method === 'GET' ? null : bodyOf([...parameters, ...fields])];
    case 'attributes':
      return [{ ...bodyOf(parameters), Attributes: JSON.stringify(bodyOf(fields)) }];
    case 'one-by-one':
      return fields.filter(isSent).map(({ field, value }) => ({
        ...bodyOf(parameters),
        FieldPath: field.name,
        ...(field.takenAs === 'SelectChoices'
          ? { SelectChoices: Array.isArray(value) ? value : [value] }
          : { [field.takenAs ?? 'TextValue']: value }),
      }));
    default:
      return style satisfies never;
  }
}
