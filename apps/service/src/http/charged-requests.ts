// Charges a request, shows the cost in its headers (G-25), and refunds the charge if the request fails after all
// (G-24).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, payerOf } from './authentication.ts';
import { CHANGING_METHODS } from './idempotency.ts';
import type { Charges, Receipt } from './needs.ts';

const COST_HEADER = 'x-token-cost';
const BALANCE_HEADER = 'x-token-balance';

/** Without the declaration, a repeated request would be charged twice (G-06). */
function requireIdempotency({ method, routeOptions }: FastifyRequest): void {
  if (CHANGING_METHODS.has(method) && routeOptions.config.idempotent !== true) {
    throw new Error(`${method} ${routeOptions.url} charges, and does not declare idempotent: true`);
  }
}

/** @throws ServiceError `insufficient_tokens` or `unauthorized`; no tokens move then */
export async function chargeRequest(
  ledger: Pick<Charges, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  use: { toolName: string; amount: number },
  chargeId?: string,
): Promise<Receipt> {
  requireIdempotency(request);
  const { apiKey, idempotency } = request;
  // The ledger shows what each API key has spent (G-16).
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

const TOKENS_PER_OPERATION = 1;

/** Every operation under `/v1/tcr` costs one token, and is free for admins (G-23). */
export async function chargeUnlessAdmin(
  ledger: Pick<Charges, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  chargeId?: string,
): Promise<void> {
  if (!callerOf(request).isAdmin) {
    const use = { toolName, amount: TOKENS_PER_OPERATION };
    await chargeRequest(ledger, request, reply, use, chargeId);
  }
}

/** Work that is committed under its charge ID before it is charged: after a crash, a sweep finds both. */
type OpenWork = { readonly chargeId: string; cancel(): Promise<void> };

/** Charges work that is open. A rejected charge cancels it. @throws ServiceError as `chargeRequest` */
export async function chargeOpen(
  ledger: Pick<Charges, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  work: OpenWork,
): Promise<void> {
  try {
    await chargeUnlessAdmin(ledger, request, reply, toolName, work.chargeId);
  } catch (error) {
    await work.cancel();
    throw error;
  }
}

/**
 * Charges, then runs work outside this database. If the work fails, or the process dies during it, the charge is
 * refunded.
 * @throws what the work throws, and ServiceError `insufficient_tokens` before anything is done
 */
export async function chargeAndRun<Result>(
  ledger: Pick<Charges, 'charge' | 'openCharge' | 'settle'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (callerOf(request).isAdmin) {
    return work();
  }
  const { result } = await chargeBeforeWork(ledger, request, reply, toolName, work);
  return result;
}

/** As `chargeAndRun`, also for admins. */
export async function chargeBeforeWork<Result>(
  ledger: Pick<Charges, 'charge' | 'openCharge' | 'settle'>,
  request: FastifyRequest,
  reply: FastifyReply,
  toolName: string,
  work: (chargeId: string) => Promise<Result>,
): Promise<{ readonly receipt: Receipt; readonly result: Result }> {
  const chargeId = await ledger.openCharge(payerOf(request).userId, request.idempotency?.chargeId);
  let receipt: Receipt;
  try {
    receipt = await chargeRequest(
      ledger,
      request,
      reply,
      { toolName, amount: TOKENS_PER_OPERATION },
      chargeId,
    );
  } catch (error) {
    await ledger.settle(chargeId);
    throw error;
  }
  const result = await work(chargeId);
  // The work is done, so its result is returned in any case. If the charge cannot be settled, a sweep refunds it.
  await ledger.settle(chargeId).catch((error: unknown) => {
    request.log.error({ err: error, chargeId }, 'a charge was not settled after its work succeeded');
  });
  return { receipt, result };
}

/** For a request that failed after its charge. */
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
