// Trades that no use case allows, as owners describe them in English and Spanish: the words of a business, not of a message.

type ProhibitedTrade = {
  /** Content category. */
  readonly category: string;
  /** Groups of words of which the description must have each; `|` separates alternatives, `*` stands for any ending. */
  readonly wordings: readonly (readonly string[])[];
  /** Words that make the description innocent. */
  readonly unless?: string;
};

const SELLS =
  'sell* | sale | sales | promo* | bogo | deal* | offer* | shop | store | tent* | stand | buyers | drop | drops | vend* | venta* | oferta* | descuento* | puesto | tienda | restock* | specials | club | order* | ship*';

/** Lowercase, without accents. */
export const prohibitedTrades: readonly ProhibitedTrade[] = [
  {
    category: 'cannabis',
    wordings: [
      ['smoke sesh | eighths | terps | gomitas de thc | blunts | mota'],
      ['weed', SELLS, 'strain* | gummies | ounce* | delivery | stash | flower | 420 | edible*'],
      ['dispensary | dispensaries | dispensario* | budtender* | rec shop'],
      [
        'cannabis | marijuana | marihuana | delta 8 | delta8 | delta 9 | delta9 | thc | thca | cbd | kratom | kava | hemp edibles | hemp derived | hemp gummies | edibles | pre rolls | prerolls',
      ],
      ['bong | bongs | dab rig* | head shop | headshop | rolling papers'],
    ],
    unless:
      'optical | eyewear | addiction | recovery | treatment center | rehab | drug testing | drug free | hemp rope | hemp clothing | hempcrete',
  },
  {
    category: 'tobacco',
    wordings: [
      [
        'vape | vapes | vaping | vapeador* | hookah* | nicotine | cigar | cigars | cigarette* | tobacco | tabaco* | cigarro* | puros | snus',
        `${SELLS} | lounge | bar | brand | flavor* | sabores | member* | wholesale | arrivals | pouch* | kits`,
      ],
      ['smoke shop | smokeshop | vape shop* | pod juice | e juice | e liquid | hookah lounge | cigar lounge'],
      ['disposables | pods', 'flavor* | salts | juice | puff* | nic'],
    ],
    unless:
      'nicotine free | vape detector* | cigar box | vape free | tobacco settlement | quit | quitting | quitline* | cessation | stop smoking | smoke free | dejar de fumar | tobacco free | prevention | vapor barrier | nicotine patch coaching',
  },
  {
    category: 'adult',
    wordings: [
      ['cam studio | cam show* | peep show* | lap dance* | adult theater | swingers | fetish'],

      ['explicit | xxx', 'content | photos | videos | fans | page | contenido'],
      ['girls | chicas | muchachas', 'discreet | massage | tonight | escort* | discret*'],
      [
        'escort | escorts | escort service | companion listing* | cam girl* | camgirl* | cam site | cam model* | webcams para adultos | onlyfans | only fans | fansly',
      ],
      [
        'spicy | nsfw | x rated | uncensored | lewd | caliente | sin censura',
        'content | pics | photos | videos | contenido | fotos | fans',
      ],
      ['adult', 'webcam* | entertainment | novelt* | content | films | movies | toys | dating | video chat'],
      ['adultos', 'contenido | webcam* | juguetes | peliculas | citas | videos | sitio'],
      [
        "gentlemens club | gentlemen s club | gentlemen's club | strip club | strippers | nude | nudes | topless | bailarinas exoticas | table dance | sensual massage | erotic* | juguetes sexuales | sex toys | hookup* | sugar dating | sugar daddy | sugar babies",
      ],
    ],
    unless:
      'pilot car* | trucking | military escort | oversize | adult education | adult learners | trafficking | family planning | security escort | campus escort | funeral escort',
  },
  {
    category: 'gambling',
    wordings: [
      [
        'arcade | lounge | room | club',
        'fish games | sweepstakes games | free credits | poker tables | card games for money | slots',
      ],

      [
        'casino | casinos',
        'players | bonus* | slots | play* | games | jackpot* | bet | bets | deposit* | comps | coins | jugadores | premios',
      ],
      ['locks of the week | unit plays | buy ins | buy in poker | sala de bingo | underground poker'],
      ['bingo', 'cash | jackpot* | efectivo | payout* | slot*'],
      [
        'bolita | numeros para la loteria | numeros de loteria | rifas en linea | la quiniela | peleas de gallos',
      ],
      ['loteria | lottery', 'vendo | vendemos | jueguen | jugar | jugadores | players | sell tickets'],
      [
        'casino | casinos | sportsbook | sports betting | sports book | poker room | online poker | bingo parlor | pull tabs | slot machine* | slots parlor | sweep coins | sweeps coins | free spins | betting tips | betting picks | parlay* | handicapp* | apuestas | quiniela* | tragamonedas | card room | bookie | fish tables | skill games',
      ],
      [
        'bet | bets | betting | wager* | gambl*',
        'odds | picks | tips | bonus | players | real money | units',
      ],
    ],
    unless:
      'problem gamblers | buy in bulk | gambling addiction | problem gambling | casino night | casino theme* | gamblers anonymous',
  },
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
    unless: 'board game | game cafe | debt free scholarship | debt free wedding',
  },
  {
    category: 'investment-schemes',
    wordings: [
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
    unless: 'fraud awareness | money transfer office',
  },
  {
    category: 'lead-generation',
    wordings: [
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
    category: 'firearms',
    wordings: [
      [
        'ffl | ar15s | glock* | mags and optics | 9mm | gunsmith parts | lowers and uppers | armory',
        `${SELLS} | dealer | raffle* | win | optics | parts`,
      ],

      [
        'firearm* | ammo | ammunition | gun shop | gun store | gun show* | gun raffle | silencer* | suppressors | solvent trap* | 80 lowers | ar parts | ar 15 | ar15 | handguns | armeria | municion* | tienda de armas | venta de armas | pistols and rifles | rifles and pistols',
      ],
      ['guns | rifles | pistols | armas', SELLS],
    ],
    unless:
      'rifle team | shooting team | nerf | history museum | basketball | hoops | nail guns | glue guns | heat guns | paintball | squirt | staple guns | spray guns | massage guns | hunter safety | hunting safety | safety course* | safety class* | gun violence | water guns | airsoft safety',
  },
  {
    category: 'fireworks',
    wordings: [
      ['black powder | consumer fireworks | roman candles | bottle rockets | mortars and rockets'],

      ['fireworks | firecracker* | pyrotechnic* | cuetes | cohetes | fuegos artificiales | bengalas', SELLS],
    ],
    unless: 'fireworks display | fireworks show | city fireworks | road closure*',
  },
  {
    category: 'drugs',
    wordings: [
      [
        'steroid* | mushroom* | microdose* | shroom* | peptide*',
        'store | capsules | by mail | online | sell* | shipping | vendemos',
      ],

      [
        'without seeing a doctor | without a doctor | sin ver al doctor | sin consulta medica',
        'shots | pills | pastillas | inyecciones | meds | medicine* | ship*',
      ],
      [
        'ed pills | anavar | trenbolone | tren | test e | test cyp | hgh | dianabol | clenbuterol | gear for lifters | bodybuilding gear | no visit needed | no doctor visit',
      ],
      [
        'xanax | adderall | tramadol | oxycodone | oxycontin | percocet | viagra | cialis | shrooms | psilocybin | mdma | steroids | sarms | esteroides | anabolic* | fentanyl',
        SELLS,
      ],
      [
        'without prescription | without a prescription | w out prescription | no prescription | no script needed | sin receta | research peptides | peptides | semaglutide | ozempic | tirzepatide',
        `${SELLS} | overnight`,
        'without | w out | no | sin | research | peptides',
      ],
    ],
    unless:
      'mushroom farm | mushroom growers | mushroom soup | oyster mushroom* | research lab | university | recovery | treatment center | rehab | pharmacy patients | compounding pharmacy | farmacia',
  },
  {
    category: 'hate',
    wordings: [
      [
        'immigrants | muslims | jews | gays | blacks | inmigrantes',
        'go home | get out | or else | scum | vermin | lárguense | calling out',
      ],

      [
        'threats | mass text threats | amenazas | slurs',
        'people who | send | mass | mandar | reported us | neighbors',
      ],
      [
        'scare them | scare people | intimidat* | threaten* | harass* | insults | we know where you live | asustar* | amenaz* | insultos | acosar | humillar',
        'them | people | members | ex | tenants | until they | deadbeat | gente | personas | vecinos | lista',
      ],
    ],
    unless:
      'stop threats | bullying | haunted | anti harassment | harassment training | harassment policy | prevent* | victims | victimas | shelter | hotline | counsel*',
  },
  {
    category: 'phishing',
    wordings: [
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
