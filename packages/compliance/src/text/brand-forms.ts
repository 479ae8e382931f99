// Reads a given brand name into the forms under which a text may name it.
import { businessWords, firstNames, legalSuffixes } from '../facts/business-words.ts';
import { places } from '../facts/places.ts';
import { readTradeFamily } from '../facts/trade-families.ts';
import { respellNumbers } from './number-words.ts';
import { type Word, readWords } from './words.ts';

type WordKind =
  /** Says who it is: `Xochitl`, `Kruger`. */
  | 'particular'
  /** Also an ordinary word: `Summit`, `Green`. */
  | 'ordinary'
  /** A first name: `Rosa`. */
  | 'person'
  /** The kind of the business: `Dental`, `Grupo`. */
  | 'generic'
  | 'place'
  | 'number';

export type BrandWord = {
  readonly text: string;
  readonly kind: WordKind;
  /** `Rosa's`, so that the first name in this form names the business. */
  readonly isPossessive: boolean;
  /** "Hidalgo" in "Condado de Hidalgo": alone, it is a place or a person. */
  readonly isAfterOf: boolean;
};

export type BrandForm = {
  /** The words of the name without legal ending, articles, and connecting words. */
  readonly words: readonly BrandWord[];
  /** All words in one: `unasporyari`. */
  readonly joined: string;
  /** Without the kind of the business in front, with connecting words: `manantialdevida`. */
  readonly joinedCore: string;
  /** The words in one without connecting words: `unasyari`. */
  readonly short: string;
  /** The name as it is written, in one word: `tuckersquickcash`. */
  readonly squashed: string;
  /** The capitals of each spelling of the initials, two or more letters. */
  readonly initials: ReadonlySet<string>;
  /** Lowercase initials of two or more neighboring words: `cu` of a credit union. */
  readonly parts: ReadonlySet<string>;
  /** The first words with connecting words in one: `oatandivy`. */
  readonly openings: ReadonlySet<string>;
  /** The first words in one, long enough to name the brand, with their number: `jjauto`. */
  readonly prefixes: ReadonlyMap<string, number>;
};

export const JOINED_MIN = 6;
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'and the of n y e el la los las de del by por at in for a an al'.split(' '),
);
/** Words that are also ordinary: alone, they name the brand only in front of a colon or a bar. */
const ORDINARY_WORDS = new Set(
  (
    'target summit sprout first great big little golden green blue red black white silver north south east west main true new old good best better ' +
    'simple smart fast quick happy sunny bright clear fresh pure prime premier royal elite grand star sun moon sky rock river lake ocean mountain ' +
    'valley hill forest garden home house city town country world global national american united family friends people hope faith grace love life ' +
    'peak point bridge harbor anchor rise next open every daily all total perfect classic modern natural organic local central ' +
    'wild brave bold crazy lucky sweet salty spicy hot cold cool high low deep second third spring summer fall winter sunrise sunset ' +
    'advanced advance allied alpha beta cash check money tax credit complete custom direct easy express extra gold general heritage ' +
    'independent instant liberty freedom patriot eagle lion tiger bear metro mega mini mobile neighborhood number original own plus power pro pop ' +
    'public purple pink orange yellow regional reliable safe select senior sharp solid special speedy standard super sure swift top twin triple ' +
    'twice two three four ultimate union universal urban village vital water way welcome wise women men kids baby zip bubble island beach coast desert ' +
    'canyon creek ridge pine oak cedar maple elm willow stone iron steel copper diamond pearl ruby amber crystal shine glow burger taco tacos pizza coffee tea juice ' +
    'bread cake cookie nail nails hair skin pool roof solar yoga book books shoe shoes toy toys pet pets dog dogs cat cats paw paws car cars ' +
    'casa sol luna estrella nueva nuevo gran buen buena mi tu su super ideal real primera primero amigos hermanos san santa santo don dona ' +
    'evergreen magnolia dogwood redwood sequoia cypress juniper hickory walnut chestnut laurel holly ivy fern moss sprig petal sunflower marigold poppy dahlia peony iris jasmine hibiscus cactus agave bamboo palm coral pebble boulder cobblestone slate marble quartz jade sapphire topaz opal onyx ivory ebony bronze brass chrome cobalt nickel platinum titanium sunset sunny daylight twilight midnight dawn dusk moonlight starlight rainbow cloud clouds misty foggy frosty icy arctic polar tropical tropic equator hemisphere continental atlantic pacific gulf delta canal brook stream falls springs spring fountain well lagoon island peninsula cape harbor port dock pier anchor lighthouse compass sextant mariner sailor viking spartan trojan titan atlas phoenix dragon unicorn griffin pegasus mustang bronco stallion pony colt maverick outlaw cowboy wrangler rodeo saddle spur lasso homestead cabin cottage manor villa chateau estate hacienda rancho plaza piazza boulevard avenue broadway crossroads junction station depot terminal gateway passage portal window doorway porch patio deck hearth fireside chimney kettle skillet spoon fork knife plate platter pantry cupboard basket barrel bucket bottle jar honeycomb maple nutmeg pumpkin pecan almond olive grape vine vineyard orchard grove thicket glen dale valley ridge bluff mesa butte plateau plain plains savanna steppe tundra bee bluebird cardinal robin sparrow hummingbird woodpecker pelican heron egret crane stork flamingo peacock rooster hen duck goose swan turkey pheasant quail dove condor osprey kingfisher cricket dragonfly butterfly ladybug firefly spider turtle tortoise gator cobra viper dolphin whale shark marlin trout salmon bass lobster crab shrimp oyster panda koala zebra giraffe rhino elephant cheetah panther jaguar puma cougar lynx bobcat coyote jackal hound beagle retriever terrier poodle whisker paw tail feather wing ' +
    'titan glow granite monarch pepper compass anchor pioneer wag beacon lantern lighthouse pinnacle apex zenith horizon horizons meadow meadows prairie ranger scout trail trails timber blossom bloom sparkle spark ember flame torch arrow falcon hawk owl raven fox wolf bison buffalo elk moose otter badger beaver bee honey hive nest acorn clover daisy lily lotus orchid tulip violet lavender sage basil mint ginger cinnamon vanilla sugar salt lemon lime peach cherry berry plum olive barn mill forge anvil hammer chisel wrench saw axe wheel gear engine rocket comet galaxy nova eclipse aurora echo harmony melody rhythm tempo encore studio canvas palette prism mosaic mirror velvet satin silk cotton denim leather thread needle button ribbon bow crown throne castle fortress tower gate keystone cornerstone foundation pillar arch atlas vista vision insight focus clarity wisdom harvest bounty haven shelter refuge sanctuary oasis paradise eden serenity tranquil calm breeze wind storm thunder lightning rain snow frost tide wave reef cove bay shore marina sail ship captain pilot voyage journey passage quest legacy pride honor glory victory champion ace king queen knight duke noble major general chief boss buddy pal partner neighbor uptown downtown midtown aguila leon tigre toro lobo paloma rosa cielo tierra fuego viento luz paz esperanza fe milagro corona reina rey fiesta alegria feliz dulce sabor rico linda bonita amor eterno sonrisa ' +
    'stop help end quit cancel start reply info score block cable nature corner forward second school campus circle square junction station point line ' +
    'dinero prestamo prestamos amor vida mundo hogar familia sonrisa sonrisas belleza rapido facil pan cafe flor flores mar cielo pueblo raza'
  ).split(' '),
);
const GENERIC_WORDS = new Set(
  (
    'deportivo deportiva recreativo social firm svcs svc ptsa ptso mtg dept univ assn ctr mgmt elem grupo servicio servicios taqueria compania mudanzas refrigeracion residencial academia biblioteca primaria secundaria banda puesto ' +
    'jardineria limpieza construcciones transportes distribuidora productos carnes empenos telas lounge hall holdings wealth planning comunidad cristiana cristiano evangelica gimnasio uniformes upholstery canvas towing tutoring appliance middle elementary high seafood sinclair theater drive status deli bar tools supply spirits raceway orchards outfitters orchard farms partnership corporation abogado abogados notarial asociados bufete club barberos estilistas mecanica enterprises ' +
    'enterprise incorporated ministry parish temple lodge chapter branch sucursal detailing rides kitchens eats foodbank bookshop ' +
    'bank banking lending mortgage lender alliance initiative project nonprofit foundation fund organization coalition campaign committee ' +
    'broadband telecom wireless outlet warehouse emporium mart market markets program library museo coop cooperative op chapel lutheran baptist methodist catholic presbyterian episcopal tabernacle synagogue parroquia lashes brows nails spa salon grille taproom tavern brewery brewpub cantina smokehouse ' +
    'boosters league rescue shelter isd fcu hoa pto pta ymca ems clerk treasurer sheriff police bomberos policia escuela colegio universidad liga equipo piscina funeraria constructora inversiones financiera ' +
    'hospice impuestos implement lofts villas edificio condominio vivero joyeria carniceria llantera dulceria zapateria panaderia barberia salon rehabilitacion plomeria boleteria comedor pulga motel autobuses corte condado ciudad delivery express'
  ).split(' '),
);

/** Spellings of one word. */
const SPELLINGS = new Map(
  Object.entries({
    saint: 'st',
    mount: 'mt',
    doctor: 'dr',
    doctora: 'dr',
    dra: 'dr',
    drs: 'dr',
    fort: 'ft',
    dos: '2',
    tres: '3',
    cuatro: '4',
    cinco: '5',
    siete: '7',
    nueve: '9',
    diez: '10',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    santa: 'sta',
    santo: 'sto',
    brothers: 'bros',
    hermanos: 'hnos',
    center: 'centre',
    theater: 'theatre',
  }),
);

/** One spelling of a word: without the possessive, and with one form of each common abbreviation. */
export function plain(word: string): string {
  const bare = /['’]/.test(word) ? word.replace(/['’]s?$/, '').replaceAll(/['’]/g, '') : word;
  return SPELLINGS.get(bare) ?? bare;
}

/** Endings of trades: `tortilleria`, `refrigeracion`, `orthodontics`, `tutoring`. */
const TRADE_ENDING =
  /(?:..erias?|..[cs]ion(?:es)?|ologia|ology|ologists?|iatrics|iatria|dont(?:ics|ists?|ia)|graphics|(?:u[mt]b|toor|tor|roof|tow|plann|groom|train|account|clean|detail|paint|heat|cool|light|print|land?scap|cater|stag|fenc|floor|hous|build|remodel|counsel|coach|consult|market|box|skat|fish|hunt|bak|brew)ing)$/;

export const isGeneric = (word: string): boolean =>
  businessWords.has(word) ||
  GENERIC_WORDS.has(word) ||
  readTradeFamily(word) !== undefined ||
  (word.length >= 7 && TRADE_ENDING.test(word));

function readKind(word: string): WordKind {
  if (/^\p{N}+$/u.test(word)) {
    return 'number';
  }
  if (isGeneric(word)) {
    return 'generic';
  }
  if (places.has(word)) {
    return 'place';
  }
  return ORDINARY_WORDS.has(word) || ORDINARY_WORDS.has(word.replace(/s$/, ''))
    ? 'ordinary'
    : firstNames.has(word)
      ? 'person'
      : 'particular';
}

const OTHER_NAME =
  /\b(?:d\/?b\/?a|t\/a|a\.?k\.?a\.?|f\.?k\.?a\.?|formerly|doing business as)\b|[()|/;]|\s[-–—]\s/i;

/** No business has a longer name. */
const NAME_WORDS_MAX = 16;

const REMEMBERED_MAX = 8;
const REMEMBERED_UNITS_MAX = 300;
/** The last names: a review asks for the forms of one brand in each of its texts. */
const remembered = new Map<string, readonly BrandForm[]>();

/** The names that are given, the first one whole: "Greystone LLC dba Lantern Books" names two. */
export function readBrandForms(given: string): readonly BrandForm[] {
  const known = remembered.get(given);
  if (known !== undefined || given.length > REMEMBERED_UNITS_MAX) {
    return known ?? listForms(given);
  }
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED_MAX) {
    remembered.delete(oldest);
  }
  const forms = listForms(given);
  remembered.set(given, forms);
  return forms;
}

function listForms(given: string): readonly BrandForm[] {
  const whole = readForm(given);
  const respelled = readForm(respellNumbers(given));
  const parts = given.length > 200 ? [] : given.split(OTHER_NAME);
  const others =
    parts.length < 2 ? [] : parts.map((part) => readForm(part)).filter((form) => form !== undefined);
  return [
    ...(whole === undefined ? [] : [whole]),
    ...(respelled === undefined || respelled.joined === whole?.joined ? [] : [respelled]),
    ...others.filter(({ words }) => words.some(({ kind }) => kind !== 'generic' && kind !== 'place')),
  ];
}

function readForm(given: string): BrandForm | undefined {
  // "S.A. de C.V." and "L.L.C." are single words.
  const name = given
    .replaceAll(/\b(\p{L})-(?=\d)/gu, '$1')
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '');
  const all = readWords(name)
    .slice(0, NAME_WORDS_MAX)
    .map((word) => ({
      ...word,
      isPossessive: /['’]s?$/.test(word.text),
      text: plain(word.text),
    }));
  const full = all.filter(({ text }, index) => index === 0 || !legalSuffixes.has(text));
  const content = full.filter(({ text }) => !SMALL_WORDS.has(text) && text !== '');
  const words = content.length > 0 ? content : full;
  if (words.length === 0) {
    return undefined;
  }
  const texts = words.map(({ text }) => text);
  return {
    words: words.map(({ text, isPossessive, start }) => ({
      text,
      kind: readKind(text),
      isPossessive,
      isAfterOf: /\b(?:of|de|del|on|in|at|for|en) (?:the |la |las |los |el )?$/i.test(name.slice(0, start)),
    })),
    joined: full.map(({ text }) => text).join(''),
    joinedCore: full
      .slice(full.findIndex(({ text }) => !isGeneric(text)))
      .map(({ text }) => text)
      .join(''),
    short: texts.join(''),
    squashed: readWords(name)
      .filter(({ text }, index) => index === 0 || !legalSuffixes.has(text))
      .map(({ text }) => text.replaceAll("'", ''))
      .join(''),
    initials: readInitials(name, full, words),
    parts: new Set(
      texts.flatMap((_, from) =>
        [2, 3, 4].map((length) =>
          texts
            .slice(from, from + length)
            .map((word) => word.charAt(0))
            .join(''),
        ),
      ),
    ),
    openings: new Set(
      full
        .map((_, index) =>
          full
            .slice(0, index + 1)
            .map(({ text }) => text)
            .join(''),
        )
        .filter((opening, index) => index > 0 && opening.length >= JOINED_MIN),
    ),
    prefixes: new Map(
      texts
        .map((_, index) => texts.slice(0, index + 1))
        .filter((list) => list.some((word) => !isGeneric(word)))
        .map((list): [string, number] => [list.join(''), list.length])
        .filter(([joined]) => joined.length >= 3),
    ),
  };
}

const COMPASS = /^(north|south)(east|west)(?:ern)?$/;

function readInitials(name: string, full: readonly Word[], words: readonly Word[]): ReadonlySet<string> {
  // "CrossFit Copper Basin" is CFCB: a capital inside a word is an initial, too.
  const join = (list: readonly Word[], withInner: boolean) =>
    list
      .map(({ start, end, text }) => {
        const inner = withInner ? name.slice(start + 1, end).replace(/[^A-Z]/g, '') : '';
        return `${text.charAt(0)}${inner}`.toUpperCase();
      })
      .join('');
  // "OWB Law" is "The Law Firm of Okafor, Whitley & Brandt".
  const telling = words.filter(({ text }) => !isGeneric(text));
  const spellings = [join(full, false), join(full, true), join(words, false), join(words, true)];
  // "SEFD" is "Southeast Fire District".
  if (words.some(({ text }) => COMPASS.test(text))) {
    const parts = words.map(({ text }) =>
      text.replace(COMPASS, (_, first: string, second: string) => first.charAt(0) + second.charAt(0)),
    );
    spellings.push(
      parts
        .map((part, at) => (COMPASS.test(words[at]?.text ?? '') ? part : part.charAt(0)))
        .join('')
        .toUpperCase(),
    );
  }
  if (telling.length >= 3) {
    spellings.push(join(telling, false));
  }
  const prefixes = Array.from(join(words, false), (_, index) => join(words, false).slice(0, index + 1));
  return new Set([
    ...spellings.filter((initials) => initials.length >= 2),
    ...prefixes.filter((initials) => initials.length >= 3),
  ]);
}
