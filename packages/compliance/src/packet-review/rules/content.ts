// Prohibited and restricted content in any text of the packet. Where the answer of reviewers is final, no edit mends it.
import type { ContentHit } from '../../content/read-content.ts';
import { findStatedTrade } from '../../content/trades.ts';
import { CONTENT_DRAWS } from '../../facts/review-rules/content-draws.ts';
import type { Resubmittable } from '../../facts/review-rules/review-rule.ts';
import { reviewSources } from '../../facts/review-sources.ts';
import type { PacketContext } from '../packet-context.ts';
import { type Draft, NO_EDIT, reportAs } from '../report.ts';
import type { TextReading } from '../text-reading.ts';

export function reviewContent(context: PacketContext): Draft[] {
  const { description, flow, messages } = context;
  const texts = [description, ...messages].filter((reading) => reading !== undefined);
  const found = [
    ...texts.flatMap((reading) => reading.contentHits.flatMap((hit) => describeHit(context, reading, hit))),
    ...(flow === undefined
      ? []
      : flow.reading.contentHits
          .filter(({ category }) => !WITHOUT_NAME.has(category.id))
          .flatMap((hit) => describeHit(context, flow.reading, hit))),
  ];
  return found.length > 0 ? found : describeTrade(context);
}

/** What these offer has no word of its own, and the words of any opt-in are theirs. A rule of the flow finds bought lists. */
const WITHOUT_NAME: ReadonlySet<string> = new Set(['lead-generation', 'get-rich-quick']);

type Judged = { readonly status: 'error' | 'warning' | 'info'; readonly resubmittable: Resubmittable };

/** A use case that is registered for the content. */
const REGISTERED_FOR: Readonly<Record<string, string>> = {
  SWEEPSTAKE: 'sweepstakes',
  POLITICAL: 'political',
};
/** Rules of their own report these. */
const ELSEWHERE: ReadonlySet<string> = new Set(['political', 'charity', 'lending']);
const WARNED: Judged = { status: 'warning', resubmittable: 'depends' };

function judge(context: PacketContext, { category, isSure }: ContentHit): Judged {
  const standing = CONTENT_DRAWS[category.id]?.standing;
  if (!isSure || standing === undefined) {
    return WARNED;
  }
  if (standing === 'final') {
    const isRegistered = REGISTERED_FOR[context.useCase ?? ''] === category.id;
    return isRegistered ? WARNED : { status: 'error', resubmittable: 'no' };
  }
  // Twilio does not accept this content with an age gate either; others do.
  return standing === 'gated' && context.provider === 'twilio'
    ? { status: 'error', resubmittable: 'no' }
    : WARNED;
}

function describeHit(context: PacketContext, { path }: TextReading, hit: ContentHit): Draft[] {
  const { category, quoted } = hit;
  if (ELSEWHERE.has(category.id)) {
    return [];
  }
  const { status, resubmittable } = judge(context, hit);
  const rule = CONTENT_DRAWS[category.id];
  return [
    reportAs(
      `content.${category.id}`,
      {
        category: category.standing === 'prohibited' ? 'prohibited_content' : 'restricted_content',
        status,
        source: reviewSources[category.source],
        basis: hit.isSure ? category.basis : 'estimate',
        draws: rule?.draws ?? [],
        resubmittable,
      },
      {
        path,
        message: `${category.displayName}: ${category.rule}`,
        remedy: resubmittable === 'no' ? `Do not submit this campaign. ${category.remedy}` : category.remedy,
        quoted,
        mend: resubmittable === 'no' ? NO_EDIT : undefined,
      },
    ),
  ];
}

/** What the name of the brand says that it sells, where no text says it. */
function describeTrade({ brandName }: PacketContext): Draft[] {
  const trade = brandName === undefined ? undefined : findStatedTrade(brandName);
  return trade === undefined || trade.category.standing === 'declare'
    ? []
    : [
        reportAs(
          `content.${trade.category.id}`,
          {
            category: 'restricted_content',
            status: 'warning',
            source: reviewSources.house,
            basis: 'estimate',
            draws: CONTENT_DRAWS[trade.category.id]?.draws ?? [],
            resubmittable: 'depends',
          },
          {
            path: 'brand.brandName',
            message: `The name of the brand suggests this trade: ${trade.category.displayName}. ${trade.category.rule}`,
            remedy: `If the business has nothing to do with it, say so in the campaign description. Otherwise: ${trade.category.remedy}`,
            quoted: trade.word,
          },
        ),
      ];
}
