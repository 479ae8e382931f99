// Prohibited trades about money and contacts, as owners describe them: loans, debt, schemes, leads, and fraud.
export type ProhibitedTrade = {
  /** Content category. */
  readonly category: string;
  /** Groups of words of which the description must have each; `|` separates alternatives, `*` stands for any ending. */
  readonly wordings: readonly (readonly string[])[];
  /** The same, but honest businesses use these words as well: they count only where the rest sounds like the trade. */
  readonly doubtful?: readonly (readonly string[])[];
  /** Words that make the description innocent. */
  readonly unless?: string;
};

/** Lowercase, without accents. */
export const moneyTrades: readonly ProhibitedTrade[] = [
  {
    category: 'high-risk-loans',
    wordings: [
      [
        'loan* | lender* | lend* | credit line*',
        'poor credit | percent apr | no job needed | instant approval | instant cash | guaranteed approval | regardless of credit',
      ],
      ['adelanto* | prestamo* | credito*', 'buro | sin aval | inmediato*'],
      ['prestamo*', 'nomina'],

      [
        'daily card sales | cash for your car title | cash for your title | talon de cheque | bad credit fine | bad credit ok',
      ],
      [
        'working capital | business funding',
        'bad credit | any credit | card sales | merchants | same day | cold',
      ],
      [
        'payday loan* | payday lend* | payday advance* | payday store* | title loan* | title lender* | cash advance* | merchant cash | prestamos rapidos | prestamo rapido | fast cash | cash loans | lana rapida',
      ],
      [
        'payday | pay day | next check | next wages | dia de pago | proxima quincena',
        'lend* | loan* | borrow* | advances | bad credit | no credit | interest | repay | pay back | prestamo* | prestamos | prestan',
      ],
      ['car title | car titles', 'loan* | lend* | borrow* | cash'],
      [
        'slice of | percentage of | bite of',
        'daily sales | day s sales | card sales | cards',
        'tomorrow | thousand | fund* | advance*',
      ],
      ['quincena', 'prestan | prestamos | presta | prestarle'],
      ['lender | loan* | lend*', 'bad history | state caps | sovereign land | any history'],
      [
        'loan* | advance* | lend* | borrow* | fund* | cash',
        'no credit check | any credit | bad credit | future card sales | future sales | future receivables | ucc filings',
      ],
      [
        'loan* | lend money | we lend | borrow* money | borrow* cash | funded',
        'pay stub | before payday | same day',
      ],
      [
        'prestamo* | prestamos | credito',
        'sin revisar | sin checar | sin buro | mal credito | dia de cobro | en minutos',
      ],
    ],
    doubtful: [
      ['payday | pay day | car title'],
      ['adelanto* | credito*', 'nomina'],
      ['loan* | advance* | lend* | borrow* | fund* | cash', 'pay stub | before payday | same day'],
      ['prestamo* | prestamos | credito', 'dia de pago | mismo dia'],
    ],
    unless:
      'title office | title transfer* | transfer* car title* | transfer* of car title* | title service* | title clerk* | tag agency | registration sticker* | title and registration | warn* against payday | warn* about payday | warn* members | avoid payday | alternative* to payday | instead of payday | uniform* | county title | dmv | financial literacy | payday lending reform | legal aid | payday bar* | our employees | our own employees | our staff | our workers | our warehouse | our crew* | employer* of | earned pay | earned wages | equipment loan | tool crib | borrow tools | nuestros empleados | nuestro personal | nuestros trabajadores | a los empleados | prestamo de libros | libros en prestamo',
  },
  {
    category: 'debt',
    wordings: [
      [
        'credit card bills | card debt | credit card debt | unsecured debt | card bills',
        'half | settle* | qualify | pay less | forgiv* | our program',
      ],
      [
        'charged off | charge off | charge offs | defaulted accounts | delinquent portfolio* | cartera vencida',
        'buy* | purchas* | acquire* | collect* | compra*',
      ],
      [
        'taxpayers owe | irs after you | irs letter* | federal lien* | tax lien* | back taxes',
        'cut | settle | reduce | free consult* | wipe | list',
      ],
      [
        'collect* | recover*',
        'overdue accounts | accounts bought | bought from | charged off | debts for | unpaid bills for | judgments',
      ],
      [
        'student debt | student loan* | prestamos estudiantiles',
        'forgiv* | relief | wipe* | condon* | eliminate*',
      ],

      ['creditors | acreedores', 'negotiate | settle | half | pay less | negociamos | mitad'],
      [
        'pay half of what | collections firm | medical collections | collect for other | for other creditors | marcas negativas',
      ],
      ['borramos | eliminamos | removemos', 'reporte | credito | colecciones | marcas'],
      [
        'debt consultation | owe the irs | owe taxes | tax resolution | student loan relief | loan relief | pennies on the dollar | receivables recovery | accounts placed with | placed with us by | debt free program | past due accounts of other',
      ],
      ['cut | lower | slash | reduce', 'credit card balance* | card balances | what they owe | lo que deben'],
      [
        'debt relief | debt settlement | debt consolidation | credit repair | tax relief | tax debt* | student loan forgiveness | loan forgiveness | collection agency | collections agency | debt collector* | debt collection | debt buyer* | agencia de cobro* | despacho de cobranza | cobranza de | cobranza para | third party collection*',
      ],
      [
        'fix | repair | boost | clean up | restore | reparamos | reparacion | arreglamos | limpiamos | mejoramos',
        'credit score* | credit report* | your credit | their credit | bad credit | el credito | su credito | historial de credito',
      ],
      [
        'settle | reduce | negotiate | negociamos | reducimos | eliminamos | borramos | wipe',
        'debt* | deuda* | back taxes | colecciones | bancarrota*',
      ],
      [
        'dispute* | remove* | delete* | erase* | quitamos | borramos',
        'bad marks | negative items | negative marks | late payments | marcas negativas | lo negativo',
        'report* | bureau* | file | score* | reporte | buro | clients',
      ],
      [
        'unpaid invoices | unpaid bills | unpaid accounts | past due accounts | cuentas vencidas',
        'hand us | give us | place* with us | other companies | other businesses | nos pasan | nos mandan | de otros',
      ],
      [
        'collect* | recover* | cobra* | cobro',
        'past due | overdue | unpaid | delinquent | vencid* | atrasad*',
        'for our client* | of our client* | of our creditor* | for our creditor* | behalf of our client* | para nuestros clientes | de nuestros clientes',
      ],
      [
        'owed to our client* | owe to our client* | owed our client* | debts to our client* | que deben a nuestros clientes',
      ],
    ],
    doubtful: [
      ['student loan*', 'cancel*'],
      [
        'past due | overdue | unpaid | delinquent | vencid* | atrasad*',
        'accounts of our client* | balances of our client* | invoices of our client* | debts of our client* | de nuestros clientes',
      ],
      ['cobranza'],
      ['unpaid invoices | unpaid bills | unpaid accounts', 'send us | sent to us'],
    ],
    unless:
      'workshop | taller gratuito | budgeting class | clase de presupuesto | board game | game cafe | debt free scholarship | debt free wedding | bookstore* | bookshop* | novel | library class* | at the library | biblioteca | sin cobranza | invoicing software | billing software | accounting software | bookkeep* | invoicing app | sue debt collectors | legal aid',
  },
  {
    category: 'investment-schemes',
    wordings: [
      [
        'penny tickers | pips | gbpusd | eurusd | xauusd | copy our trades | copy my trades | entry and exit',
        'alert* | signal* | weekly | double* | vip | percent | students | bonus',
      ],
      [
        'before listing | before the ipo | before it lists | private shares | pre listing',
        'shares | allocation* | allotments | wealth list | 5x | 10x | investor*',
      ],
      [
        'crypto | bitcoin | altcoin* | memecoin*',
        'pump* | calls | signals | 10x | 100x | guaranteed | double* | win rate',
      ],
      ['binary options | opciones binarias | ponzi | hyip'],

      ['microcap* | micro cap | before they run | issuers pay | tickers we | pump'],
      [
        'devolvemos | regresamos | le damos | you get back',
        'garantizad* | guaranteed | doble | en 10 dias | en 5 dias | en 30 dias',
      ],
      [
        'forex | fx signals | trading signals | stock tips | stock picks | options alerts | option alerts | penny stock* | hot stocks | pre ipo | trading pool | copy trading | senales de trading | trading room | gold signals',
      ],
      [
        'investor* | invest | investment* | inversionistas',
        'guaranteed | daily return* | daily guaranteed | payout proof* | double | garantizad* | duplic* | rendimiento diario | weekly return*',
      ],
      [
        'deposit* | inversion*',
        'daily return* | daily guaranteed | payout proof* | double | duplic* | rendimiento diario | weekly return* | rendimiento garantizad* | retorno*',
      ],
      [
        'buy | sell | dump | enter | entrar | comprar | entry',
        'shares | stocks | tickers | divisas | currency pairs | acciones',
        'subscribers | members | miembros | suscriptores | vip | pay* a month | al mes | the minute',
      ],
    ],
    doubtful: [
      ['tickers', 'alert* | signal* | weekly | double* | vip | percent | students | bonus'],
      ['before listing | before it lists | pre listing', 'leads | expected'],
      ['coins | tokens', 'pump* | calls | signals | 10x | 100x | guaranteed | double* | win rate'],
      ['stock alerts | trade alerts'],
      ['deposit* | inversion*', 'guaranteed | garantizad*'],
    ],
    unless:
      'back in stock | out of stock | inventory | warehouse | union hall | escuela | brokerage statement* | sensor* | scada | wet well | lift station* | fraud awareness | money transfer office',
  },
  {
    category: 'lead-generation',
    wordings: [
      [
        'collect | gather | capture | juntamos | reunimos | recopilamos',
        'people | personas | telefonos | numbers | contacts | info*',
        'sell | resell | vendemos | los vendemos',
        'agenc* | buyers | companies | empresas | carriers | agentes',
      ],
      ['leads', 'highest | whichever | bids | for local contractors | sold | other companies'],

      [
        'paid per appointment | per lead | pay per lead | pass inquiries | inquiries to licensed | licensed partners | lead buyers | por cada lead | por cada cita',
      ],
      [
        'match | matches | matching | connect | conectamos',
        'homeowner* | consumers | people | patients | drivers | personas',
        'installers | lawyers | attorneys | lenders | contractors | insurers | abogados | agents',
        'paid | fee | partners | commission | pagan | comision',
      ],
      [
        'share their info* | share your info* | compare form | co registration | coregistration | partners we | on behalf of partners | on behalf of our partners | comparison site | sell their info*',
      ],
      [
        'skip trac* | skiptrac* | cold text* | scraped | we scrape | lead lists | purchased list* | bought list* | list we bought | lista que compr* | lista q compr* | listas compradas | buyers list for houses | absentee owner* | affiliate marketing | affiliate offers | lead gen | lead generation',
      ],
      [
        'cash offer* | off market | wholesaling',
        'distressed | duenos | strangers | vacant | skip trac* | records | unlisted | owners of | absentee',
      ],
      [
        'pull* | find* | look up | sacamos | buscamos',
        'owners | homeowners | duenos',
        'records | registro* | county',
        'sell | offer* | vender',
      ],
      [
        'numbers of homeowners | phones of homeowners | mobile numbers of | cell numbers of',
        'buy | sell | slice | age and income',
      ],
      [
        'form | forms | formulario | page | request*',
        'move | roof* | solar | insurance | loan* | lawyer* | seguro* | mudanza',
        'companies we work with | companies text them | agents text them | contractors text them | several companies | varias empresas',
      ],
      ['we buy houses | buy your house | compramos casas | we buy homes'],
      [
        'leads',
        'sell them | we sell | sold to | resell | we generate | generate exclusive | hand the contact | buyers | network of | pay us per | aged | bought | purchased',
      ],
      [
        'compramos listas | compramos bases de datos | base de datos comprada | bought a list | buy lists | from a list of | bought the data',
      ],
      [
        'los pasamos a | los mandamos a | match them with | pass them to | hand them to | connect them with | refer them to',
        'nos pagan | pay us | bids | highest',
      ],
    ],
    doubtful: [
      [
        'bought | purchased | compramos | rented',
        'database | base de datos | list of | lista de | records',
        'text | sms | mensaje* | textear* | textiamos',
      ],
      ['cash offer* | off market', 'owner* | homeowner*'],
      [
        'los pasamos a | los mandamos a | match them with | pass them to | hand them to | connect them with | refer them to',
        'partners | socios | pays',
      ],
    ],
    unless: 'lead paint | lead pipe* | lead teacher*',
  },
  {
    category: 'get-rich-quick',
    wordings: [
      ['evaluate stores | secret shop* | shop evaluator*', 'check | paid | recruit* | keep'],
      ['keep part of the check | deposit the check | cash the check | se queda con parte del cheque'],
      ['desde casa | from home', 'ganas | ganar | earn | income', 'kit | empacando | assembly | stuffing'],
      [
        'how much they can earn | cuanto pueden ganar | se gana por invitar | bring others in | invitar a otros | people under',
        'kit* | team | equipo | others | otros | likes | desde el celular',
      ],
      [
        'pay in | paga la entrada | metes',
        'brings two | brings 2 | bring two friends | trae dos | trae a dos | takes it all',
      ],
      ['empacar | armar | ensamblar', 'en casa', 'compra primero | material'],
      ['prints income | prints money | while you re at the beach'],

      ['join my crew | ganar desde casa | gana desde casa | trabaja desde casa'],
      ['a month | a week | al mes | por semana', 'from your phone | desde tu celular | passive'],
      [
        'mlm | network marketing | multilevel | multi level | multinivel | downline | mystery shopp* | reship* | easy money | dinero facil | dar likes | get rich | be your own boss | se tu propio jefe | package handler from home',
      ],
      [
        'building my team | build my team | my upline | join my team | replace their 9 to 5 | replace their job | recruiting friends | invitando gente | recruit friends',
        'gana* | earn* | income | leads | supplement* | suplementos | wellness | semana | friends | desde casa | 9 to 5',
      ],
      [
        'work from home | desde casa | from their phone | sin experiencia | no experience',
        'earn* | gana* | pagamos | we pay | a day | al dia | a week | a la semana | income',
        'likes | recruit* | invita* | people | gente | anyone | nomas | videos | bought | compramos | opportunity',
      ],
    ],
    doubtful: [
      ['desde casa | from home', 'ganas | ganar | earn | income', 'semana | week | mes | month'],
      ['a month | a week | al mes | por semana', 'no experience | sin experiencia'],
      [
        'mi equipo | recluta*',
        'gana* | earn* | income | leads | supplement* | suplementos | wellness | semana | friends | desde casa | 9 to 5',
      ],
    ],
    unless: 'parking | garage | our employees | nuestros empleados',
  },
  {
    category: 'phishing',
    wordings: [
      [
        "arent usps | aren't usps | not usps | we are not the bank | we aren't the bank | arent the bank | no somos la tienda | no somos el banco | we're not the store | isn't our package",
      ],
      [
        'antivirus | geek squad | norton | windows support',
        'renew* | charged | invoice',
        'get on the computer | get on their computer | gift card*',
      ],
      [
        'gano | gana | won | winner',
        'tarjeta | gift card*',
        'datos de su banco | datos del banco | bank details | bank info* | card number | social security',
      ],
      ['bank password | bank login | card pin | clave del banco | contrasena del banco'],
      [
        'toll* | package | parcel | paquete | peaje*',
        'fee | card | checkout | tarjeta | cargo',
        "not the toll | aren't the toll | logo | look official | as if | pretend*",
      ],
      [
        'bank | banco | irs | usps | fedex | toll | amazon | medicare',
        'show as | appear as | parezca* | pretend* | pose as | spoof* | hacerse pasar | disguis*',
      ],
      [
        'texts | messages | mensajes | page | number',
        'look like the bank | look like your bank | looks like a bank | look like they come from | looks like usps | look like usps | look like the irs | look like a bank | look like amazon',
      ],
      [
        'parcel | package | toll | refund | paquete | reembolso',
        'fee | card | tarjeta | cargo',
        'not real | is not real | made up | fake | invented | no es real | inventad*',
      ],
      [
        'herencia | inheritance | premio | prize | grant',
        'no hay herencia | no hay premio | there is no inheritance | there is no prize | liberarlo | release it',
      ],
      [
        'as if we were | as though | como si fueramos',
        'grandchild | grandson | daughter | wrote it privately | singer | hijo | nieto',
        'gift card* | rent | help with | zelle | vip',
      ],
      ['stay friendly for | become friends | romance', 'opportunity | invest* | platform | oportunidad'],
      [
        'confirm | confirme* | enter | capture | verify | collect',
        'card | pin | clave | contrasena | password | ssn',
        'our page | my link | mi link | our link | nuestra pagina | log in at our | on our page',
      ],
    ],
    doubtful: [
      [
        'antivirus | geek squad | norton | windows support',
        'renew* | charged | invoice',
        'remote* | call us',
      ],
      ['account is locked | cuenta bloqueada | account suspended', 'type | enter | password | clave | card'],
      ['bank | banco | irs | usps | fedex | toll | amazon | medicare', 'look like | looks like | fake'],
    ],
    unless: 'awareness | simulation | training | simulacro* | employees | protect* | warn* | prevent*',
  },
];
