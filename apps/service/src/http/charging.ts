// Charges a request, says so in its headers (G-25), and takes the charge back when the request fails after all (G-24).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ledger, Receipt } from '../features/ledger/index.ts';
import { payerOf } from './authentication.ts';

const COST_HEADER = 'x-token-cost';
const BALANCE_HEADER = 'x-token-balance';

/** @throws ServiceError `insufficient_tokens` or `unauthorized`; nothing has moved then */
export async function chargeRequest(
  ledger: Pick<Ledger, 'charge'>,
  request: FastifyRequest,
  reply: FastifyReply,
  use: { toolName: string; amount: number },
): Promise<Receipt> {
  const receipt = await ledger.charge(payerOf(request), use);
  request.receipt = receipt;
  reply.header(COST_HEADER, String(receipt.cost)).header(BALANCE_HEADER, String(receipt.balanceAfter));
  return receipt;
}

export async function refundRequest(
  ledger: Pick<Ledger, 'refund'>,
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
