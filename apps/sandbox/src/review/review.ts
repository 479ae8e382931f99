// Reviews one campaign as the connectivity partner and the carriers of a strict account do: opens the pages, and judges
// texts and pages by rules of the sandbox's own.
import { DECLINE_EXPLANATION_CHARACTERS_MAX } from '@tendlc/registry/wire';
import type { Finding, Packet } from './findings.ts';
import { judgePages, openPages } from './pages.ts';
import { byOrder, type CodeSystem, ONLY_CARRIERS, REASONS, wordsOf } from './reasons.ts';
import { judgeTexts } from './texts.ts';

export type Reviewer = 'partner' | 'carriers';

/** All problems in a fixed order, so that the same campaign and pages always get the same denial. */
export async function reviewPacket(
  packet: Packet,
  reviewer: Reviewer,
  closing: AbortSignal,
): Promise<Finding[]> {
  const pages = await openPages(packet, closing);
  return [...judgeTexts(packet), ...judgePages(packet, pages)]
    .filter(({ reason }) => reviewer === 'carriers' || !ONLY_CARRIERS.has(reason))
    .toSorted((one, other) => byOrder(one.reason, other.reason));
}

const SYSTEM_OF_PARTNER: Readonly<Record<string, CodeSystem>> = { TWILO: 'twilio', SINCH: 'sinch' };

/** Partners without codes of their own relay those of the aggregator, as Bandwidth does. */
export const systemOfPartner = (cnpId: string): CodeSystem => SYSTEM_OF_PARTNER[cnpId] ?? 'bandwidth';

export type Denial = { readonly categories: readonly string[]; readonly explanation: string };

/** In the form of the registry: each reason once, the reasons separated by semicolons. */
export function toDenial(findings: readonly Finding[], system: CodeSystem): Denial {
  const categories = new Set(findings.map(({ reason }) => REASONS[reason].category));
  const said = new Set(findings.map(({ reason }) => wordsOf(reason, system)));
  let explanation = '';
  for (const words of said) {
    const longer = explanation === '' ? words : `${explanation};${words}`;
    if (longer.length <= DECLINE_EXPLANATION_CHARACTERS_MAX) {
      explanation = longer;
    }
  }
  return { categories: [...categories], explanation };
}
