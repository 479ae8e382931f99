// Checks every response in a test against the documentation: its status must be declared and its body must match.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TypedApp } from '../../src/http/app-types.ts';

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, unknown>;
  components: object;
};

export type ContractCheck = {
  checkAnswer(answer: { method: string; path: string; status: number; body: unknown }): void;
  /** Checks an event against the `webhooks` of the documentation: its type must be documented and its data must match. */
  checkEvent(event: { type: string }): void;
};

/** A part of a JSON pointer in a URL. */
const pointerPart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function checksOf(document: Document): ContractCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const validators = new Map<string, ValidateFunction>();
  const matches = (what: string, pointer: readonly string[], value: unknown): void => {
    const $ref = `document#/${pointer.map(pointerPart).join('/')}`;
    const validate = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validate);
    if (!validate(value)) {
      throw new Error(`${what} does not match its documentation: ${ajv.errorsText(validate.errors)}`);
    }
  };

  return {
    checkEvent(event) {
      if (!Object.hasOwn(document.webhooks, event.type)) {
        throw new Error(`the event ${event.type} is not documented`);
      }
      const schema = ['post', 'requestBody', 'content', 'application/json', 'schema'];
      matches(JSON.stringify(event), ['webhooks', event.type, ...schema], event);
    },
    checkAnswer({ method, path, status, body }) {
      const pathname = path.split('?', 1)[0] as string;
      const operation = document.paths[pathname]?.[method.toLowerCase()];
      if (operation === undefined) {
        return;
      }
      const key = `${method} ${pathname} ${status}`;
      const content = operation.responses[status]?.content;
      if (body === undefined && content !== undefined && !('application/json' in content)) {
        return;
      }
      if (content?.['application/json']?.schema === undefined) {
        throw new Error(`${key} is not documented`);
      }
      const response = ['paths', pathname, method.toLowerCase(), 'responses', String(status)];
      matches(key, [...response, 'content', 'application/json', 'schema'], body);
    },
  };
}

const read = (app: TypedApp) => checksOf(app.swagger() as unknown as Document);

let shipped: ContractCheck | undefined;

/**
 * Reads the documentation when something is checked for the first time.
 * @param isAsShipped the service has the routes that every service has, so the documentation is read once for all of them
 */
export function createContractCheck(app: TypedApp, isAsShipped: boolean): ContractCheck {
  let own: ContractCheck | undefined;
  const checks = () => (isAsShipped ? (shipped ??= read(app)) : (own ??= read(app)));
  return {
    checkAnswer: (answer) => checks().checkAnswer(answer),
    checkEvent: (event) => checks().checkEvent(event),
  };
}
