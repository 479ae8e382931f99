// Adds to a response 402 where to get tokens (G-94). The body of an error has one field, so the sentence names it.
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../errors.ts';
import { asksEmail, describePurchase, type OperatorLinks } from './operator-links.ts';

/** Routes that only charge do not read the account. */
async function readEmail(request: FastifyRequest): Promise<string> {
  const { session, server } = request;
  const account =
    request.account ?? (session === null ? undefined : await server.accounts.findStanding(session));
  return account?.email ?? '';
}

/** Never throws: without the email, the response is still a 402. */
export async function namePurchase(
  error: unknown,
  request: FastifyRequest,
  links: OperatorLinks,
): Promise<unknown> {
  if (!(error instanceof ServiceError) || error.kind !== 'insufficient_tokens') {
    return error;
  }
  const email = asksEmail(links) ? await readEmail(request).catch(() => '') : '';
  const purchase = describePurchase(links, email);
  return purchase === undefined
    ? error
    : new ServiceError('insufficient_tokens', purchase.sentence, {
        cause: error,
        headers: { ...error.headers, ...(purchase.link === undefined ? {} : { link: purchase.link }) },
      });
}
