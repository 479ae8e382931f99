// Compares the opt-in page with the message flow: the boxes that it describes and the words that it quotes.
import { type PageContext, type PageFinding, report } from '../finding.ts';
import type { OptInForm } from '../text/opt-in-form.ts';
import { MARKETING_KINDS } from '../text/required-wording.ts';
import { toPlain } from '../text/sentences.ts';

const BOX =
  /\b(?:check ?box(?:es)?|check(?:s|ing|ed)? (?:a|an|the|this|that) (?:[a-z]+[ ,]+){0,3}box|(?:unchecked|optional|separate) box|tick(?:s|ing)? (?:a|the) box|casilla)\b/i;
const TWO_BOXES =
  /\b(?:two|2|separate|both|second|another|dos) (?:[a-z]+[ ,]+){0,3}(?:check ?boxes|boxes|casillas|box|check ?box)\b|\bsecond (?:check ?)?box\b/i;
const QUOTE_UNITS_MIN = 40;
const SIMILAR_SHARE = 0.7;
const FLOW_UNITS_MAX = 8_000;

export function findFlowDifference(context: PageContext, form: OptInForm): PageFinding[] | undefined {
  const flow = context.known.messageFlow?.slice(0, FLOW_UNITS_MAX);
  if (flow === undefined || flow.trim() === '') {
    return undefined;
  }
  const box = BOX.exec(flow);
  if (box !== null && form.boxes.length === 0) {
    return [
      difference(
        context,
        `The message flow describes a checkbox (“${box[0]}”), but the form has none for texts.`,
      ),
    ];
  }
  const two = TWO_BOXES.exec(flow);
  if (two !== null && form.boxes.length === 1 && MARKETING_KINDS.test(flow)) {
    return [
      difference(
        context,
        `The message flow describes more than one box (“${two[0]}”), but the form has one for texts.`,
      ),
    ];
  }
  const quoted = findMissingQuote(flow, context.facts.text);
  return quoted === undefined
    ? undefined
    : [
        {
          ...difference(
            context,
            `The message flow quotes words that the page does not have: “${quoted.slice(0, 200)}”.`,
          ),
          status: 'warning',
          basis: 'estimate',
        },
      ];
}

const difference = (context: PageContext, message: string): PageFinding =>
  report('page.optin.matches-flow', context, {
    message,
    remedy:
      'Describe in the message flow what the page shows, word for word, or change the page to what the flow describes.',
  });

/** The longest quoted text, if no quoted text is on the page. A flow may also quote a script for calls. */
function findMissingQuote(flow: string, text: string): string | undefined {
  const quotes = Array.from(
    flow.matchAll(/["“]([^"“”]{40,1500})["”]|(?<=[\s:])['‘]([^‘’\n]{40,1500}?)['’](?=[\s.,)]|$)/g),
    (match) => match[1] ?? match[2] ?? '',
  ).filter((quote) => quote.length >= QUOTE_UNITS_MIN);
  const page = new Set(readTokens(text));
  const isOnPage = (quote: string) => {
    const tokens = readTokens(quote);
    return tokens.filter((token) => page.has(token)).length >= tokens.length * SIMILAR_SHARE;
  };
  return quotes.length > 0 && !quotes.some(isOnPage)
    ? quotes.toSorted((one, other) => other.length - one.length)[0]
    : undefined;
}

const readTokens = (text: string): string[] => toPlain(text.slice(0, 60_000)).match(/[a-z\d]{3,}/g) ?? [];
