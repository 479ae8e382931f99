// Judges the texts of a campaign: description, message flow, samples, replies, and attributes.
import { type Finding, type Packet, samplesOf, type Text, useCasesOf } from './findings.ts';
import type { ReasonId } from './reasons.ts';
import {
  hasContact,
  hasPhone,
  isInsecureLink,
  isShortLink,
  linksIn,
  namesBrand,
  pathOf,
  saysFrequency,
  saysHelp,
  saysRates,
  saysStop,
} from './wording.ts';

const WEB =
  /\b(?:web ?(?:site|page|form)s?|online|landing page|sign-?up (?:page|form)|checkout(?! (?:counter|line|stand)))\b/i;
const KEYWORD =
  /\b(?:text|texts|texting|send|sends|sending)\s+(?:the (?:key)?word\s+)?["'“‘]?(?!STOP|HELP|END|QUIT|CANCEL|UNSUBSCRIBE)[A-Z][A-Z0-9]{2,}\b/;
const IN_PERSON = [
  /\b(?:verbal(?:ly)?|orally|over the phone|by phone|phone calls?|when (?:an? )?\w+ calls?|in person|(?:staff|agents?) asks?)\b/i,
  /\b(?:paper|printed|intake|written|enrollment|consent) (?:\w+ )?(?:form|card|agreement|contract)s?\b/i,
  /\b(?:point[- ]of[- ]sale|pos terminal|kiosk|tablet|front desk|counter)\b/i,
  /\b(?:texts?|messages?) us\b|\bstarts? the conversation\b|\btexts? (?:our|the) (?:business )?number\b/i,
  /\b(?:mobile app|account settings|profile settings)\b/i,
];

const isInPerson = (flow: string) => IN_PERSON.some((pattern) => pattern.test(flow));

/** Other than links to the policy and the terms, which the flow may quote. */
export const optInLinksOf = ({ campaign }: Packet): string[] => {
  const { messageFlow, privacyPolicyLink, termsAndConditionsLink } = campaign;
  const links = linksIn(messageFlow ?? '').filter(
    (link) =>
      link !== privacyPolicyLink &&
      link !== termsAndConditionsLink &&
      !/privacy|terms|\btos\b|legal|conditions/i.test(pathOf(link)),
  );
  return [...new Set(links)];
};

type OptIn = { readonly isWeb: boolean; readonly isWebOnly: boolean; readonly isNamed: boolean };

/** By the words of the message flow. A link in a flow without another method is the opt-in page. */
export function optInOf(packet: Packet): OptIn {
  const flow = packet.campaign.messageFlow ?? '';
  const isOther = isInPerson(flow);
  const isLinked = optInLinksOf(packet).length > 0;
  const isWeb = WEB.test(flow) || (isLinked && !isOther && !KEYWORD.test(flow));
  return { isWeb, isWebOnly: isWeb && !isOther, isNamed: isWeb || isOther || KEYWORD.test(flow) };
}

// ---- description ----

const AUDIENCE =
  /\b(?:customers?|clients?|patients?|members?|guests?|users?|subscribers?|students?|parents?|famil(?:y|ies)|guardians?|donors?|supporters?|volunteers?|residents?|tenants?|buyers?|shoppers?|diners?|visitors?|attendees?|drivers?|employees?|staff|homeowners?|travelers?|voters?|applicants?|owners?|players?|congregation|people who|those who|anyone who|account holders?|participants?|fans)\b/i;
const MESSAGE_KIND =
  /\b(?:remind\w*|codes?|passcodes?|passwords?|offers?|updates?|alerts?|confirm\w*|notif\w*|receipts?|invoices?|bills?|answers?|repl(?:y|ies)|news\w*|promotions?|promotional|discounts?|coupons?|deals?|surveys?|invitations?|announcements?|schedules?|status|tracking|deliver\w*|appointments?|bookings?|reservations?|questions?|requests?|support|verification|events?|sales?|appeals?|thank)\b/i;
const GENERIC_SUBJECT = /\babout (?:our|the|its|their) (?:business|company|services?|products?)\b/gi;
const PURPOSE =
  /\b(?:so that|so they|so customers|so people|so \w+ (?:can|know)|when|whenever|after|before|once|about|because|if|for|during|on the day|to (?:know|confirm|remind|help|let|keep|tell|inform|notify|answer|verify|protect|log|reduce|coordinate|arrange|share|announce|schedule|invite|thank|ask|sign|prove|complete|update|alert))\b/i;
/** One missing part is common in descriptions that were approved. */
const PARTS_MISSING_MAX = 1;

function isVague({ brand, campaign }: Packet): boolean {
  const text = (campaign.description ?? '').replaceAll(GENERIC_SUBJECT, '');
  const parts = [
    namesBrand(text, brand) || /\b(?:we|our|us)\b/i.test(text),
    AUDIENCE.test(text),
    MESSAGE_KIND.test(text),
    PURPOSE.test(text),
  ];
  return parts.filter((isPresent) => !isPresent).length > PARTS_MISSING_MAX;
}

// ---- message flow and replies ----

type Part = { readonly name: 'frequency' | 'rates' | 'stop' | 'help'; isIn(text: string): boolean };

const DISCLOSURE: readonly Part[] = [
  { name: 'frequency', isIn: saysFrequency },
  { name: 'rates', isIn: saysRates },
  { name: 'stop', isIn: saysStop },
  { name: 'help', isIn: saysHelp },
];

const missingParts = (text: string) => DISCLOSURE.filter((part) => !part.isIn(text)).map(({ name }) => name);

function judgeFlow(packet: Packet): ReasonId[] {
  const { isWebOnly, isNamed } = optInOf(packet);
  const lacking = missingParts(packet.campaign.messageFlow ?? '').map((part): ReasonId => `flow.${part}`);
  if (!isNamed) {
    return ['flow.method', ...lacking];
  }
  return isWebOnly && optInLinksOf(packet).length === 0 ? ['flow.link', ...lacking] : lacking;
}

function judgeOptInMessage({ brand, campaign }: Packet): ReasonId[] {
  const message = campaign.optinMessage ?? '';
  if (message === '') {
    return ['optInMessage.missing'];
  }
  return [
    ...(namesBrand(message, brand) ? [] : (['optInMessage.brand'] as const)),
    ...missingParts(message).map((part): ReasonId => `optInMessage.${part}`),
  ];
}

/** A number or address that was never filled in is no contact. */
const PLACEHOLDER = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|\b(?:1[-. ])?555[-. ]?555[-. ]?5555\b|x{3,}/gi;

function judgeHelpMessage({ brand, campaign }: Packet): ReasonId[] {
  const message = (campaign.helpMessage ?? '').replaceAll(PLACEHOLDER, '');
  return [
    ...(hasContact(message) ? [] : (['helpMessage.contact'] as const)),
    ...(namesBrand(message, brand) ? [] : (['helpMessage.brand'] as const)),
  ];
}

const ENDS =
  /\bno (?:more|further|longer)\b|\bnot (?:get|receive|send|be sent)\b|\bwon.t (?:get|receive|send)\b|\bunsubscribed\b|\bopted[ -]out\b|\b(?:stopped|removed|ended|cancell?ed)\b/i;

function judgeOptOutMessage({ brand, campaign }: Packet): ReasonId[] {
  const message = campaign.optoutMessage ?? '';
  const isConfirmation = ENDS.test(message) && !message.includes('?');
  return [
    ...(isConfirmation ? [] : (['optOutMessage.confirmation'] as const)),
    ...(namesBrand(message, brand) ? [] : (['optOutMessage.brand'] as const)),
  ];
}

// ---- samples ----

/** At least one sample must have one of these words. Use cases that are not listed accept any sample. */
const USE_CASE_WORDS: Readonly<Record<string, RegExp>> = {
  '2FA': /\b(?:codes?|passcode|pin|verif\w+|log[- ]?in|sign[- ]?in|password)\b/i,
  MARKETING:
    /%|\$|\b(?:off|sales?|deals?|discounts?|save|savings|offers?|coupons?|promo\w*|specials?|free|new|shop|join|events?|menu|book|order|gift|rewards?|points|members?|exclusive|limited|tickets?)\b/i,
  DELIVERY_NOTIFICATION:
    /\b(?:deliver\w*|orders?|packages?|parcels?|ship\w*|drivers?|arriv\w+|pick-?up|tracking|on (?:its|the) way)\b/i,
  FRAUD_ALERT: /\b(?:fraud|suspicious|unusual|unauthori[sz]ed|transaction|charge|did you|card)\b/i,
  SECURITY_ALERT: /\b(?:secur\w+|log[- ]?in|sign[- ]?in|password|device|alert|suspicious|unusual)\b/i,
  CHARITY: /\b(?:donat\w+|gifts?|giv(?:e|ing)|funds?|fundrais\w+|volunteer\w*|support|help|meals?)\b/i,
  POLITICAL:
    /\b(?:vot\w+|elect\w+|polls?|candidate|ballot|donat\w+|campaign|senate|council|rally|volunteer)\b/i,
  POLLING_VOTING: /\b(?:survey|vot\w+|polls?|rate|rating|feedback|reply (?:with )?\w+|tell us)\b/i,
};
const OFFER =
  /\b\d+ ?% off\b|\$\d+ off\b|\b(?:on sale|flash sale|coupons?|promo codes?|discounts?|buy one|bogo|special offer|limited[- ]time)\b/i;
/** Use cases whose samples may contain an offer. The general ones state no purpose. */
const MAY_OFFER: ReadonlySet<string> = new Set(
  'MARKETING SOLE_PROPRIETOR TRIAL SWEEPSTAKE AGENTS_FRANCHISES CARRIER_EXEMPT UCAAS_HIGH UCAAS_LOW SOCIAL'.split(
    ' ',
  ),
);

function fitUseCases(samples: readonly Text[], useCases: readonly string[]): boolean {
  const isOffered = samples.some(({ text }) => OFFER.test(text));
  if (isOffered && !useCases.some((useCase) => MAY_OFFER.has(useCase))) {
    return false;
  }
  return useCases.every((useCase) => {
    const words = USE_CASE_WORDS[useCase];
    return words === undefined || samples.some(({ text }) => words.test(text));
  });
}

const isOneTimeCode = ({ campaign }: Packet) => campaign.usecase === '2FA';

function judgeSamples(packet: Packet): Finding[] {
  const samples = samplesOf(packet);
  const findings: Finding[] = [];
  const where = samples.map(({ field }) => field).join(', ');
  if (!fitUseCases(samples, useCasesOf(packet))) {
    findings.push({ reason: 'samples.useCase', where });
  }
  if (!samples.some(({ text }) => namesBrand(text, packet.brand))) {
    findings.push({ reason: 'samples.brand', where });
  }
  if (!isOneTimeCode(packet) && !samples.some(({ text }) => saysStop(text))) {
    findings.push({ reason: 'samples.stop', where });
  }
  return findings;
}

function judgeLinks(packet: Packet): Finding[] {
  const { optinMessage, optoutMessage, helpMessage, embeddedLinkSample } = packet.campaign;
  const texts: Text[] = [
    ...samplesOf(packet),
    { field: 'optinMessage', text: optinMessage ?? '' },
    { field: 'optoutMessage', text: optoutMessage ?? '' },
    { field: 'helpMessage', text: helpMessage ?? '' },
    { field: 'embeddedLinkSample', text: embeddedLinkSample ?? '' },
  ];
  return texts.flatMap(({ field, text }) => {
    const links = linksIn(text);
    const short = links.find(isShortLink);
    const insecure = links.find(isInsecureLink);
    return [
      ...(short === undefined ? [] : [{ reason: 'samples.shortLink', where: `${field}: ${short}` } as const]),
      ...(insecure === undefined
        ? []
        : [{ reason: 'samples.insecure', where: `${field}: ${insecure}` } as const]),
    ];
  });
}

// ---- attributes and content ----

const LENDING = /\b(?:loans?|lend(?:ers?|ing)|mortgages?|line of credit|cash advances?|financing)\b/i;

function judgeAttributes(packet: Packet): Finding[] {
  const { brand, campaign } = packet;
  const samples = samplesOf(packet);
  const linked = samples.find(({ text }) => linksIn(text).length > 0);
  const phoned = samples.find(({ text }) => hasPhone(text));
  const subject = `${brand.displayName} ${campaign.description ?? ''}`;
  const findings: Finding[] = [];
  if (linked !== undefined && !campaign.embeddedLink) {
    findings.push({ reason: 'attributes.link', where: linked.field });
  }
  if (phoned !== undefined && !campaign.embeddedPhone) {
    findings.push({ reason: 'attributes.phone', where: phoned.field });
  }
  if (LENDING.test(subject) && !campaign.directLending) {
    findings.push({ reason: 'attributes.lending', where: 'description' });
  }
  return findings;
}

const PROHIBITED = {
  'content.cannabis': /\b(?:cannabis|marijuana|cbd|thc|hemp|dispensar(?:y|ies)|delta[- ]8|kratom)\b/i,
  'content.loans':
    /\b(?:payday|title|short[- ]term|same[- ]day) (?:loans?|cash)\b|\bcash advances?\b|\bdebt relief\b|\bcredit repair\b/i,
  'content.gambling':
    /\b(?:casinos?|gambl\w+|bet(?:s|ting)|sportsbook|slots|poker|lotter(?:y|ies)|free spins)\b/i,
  'content.crypto':
    /\b(?:crypto(?:currenc\w+)?|bitcoin|ethereum|token sale|stock (?:alerts?|picks?|tips?))\b/i,
  'content.leads':
    /\b(?:lead generation|(?:buy|sell|purchased?|rented|shared) (?:\w+ )?leads|affiliate (?:marketing|offers?)|partner offers|multi-?level marketing|mlm)\b/i,
  'content.sex':
    /\b(?:escorts?|porn\w*|adult (?:entertainment|content|videos?)|hookups?|strip clubs?|nudes?)\b/i,
} as const;

const AGE_GATED = {
  'ageGate.firearms': /\b(?:firearms?|guns?|ammo|ammunition|rifles?|pistols?)\b/i,
  'ageGate.alcohol':
    /\b(?:beers?|wines?|winer(?:y|ies)|brewer(?:y|ies)|taproom|whiske?y|vodka|tequila|cocktails?|liquor|spirits)\b/i,
  'ageGate.tobacco': /\b(?:tobacco|cigars?|cigarettes?|vap(?:e|es|ing)|e-?liquid|nicotine)\b/i,
} as const;

function judgeContent(packet: Packet): Finding[] {
  const { brand, campaign } = packet;
  const texts: Text[] = [
    { field: 'displayName', text: brand.displayName },
    { field: 'description', text: campaign.description ?? '' },
    ...samplesOf(packet),
  ];
  const concepts = campaign.ageGated ? PROHIBITED : { ...PROHIBITED, ...AGE_GATED };
  return Object.entries(concepts).flatMap(([reason, words]) => {
    const found = texts.find(({ text }) => words.test(text));
    return found === undefined ? [] : [{ reason: reason as ReasonId, where: found.field }];
  });
}

const inField = (where: string, reasons: readonly ReasonId[]): Finding[] =>
  reasons.map((reason) => ({ reason, where }));

export function judgeTexts(packet: Packet): Finding[] {
  return [
    ...inField('description', isVague(packet) ? ['description.vague'] : []),
    ...inField('messageFlow', judgeFlow(packet)),
    ...inField('optinMessage', judgeOptInMessage(packet)),
    ...inField('helpMessage', judgeHelpMessage(packet)),
    ...inField('optoutMessage', judgeOptOutMessage(packet)),
    ...judgeSamples(packet),
    ...judgeLinks(packet),
    ...judgeAttributes(packet),
    ...judgeContent(packet),
  ];
}
