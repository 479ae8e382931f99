// The wordings that tell an offer from a service notice and from talk between people.
import { withSmallCode } from './fast-patterns.ts';
import { filtered, type Pattern } from './filtered-pattern.ts';

const OFFERS = [
  /\b\d{1,3} ?%(?: ?(?:off|de descuento|menos|desc|en|on|back))?(?! (?:apr|interest|battery|chance|humidity|lluvia))|\$\d+(?:\.\d\d)? off\b|\bhalf[- ](?:off|price|hour happy)|mitad de precio|\b[1-4] ?x ?\d?\b|\b[1-9] ?(?:por|for) ?\$?\d+|\b\d+ ?\/ ?\$\d+|\bbogo\b|\bb1g1\b|\bbuy \d|\bbuy one/i,
  /\bfree (?!(?:of charge|parking|to (?:call|text|reply)|msg))(?:[\w-]+ ){0,2}(?:with|w\/|when|if|for|quote|estimate|inspection|shipping|delivery|gift|trial|consult\w*|upgrade|fries|drink|coffee|class|install\w*|vacuum|vac|report|box|pastry|kids?|entry|samples?|treats?)\b|\bgratis\b|\bde regalo\b|\bregal(?:amos|a|o)\b|\bsin enganche\b|\bfree\b[^.!?\n]{0,20}(?:today|this week|fri|sat|sun|mon|tue|wed|thu)/i,
  /\b(?:sale|clearance|promo\w*|specials?|deals?|discounts?|coupons?|offers?|ofertas?|descuentos?|promoci[oó]n(?:es)?|rebajas?|remates?|rifas?|sorteos?|giveaways?|raffle|double points|triple points|2x points|doorbusters?|savings|save \$?\d+|earlybird|early bird|presale|pre-?orders?|markdowns?|bundles?)\b/i,
  /\b(?:new arrivals?|just (?:dropped|landed|arrived|listed|in)|back in stock|restock(?:ed)?|new (?:listings?|menu|flavors?|styles?|collection|sizes|colors|drop|hazy|bikes?|books?)|now (?:open|available|stocking|booking|enrolling|hiring)|limited|last chance|hurry|don['’]?t miss|while (?:they|supplies) last|only \d+ (?:left|spots|seats)|\d+ (?:spots|seats|slots|openings|left)\b|(?:spots|seats|openings) (?:left|open|available)|tickets? (?:on sale|\$|are|still)|ends (?:tonight|today|sun|mon|fri|sat|soon|tomorrow|\d)|(?:only|solo) (?:today|this week|hoy|este)|this week(?:end)? only|today only|[uú]ltim[oa]s? (?:d[ií]as?|lugares|piezas)|thru (?:sun|mon|tue|wed|thu|fri|sat|\d)|til (?:sun|mon|fri|sat|thurs?))\b/i,
  /\b(?:shop (?:now|at|the|our|all|online)|order (?:now|by|yours|online|today)|book (?:now|by|yours|today|your)|grab|join us|come (?:in|by|see|on|hungry|try|visit)|stop (?:by|in)|swing by|visit us|open house|happy hour|trivia|karaoke|live music|bring a (?:friend|buddy)|treat yourself|special|starting at|desde \$|from \$|as low as|enroll now|sign up (?:now|today)|rsvp|see you there|don['’]t wait|tap in|show this (?:text|txt)|code [A-Z]{3,}\d*|c[oó]digo [A-Z]{3,})\b/,
  withSmallCode(
    /(?<!\p{L})(?:llegaron|lleg[oó] (?:la|el|nuev)|ya lleg\w+|nuevos?|nuevas?|ap[aá]rt[ae]|inscr[ií]b[ae]\p{L}*|an[ií]mate|aprovech[ea]|p[aá]sele|ven(?:ga|gan)? (?:a|por|con)|te esperamos|los? esperamos|cotiz[ae]|apart[ae] (?:tu|su)|tenemos|hay (?:menudo|tamales|pozole|masa)|ya hay|2x1|3x2|al mayoreo|abrimos)(?!\p{L})/iu,
  ),
  /\b(?:sale|deals|weekend|event|fest|tasting|workshop|camp|class|tour|trip|party|special)s? (?:this|on|is|starts|tonight|fri|sat|sun|@)\b|\b(?:refill|fresh|famous|homemade|flavou?rs?|combo|large|2-topping|patio|brunch|tacos?|roast|menu|on tap|puzzles|queen set|sofas?|sof[aá]s?|sala de|botas|vestidos|llantas|paquete)\b/i,
].map(filtered);
const SERVICES = [
  /\b(?:your|ur) (?:[\w#'-]+ ){0,3}(?:order|appointment|appt|visit|prescription|rx|refill|table|package|delivery|car|vehicle|account|payment|autopay|invoice|bill|balance|reservation|booking|claim|application|session|ride|driver|flight|lease|service (?:is|was|on)|hold|item|repair|statement|e-statement|refund|pet|cleaning|room|class|shift|results?|password|card|plan|policy|check|deposit|renewal|block|unit|couch|cake|box|tech|technician|meter|equinox|truck|f-?150|cruise|tour|seat|gate|stop|permit|return|block|receipt)\b/i,
  /\border #?[\w-]*\d|\b(?:appt|appointment|cita|turno)\b|#\d{3,}/i,
  /\b(?:delivered|shipped|ships|out for delivery|on (?:the|our|its|his|her) way|arriv(?:es|ing|ed|es)|ready (?:for|to|at)|is (?:boxed|done|ready|complete)|pick ?up (?:is|by|at|after|anytime|today|reminder)|ready\b|reminder|reminds|confirm(?:ed)?|rescheduled?|cancell?ed|closed|closing|closure|early dismissal|delay(?:ed)?|outage|restored?|moved to|past due|due (?:on|by|date|\d|today|tomorrow)|is due|posted|issued|charged|paid|received your|processed|approved|dispatched|en route|running late|crews?|maintenance|shut ?off|boil water|advisory|lab|test results|fraud|declined|early release|no school|practice|rehearsal|bus \d|route \d|scheduled|outbid|inspection|autopay|payment of|refill due|vaccine|waitlist|session started|tech assigned|eta\b|reading|permit|expires \d|renewal|renews (?:on|in|\d)|no action (?:is )?needed|(?:thanks|thank you) for (?:asking|your (?:inquiry|request|question|quote request))|quote request|new sign-?in|lapsed|min(?:utes)? late|results in|your portal|portal|gate code|notice list|meter)\b/i,
  /\b(?:recordatorio|le recuerda|te recuerda\w*|su (?:carro|troca|pago|cuenta|giro|env[ií]o|paquete|orden|p[oó]liza|recibo|reserva|cita|caja|t[eé]cnico|vuelo|pedido|receta|env[ií]o|saldo|cotizaci[oó]n)|tu (?:pedido|cita|cuenta|pago|orden|paquete|repartidor)|ya est[aá](?:n)? list[oa]s?|quedaron? list[oa]s?|corte|apag[oó]n|vence|entreg[aoó]|clases? (?:empiezan|cancelad)|no hay clases|junta|ensayo|cerrad[oa]|cerramos|le toca|confirma\w*|sali[oó]|llega (?:el|a|hoy|entre|en)|va en camino|ma[nñ]ana (?:es|a las|\d|hay|le)|d[ií]a de fotos|ya (?:abon|deposit|recib|lleg)\w+)\b/i,
  /\b(?:tomorrow|today|mon|tue|wed|thu|thurs|fri|sat|sun)\w* (?:at )?\d{1,2}(?::\d\d)? ?(?:a|p|am|pm)?\b|\b\d{1,2}\/\d{1,2} (?:at|@) ?\d/i,
].map(filtered);
const PRICE = /\$\s?\d|\.\d\d\b|\b\d+ (?:d[oó]lares|pesos|bucks|dlls)\b|¢/;
const VISIT = filtered(
  /\b(?:shop|buy|order|book|visit|grab|come|join|save|try|call|get yours|rsvp|enroll|venga|visite|llame|pida|compre|aparte|inscr[ií]bete)\b/i,
);

const TALK_START = filtered(
  /^(?:["'“¡¿]?)(?:ok(?:ay)?|yes|no|yeah|yep|sure|hey|hi|hello|sorry|thanks|thank you|no problem|sounds good|great|got it|just|can you|could you|do you|did you|are you|would you|we do|we can|we should|i |i['’]ll|i['’]m|please|pls|s[ií]|ya|claro|bueno|gracias|perd[oó]n|oiga|oye|hola|buenas|qu[eé] onda|est[aá] bien|disculpe|listo|patr[oó]n|jefe|don|do[nñ]a|se[nñ]ora?|compadre|vecin[oa]|mija|mijo|amig[oa])\b/i,
);
const FIRST_PERSON = filtered(
  /\b(?:i['’]?(?:m|ll|ve|d)?|me|my|let me|u|ya voy|voy|estoy|le marco|ll[aá]m[ea]me|d[ií]game|m[aá]nd[ea]me|yo|ando|andamos|le mando|nos vemos|soy|me (?:avisa|dice|dices)|le cheque|le pod[oa]|lo espero|traigo|le (?:cae|queda|sirve) bien|mande foto|see (?:u|you)|holler|lmk|which (?:one )?works|want (?:it|me|us)|can \p{L}+ come|proud of you|did (?:your|you|the)|how['’]?d|how is|how are|we can|we should|quiere verlo|olvid[oó])\b/iu,
);
const PERSONAL_NAME = withSmallCode(
  /^[¡"“]?(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]ola|[Mm]orning|[Aa]fternoon|[Ee]vening|[Bb]uen(?:os|as)? \p{L}+|[Qq]u[eé] (?:tal|onda))[, ]{1,2}(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Dd]on|[Dd]o[nñ]a|[Ss]ra?|[Ss]e[nñ]ora?|neighbor|vecin[oa])\.? ?)?(?:\p{Lu}\p{L}+)?|^(?:[Dd]on|[Dd]o[nñ]a|[Ss]ra?|[Ss]e[nñ]ora?)\.? \p{Lu}\p{L}+,|\b(?:[Tt]his is|[Ii]t['’]?s|[Ss]oy|[Hh]abla|es) \p{Lu}\p{L}+ (?:at|from|with|w\/|de|del)|(?:^|[.,!] )(?:\p{Lu}\p{L}+ ){1,2}(?:w\/|at|with|from|over at|de) \p{Lu}\p{L}+|^\p{Lu}\p{L}+ here\b|[-—–] ?\p{Lu}\p{L}+, \p{Lu}/u,
);

const count = (text: string, patterns: readonly Pattern[]): number =>
  patterns.reduce((sum, pattern) => sum + (pattern.test(text) ? 1 : 0), 0);

export const countOffers = (text: string): number => count(text, OFFERS);
export const countServices = (text: string): number => count(text, SERVICES);
export const asksForMoneyOrVisit = (text: string): boolean => PRICE.test(text) || VISIT.test(text);

/** Whether a text reads like one person writing to another. */
export function isTalk(text: string): boolean {
  const isNamed = PERSONAL_NAME.test(text);
  const asks = text.includes('?');
  const starts = TALK_START.test(text);
  // The first person is proof only with another mark, and the question about it is the expensive one.
  return (
    (isNamed && asks) ||
    ((isNamed || asks || starts) && FIRST_PERSON.test(text)) ||
    REPLY_START.test(text) ||
    (asks && ASKS_FOR_TIME.test(text))
  );
}

/** "Would Saturday at 11 work for a visit?" */
const ASKS_FOR_TIME = /\b(?:would|does|will) [^.?!\n]{3,30} work (?:for|better|ok)\b[^.!\n]{0,30}\?/i;

const REPLY_START = filtered(
  /^(?:ok|yes|yeah|yep|sure|no |sorry|sounds|got it|great seeing|we should|s[ií] |claro|est[aá] bien|patr[oó]n|dele)\b/i,
);

const INVITES = filtered(
  /\b(?:would you (?:like|care|love|be (?:up|open|interested|willing)) (?:to|for|in) (?:donat|giv|try|join|sav|sponsor|support|volunteer|volunt|help|test|taste|sign|shop|win|our )|(?:are you|would you be|have you been)? ?(?:looking|hoping|ready|interested) (?:to|in|for) (?:sign up|join|donat|sell|buy|shop|sav|learn|try|mak|refresh|our |a new )|thinking (?:about|of) (?:selling|buying|solar|a new)|will you (?:join|donate|give|chip in|support|sponsor|help us)|(?:care|want|wanna) to (?:try|join|donate|save|win|taste|shop|sell)|(?:you(?:['’]d)? )?(?:like|love) to (?:donate|sponsor|chip in)|set (?:myself )?a goal of|te gustar[ií]a (?:probar|donar|unirte|ganar|aprender|apoyar)|le gustar[ií]a (?:probar|donar|unirse|ganar|aprender|apoyar)|(?:le|te) interesa (?:pintar|probar|comprar|vender|aprender|ahorrar|unir)|(?:quiere|quieres) (?:ganar|vender|ahorrar|probar|donar|aprender))/i,
);

/** Whether a text asks somebody, who need not have asked for it, to buy, give, or join. */
export const invites = (text: string): boolean => INVITES.test(text);
