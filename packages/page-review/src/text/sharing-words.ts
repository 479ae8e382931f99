// Words of clauses about sharing data, in English and Spanish, without accents and in lowercase.

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What belongs to texting: the first half of "mobile information". */
export const MOBILE_WORDS = words(
  'mobile phone phones telephone cell cellular sms text texts texting messaging opt-in optin opt-ins originator ' +
    'movil moviles celular celulares telefono telefonos telefonica texto textos mensajes mensajeria suscripcion',
);
/** What is shared: the second half. */
export const DATA_WORDS = words(
  'information info data number numbers consent consents detail details preference preferences record records opt-in opt-ins ' +
    'informacion dato datos numero numeros consentimiento consentimientos preferencias registros',
);
/** Refers to the data of the sentence before. */
export const POINTING_WORDS = words(
  'this these it them they such that those esta este estos estas dicha dichos ellos',
);

/** To share or to disclose, and whether the word alone says only "sell". */
export const SHARING_VERBS: ReadonlyMap<string, 'share' | 'sell'> = new Map([
  ...'share shares shared sharing disclose discloses disclosed disclosing transfer transfers transferred transferring provide provides provided providing pass passed exchange exchanged distribute distributed release released divulge divulged'
    .split(' ')
    .map((verb) => [verb, 'share'] as const),
  ...'sell sells sold selling rent rents rented renting trade traded trading lease leased'
    .split(' ')
    .map((verb) => [verb, 'sell'] as const),
  ...'compartir compartimos comparte comparten compartira compartiremos compartiran compartida compartido compartidos compartidas comparta divulgar divulgamos divulga divulgaremos divulgara transferir transferimos transferiremos transferira proporcionar proporcionamos proporcionaremos ceder cedemos cederemos revelar revelamos'
    .split(' ')
    .map((verb) => [verb, 'share'] as const),
  ...'vender vendemos vende venderemos vendera venderan vendidos vendido alquilar alquilamos alquilaremos alquilara'
    .split(' ')
    .map((verb) => [verb, 'sell'] as const),
]);
export const NEGATIONS = words(
  "not never no nor neither cannot won't don't doesn't isn't aren't can't shan't wouldn't wont dont doesnt none nunca ni jamas ningun ninguna tampoco",
);
/** Behind them, a negation no longer governs. */
export const BREAKS = words(
  'but however although though except unless pero sino excepto salvo aunque otherwise',
);

/** Excludes data from all sharing: "All categories above exclude opt-in data". */
export const EXCLUSION = /\b(?:exclud\w{1,4}|excluy\w{1,6}|excluid\w{1,3}|excluyen)\b/;
export const CARVE_OUT =
  /\b(?:exclud\w{1,4}|exclusi\w{1,5}|except(?:ion|s|ing)?|excep\w{0,5}|(?:does|do|shall|will) not apply|(?:does|do|shall|will) not (?:include|extend)|not (?:be )?included|is not part of|not subject to|notwithstanding|regardless of|despite|under no circumstances?|in no (?:case|event)|other than|excluy\w{1,6}|excluid\w{1,3}|no (?:se )?(?:aplica|incluye)n?|salvo)\b/;
/** The same inside a promise, where "excluding" and "except" name its own exceptions. */
export const STRONG_CARVE_OUT =
  /\b(?:exclud(?:e|es|ed)|(?:does|do|shall|will) not apply|notwithstanding|regardless of|under no circumstances?|in no (?:case|event)|all other|excluye\w{0,2}|excluid\w{1,3}|no (?:se )?aplican?)\b/;

export const THIRD_PARTIES =
  /\b(?:third[- ]part(?:y|ies)|3rd part(?:y|ies)|anyone|anybody|any other (?:party|parties|person|entity|company|companies|organizations?|business(?:es)?)|other (?:companies|businesses|organizations|parties|entities)|others|outside (?:companies|parties|organizations)|any (?:company|organization|person|entity|party|outside)|terceros|tercera[s]? partes|otras (?:empresas|compa[nñ]ias|organizaciones)|nadie)\b/;
export const AFFILIATES =
  /\b(?:affiliates?|affiliated (?:companies|entities|businesses)|afiliad[oa]s?|filiales)\b/;
export const PARTNERS =
  /\b(?:partners?|sponsors?|advertisers?|lead (?:generators|buyers|providers)|data brokers?|list brokers?|marketers|sister companies|socios|patrocinadores|anunciantes|corredores de datos)\b/;
/** Sharing with those who work for the business is no contradiction. */
export const PROCESSORS =
  /\b(?:service providers?|vendors?|processors?|subcontractors?|contractors?|(?:on|in) (?:our|its|their) behalf|work(?:ing)? for us|perform(?:ing)? (?:services|functions)|aggregators?|hosting|payment (?:processor|provider)s?|delivery (?:companies|services)|carriers?|proveedores? de servicios?|en nuestro nombre|encargad[oa]s)\b/;
export const MARKETING =
  /\b(?:marketing|promotion(?:s|al)?|advertis(?:ing|ements?)|offers? (?:of|that may be of) interest|(?:products|services|offers)[^.]{0,40}(?:may|might|could) (?:interest|be of interest)|market (?:their|its|other)|mercadotecnia|publicidad|publicitari[oa]s|promocional(?:es)?|promociones|comerciales)\b/;
/** Narrows the promise to what the other company does. */
export const THEIR_MARKETING =
  /\b(?:their|its|the third part(?:y|ies)'s?|third[- ]part(?:y|ies)'|those (?:companies|parties)'?|sus)\s(?:own\s|propios\s|propias\s)?(?:direct\s)?(?:marketing|promotion(?:al|s)?|advertising|fines (?:de marketing|promocionales|comerciales)|purposes)|\bfor their own\b/;

/** Conditions that turn the promise into its opposite. */
export const CONSENT_EXCEPTION =
  /\b(?:without|unless|except|only)\b[^.]{0,60}\b(?:(?:your|their|the (?:user|customer|subscriber)'s|explicit|express|prior|written|further|additional|obtaining|having)\b[^.]{0,30}\b(?:consent|permission|authorization|approval|agreement)|you (?:have )?(?:consent|agree|permit|authorize|opt|give|allow|approve|tell|ask|request)\w{0,3}|permission|authoriz\w{1,6} by you)\b|\bwith your (?:consent|permission)\b|\b(?:sin|salvo|excepto|a menos que|solo con)\b[^.]{0,50}\b(?:su|previo|expreso|tu|usted)\b[^.]{0,30}\b(?:consentimiento|permiso|autoriz\w{1,6}|acepte|consienta|autorice)\b/;
export const EXCEPTION = /\b(?:except|unless|other than|with the exception of|excepto|salvo|a menos que)\b/;
export const FAILING_EXCEPTION =
  /\b(?:partners?|sponsors?|advertisers?|marketing affiliates?|affiliates? for marketing|our affiliates|as (?:described|stated|set forth|provided|outlined) (?:above|below|in this|elsewhere|here)|socios|patrocinadores|anunciantes|seg[uú]n se describe)\b/;
