// The definitions of registration fields over HTTP (G-80).
import { FieldDefinitionsAnswer, FieldDefinitionsQuery } from '@tendlc/contract';
import { fieldDefinitions } from '@tendlc/registration';
import type { TypedApp } from '../../http/app-types.ts';
import { requireAccount } from '../../http/authentication.ts';
import { answers, BEARER } from '../../http/docs/operations.ts';

export function fieldDefinitionRoutes(app: TypedApp): void {
  app.get(
    '/v1/field-definitions',
    {
      preParsing: requireAccount,
      config: { scope: 'registry:read' },
      schema: {
        operationId: 'listFieldDefinitions',
        tags: ['Field definitions'],
        summary: 'The fields of a brand, a campaign, or their public pages',
        description:
          'Label, limits, values and requirement of each field. With `entityType` or `usecase`, the requirements that depend on it are resolved. Free.',
        security: BEARER,
        querystring: FieldDefinitionsQuery,
        response: answers(200, FieldDefinitionsAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    ({ query: { subject, entityType, usecase } }) => ({
      success: true,
      fields: fieldDefinitions(subject, { entityType, usecase }),
    }),
  );
}
