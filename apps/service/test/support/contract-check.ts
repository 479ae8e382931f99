// Checks every response in a test against the documentation: its status must be declared and its body must match.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TypedApp } from '../../src/http/app-types.ts';

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
type Document = { paths: Record<string, Record<string, Operation>>; components: object };

export type EventCheck = (event: { type: string }) => void;

/** Checks an event against the `webhooks` of the documentation: its type must be documented and its data must match. */
export function createEventCheck(app: TypedApp): EventCheck {
  const document = app.swagger() as unknown as { webhooks: Record<string, unknown> };
  const validators = new Map<string, ValidateFunction>();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  return (event) => {
    if (!Object.hasOwn(document.webhooks, event.type)) {
      throw new Error(`the event ${event.type} is not documented`);
    }
    const schema = 'post/requestBody/content/application~1json/schema';
    const $ref = `document#/webhooks/${encodeURIComponent(event.type)}/${schema}`;
    const validate = validators.get(event.type) ?? ajv.compile({ $ref });
    validators.set(event.type, validate);
    if (!validate(event)) {
      const what = `${JSON.stringify(event)} does not match its documentation`;
      throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`);
    }
  };
}

export type ContractCheck = (answer: { method: string; path: string; status: number; body: unknown }) => void;

export function createContractCheck(app: TypedApp): ContractCheck {
  const document = app.swagger() as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const validators = new Map<string, ValidateFunction>();

  return ({ method, path, status, body }) => {
    const pathname = path.split('?', 1)[0] as string;
    const operation = document.paths[pathname]?.[method.toLowerCase()];
    if (operation === undefined) {
      return;
    }
    const key = `${method} ${pathname} ${status}`;
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    if (schema === undefined) {
      throw new Error(`${key} is not documented`);
    }
    const pointer = ['paths', pathname, method.toLowerCase(), 'responses', String(status)];
    const $ref = `document#/${[...pointer, 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/')}`;
    const validate = validators.get(key) ?? ajv.compile({ $ref });
    validators.set(key, validate);
    if (!validate(body)) {
      throw new Error(`${key} does not match its documentation: ${ajv.errorsText(validate.errors)}`);
    }
  };
}
