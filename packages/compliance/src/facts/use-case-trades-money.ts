// Prohibited trades about money and contacts, as owners describe them: loans, debt, schemes, leads, and fraud.
export type ProhibitedTrade = {
  /** Content category. */
  readonly category: string;
  /** Groups of words of which the description must have each; `|` separates alternatives, `*` stands for any ending. */
  readonly wordings: readonly (readonly string[])[];
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
      ['adelanto* | prestamo* | credito*', 'nomina | buro | sin aval | inmediato*'],

      [
        'daily card sales | cash for your car title | cash for your title | talon de cheque | bad credit fine | bad credit ok',
      ],
      [
        'working capital | business funding',
        'bad credit | any credit | card sales | merchants | same day | cold',
      ],
      [
        'payday | pay day | title loan* | car title | title lender* | cash advance* | merchant cash | prestamos rapidos | prestamo rapido | fast cash | cash loans | lana rapida',
      ],
      [
        'loan* | advance* | lend* | borrow* | fund* | cash',
        'pay stub | before payday | no credit check | any credit | bad credit | same day | future card sales | future sales | future receivables | ucc filings',
      ],
      [
        'prestamo* | prestamos | credito',
        'sin revisar | sin checar | sin buro | mal credito | dia de cobro | dia de pago | en minutos | mismo dia',
      ],
    ],
    unless: 'title office | county title | dmv | financial literacy | payday lending reform | legal aid',
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
        'cancel* | forgiv* | relief | wipe* | condon* | eliminate*',
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
        'debt relief | debt settlement | debt consolidation | credit repair | tax relief | tax debt* | student loan forgiveness | loan forgiveness | collection agency | collections agency | debt collector* | debt collection | debt buyer* | cobranza | agencia de cobro* | third party collection*',
      ],
      [
        'fix | repair | boost | clean up | restore | reparamos | reparacion | arreglamos | limpiamos | mejoramos',
        'credit score* | credit report* | your credit | their credit | bad credit | el credito | su credito | historial de credito',
      ],
      [
        'settle | reduce | negotiate | negociamos | reducimos | eliminamos | borramos | wipe',
        'debt* | deuda* | back taxes | colecciones | bancarrota*',
      ],
    ],
    unless:
      'workshop | taller gratuito | budgeting class | clase de presupuesto | board game | game cafe | debt free scholarship | debt free wedding',
  },
  {
    category: 'investment-schemes',
    wordings: [
      [
        'penny tickers | tickers | pips | gbpusd | eurusd | xauusd | copy our trades | copy my trades | entry and exit',
        'alert* | signal* | weekly | double* | vip | percent | students | bonus',
      ],
      [
        'before listing | before the ipo | before it lists | private shares | pre listing',
        'shares | allocation* | leads | expected | 5x | 10x | investor*',
      ],
      [
        'crypto | coins | tokens | bitcoin',
        'pump* | calls | signals | 10x | 100x | guaranteed | double* | win rate',
      ],
      ['binary options | opciones binarias | ponzi | hyip'],

      ['microcap* | micro cap | before they run | issuers pay | tickers we | pump'],
      [
        'devolvemos | regresamos | le damos | you get back',
        'garantizad* | guaranteed | doble | en 10 dias | en 5 dias | en 30 dias',
      ],
      [
        'forex | fx signals | trading signals | stock tips | stock picks | stock alerts | options alerts | option alerts | penny stock* | hot stocks | pre ipo | trading pool | copy trading | senales de trading | trading room | trade alerts | gold signals',
      ],
      [
        'investor* | invest | investment* | inversion* | inversionistas | deposit*',
        'guaranteed | daily return* | daily guaranteed | payout proof* | double | garantizad* | duplic* | rendimiento diario | weekly return*',
      ],
    ],
    unless: 'sensor* | scada | wet well | lift station* | fraud awareness | money transfer office',
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
      [
        'bought | purchased | compramos | rented',
        'database | base de datos | list of | lista de | records',
        'text | sms | mensaje* | textear* | textiamos',
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
        'owner* | homeowner* | distressed | duenos | strangers | vacant',
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
        'nos pagan | pay us | bids | partners | socios | pays | highest',
      ],
    ],
    unless: 'lead paint | lead pipe* | lead teacher*',
  },
  {
    category: 'get-rich-quick',
    wordings: [
      ['evaluate stores | secret shop* | shop evaluator*', 'check | paid | recruit* | keep'],
      ['keep part of the check | deposit the check | cash the check | se queda con parte del cheque'],
      [
        'desde casa | from home',
        'ganas | ganar | earn | income',
        'kit | semana | week | empacando | assembly | stuffing | mes | month',
      ],

      ['join my crew | ganar desde casa | gana desde casa | trabaja desde casa'],
      [
        'a month | a week | al mes | por semana',
        'no experience | from your phone | sin experiencia | desde tu celular | passive',
      ],
      [
        'mlm | network marketing | multilevel | multi level | multinivel | downline | mystery shopp* | reship* | easy money | dinero facil | dar likes | get rich | be your own boss | se tu propio jefe | package handler from home',
      ],
      [
        'building my team | build my team | mi equipo | my upline | join my team | replace their 9 to 5 | replace their job | recruiting friends | invitando gente | recruit friends | recluta*',
        'gana* | earn* | income | leads | supplement* | suplementos | wellness | semana | friends | desde casa | 9 to 5',
      ],
      [
        'work from home | desde casa | from their phone | sin experiencia | no experience',
        'earn* | gana* | pagamos | we pay | a day | al dia | a week | a la semana | income',
        'likes | recruit* | invita* | people | gente | anyone | nomas | videos | bought | compramos | opportunity',
      ],
    ],
    unless: 'our employees | nuestros empleados',
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
        'get on the computer | remote* | call us | gift card*',
      ],
      [
        'gano | gana | won | winner',
        'tarjeta | gift card*',
        'datos de su banco | datos del banco | bank details | bank info* | card number | social security',
      ],
      ['bank password | bank login | card pin | clave del banco | contrasena del banco'],
      ['account is locked | cuenta bloqueada | account suspended', 'type | enter | password | clave | card'],
      [
        'toll* | package | parcel | paquete | peaje*',
        'fee | card | checkout | tarjeta | cargo',
        "not the toll | aren't the toll | logo | look official | as if | pretend*",
      ],
      [
        'bank | banco | irs | usps | fedex | toll | amazon | medicare',
        'show as | look like | looks like | appear as | parezca* | pretend* | pose as | spoof* | fake | hacerse pasar | disguis*',
      ],
      [
        'confirm | confirme* | enter | capture | verify | collect',
        'card | pin | clave | contrasena | password | ssn',
        'our page | my link | mi link | our link | nuestra pagina | log in at our | on our page',
      ],
    ],
    unless: 'awareness | simulation | training | simulacro* | employees | protect* | warn* | prevent*',
  },
];
