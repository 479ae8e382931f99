// Rules on the campaign description: who sends what to whom and why, and what no campaign may be.
import { detectLanguage } from '../../rules/drafting.ts';
import { findOwnPlaceholders } from '../../text/own-placeholders.ts';
import type { UseCaseChoice } from '../../rules/use-case-choice.ts';
import { WEIGHTS } from '../../rules/use-case-wordings.ts';
import type { PacketContext } from '../packet-context.ts';
import { type Draft, NO_EDIT, type Verdict } from '../report.ts';
import type { TextReading } from '../text-reading.ts';
import { findAffirmed } from '../affirmed.ts';
import { MESSAGE_KINDS } from '../message-kinds.ts';
import { type PacketRule, applyPacketRules } from './packet-rule.ts';

export function reviewDescription(context: PacketContext): Draft[] {
  const { description } = context;
  return [
    ...(description === undefined ? [] : applyPacketRules(RULES, description, context)),
    ...applyPacketRules(RULES_ON_ALL, context, context),
  ];
}

const RULES: readonly PacketRule<TextReading>[] = [
  ['description.who-what-why', checkParts],
  ['description.use-case', checkUseCase],
  ['description.donation', checkDonation],
  ...(
    [
      [
        'description.testing',
        /\b(?:(?:for|only|just) test(?:ing)?\b(?! (?:results?|scores?|kits?|dates?|appointments?|prep))|test (?:campaign|messages?|traffic|account|purposes)|(?:try|trying) out (?:texting|sms|text messag\w+|messag\w+)|pilot (?:\w+ )?to (?:see|test|try|check)|proof of concept|(?:free )?trial (?:campaign|account|messages)|testing (?:purposes|our|the (?:api|service|platform|integration|sms)))\b/i,
        'The description says that the campaign is for tests.',
        'Describe the messages that customers will get.',
        'replace',
      ],
      [
        'description.p2p',
        /\b(?:between (?:friends|family|individuals|persons)|personal (?:use|messages|texts)\b|(?:text|texting) (?:with )?(?:each other|one another)|(?:message|messaging) (?:with )?(?:each other|one another)\b(?! (?:in|on|inside|within) (?:our|the|their|its) (?:\w+ )?(?:app|portal|platform|website)\b)|private (?:conversations?|messages|texts) (?:between|among) (?:(?:our|the|their|its|two|some|private) )?(?:friends|family|families|relatives|co-?workers|colleagues|employees|staff|crew|members|people|persons|individuals|users|customers|clients|neighbors|parents|students|players|teammates|couples|partners|us|them|each other)\b|texts? (?:his |her |my |our |their )?(?:personal )?(?:friends|relatives)\b|person[- ]to[- ]person)\b/i,
        'The description is about messages between persons. 10DLC campaigns are for messages of a business.',
        'Describe the messages between the business and its customers. If both sides are private persons, no campaign is needed.',
        'replace',
      ],
      [
        'description.multi-brand',
        /\b(?:(?:our|several|multiple|many|various|different) (?:client |partner |customer |sister |affiliated )?brands|client brands|brands that we (?:manage|represent|serve)|multiple (?:businesses|companies|clients)|partner (?:companies|brands|businesses) (?:send|text|message)|customers of (?:all|each|several|many|various) (?:of )?(?:our |the )?(?:companies|brands|businesses))\b/i,
        'The description names several brands. A campaign is for one brand.',
        'File one campaign for each brand, and describe here only the messages of this brand.',
        'replace',
      ],
      [
        'description.influencer',
        /\b(?:influencers?|content creators? (?:to|text)|creator (?:fan )?(?:community|texts))\b/i,
        'The description is about messages of an influencer.',
        'Register the SOCIAL use case if the account qualifies, or describe the messages of the business.',
        NO_EDIT,
      ],
      [
        'description.emergency',
        /\b(?:911|emergency (?:hotline|line|dispatch|response line)|crisis (?:hotline|line))\b/i,
        'The description is about an emergency line.',
        'Use the EMERGENCY use case for notices of a public body. Emergency calls cannot depend on text messages.',
        NO_EDIT,
      ],
      [
        'description.viral',
        /\bforward(?:s|ing)? (?:this|the|it|them|our (?:text|message)s?)? ?(?:to )?(?:\d+|ten|five|all|your|their) (?:friends|contacts|people)\b/i,
        'The description asks people to forward messages.',
        'Send messages only to people who agreed to them.',
        'replace',
      ],
      [
        'description.job-board',
        /\bjob (?:board|listings? from (?:other|many|various)|alerts? from (?:employers|companies))\b|\bjobs? (?:from|of|at) (?:other|many|various|multiple) (?:employers|companies)\b/i,
        'The description is about a job board for other employers.',
        'Do not submit this campaign. Texts about your own job openings are accepted.',
        NO_EDIT,
      ],
      [
        'description.non-subscriber',
        /(?<!\bopted[- ]in )\b(?:people|contacts|customers|leads|numbers|anyone|those|homeowners|residents|prospects|businesses|owners)(?: in [^.]{1,30})? (?:who|that) (?:(?:have|has|had|did) ?)?(?:not|n['’]t|never) (?:yet )?(?:agreed|agree|opted|signed(?! (?:their|the|his or her) (?:lease|contract|agreement|documents?|papers|waivers?|forms?)\b)|consented|subscribed|asked|requested|heard)\b(?![^.!?]{0,80}\b(?:and|but) (?:who |that )?(?:have |has )?(?:\w+ly )?(?:opted[ -]?in|agreed|consented)\b)|\b(?:numbers?|leads?|prospects?|contacts?|data|lists?|names|people|homeowners|owners|residents)(?: \w+){0,3} (?:from|in) public records\b(?! requests?\b)|\b(?:text|message|contact)s? (?:new )?prospects\b|\bcold (?:texts?|texting|leads|outreach|messages)\b|\bnon-?subscribers\b|\bwithout (?:their )?(?:prior )?(?:consent|opt-?in)\b/i,
        'The description is about messages to people who did not agree to them.',
        'Send messages only to people who agreed to them.',
        'replace',
      ],
    ] as const
  ).map(
    ([id, pattern, message, remedy, mend]): PacketRule<TextReading> => [
      id,
      ({ path, text }) => {
        const found = findAffirmed(pattern, text);
        return found === undefined ? undefined : { path, message, remedy, quoted: found, mend };
      },
    ],
  ),
];

const RULES_ON_ALL: readonly PacketRule<PacketContext>[] = [
  ['description.boilerplate', checkBoilerplate],
  ['description.english', checkEnglish],
];

const SENDER = /\b(?:we|our|us)\b/i;
const AUDIENCE =
  /\b(?:customers?|clients?|patients?|members?|guests?|users?|subscribers?|students?|parents?|families|residents?|tenants?|owners?|homeowners?|donors?|volunteers?|employees?|drivers?|buyers?|sellers?|shoppers?|patrons?|borrowers?|(?:\w+[ -]?)?holders?|visitors?|fans?|followers?|supporters?|voters?|participants?|attendees?|applicants?|diners?|travell?ers?|riders?|passengers?|people|households?|neighbors?|alumni|staff|faculty|congregation|contacts?|consumers?|recipients?|devices?|those who|(?:some|any|every)(?:one|body) who|(?:some|any)body orders|pet parents|[a-z]+s who (?:\w+ )?(?:agreed|opt(?:ed)?|signed|asked|consented|joined|subscribed|enrolled))\b/i;
const PURPOSE =
  /\b(?:so that|so (?:they|customers|patients|people|guests|members)|in order to|to (?:confirm|remind|let|notify|inform|tell|help|keep|verify|update|alert|answer|share|announce|protect|coordinate|schedule|make sure|ensure|reduce|save|avoid|invite|thank|log|sign|reset|complete)|when|after|before|about|if|once|because|whenever|regarding|reminding|informing|of upcoming|for (?:upcoming|their|each|every|orders?|appointments?|bookings?))\b/i;

/** Each part as reviewers ask for it. Good descriptions can be short, so one missing part is advice. */
function checkParts({ path, text, namesBrand }: TextReading): Verdict | undefined {
  const missing = [
    ...(namesBrand || SENDER.test(text) ? [] : ['who sends']),
    ...(AUDIENCE.test(text) ? [] : ['who gets the messages']),
    ...(MESSAGE_KINDS.test(text) ? [] : ['what the messages say']),
    ...(PURPOSE.test(text) ? [] : ['when or why they are sent']),
  ];
  if (missing.length === 0) {
    return undefined;
  }
  return {
    path,
    status: missing.length > 1 ? 'error' : 'info',
    message: `The description does not say ${missing.join(' or ')}.`,
    remedy:
      'Say who sends which messages to whom, and when or why, such as: “Copper Kettle sends order updates by text message to customers who order online and agreed to texts, so that they know when food is ready.”',
    quoted: text,
    mend: missing.length > 1 ? 'rewrite' : undefined,
  };
}

const OFFERS_SCORE_MIN = 2 * WEIGHTS.strong;
const CONFIDENT_MIN = 80;

/** Special use cases are about the sender and not about the content. */
const isClear = ({ isStrong, useCase }: UseCaseChoice['evidence'][number]): boolean =>
  isStrong && useCase.kind === 'standard';

/** Only clear words count: a use case that the description merely touches is no mismatch. */
function checkUseCase({ path }: TextReading, context: PacketContext): Verdict | undefined {
  const { choice, useCase, declared } = context;
  if (choice === undefined || useCase === undefined || !context.isStandardUse) {
    return undefined;
  }
  const offers = choice.evidence.find(({ useCase: { code } }) => code === 'MARKETING');
  const codes = choice.evidence.some(({ useCase: { code } }) => code === '2FA');
  const isOffers =
    offers?.isStrong === true && offers.score >= OFFERS_SCORE_MIN && !context.isMarketingDeclared;
  const isNoCode = useCase === '2FA' && !codes && choice.evidence.some(isClear) && !choice.isGuess;
  if (isOffers || isNoCode) {
    const found = isOffers ? offers : choice.evidence.find(isClear);
    return {
      path,
      also: ['campaign.usecase'],
      message: `The description is about ${isOffers ? 'marketing' : (found?.useCase.displayName ?? 'other messages').toLowerCase()}, but the campaign declares ${declared.join(', ')}.`,
      remedy: `Describe only what ${declared.join(', ')} covers, or choose the use case ${choice.useCase.code} before you submit: it cannot change afterwards.`,
      quoted: found?.quoted.join(', '),
      mend: 'replace',
    };
  }
  const isOther =
    !choice.isGuess &&
    choice.confidence >= CONFIDENT_MIN &&
    choice.useCase.kind === 'standard' &&
    !context.isContainer &&
    !['MIXED', 'LOW_VOLUME'].includes(choice.useCase.code) &&
    !declared.includes(choice.useCase.code);
  return isOther
    ? {
        path,
        also: ['campaign.usecase'],
        status: 'warning',
        basis: 'estimate',
        message: `The description sounds like ${choice.useCase.code}, but the campaign declares ${declared.join(', ')}.`,
        remedy: `Compare both use cases. If ${choice.useCase.code} is right, choose it before you submit.`,
        quoted: choice.evidence[0]?.quoted.join(', '),
      }
    : undefined;
}

export const DONATION =
  /\b(?:donat(?:e|es|ions?|ing)|give \$?\d+|your gift|can you give|fundrais\w+|pledge)\b/i;

function checkDonation({ path, text }: TextReading, { samples }: PacketContext): Verdict | undefined {
  const asking = samples.find((sample) => DONATION.test(sample.text));
  return asking === undefined || DONATION.test(text)
    ? undefined
    : {
        path,
        also: [asking.path],
        message: 'A sample message asks for donations, but the description does not say so.',
        remedy: 'State that messages ask for donations.',
        quoted: DONATION.exec(asking.text)?.[0],
        mend: 'donation',
      };
}

const TEMPLATE_WORDS =
  /\[(?:your |the |insert |enter )?(?:company|business|brand|organi[sz]ation|store|app)(?: name)?\]|\{\{?\s?(?:company|business|brand|store)[ _.]?(?:name)?\s?\}?\}|\b(?:insert|your) (?:company|business|brand) name\b|\blorem ipsum\b/i;

const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function checkBoilerplate({ description, flow, input }: PacketContext): Verdict[] {
  const texts = [description, flow?.reading].filter((reading) => reading !== undefined);
  const found: Verdict[] = texts.flatMap(({ path, text }) => {
    const words = TEMPLATE_WORDS.exec(text)?.[0] ?? findOwnPlaceholders(text)[0];
    return words === undefined
      ? []
      : [
          {
            path,
            message: 'The text has words of a template that are not filled in.',
            remedy: 'Name your own business, audience, and messages.',
            quoted: words,
            mend: path.endsWith('description') ? 'replace' : 'rewrite',
          },
        ];
  });
  if (
    description !== undefined &&
    flow !== undefined &&
    toPlain(description.text) === toPlain(flow.reading.text)
  ) {
    found.push({
      path: description.path,
      also: [flow.reading.path],
      message: 'Description and message flow are the same text.',
      remedy: 'Describe here what you send, and in the message flow how people agree to get it.',
      mend: 'replace',
    });
  }
  const others = input.account?.campaigns ?? [];
  const reused = others.find(
    (other) =>
      description !== undefined &&
      other.description !== undefined &&
      toPlain(other.description) === toPlain(description.text),
  );
  if (reused !== undefined && description !== undefined) {
    found.push({
      path: description.path,
      message: 'Another campaign of this account has the same description.',
      remedy: 'Describe what is different about this campaign: its audience and its messages.',
      mend: 'replace',
    });
  }
  return found;
}

function checkEnglish({ description, flow, samples, replies }: PacketContext): Verdict[] {
  const texts = [description, flow?.reading, ...samples, ...Object.values(replies)];
  return texts.flatMap((reading) => {
    const language = reading === undefined ? undefined : detectLanguage(reading);
    return reading === undefined || language === undefined
      ? []
      : [
          {
            path: reading.path,
            message: `The text is in ${language}. Reviewers read English.`,
            remedy: 'Write the registration in English. Add the original in brackets for sample messages.',
            mend: ENGLISH_MENDS[reading.path],
          },
        ];
  });
}

/** What the packet says elsewhere makes these anew; a sample has to be translated by its author. */
const ENGLISH_MENDS: Readonly<Record<string, string>> = {
  'campaign.description': 'replace',
  'campaign.messageFlow': 'rewrite',
  'campaign.optinMessage': 'rewrite',
  'campaign.optoutMessage': 'rewrite',
  'campaign.helpMessage': 'rewrite',
};
