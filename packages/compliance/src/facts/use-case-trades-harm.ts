// Trades that no use case allows and that are described by what they do to people, in English and Spanish.
import type { ProhibitedTrade } from './use-case-trades-money.ts';

const TEXTS = 'text* | texto* | message* | mensaje* | sms | blast | outbound';

/** Lowercase, without accents. */
export const harmfulTrades: readonly ProhibitedTrade[] = [
  {
    category: 'phishing',
    wordings: [
      [
        "as usps | as the bank* | as fedex | as the irs | as immigration | as medicare | as amazon | like it's from | looks like it's from | como si fueramos | haciendonos pasar | haciendose pasar | hacernos pasar | posing as | pose as | pretend to be | pretending to be | impersonat* | our copy of",
        TEXTS,
      ],
      [
        'passcode | digit code | login | log in | password | ssn | social security | card details | sign in screen | credentials | clave | datos y tarjeta | codigo',
        "read us back | they just received | our link collects | collects their | our copy | el enlace les pide | finish the log in | fill in ssn | what we're after | we are after | nos manden el codigo | nos den el codigo",
      ],
      [
        'connect to their computer | get on their computer',
        'invoice | pagar una tarifa | refund | renewal | debe pagar | they owe | multa',
      ],
      ["homes we don't own | houses we don't own | apartments we don't own | casas que no son nuestras"],
      ['random numbers | wrong number', 'become friends | get to be friends | trading | invest* | romance'],
      [
        'hijo | nieto | grandson | grandchild | daughter',
        'cambio de numero | new number | changed numbers',
        'pasar por | haciendonos | pretend* | posing | zelle | depositen',
      ],
      [
        'there is no deposit | aunque no haya | there is no prize | no hay premio | there is no package | never bought | never ordered | no existe',
        'ssn | bank | datos | tarjeta | card | link | enlace | call to cancel | our agents',
      ],
      ['number that carriers trust | so carriers trust us', 'payment | site | link'],
    ],
    doubtful: [
      [
        'gift cards | tarjetas de regalo',
        'invoice | pagar una tarifa | refund | renewal | debe pagar | they owe | multa',
      ],
      [
        'hijo | nieto | grandson | grandchild | daughter',
        'new number | changed numbers',
        'urgent* | zelle | deposit*',
      ],
    ],
    unless:
      'awareness | simulation* | simulated | training | simulacro* | protect* | warn* | prevent* | prevencion | never ask | scam alert* | alertamos | report* | victims of',
  },
  {
    category: 'hate',
    wordings: [
      [
        'revenge | venganza | threaten | insult* | harass | acosar | asustar | scare | intimidat* | nasty | burlas | mean one liners | hunt down | arrepentir',
        TEXTS,
        'an ex | your ex | my ex | mi ex | su ex | victim | enem* | traitors | tenants | someone you | alguien | quien te hizo | immigrants | migrantes | foreigners | judges | classmate* | around the clock | rotating numbers | numeros distintos | anonym*',
      ],
      [
        'certain foreigners | mongrels | kept pure | white race | race war | esa religion | esos ilegales | se larguen | not welcome on our street | invaders',
        `${TEXTS} | newsletter | group | grupo`,
      ],
      [
        "know where their kids | pay them a visit | home addresses of | real beatings | beatings and | executions | loser of the day | everyone piles on | visit they won't forget",
      ],
      [
        'my ex | mi ex',
        'blocked | bloquear | block me | bloqueo',
        'many numbers | muchos numeros | several numbers | varios numeros | keeps hearing',
      ],
      [
        'insults | roasts | burns',
        'enemy | classmate* | kid s looks | victim',
        'numbers | random | around the clock',
      ],
      [
        'tenants | witness* | folks who talk | deben renta',
        'accidents happen | what happens to | ya sabemos a quien | get messages at night',
        'text* | messages | numeros | numbers',
      ],
      ['maimed | mutilated | executions | beheadings | gore', 'clip* | video* | subscribers'],
      [
        "someone's | somebody's | a person's | their boss | coworkers and family | de alguien",
        'for a fee | paid | pay us | until they | hasta que | anonym*',
        'about what they did | shame* | expose* | embarrass* | move away | quit | lo que hizo',
      ],
    ],
    doubtful: [
      ['threat* | amenaza* | insult*', TEXTS, 'ex | alguien | people who | tenants'],
      ['names and streets'],
    ],
    unless:
      'reciben amenazas | linea de ayuda | being threatened | are threatened | threatens them | abogada | bullied | comics | hotline | linea de ayuda | prevention | prevencion | advocate* | shelter* | refugio | report* | training | support group | counsel* | consejer* | protective order | moderation | police department | haunted | escape room | museum | comedy club | renters insurance | insurance agency | maintenance | repair reminder* | repair request* | tenants association | tenants union | law firm | family law | divorce law* | court date* | hearing date* | legal aid | film festival | horror film* | horror movie* | festival de cine | cinema',
  },
  {
    category: 'adult',
    wordings: [
      [
        'compania para caballeros | servicio de compania para | trato de novia | girlfriend experience | allowance arrangement* | sugar daddy | sugar daddies | sugar baby | sugar babies | generous older men | generous men | lifestyle couples | playroom* for couples | bedroom toys | explicit catalog | lonely executives | sex toys | juguetes para adultos | final feliz | happy ending massage',
      ],
      ['lifestyle | swinger*', 'couples', 'playroom* | theme nights | door list'],
    ],
    unless: 'senior* | home care | elder* | hospice | assisted living | prevention | recovery',
  },
  {
    category: 'drugs',
    wordings: [
      [
        'eight balls | purple syrup | xans | percs | shrooms | magic mushroom* | party favors | perico',
        `deliver* | menu | entrega* | ${TEXTS}`,
      ],
      [
        'esteroide* | steroid* | testo | winny | deca | sarms | anabolic*',
        'ciclo* | cycle* | lista de precios | price list | gimnasio | menu | drops',
      ],
    ],
    unless:
      'recovery | rehab* | treatment | prevention | catering | wedding* | injection appointment* | prescribed',
  },
  {
    category: 'firearms',
    wordings: [
      ['gun show | gun shows | knife show | feria de armas'],
      [
        '3d printed frames | printed frames | 80 lower* | unfinished frames | build kits',
        'finish at home | lower* | files | frames',
      ],
    ],
    unless: 'nail gun | glue gun | tattoo gun',
  },
  {
    category: 'cannabis',
    wordings: [
      [
        'infused | brownies | treats | sacrament | gummies | chocolates',
        '5mg | 10mg | 25mg | 50mg | 100mg | an eighth | strains',
      ],
      ['water pieces | bubblers', 'grinders | torch | torches | rolling'],
    ],
    doubtful: [['rigs | bowls', 'grinders | torch | torches | rolling']],
    unless: 'vitamin* | melatonin | caffeine | oil rigs | pharmacy',
  },
  {
    category: 'fireworks',
    wordings: [
      [
        'display shells | mortar shells | roman candles | shells and cakes | artillery shells | bottle rockets',
      ],
    ],
    unless: 'pyrotechnician for the city | public display permit',
  },
  {
    category: 'gambling',
    wordings: [
      ['numbers pool | numbers game | sportsbook* | la bolita | run numbers | parlay* | point spread*'],
      ['bets | apuesta*', 'affiliate | bonus | get $200 | odds | picks | pronosticos'],
      ['plays of the day | winning picks', 'games | subscribers | members'],
    ],
    doubtful: [
      ['best play | best plays', 'games | subscribers | members'],
      ['bet', 'affiliate | bonus | get $200 | odds | picks | pronosticos'],
    ],
    unless:
      'chess | ajedrez | checkers club | bridge club | we bet | guitar | problem gambling | gamblers anonymous | quit gambling | you bet | best bet',
  },
  {
    category: 'debt',
    wordings: [
      [
        'settle | one low monthly payment | roll all | for pennies | negotiate',
        'balances | all those cards | credit cards | what we save | behind on',
      ],
      [
        'cartera comprada | cartera vencida | portfolio of accounts | bought accounts',
        `cobramos | descuento | saldo | ${TEXTS}`,
      ],
    ],
    unless: 'our own patients | our own customers | divorce | lawsuit | insurance claim*',
  },
  {
    category: 'investment-schemes',
    wordings: [
      [
        'usdt | ai pool | wealth circle | club privado | earnings calls | dinero trabaja | capital works',
        'deposit* | withdraw* | daily | double | diario | garantizad* | act fast | tiers | retiros',
      ],
      [
        'double by | duplica tu | daily profit | ganancia diaria',
        `members | socios | invite* | invita* | ${TEXTS}`,
      ],
      ['whisper* | tip* | insider*', 'before earnings | before the news | act fast'],
    ],
    unless: 'fraud awareness | regulator | scam*',
  },
  {
    category: 'lead-generation',
    wordings: [
      [
        'highest bidding | highest bidder | warm transfers | ucc filing* | per contact delivered | sell the case | broker the replies | celulares comprados | our network sends offers | revenue is per contact | sell the inquiries | sell the replies',
      ],
      ['match homeowners | match patients | match drivers', 'network | pros | partners'],
    ],
    unless: 'auction house | livestock',
  },
  {
    category: 'get-rich-quick',
    wordings: [
      [
        'red de mercadeo | fire your boss | fire their boss | prints money | broke to lambo | cash loophole | inner circle | dispatching from bed | ya no vuelves a trabajar | dejo su trabajo | compradores misteriosos | ingresos desde el celular | ingresos pasivos | money while you sleep',
      ],
      [
        'share your link | comparte tu enlace | por cada invitado | por cada amigo | plug into our system',
        'sin limite | no experience | necesita experiencia | no product | cold prospects | contactos | invitaciones masivas',
      ],
      [
        'a week | 5k wk | a month | al mes',
        'from bed | from your couch | 3 hrs a day | from your phone | desde el celular',
      ],
    ],
    unless: 'our employees | nuestros empleados | store credit | descuento en su',
  },
  {
    category: 'high-risk-loans',
    wordings: [
      [
        'any score | any credit | hasta la quincena | sin buro | ni buro | turned down elsewhere | we turned down',
        'loan* | prestamo* | dolares | apr | cash',
      ],
    ],
    unless: 'credit union',
  },
];
