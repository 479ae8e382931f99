// Builds findings about pages: a compliance finding with its field, its evidence, and the codes that it draws.
import { type KnownCode, knownCodes, type Resubmittable } from '@tendlc/compliance';
import type { CheckItem } from '@tendlc/contract';
import { PAGE_RULES, type PageRule, type PageRuleId } from './facts/page-rules.ts';
import { pageSources } from './facts/sources.ts';
import type { FetchedPage, KnownPacket, PageFacts, PageLink, PagePurpose } from './page.ts';
import { type Sentence, readSentences } from './text/sentences.ts';

/** A code that reviewers answer with. */
export type Draw = { system: string; code: string; title: string };

/** Quoted from the page. The UTF-16 offset is absent if the words are not in its visible text, such as a title or a URL. */
export type Evidence = { quote: string; offset?: number };

export type PageFinding = CheckItem & {
  field: string;
  url: string;
  evidence?: Evidence;
  draws: Draw[];
  resubmittable: Resubmittable;
};

/** What all rules read. */
export type PageContext = {
  readonly page: FetchedPage;
  readonly facts: PageFacts;
  readonly known: KnownPacket;
  /** The name of the brand in remedies. */
  readonly brand: string;
  /** Without navigation: a link "Text updates" says nothing about texts. */
  readonly sentences: readonly Sentence[];
};

export type Verdict = {
  readonly message: string;
  readonly remedy: string;
  readonly quote?: { readonly text: string; readonly offset: number } | undefined;
  /** Lowers the severity of the rule. */
  readonly status?: CheckItem['status'];
  readonly basis?: CheckItem['basis'];
  readonly draws?: readonly string[];
};

export const FIELD_OF_PURPOSE: Readonly<Record<PagePurpose, string>> = {
  website: 'pages.website',
  privacy: 'pages.privacyPolicy',
  terms: 'pages.terms',
  optIn: 'pages.optIn',
};
const QUOTE_UNITS_MAX = 300;
const NAME_UNITS_MAX = 100;

export function buildContext(page: FetchedPage, facts: PageFacts, known: KnownPacket): PageContext {
  const [name] = known.brandNames;
  let sentences: readonly Sentence[] | undefined;
  return {
    page,
    facts,
    known,
    brand: name === undefined || name.trim() === '' ? 'the business' : name.trim().slice(0, NAME_UNITS_MAX),
    get sentences() {
      sentences ??= withoutNavigation(readSentences(facts.text), facts.links);
      return sentences;
    },
  };
}

/** The sentences that are not mostly links. Both lists are in the order of the page. */
function withoutNavigation(sentences: readonly Sentence[], links: readonly PageLink[]): Sentence[] {
  const ordered = links.toSorted((one, other) => one.start - other.start);
  let first = 0;
  return sentences.filter(({ end, start }) => {
    while (first < ordered.length && (ordered[first] as PageLink).end <= start) {
      first++;
    }
    let linked = 0;
    for (let index = first; index < ordered.length && (ordered[index] as PageLink).start < end; index++) {
      linked += Math.max(
        0,
        Math.min(end, (ordered[index] as PageLink).end) - Math.max(start, (ordered[index] as PageLink).start),
      );
    }
    return linked <= (end - start) * LINKED_SHARE_MAX;
  });
}
const LINKED_SHARE_MAX = 0.6;

export function report(
  ruleId: PageRuleId,
  { facts, page }: Pick<PageContext, 'facts' | 'page'>,
  verdict: Verdict,
): PageFinding {
  const field = page.field ?? FIELD_OF_PURPOSE[page.purpose];
  const finding = reportField(ruleId, field, page.finalUrl || page.url, verdict);
  const evidence = verdict.quote === undefined ? undefined : readEvidence(facts.text, verdict.quote);
  return evidence === undefined ? finding : { ...finding, details: `“${evidence.quote}”`, evidence };
}

/** The words at the offset, where they are: an item of a list is quoted without the words that lead into the list. */
function readEvidence(text: string, quote: NonNullable<Verdict['quote']>): Evidence | undefined {
  const shown = shorten(quote.text);
  if (shown === '') {
    return undefined;
  }
  const start = shown.slice(0, -1);
  if (text.startsWith(start, quote.offset)) {
    return { quote: shown, offset: quote.offset };
  }
  const found = text.indexOf(quote.text.slice(0, 200));
  return found < 0 ? { quote: shown } : { quote: shown, offset: found };
}

/** Reports a page that is not there. */
export function reportField(ruleId: PageRuleId, field: string, url: string, verdict: Verdict): PageFinding {
  const rule: PageRule = PAGE_RULES[ruleId];
  return {
    ruleId,
    status: verdict.status ?? rule.status,
    category: rule.category,
    message: verdict.message.toWellFormed(),
    remedy: verdict.remedy.toWellFormed(),
    source: { ...pageSources[rule.source] },
    basis: verdict.basis ?? rule.basis,
    field,
    url,
    draws: (verdict.draws ?? rule.draws).flatMap(findDraw),
    resubmittable: rule.resubmittable,
  };
}

/** A text of the page, short enough to quote. */
function shorten(text: string): string {
  const cut = text.length > QUOTE_UNITS_MAX ? `${text.slice(0, QUOTE_UNITS_MAX - 1)}…` : text;
  return cut.toWellFormed();
}

const codeByKey = new Map<string, KnownCode>(
  knownCodes.flatMap((row) =>
    row.code === undefined ? [] : [[`${row.system.id}:${row.code}`, row] as const],
  ),
);

export function findDraw(key: string): Draw[] {
  const row = codeByKey.get(key);
  return row?.code === undefined ? [] : [{ system: row.system.id, code: row.code, title: row.title }];
}
