// The worked example of the front page: what a new business pays for its first registration, from the facts that the API answers with.
import { findUseCase, type PacketReview, reviewPacket } from '@tendlc/compliance';

const USE_CASE = 'CUSTOMER_CARE';

/** Only what decides about fees: a new brand with a new campaign. */
export const EXAMPLE_PACKET = {
  brand: { entityType: 'PRIVATE_PROFIT', brandName: 'Copper Kettle' },
  campaign: { usecase: USE_CASE },
} as const;

/** A brand, a campaign, and the evaluation before them: one token each. */
const TOKENS = [
  { item: 'Evaluation of the whole registration', tokens: 1 },
  { item: 'Brand registration', tokens: 1 },
  { item: 'Campaign registration', tokens: 1 },
] as const;

/** Use cases with different monthly fees, for comparison. */
const COMPARED = ['LOW_VOLUME', 'CUSTOMER_CARE', 'CHARITY'] as const;

export type CostExample = {
  readonly fees: PacketReview['fees'];
  readonly tokens: typeof TOKENS;
  readonly tokensTotal: number;
  /** The registry bills these months in advance. */
  readonly monthsInAdvance: number;
  readonly compared: readonly { readonly label: string; readonly monthlyUsd: number }[];
};

export function computeCostExample(today: string): CostExample {
  const { fees } = reviewPacket({ packet: EXAMPLE_PACKET, today });
  return {
    fees,
    tokens: TOKENS,
    tokensTotal: TOKENS.reduce((sum, { tokens }) => sum + tokens, 0),
    monthsInAdvance: Math.max(...fees.lines.map((line) => line.monthsInAdvance ?? 0)),
    compared: COMPARED.map((code) => {
      const useCase = findUseCase(code);
      if (useCase === undefined) {
        throw new Error(`there is no use case ${code}`);
      }
      return { label: useCase.displayName, monthlyUsd: useCase.monthlyFeeUsd };
    }),
  };
}
