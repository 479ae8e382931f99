// Recognizes the wordings that reviewers require on opt-in pages, in terms, and in policies, in English and Spanish.

export type Quote = { readonly text: string; readonly offset: number };

const REPLY =
  '(?:reply|text|txt|texting|replying|respond|responding|send|sending|type|word|keyword|command|responda|responde|env[ií]e|env[ií]a|enviando|respondiendo|escriba|texto|palabra)';

/** Each pattern has bounded gaps, so that it stays linear on hostile text. */
const WORDINGS = {
  frequency:
    /\b(?:(?:message|messaging|msg|text|texting|sms)\.?s? (?:message )?(?:frequency|volume)|frequency (?:of (?:messages|texts|messaging)|may vary|varies|will vary)|frequency:|(?:number|amount) of (?:messages|texts)[^.\n]{0,40}(?:var|depend)|(?:messages?|msgs?|texts?|alerts?|reminders?|codes?)\s?(?:\/|per|a|an|each|every)\s?(?:day|week|month|mo\b|wk\b|year|order|appointment|visit|booking|login|request|purchase|event|delivery|transaction)|(?:one|two|three|four|\d{1,2}) (?:or more )?(?:[a-z]+ ){0,3}(?:messages?|msgs?|texts?)\s(?:[a-z]+ ){0,2}(?:per|a|an|each|every|for each)\b|(?:messages?|texts?) (?:are |is |will be )?sent (?:weekly|monthly|daily|occasionally)|(?:recurring|periodic|weekly|monthly|daily) (?:[a-z]+ ){0,3}(?:messages?|texts?|msgs?)|frecuencia|mensajes? (?:por|al|cada) (?:d[ií]a|mes|semana|cita|pedido|orden))/i,
  rates:
    /\b(?:(?:message|msg|messaging|text|sms)s?\.?(?:\s?(?:&|and|\+|\/|or|n)\s?|\s)(?:&\s?)?data (?:rates?|charges?|fees?)|(?:data|message|messaging|carrier|text) (?:rates?|charges?|fees?)[^.\n]{0,30}\b(?:apply|applies)|rates? (?:may|might|could|will) apply|tarifas? (?:de|por) (?:mensajes?|datos)|(?:tarifas?|cargos?)[^.\n]{0,40}(?:aplicar|datos))/i,
  stop: new RegExp(
    `\\b${REPLY}\\b[^.\\n]{0,40}["'“”‘’*]?\\b(?:STOP|stop|Stop|QUIT|CANCEL|UNSUBSCRIBE|END|ALTO|PARAR|BAJA)\\b|\\b(?:STOP|ALTO|PARAR|BAJA)\\b["'“”‘’*]?[^.\\n]{0,30}\\b(?:to|for|para)\\b[^.\\n]{0,20}\\b(?:opt|unsubscribe|cancel|end|stop|quit|cancelar|dejar|darse)|\\bSTOP\\b`,
    'i',
  ),
  help: new RegExp(
    `\\b${REPLY}\\b[^.\\n]{0,60}["'“”‘’*]?\\b(?:HELP|AYUDA)\\b|["'“”‘’]?\\b(?:HELP|AYUDA)\\b["'“”‘’]? (?:for|to get|para)\\b|["'“”]HELP["'“”]`,
    'i',
  ),
  textMessages: /\b(?:sms|mms|text messag\w{1,4}|texts?\b|texting|mensajes? de texto|mensajes sms)/i,
  carrierLiability:
    /\b(?:carriers?|operators?|wireless providers?|mobile providers?|t-mobile|verizon|operadores?|compa[nñ][ií]as telef[oó]nicas)\b[^.]{0,80}\b(?:(?:not|nor|no|neither|never|aren't|isn't)\b[^.]{0,30}\b(?:liab|responsib|respons)|disclaim|no liability|no son responsables|no se hacen? responsables?)|\b(?:not|neither|no)\b[^.]{0,60}\bcarriers?\b[^.]{0,60}\b(?:liab|responsib)/i,
} as const satisfies Record<string, RegExp>;

export type WordingName = keyof typeof WORDINGS;

/** The first place of a wording, or undefined. */
export function findWording(name: WordingName, text: string): Quote | undefined {
  return findQuote(WORDINGS[name], text);
}

export function findQuote(pattern: RegExp, text: string): Quote | undefined {
  const match = pattern.exec(text);
  return match === null ? undefined : { text: match[0], offset: match.index };
}

/** The kinds of messages that say what a program sends. */
export const MESSAGE_KINDS =
  /\b(?:reminders?|notif\w{3,9}|alerts?|updates?|confirmations?|codes?|passcodes?|verification|offers?|promotions?|promotional|marketing|deals?|discounts?|coupons?|specials?|sales?|news|announcements?|surveys?|receipts?|invoices?|statements?|tracking|deliver(?:y|ies)|shipping|orders?|appointments?|bookings?|reservations?|schedul\w{1,4}|events?|closings?|emergenc(?:y|ies)|donation|fundraising|prayer|devotionals?|tips|support|account|security|billing|payment|recordatorios?|avisos?|ofertas?|promociones|descuentos?|citas?|pedidos?|noticias|c[oó]digos?|confirmaciones)\b/i;

/** Says nothing about the content: “texts about our services”, “messages about us”. */
const VAGUE_TOPICS =
  'us|it|them|this|that|these|those|things?|stuff|everything|services?|products?|offerings?|business|company|brand|store|shop|team|programs?|website|site|nosotros|servicios?|productos?|empresa|negocio|tienda';

/** After one of these, a vague topic stays vague: “our services and products”. “Service visits” says more. */
const JOINING = 'and|or|by|from|via|to|at|in|on|with|when|that|which|you|we|if|y|o|de|por|para|en';

/** “Texts about my tutoring sessions”: a topic that no list has. A capital letter begins a name, which is none. */
const DETERMINERS = 'my|your|our|the|an?|any|each|mis?|tus?|sus?|nuestr[oa]s?|el|la|los|las';
const NAMED_TOPIC = new RegExp(
  `\\b(?:[Tt]exts?|SMS|sms|MMS|mms|[Mm]essages?|[Mm]sgs?|[Mm]ensajes?|[Tt]extos?)\\b[^.!?;\\n]{0,80}\\b(?:about|regarding|concerning|sobre|acerca de)(?: (?:${DETERMINERS}))* (?!(?:${DETERMINERS}|(?:${VAGUE_TOPICS})(?! (?!(?:${JOINING}) )\\p{Ll}))\\b)\\p{Ll}{3,}`,
  'u',
);

/** @param text with its capital letters */
export const namesTopic = (text: string): boolean => NAMED_TOPIC.test(text);

export const MARKETING_KINDS =
  /\b(?:offers?|promotions?|promotional|promos?|marketing|deals?|discounts?|coupons?|specials|sales (?:alerts|events|news)|flash sales?|newsletters?|% off|giveaways?|ofertas?|promociones|promocionales|descuentos?|cupones)\b/i;

export const SERVICE_KINDS =
  /\b(?:reminders?|appointments?|order (?:updates?|status|confirmations?|notifications?)|orders\b|deliver(?:y|ies)|shipping|tracking|verification|passcodes?|account (?:alerts?|notifications?|updates?)|billing|payment (?:reminders?|alerts?)|confirmations?|receipts?|reservations?|bookings?|service (?:updates?|alerts?|notifications?)|transactional|recordatorios?|citas?|pedidos?|confirmaciones)\b/i;
