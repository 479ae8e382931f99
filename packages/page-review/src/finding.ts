// Builds findings about pages: a compliance finding with its field, its evidence, and the codes that it draws.
import { type KnownCode, knownCodes } from '@tendlc/compliance';
import type { CheckItem } from '@tendlc/contract';
import { PAGE_RULES, type PageRule, type PageRuleId, type Resubmittable } from './facts/page-rules.ts';
import { pageSources } from './facts/sources.ts';
import type { FetchedPage, KnownPacket, PageFacts, PagePurpose } from './page.ts';
import { type Sentence, readSentences } from './text/sentences.ts';

/** A code that reviewers answer with. */
export type Draw = { system: string; code: string; title: string };

/** Quoted from the text of the page, at the UTF-16 offset of it. */
export type Evidence = { quote: string; offset: number };

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
      sentences ??= readSentences(facts.text);
      return sentences;
    },
  };
}

export function report(
  ruleId: PageRuleId,
  { page }: Pick<PageContext, 'page'>,
  verdict: Verdict,
): PageFinding {
  return reportField(
    ruleId,
    page.field ?? FIELD_OF_PURPOSE[page.purpose],
    page.finalUrl || page.url,
    verdict,
  );
}

/** Reports a page that is not there. */
export function reportField(ruleId: PageRuleId, field: string, url: string, verdict: Verdict): PageFinding {
  const rule: PageRule = PAGE_RULES[ruleId];
  const { quote } = verdict;
  const shown = quote === undefined ? undefined : shorten(quote.text);
  return {
    ruleId,
    status: verdict.status ?? rule.status,
    category: rule.category,
    message: verdict.message.toWellFormed(),
    ...(shown === undefined ? {} : { details: `“${shown}”` }),
    remedy: verdict.remedy.toWellFormed(),
    source: { ...pageSources[rule.source] },
    basis: verdict.basis ?? rule.basis,
    field,
    url,
    ...(shown === undefined || quote === undefined
      ? {}
      : { evidence: { quote: shown, offset: quote.offset } }),
    draws: (verdict.draws ?? rule.draws).flatMap(findDraw),
    resubmittable: rule.resubmittable,
  };
}

/** A text of the page, short enough to quote. */
export function shorten(text: string): string {
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
