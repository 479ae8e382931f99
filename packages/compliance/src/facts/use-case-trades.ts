// Trades that no use case allows, as owners describe them in English and Spanish: the words of a business, not of a message.
import { harmfulTrades } from './use-case-trades-harm.ts';
import { type ProhibitedTrade, moneyTrades } from './use-case-trades-money.ts';

const SELLS =
  'sell* | sale | sales | promo* | bogo | deal* | offer* | shop | store | tent* | stand | buyers | drop | drops | vend* | venta* | oferta* | descuento* | puesto | tienda | restock* | specials | club | order* | ship*';

/** Lowercase, without accents. */
export const prohibitedTrades: readonly ProhibitedTrade[] = [
  ...moneyTrades,
  ...harmfulTrades,
  {
    category: 'cannabis',
    wordings: [
      ['smoke sesh | eighths | terps | gomitas de thc | blunts'],
      ['white vein | green vein | red vein | red bali | maeng da'],
      ['mota', 'onza* | gramo* | churro* | gallo* | entrego | vendo | vendemos | menu | domicilio'],
      ['weed', SELLS, 'strain* | gummies | ounce* | delivery | stash | flower | 420 | edible*'],
      ['dispensary | dispensaries | dispensario* | budtender* | rec shop'],
      [
        'cannabis | marijuana | marihuana | delta 8 | delta8 | delta 9 | delta9 | thc | thca | cbd | kratom | kava | hemp edibles | hemp derived | hemp gummies | hemp flower | edibles | pre rolls | prerolls',
      ],
      ['bong | bongs | dab rig* | head shop | headshop | rolling papers'],
    ],
    unless:
      'central business district | edible flowers | edible cookie | doctora mota | dr mota | familia mota | optical | eyewear | addiction | recovery | treatment center | rehab | drug testing | drug free | hemp rope | hemp clothing | hempcrete',
  },
  {
    category: 'tobacco',
    wordings: [
      ['coils | mods | old mod | salt nic | nic salts', 'flavor* | sabores'],
      [
        'vape | vapes | vaping | vapeador* | hookah* | nicotine | cigar | cigars | cigarette* | tobacco | tabaco* | cigarro* | snus',
        `${SELLS} | lounge | bar | brand | flavor* | sabores | member* | wholesale | arrivals | pouch* | kits`,
      ],
      ['smoke shop | smokeshop | vape shop* | pod juice | e juice | e liquid | hookah lounge | cigar lounge'],
      ['puros', 'dominicanos | cubanos | habanos | nicaragua* | humidor | narguile* | tabaco | puro'],
      ['disposables', 'flavor* | salts | puff* | nic'],
      ['pods', 'salts | nic | nicotine | disposables'],
      ['narguile* | shisha | desechables', 'sabores | carbones | nicotina | jaladas | tienda | venta'],
    ],
    doubtful: [
      ['puros', SELLS],
      ['pods | disposables', 'flavor* | juice'],
    ],
    unless:
      'pellet grills | offset smokers | brisket | smoked meat* | barbecue | nicotine free | vape detector* | cigar box* | tobacco barn | tobacco road | puros sabores | puros productos | vape free | tobacco settlement | quit | quitting | quitline* | cessation | stop smoking | smoke free | dejar de fumar | tobacco free | prevention | vapor barrier | nicotine patch coaching',
  },
  {
    category: 'adult',
    wordings: [
      [
        'creators | models | performer* | modelos',
        'subscri* | unlock* | tips | credits | watch | suscrip*',
        'spicy | steamy | sexy | uncensored | private room | private set* | sensual | nsfw | live cam | hot set',
      ],
      [
        'video chat | live chat | cam',
        'performer* | private room | 18 | models',
        'credits | watch | members | tips',
      ],
      ['cam studio | cam show* | peep show* | lap dance* | adult theater | swingers | fetish'],

      ['explicit | xxx', 'content | photos | videos | fans | page | contenido'],
      ['girls | chicas | muchachas', 'discreet | escort* | discret*'],
      [
        'acompanantes | damas de compania | chicas de compania | scorts',
        'chicas | muchachas | fotos | caballeros | ejecutivos | hotel* | discret* | disponibles | damas | promociones | citas privadas',
      ],
      ['bailarinas', 'caballeros | hombres'],
      [
        'escort service | escorts and | female escorts | independent escorts | companion listing* | cam girl* | camgirl* | cam site | cam model* | webcams para adultos | onlyfans | only fans | fansly',
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
      'adultos mayores | ancianos | ancianas | tercera edad | enfermos | pacientes | pilot car* | bring an escort | escort home | escort drivers | surgery | volleyball | softball | trucking | military escort | oversize | adult education | adult learners | trafficking | family planning | security escort | campus escort | funeral escort',
  },
  {
    category: 'gambling',
    wordings: [
      [
        'arcade | lounge | room | club',
        'fish games | fish table* | sweepstakes games | free credits | poker tables | card games for money | slot machines',
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
      ['loteria | lottery', 'vendo | vendemos | jugadores | players | sell tickets'],
      [
        'casino | casinos | sportsbook | sports betting | sports book | poker room | online poker | bingo parlor | pull tabs | slot machine* | slots parlor | sweep coins | sweeps coins | free spins | betting tips | betting picks | parlay* | handicapp* | apuestas | quiniela* | tragamonedas | card room | bookie | fish tables | skill games',
      ],
      ['bets | betting | wager* | gambl*', 'odds | picks | tips | bonus | players | real money | units'],
      ['quiniela* | quinielas', 'bolsa | depositar | pagan | premio*'],
    ],
    doubtful: [
      ['arcade | lounge | room | club', 'slots'],
      ['loteria | lottery', 'jueguen | jugar'],
      ['bet', 'odds | picks | tips | bonus | players | real money | units'],
    ],
    unless:
      'you bet | we bet | loteria mexicana | enrollment lottery | court lottery | loteria de lugares | problem gamblers | buy in bulk | gambling addiction | problem gambling | casino night | casino theme* | gamblers anonymous',
  },
  {
    category: 'firearms',
    wordings: [
      [
        'primers and powder | primers and | powder and primers | small rifle primers | smokeless powder | loaded rounds | calibers | 556 | hollow point* | bulk brass | 200 rounds | rounds every month',
        SELLS,
      ],
      [
        'ffl | ar15s | glock* | mags and optics | 9mm | gunsmith parts | lowers and uppers | uppers | lowers',
        `${SELLS} | dealer | raffle* | win | optics | parts`,
      ],

      [
        'firearm* | ammo | ammunition | gun shop | gun store | gun show* | gun raffle | silencer* | suppressors | solvent trap* | 80 lowers | ar parts | ar 15 | ar15 | handguns | armeria | municion* | tienda de armas | venta de armas | pistols and rifles | rifles and pistols',
      ],
      ['guns | rifles | pistols | armas', SELLS],
    ],
    doubtful: [['primers | armory', SELLS]],
    unless:
      'paint store | muffler* | police academy | recruits | deputies | arsenal museum | karate | artes marciales | armas de madera | ammo can | ammo cans | empty ammo | personal training | rifle team | shooting team | nerf | history museum | basketball | hoops | nail guns | glue guns | heat guns | paintball | squirt | staple guns | spray guns | massage guns | hunter safety | hunting safety | safety course* | safety class* | gun violence | water guns | airsoft safety',
  },
  {
    category: 'fireworks',
    wordings: [
      ['black powder | consumer fireworks | roman candles | bottle rockets | mortars and rockets'],

      ['firecrackers | pyrotechnic* | cuetes | cohetes | fuegos artificiales | bengalas', SELLS],
      [
        'fireworks',
        'tent* | stand | stands | bogo | wholesale | store | superstore | buy | we sell | sells | vend* | deal* | promo* | coupon*',
      ],
    ],
    doubtful: [['fireworks | firecracker', SELLS]],
    unless:
      'cohetes de agua | salon de fiestas | feria de ciencias | firecracker 5k | cleanup | fireworks display | fireworks show | city fireworks | road closure*',
  },
  {
    category: 'drugs',
    wordings: [
      ['molly | ecstasy | mdma | ketamine', 'snow | rolls | shrooms | plug | grams | pills | cash only'],
      [
        'steroid* | magic mushroom* | microdose* | shroom* | peptide*',
        'store | capsules | by mail | online | sell* | shipping | vendemos',
      ],

      [
        'without seeing a doctor | without a doctor | sin ver al doctor | sin consulta medica',
        'shots | pills | pastillas | inyecciones | meds | medicine* | ship*',
      ],
      [
        'ed pills | anavar | trenbolone | test and tren | tren and | test e | test cyp | hgh | dianabol | clenbuterol | gear for lifters | bodybuilding gear | no visit needed | no doctor visit',
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
      [
        'weight shots | weight loss shots | skinny shot* | compounded weight | glp 1 | compounded glp*',
        'without an office visit | without a visit | no visit | to their door | to your door | people s homes | ship*',
      ],
      ['vials', 'lifters | restock* | bitcoin | bodybuild*'],
    ],
    doubtful: [
      ['coke', 'snow | rolls | plug | grams | pills | cash only'],
      ['mushroom*', 'store | capsules | by mail | online | sell* | shipping'],
    ],
    unless:
      'first aid | grow mushrooms | lentes | mushroom farm | mushroom growers | mushroom soup | oyster mushroom* | research lab | university | recovery | treatment center | rehab | pharmacy patients | compounding pharmacy | farmacia',
  },
  {
    category: 'hate',
    wordings: [
      [
        'immigrants | muslims | jews | gays | blacks | inmigrantes',
        'go home | or else | scum | vermin | lárguense | calling out',
      ],

      ['mass text threats | send threats | mandar amenazas | threats to | threats at'],
      [
        'scare them | scare people | intimidate | intimidate* them | threaten them | threaten people | harass them | harass people | we insult | send insults | we know where you live | asustarlos | amenazar | amenazarlos | insultarlos | acosar | humillar',
        'until they | ex | tenants | deadbeat | owe | pay | lista | vecinos | rent',
      ],
    ],
    doubtful: [
      ['threats | amenazas | slurs', 'people who | send | mass | mandar | reported us | neighbors'],
      [
        'scare them | scare people | intimidat* | threaten* | harass* | insults | asustar* | amenaz* | insultos',
        'them | people | members | ex | tenants | until they | deadbeat | gente | personas | vecinos | lista',
      ],
      ['immigrants | muslims | jews | gays | blacks | inmigrantes', 'get out'],
    ],
    unless:
      'law firm | family law | divorce | protective order* | restraining order* | court date* | hearing date* | stop threats | bullying | haunted | anti harassment | harassment training | harassment policy | prevent* | victims | victimas | shelter | hotline | counsel*',
  },
];
