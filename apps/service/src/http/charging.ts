// Charges a request, says so in its headers (G-25), and takes the charge back when the request fails after all (G-24).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, payerOf } from './authentication.ts';
import type { Charges, Receipt } from './needs.ts';

const COST_HEADER = 'x-token-cost';
const BALANCE_HEADER = 'x-token-balance';

/** @throws ServiceError `insufficient_tokens` or `unauthorized`; nothing has moved then */
export async function chargeRequest(
  ledger: Pick<Charges, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  use: { toolName: string; amount: number },
  chargeId?: string,
): Promise<Receipt> {
  const { apiKey, idempotency } = request;
  // What a key has spent can be told from what its owner has (G-16).
  const notes = apiKey === null ? {} : { notes: `API key ${apiKey.id}: ${apiKey.name}` };
  const receipt = await ledger.charge(
    payerOf(request),
    { ...use, ...notes },
    chargeId ?? idempotency?.chargeId,
  );
  request.receipt = receipt;
  reply.header(COST_HEADER, String(receipt.cost)).header(BALANCE_HEADER, String(receipt.balanceAfter));
  return receipt;
}

const TOKENS_PER_REGISTRY_CALL = 1;

/** Every call under `/v1/tcr` costs a token, and admins none (G-23). */
export async function chargeAccount(
  ledger: Pick<Charges, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  chargeId?: string,
): Promise<void> {
  if (!callerOf(request).isAdmin) {
    await chargeRequest(ledger, request, reply, { toolName, amount: TOKENS_PER_REGISTRY_CALL }, chargeId);
  }
}

/**
 * Charges, then does work outside this database. A failure of the work refunds the charge, and so does the death of the
 * process in the middle of it.
 * @throws what the work throws, and ServiceError `insufficient_tokens` before anything is done
 */
export async function chargeForWork<Result>(
  ledger: Pick<Charges, 'charge' | 'openCharge' | 'settle'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { isAdmin, userId } = callerOf(request);
  if (isAdmin) {
    return work();
  }
  const chargeId = await ledger.openCharge(userId, request.idempotency?.chargeId);
  try {
    await chargeAccount(ledger, request, reply, toolName, chargeId);
  } catch (error) {
    await ledger.settle(chargeId);
    throw error;
  }
  const result = await work();
  await ledger.settle(chargeId);
  return result;
}

export async function refundRequest(
  ledger: Pick<Charges, 'refund'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { receipt } = request;
  if (receipt !== null) {
    request.receipt = null;
    reply.removeHeader(COST_HEADER).removeHeader(BALANCE_HEADER);
    await ledger.refund(receipt);
  }
}
