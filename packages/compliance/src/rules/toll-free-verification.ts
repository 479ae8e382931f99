// Tells whether a rejection is about a toll-free verification, which the registry has no part in, and what to change there.
import type { KnownCode } from '../facts/codes/code-tables.ts';
import type { RejectionFix, RejectionReason } from '../facts/rejections/rejection-reason.ts';

const TITLE = /^toll[ -]?free\b|^verification rejection\b/i;
/** What only the registry registers, in the title of a code or in a text. */
const REGISTRY_TITLE = /\b(?:campaigns?|campañas?|brands?|10dlc)\b/i;
/** The verification itself is named, so a brand or campaign beside it is a detail. */
const NAMED =
  /\btoll[ -]?free (?:(?:phone )?numbers? )?(?:verification|submission|registration)\b|\btfn? (?:verification|submission)\b|\btfv\b|\bverificaci[oó]n (?:del? )?(?:(?:los )?n[uú]meros? )?(?:toll[ -]?free|gratuitos?|sin costo)\b/i;
const TEXT =
  /\btoll[ -]?free\b[^.\n]{0,30}\b(?:verif\w{1,9}|submission|registration)\b|\b(?:verif\w{1,9}|submission|registration)\b[^.\n]{0,30}\btoll[ -]?free\b|\btfn? (?:verification|submission)\b|\btfv\b|\bverificaci[oó]n\b[^.\n]{0,40}\b(?:toll[ -]?free|gratuito|sin costo)\b/i;

/** @param text the whole text, which counts if it has no code, or one that both kinds of registration use */
export function isTollFreeVerification(code: KnownCode | undefined, text: string): boolean {
  if (code === undefined) {
    return isSaid(text);
  }
  const isShared = code.system.id === 'twilio' && !REGISTRY_TITLE.test(code.title);
  return (
    code.category === 'toll-free-verification' ||
    (code.system.id === 'twilio' && TITLE.test(code.title)) ||
    (isShared && isSaid(text))
  );
}

/** A campaign also may mention a toll-free number, such as that of its support. */
const isSaid = (text: string) => NAMED.test(text) || (TEXT.test(text) && !REGISTRY_TITLE.test(text));

/** What a toll-free verification calls the fields of a brand and campaign. Others have no counterpart. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['messageFlow', 'opt-in workflow'],
  ['description', 'use case summary'],
  ['usecase', 'use case category'],
  ['sample1', 'production message sample'],
  ['optinMessage', 'opt-in message'],
  ['helpMessage', 'HELP message'],
  ['privacyPolicyLink', 'privacy policy URL'],
  ['termsAndConditionsLink', 'terms URL'],
  ['ageGated', 'age-gated content'],
  ['website', 'business website'],
  ['businessContactEmail', 'business contact email'],
  ['email', 'business contact email'],
  ['phone', 'business contact phone'],
  ['companyName', 'business name'],
  ['displayName', 'business name'],
  ['street', 'business address'],
  ['postalCode', 'business address'],
  ['ein', 'business registration number'],
]);

/** The fixes of a reason in the fields of a toll-free verification. */
export function listTollFreeFixes({ fixes }: RejectionReason, code: KnownCode | undefined): RejectionFix[] {
  const moved = fixes.flatMap((fix): RejectionFix[] => {
    if (fix.place !== 'brand' && fix.place !== 'campaign') {
      return [fix];
    }
    const field = NAMES.get(fix.field);
    return field === undefined ? [] : [{ ...fix, place: 'process', field }];
  });
  const own = (code?.fixes ?? []).map(
    (action): RejectionFix => ({ place: 'process', field: 'toll-free verification', action: `${action}.` }),
  );
  return [...own, ...moved];
}

export const TOLL_FREE_ADVICE =
  'Correct the toll-free verification and resubmit it with the provider. The registry does not review toll-free numbers, so there is no registry fee.';
