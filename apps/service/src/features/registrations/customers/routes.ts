// The customers of a reseller over HTTP (G-105). All of it is free.
import {
  RegistrationCustomersAnswer,
  RegistrationCustomersQuery,
  RenameCustomerAnswer,
  RenameCustomerRequest,
} from '@tendlc/contract';
import type { TypedApp } from '../../../http/app-types.ts';
import { callerOf, requireAccount } from '../../../http/authentication.ts';
import { answers, BEARER, WITH_BODY } from '../../../http/docs/operations.ts';
import type { RegistrationCustomers } from './service.ts';

const tags = ['Registrations'];
const path = '/v1/registration-customers';

export function customerRoutes(
  app: TypedApp,
  { registrationCustomers }: { readonly registrationCustomers: RegistrationCustomers },
): void {
  app.get(
    path,
    {
      config: { limit: 'general', scope: 'registry:read' },
      preParsing: requireAccount,
      schema: {
        operationId: 'listRegistrationCustomers',
        tags,
        summary: 'List the customers of your registrations',
        description:
          'Returns each customer that a registration names, with where its registrations stand and what they cost. Admins get the customers of all accounts. Free.',
        security: BEARER,
        querystring: RegistrationCustomersQuery,
        response: answers(200, RegistrationCustomersAnswer, ['unauthorized', 'validation_failed']),
      },
    },
    async (request) => ({
      success: true,
      ...(await registrationCustomers.list(callerOf(request), request.query)),
    }),
  );

  app.patch(
    path,
    {
      config: { limit: 'general', scope: 'registry:write', keepsNulls: true },
      preParsing: requireAccount,
      schema: {
        operationId: 'renameRegistrationCustomer',
        tags,
        summary: 'Rename a customer',
        description:
          'Changes the customer of all its registrations, closed ones included. If another customer has the new name, both become one. `to: null` removes the customer. Revisions and evaluations stay as they are. Free.',
        security: BEARER,
        body: RenameCustomerRequest,
        response: answers(200, RenameCustomerAnswer, ['unauthorized', 'not_found', ...WITH_BODY]),
      },
    },
    async (request) => {
      const changed = await registrationCustomers.rename(callerOf(request), request.body);
      const message = `${changed} registration${changed === 1 ? '' : 's'} changed.`;
      return { success: true, message, registrations: changed };
    },
  );
}
