// Checks requests against their schemas: bodies without coercion, query strings and paths with coercion (G-04).
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { ServiceError } from '../errors.ts';
import type { LateCompilation } from './late-compilation.ts';
import { compileOnce } from './schema-shapes.ts';
import { sentenceOf } from './sentences.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In this route, `null` removes a value (RFC 7396). */
    keepsNulls?: true;
  }
}

/** Limits of RFC 5321 that the format's regular expression does not check. */
const EMAIL_CHARACTERS_MAX = 254;
const LOCAL_PART_MAX = 64;
const LABEL_MAX = 63;

const CARELESS: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictTypes: false,
  useDefaults: false,
  removeAdditional: false,
  // Schemas are part of the code, and strict mode rejects keywords that they do not have. The schema of schemas needs half a megabyte.
  meta: false,
  validateSchema: false,
};

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ ...CARELESS, ...options });
  addFormats.default(ajv, ['date', 'date-time', 'uri', 'email', 'uuid']);
  const isEmail = ajv.formats['email'] as RegExp;
  ajv.addFormat('email', (text: string) => {
    const email = text.trim();
    const at = email.lastIndexOf('@');
    return (
      email.length <= EMAIL_CHARACTERS_MAX &&
      at <= LOCAL_PART_MAX &&
      isEmail.test(email) &&
      email
        .slice(at + 1)
        .split('.')
        .every((label) => label.length <= LABEL_MAX)
    );
  });
  // Text for errors and for the documentation; they validate nothing.
  for (const keyword of ['x-message', 'x-component']) {
    ajv.addKeyword({ keyword, schemaType: 'string' });
  }
  return ajv;
}

/** `null` for a field counts as the field being absent (G-04). */
function dropNulls(body: unknown): void {
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && !Buffer.isBuffer(body)) {
    const fields = body as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      if (fields[name] === null) {
        delete fields[name];
      }
    }
  }
}

/** Whether `{}` fits the schema as far as required fields go. */
function allowsEmpty(schema: unknown): boolean {
  const { type, required = [] } = (schema ?? {}) as { type?: unknown; required?: readonly string[] };
  return type === 'object' && required.length === 0;
}

/** Coercion converts many digits to Infinity, which the validator compares with no maximum. */
function endlessNumber(data: unknown): string | undefined {
  return Object.entries(data as object).find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  )?.[0];
}

/** The library needs a tenth of a second to prepare itself, so it does so once, when the first schema is compiled. */
function compilerOf(options: Options): (schema: unknown) => ValidateFunction {
  let ajv: Ajv | undefined;
  return compileOnce((shape) => {
    ajv ??= createAjv(options);
    return ajv.compile(shape);
  });
}

const compileBody = compilerOf({ coerceTypes: false });
const compileAddress = compilerOf({ coerceTypes: true, useDefaults: true });

/**
 * Compiled on first use, so that a start does not wait for it.
 * @returns one message per invalid field, or undefined if the value is valid
 */
export function createCheck(schema: TSchema): (value: unknown) => string | undefined {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compileBody(schema);
    return validate(value) ? undefined : sentenceOf(validate.errors as ErrorObject[]);
  };
}

function createJudge(validate: ValidateFunction): (data: unknown) => { value: unknown } | { error: Error } {
  return (data) => {
    if (validate(data)) {
      const endless = endlessNumber(data);
      return endless === undefined
        ? { value: data }
        : { error: new ServiceError('validation_failed', `${endless}: is too large`) };
    }
    return {
      error: new ServiceError('validation_failed', sentenceOf(validate.errors as ErrorObject[])),
    };
  };
}

export function useStrictValidation(app: FastifyInstance, late: LateCompilation): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart, url }) =>
    late.onUse(url, () => createJudge((httpPart === 'body' ? compileBody : compileAddress)(schema)));
  app.setValidatorCompiler(compile);
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && allowsEmpty(request.routeOptions.schema?.body)) {
      request.body = {};
    }
    if (request.routeOptions.config.keepsNulls !== true) {
      dropNulls(request.body);
    }
  });
}
