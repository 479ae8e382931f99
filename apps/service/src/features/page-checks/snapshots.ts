// Turns fetched pages into stored snapshots and back.
import type { PageFacts } from '@tendlc/page-review';
import { packContent } from './content.ts';
import type { PageContent } from './page-fetcher.ts';
import type { NewSnapshot, SnapshotRow } from './queries.ts';

const LANGUAGE_CHARACTERS_MAX = 35;

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** @param rendersDiffer whether the scripts of the page change its text; null if that is not known */
export function toNewSnapshot(
  page: PageContent,
  facts: PageFacts,
  rendersDiffer: boolean | null,
  fetchedAt: Date,
): NewSnapshot {
  return {
    url: page.url,
    final_url: page.finalUrl,
    redirects: [...page.redirects],
    status: page.status,
    problem: page.problem ?? null,
    content_type: page.contentType ?? null,
    headers: page.headers,
    is_trial_network: page.isTrialNetwork,
    bytes: page.body.length,
    title: storable(facts.title),
    language:
      facts.language === undefined ? null : storable(facts.language.slice(0, LANGUAGE_CHARACTERS_MAX)),
    fetched_at: fetchedAt,
    body: packContent(page.body),
    text: packContent(Buffer.from(facts.text.toWellFormed())),
    rendered: page.renderedHtml === undefined ? undefined : packContent(Buffer.from(page.renderedHtml)),
    rendered_differs: rendersDiffer,
  };
}

/** The page as it was fetched. */
export const toPageContent = (row: SnapshotRow, body: Buffer, rendered: Buffer | undefined): PageContent => ({
  url: row.url,
  finalUrl: row.final_url,
  redirects: row.redirects,
  status: row.status,
  contentType: row.content_type ?? undefined,
  headers: row.headers,
  body,
  renderedHtml: rendered?.toString('utf8'),
  problem: row.problem ?? undefined,
  isTrialNetwork: row.is_trial_network,
});
