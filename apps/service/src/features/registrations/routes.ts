// Registrations over HTTP (G-81, G-82): drafts, versions, lists, and history. All of it is free.
import {
  CreateRegistrationRequest,
  DraftAnswer,
  MessageAnswer,
  PACKET_BYTES_MAX,
  PageQuery,
  PatchRegistrationRequest,
  type Registration,
  RegistrationAnswer,
  RegistrationHistoryAnswer,
  RegistrationPath,
  RegistrationsAnswer,
  RegistrationsQuery,
  RegistrationVersionAnswer,
  RegistrationVersionPath,
  RegistrationVersionsAnswer,
  VersionChangesAnswer,
  VersionChangesQuery,
} from '@tendlc/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { TypedApp } from '../../http/app-types.ts';
import { callerOf, requireAccount } from '../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../http/docs/operations.ts';
import { addJsonParser } from '../../http/json-bodies.ts';
import { isExpectedRevision, revisionTag } from '../../http/revisions.ts';
import type { Registrations } from './service.ts';
import { findUnknownFields } from './unknown-fields.ts';

type Deps = { readonly registrations: Registrations };

const tags = ['Registrations'];
const path = '/v1/registrations';
const one = `${path}/:registrationId`;
const READ = ['unauthorized', 'not_found'] as const;
const reading = { limit: 'general', scope: 'registry:read' } as const;
const changing = { limit: 'general', scope: 'registry:write' } as const;

const withTag = (reply: FastifyReply, { revision }: { revision: number }) =>
  reply.header('etag', revisionTag(revision));

function draftAnswer(body: object, registration: Registration) {
  const warnings = findUnknownFields(body);
  return { success: true, registration, ...(warnings.length > 0 && { warnings }) };
}

export async function registrationRoutes(app: TypedApp, deps: Deps): Promise<void> {
  await app.register((scope, _options, done) => {
    addJsonParser(scope, 'application/merge-patch+json');
    listRoute(scope, deps);
    draftRoutes(scope, deps);
    readRoutes(scope, deps);
    versionRoutes(scope, deps);
    done();
  });
}

function listRoute(app: TypedApp, { registrations }: Deps): void {
  app.get(
    path,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listRegistrations',
        tags,
        summary: 'List registrations',
        description:
          'Returns drafts and everything that is registered: one registration for each campaign, and one for each brand without a campaign. Admins get the registrations of all customers. `counts` covers everything that the search matches. Free.',
        security: BEARER,
        querystring: RegistrationsQuery,
        response: answers(200, RegistrationsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({ success: true, ...(await registrations.list(callerOf(request), request.query)) }),
  );
}

function draftRoutes(app: TypedApp, { registrations }: Deps): void {
  app.post(
    path,
    {
      config: changing,
      bodyLimit: PACKET_BYTES_MAX,
      preParsing: requireAccount,
      schema: {
        operationId: 'createRegistration',
        tags,
        summary: 'Create a registration',
        description:
          'Creates a draft. Every field is optional and can be wrong: types are checked, rules are not. Free.',
        security: BEARER,
        body: CreateRegistrationRequest,
        response: answers(201, DraftAnswer, ['unauthorized', 'registrations_full', ...WITH_BODY]),
      },
    },
    async (request, reply) => {
      const registration = await registrations.create(callerOf(request), request.body);
      return withTag(reply.code(201), registration).send(draftAnswer(request.body, registration));
    },
  );

  app.post(
    `${one}/copies`,
    {
      config: { ...changing, keepsNulls: true },
      bodyLimit: PACKET_BYTES_MAX,
      preParsing: requireAccount,
      schema: {
        operationId: 'copyRegistration',
        tags,
        summary: 'Copy a registration',
        description:
          'Creates a draft with the values of this registration and the merge patch (RFC 7396) in the body on top. Free.',
        security: BEARER,
        params: RegistrationPath,
        body: PatchRegistrationRequest,
        response: answers(201, DraftAnswer, [...READ, 'registrations_full', ...WITH_BODY]),
      },
    },
    async (request, reply) => {
      const { registrationId } = request.params;
      const registration = await registrations.copy(callerOf(request), registrationId, request.body);
      return withTag(reply.code(201), registration).send(draftAnswer(request.body, registration));
    },
  );

  app.patch(
    one,
    {
      config: { ...changing, keepsNulls: true },
      bodyLimit: PACKET_BYTES_MAX,
      preParsing: requireAccount,
      schema: {
        operationId: 'updateRegistration',
        tags,
        summary: 'Update a registration',
        description:
          'Applies a JSON merge patch (RFC 7396): `null` removes a value. With `If-Match`, a newer revision is not overwritten. After a submission, the first change opens the next version with every value carried over. Fields that the registry no longer changes are refused and named. Free.',
        security: BEARER,
        params: RegistrationPath,
        headers: Type.Object({
          'if-match': Type.Optional(
            Type.String({
              maxLength: 1000,
              description: 'The `ETag` of the revision that you changed.',
              examples: ['"3"'],
            }),
          ),
        }),
        body: PatchRegistrationRequest,
        response: answers(200, DraftAnswer, [
          ...READ,
          'precondition_failed',
          'registration_under_way',
          'registration_closed',
          'field_unchangeable',
          ...WITH_BODY,
        ]),
      },
    },
    async (request, reply) => {
      const { registrationId } = request.params;
      const registration = await registrations.patch(
        callerOf(request),
        registrationId,
        request.body,
        isExpectedRevision(request.headers['if-match']),
      );
      return withTag(reply, registration).send(draftAnswer(request.body, registration));
    },
  );

  app.delete(
    one,
    {
      config: changing,
      preParsing: requireAccount,
      schema: {
        operationId: 'deleteRegistration',
        tags,
        summary: 'Delete or close a registration',
        description:
          'Deletes a registration that was never submitted. Any other registration is closed: it stays readable, and its brand and campaign at the registry stay as they are. Free.',
        security: BEARER,
        params: RegistrationPath,
        response: answers(200, MessageAnswer, READ),
      },
    },
    async (request) => {
      const outcome = await registrations.remove(callerOf(request), request.params.registrationId);
      return { success: true, message: `The registration was ${outcome}.` };
    },
  );
}

function readRoutes(app: TypedApp, { registrations }: Deps): void {
  app.get(
    one,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getRegistration',
        tags,
        summary: 'Retrieve a registration',
        description:
          'Returns the newest values with where the registration stands. The `ETag` carries the revision. Free.',
        security: BEARER,
        params: RegistrationPath,
        response: answers(200, RegistrationAnswer, READ),
      },
    },
    async (request, reply) => {
      const registration = await registrations.read(callerOf(request), request.params.registrationId);
      return withTag(reply, registration).send({ success: true, registration });
    },
  );

  app.get(
    `${one}/history`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listRegistrationHistory',
        tags,
        summary: 'List the history of a registration',
        description: 'Returns what happened to the registration, its brand, and its campaign. Free.',
        security: BEARER,
        params: RegistrationPath,
        querystring: PageQuery({}),
        response: answers(200, RegistrationHistoryAnswer, [...READ, 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await registrations.history(callerOf(request), request.params.registrationId, request.query)),
    }),
  );
}

function versionRoutes(app: TypedApp, { registrations }: Deps): void {
  app.get(
    `${one}/versions`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listRegistrationVersions',
        tags,
        summary: 'List the versions of a registration',
        description: 'Returns each version that was submitted, and the draft if there is one. Free.',
        security: BEARER,
        params: RegistrationPath,
        response: answers(200, RegistrationVersionsAnswer, READ),
      },
    },
    async (request) => ({
      success: true,
      versions: await registrations.versions(callerOf(request), request.params.registrationId),
    }),
  );

  app.get(
    `${one}/versions/:number`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'getRegistrationVersion',
        tags,
        summary: 'Retrieve a version of a registration',
        description: 'Returns the values of the version. Free.',
        security: BEARER,
        params: RegistrationVersionPath,
        response: answers(200, RegistrationVersionAnswer, READ),
      },
    },
    async (request) => {
      const { registrationId, number } = request.params;
      return {
        success: true,
        version: await registrations.version(callerOf(request), registrationId, number),
      };
    },
  );

  app.get(
    `${one}/versions/:number/changes`,
    {
      config: reading,
      preParsing: requireAccount,
      schema: {
        operationId: 'listVersionChanges',
        tags,
        summary: 'List the changes of a version',
        description:
          'Returns the fields that differ from an earlier version, and what each change means. Free.',
        security: BEARER,
        params: RegistrationVersionPath,
        querystring: VersionChangesQuery,
        response: answers(200, VersionChangesAnswer, [...READ, 'validation_failed']),
      },
    },
    async (request) => {
      const { registrationId, number } = request.params;
      const { since } = request.query;
      return {
        success: true,
        changes: await registrations.changes(callerOf(request), registrationId, number, since),
      };
    },
  );
}
