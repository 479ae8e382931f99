// Rules on the attributes of a campaign, compared with its texts.
import type { PacketContext } from '../packet-context.ts';
import type { Draft, Verdict } from '../report.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export const reviewAttributes = (context: PacketContext): Draft[] =>
  context.hasCampaign ? applyPacketRules(RULES, context, context) : [];

const RULES: readonly PacketRule<PacketContext>[] = [
  [
    'attributes.embedded-link',
    (context) =>
      compareAttribute(context, {
        name: 'embeddedLink',
        label: 'Embedded links',
        what: 'a link',
        find: ({ links }) => links[0]?.text,
      }),
  ],
  [
    'attributes.embedded-phone',
    (context) =>
      compareAttribute(context, {
        name: 'embeddedPhone',
        label: 'Embedded phone numbers',
        what: 'a phone number',
        find: ({ phones }) => phones[0]?.text,
      }),
  ],
  ['attributes.age-gate', checkAgeGate],
  ['attributes.direct-lending', checkLending],
];

type Attribute = {
  readonly name: 'embeddedLink' | 'embeddedPhone';
  readonly label: string;
  readonly what: string;
  readonly find: (reading: PacketContext['samples'][number]) => string | undefined;
};

/** An absent attribute is filled in from the sample messages, so only a wrong one is a finding. */
function compareAttribute(
  { campaign, messages, replies }: PacketContext,
  { name, label, what, find }: Attribute,
): Verdict | undefined {
  const declared = campaign[name];
  const having = messages.filter((reading) => find(reading) !== undefined);
  const [first] = having;
  if (declared === false && first !== undefined) {
    const isHelpOnly = having.every((reading) => reading === replies.helpMessage);
    return {
      path: `campaign.${name}`,
      also: [first.path],
      ...(isHelpOnly && { status: 'warning', basis: 'estimate' }),
      message: isHelpOnly
        ? `The HELP message has ${what}, but the campaign does not declare any.`
        : `A message has ${what}, but the campaign does not declare any.`,
      remedy: `Set “${label}” to Yes.`,
      quoted: find(first),
      mend: 'true',
    };
  }
  return declared === true && first === undefined && messages.length > 0
    ? {
        path: `campaign.${name}`,
        status: 'warning',
        message: `The campaign declares “${label}”, but no message has ${what}.`,
        remedy: `Set “${label}” to No, or add a sample message that has ${what}.`,
        mend: 'false',
      }
    : undefined;
}

function checkAgeGate({ campaign, gatedContent }: PacketContext): Verdict | undefined {
  return gatedContent === undefined || campaign['ageGated'] === true
    ? undefined
    : {
        path: 'campaign.ageGated',
        also: [gatedContent.path],
        message: `A text is about ${gatedContent.hit.category.displayName.toLowerCase()}, but the campaign is not age-gated.`,
        remedy:
          'Ask for the full date of birth before the phone number (a yes or no button is not enough), and set “Age-gated content” to Yes.',
        quoted: gatedContent.hit.quoted,
        mend: 'true',
      };
}

const LENDING =
  /\b(?:(?:your|our|their|his|her|a|home|auto|car|personal|mortgage|business|credit union) (?:\w+ )?(?:loans?|mortgages?|line of credit)\b(?! of )(?! (?:officers?' association))|(?:loan|mortgage) (?:payments?|applications?|approvals?|balances?|offers?|rates?|status|reminders?|officers?)|borrowers?|we lend\b|buy now,? pay later)\b/i;
const NO_LENDER =
  /\b(?:library|books?|laptop|equipment|tools?|interlibrary|student loan (?:counsel\w+|deadline)|car loaner)\b/i;

function checkLending({ campaign, description, samples }: PacketContext): Verdict | undefined {
  if (campaign['directLending'] === true) {
    return undefined;
  }
  for (const { path, text } of [...(description === undefined ? [] : [description]), ...samples]) {
    const found = NO_LENDER.test(text) ? undefined : LENDING.exec(text)?.[0];
    if (found !== undefined) {
      return {
        path: 'campaign.directLending',
        also: [path],
        message: 'A text is about loans, but the campaign does not declare direct lending.',
        remedy: 'Set “Direct lending” to Yes. This applies to reminders of a lender, too.',
        quoted: found,
        mend: 'true',
      };
    }
  }
  return undefined;
}
