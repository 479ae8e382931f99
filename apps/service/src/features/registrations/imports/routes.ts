// Imports over HTTP (G-87). They are free.
import { ImportAnswer, ImportRequest, PACKET_BYTES_MAX } from '@tendlc/contract';
import type { TypedApp } from '../../../http/app-types.ts';
import { callerOf, requireAccount } from '../../../http/authentication.ts';
import { answers, BEARER, FROM_REGISTRY, WITH_BODY } from '../../../http/docs/operations.ts';
import { ServiceError } from '../../../errors.ts';
import { revisionTag } from '../../../http/revisions.ts';
import type { RegistrationImports } from './service.ts';

export function importRoutes(
  app: TypedApp,
  { registrationImports }: { readonly registrationImports: RegistrationImports },
): void {
  app.post(
    '/v1/registrations/imports',
    {
      config: { limit: 'general', scope: 'registry:write', idempotent: true },
      bodyLimit: PACKET_BYTES_MAX,
      preParsing: requireAccount,
      schema: {
        operationId: 'importRegistration',
        tags: ['Registrations'],
        summary: 'Import a registration',
        description:
          'Makes a draft of the requests of a provider, or of `brand` and `campaign` with its field names. `lost` names what has no place here. With `campaignId`, a campaign of your registry account becomes a submitted registration; imported again, it is the same one. Free.',
        security: BEARER,
        body: ImportRequest,
        response: answers(201, ImportAnswer, [
          'unauthorized',
          'not_found',
          'credentials_missing',
          'registrations_full',
          ...WITH_BODY,
          ...FROM_REGISTRY,
        ]),
      },
    },
    async (request, reply) => {
      const imported = await registrationImports.import(callerOf(request), request.body);
      return reply
        .code(201)
        .header('etag', revisionTag(imported.registration.revision))
        .send({ success: true, ...imported });
    },
  );

  // Otherwise “imports” would be taken for the ID of a registration.
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/registrations/imports',
    config: { limit: 'general', isRefusal: true },
    schema: { hide: true },
    handler: (_request, reply) => {
      reply.header('allow', 'POST');
      throw new ServiceError('method_not_allowed');
    },
  });
}
