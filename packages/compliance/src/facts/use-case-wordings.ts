// What a sentence of a description says in groups of words, of which it must have each, where no single phrase is typical.

type UseCaseWording = {
  readonly useCase: string;
  readonly role: 'sender' | 'strong';
  /** `|` separates alternatives, `*` stands for any ending. Lowercase, without accents. */
  readonly groups: readonly string[];
  /** Words with which the sentence means something else. */
  readonly unless?: string;
};

const CUSTOMERS =
  'resident* | shopper* | customer* | guest* | patient* | client* | people | buyer* | tenant* | homeowner* | owner* | member* | caller* | visitor* | parents | familie* | applicant* | clientes | pacientes | huespedes | socios | ellos';

export const useCaseWordings: readonly UseCaseWording[] = [
  {
    useCase: '2FA',
    role: 'strong',
    groups: [
      'code | codes | pin | pins | passcode* | token | codigo | codigos | clave | otp | digits',
      'entra | entran | aplicacion | banca en linea | inicia sesion | log in | logs in | login | logging in | log into | sign in | signs in | signing in | sign on | open the | opens the | new phone | new device | authenticate* | approve a | enter the app | vpn | identity | password | entrar | ingresar | iniciar sesion | acceso | transferencia* | registers | portal | confirm the phone | verify*',
    ],
    unless:
      'promo code* | gate code* | door code* | zip code* | coupon code* | discount code* | parcel room | codigo de descuento | codigo promocional | presale code* | dress code | building code* | qr code*',
  },
  {
    useCase: 'FRAUD_ALERT',
    role: 'strong',
    groups: [
      'purchase* | charge* | transaction* | transfer* | spent | spend | compra* | cargo* | transaccion* | withdrawal*',
      'odd | suspicious | unusual | strange | yes or no | recognize* | authorize* | fraud* | sospechos* | rara | raro | inusual | reconoce* | block it | looks wrong',
    ],
    unless: 'fraud awareness | never ask',
  },
  {
    useCase: 'SECURITY_ALERT',
    role: 'strong',
    groups: [
      'site | sites | server* | system* | network | vault | credential* | password* | servidor* | sistema* | data center | hosting',
      'down | attack* | breach* | hack* | compromis* | leak* | intrusion | unknown device | new country | caido* | ataque*',
    ],
    unless: 'sign in code* | reset | elevator | water system | phone system | mark down',
  },
  {
    useCase: 'EMERGENCY',
    role: 'sender',
    groups: [
      'warn* | alert* | tell* | order* | evacuat* | notify* | avis* | siren*',
      'flood* | fire | wildfire* | tornado* | tsunami | hurricane* | gauge | dam | chemical | inundacion* | incendio* | huracan*',
      'everybody | everyone | residents | downstream | low streets | low lying | get out | leave | evacuat* | shelter* | higher ground | residentes | townspeople',
    ],
    unless:
      'fire sale | restaurant | insurance | restoration | alarm company | district superintendent | fire pit',
  },
  {
    useCase: 'SWEEPSTAKE',
    role: 'sender',
    groups: [
      'win | wins | winner* | won | chance at | chance to win | chance for | sorteo | rifa | ganador* | drawing | giveaway',
      'text | texts | keyword | enter | to enter | palabra | mandan | fans | listeners | oyentes | codes under',
      'prize* | ticket* | signed | contest | trip | truck | bat | car | vacation | concurso | viaje | premio* | drawing | sorteo | giveaway',
    ],
    unless: 'win back | winter | fish games | slot* | casino | free credits',
  },
  {
    useCase: 'AGENTS_FRANCHISES',
    role: 'sender',
    groups: [
      'each | every | all of them | cada',
      'owner* | agent* | franchise* | office* | location* | branch* | dueno* | agente*',
      'own number* | local number* | propio numero | su propio numero | own texting number* | own local | own line | number of its own | number of their own | numero propio | numero local | area code number',
    ],
  },
  {
    useCase: 'AGENTS_FRANCHISES',
    role: 'sender',
    groups: [
      'franchise | franchised | independently owned | run by its own owner | franquicia*',
      'locations | offices | owners | stores | clubs | restaurants | sucursales | each | every',
    ],
  },
  {
    useCase: 'PROXY',
    role: 'sender',
    groups: [
      'number | numbers | numero | numeros',
      'mask* | proxy | relay | hidden | hide* | anonymous | temporary | neither | real one | without seeing | enmascarad*',
      'buyer* | seller* | driver* | rider* | passenger* | courier* | host* | tutor* | handyman | both | between | owner* | walker* | each other | customer* | side | comprador*',
    ],
    unless: 'phone fraud | anonymous survey | anonymous tip',
  },
  {
    useCase: 'K12_EDUCATION',
    role: 'sender',
    groups: [
      'school | schools | district | superintendent | principal | elementary | academy | colegio | escuela | kindergarten',
      'familie* | parents | kids | guardians | padres | papas | mamas | students | alumnos',
      'delay* | lockdown* | closing* | closure* | snow* | bus | absence* | absent | early release | dismissal | picture | lunch | report card* | faltas | juntas | suspension* | tardanza* | two hour | lottery | waitlist',
    ],
    unless:
      'driving school | music school | school of | dance school | manejo | swim school | college | university | nursing school | trade school | school supplies | after school | community college | law school',
  },
  {
    useCase: 'CUSTOMER_CARE',
    role: 'strong',
    groups: [
      CUSTOMERS,
      'text | texts | texting | write | message | messages | reply | replies | ask | asks | send us | escriben | mandan | preguntan | talk* | chat*',
      'answer* | stylist | replies | reply | person | help | respond* | question* | get photos | back and forth | contest* | dudas | preguntas | troubleshoot* | put things on hold | write back | writes back | text back | texts back | inbox | both ways | two way',
    ],
    unless:
      'survey* | reply yes | reply c | reply 1 | reply stop | auto reply | one way | no replies | yes or no',
  },
  {
    useCase: 'DELIVERY_NOTIFICATION',
    role: 'strong',
    groups: [
      'package* | box | boxes | caja | cajas | parcel* | container* | shipment* | pedido* | paquete* | bouquet* | groceries | truck',
      'left | shipped | arriv* | deliver* | lleg* | salio | entreg* | on its way | customs | coming today | aduana | bodega',
    ],
    unless:
      'box truck rental | food truck | text box | check box | checkbox | ticked the box | truck to enter | mailbox full',
  },
  {
    useCase: 'POLLING_VOTING',
    role: 'strong',
    groups: [
      'how did we do | how was | 1 through 5 | 1 to 5 | 1 to 10 | zero to ten | stars | rate the | rate us | rate our | survey | surveys | encuesta* | vote on | votes on | calific* | del 1 al 5',
    ],
    unless:
      'loan rate* | stop rate | land survey* | site survey* | property survey* | boundary survey* | survey crew* | surveyor*',
  },
  {
    useCase: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    role: 'strong',
    groups: [
      'county | city | town | village | township | condado | ciudad | municipio | state | parish council | public library | biblioteca',
      'residents | public | anyone | citizens | community | comunidad | vecinos | subscribe | sign up | signed up | free | gratis | riders | drivers',
      'clinic* | closure* | cierre* | spray* | notice* | advisory | vaccin* | vacuna* | event* | road* | recycling | trash | cooling | sweeping | hydrant* | burn | tips | screening* | workshop* | talleres | parade | parking',
    ],
    unless: 'real estate | salon | restaurant | campaign for',
  },
  {
    useCase: 'SOCIAL',
    role: 'sender',
    groups: [
      'fans | followers | subscribers | readers | listeners | seguidores',
      'artista | musico | podcast* | youtuber* | singer | player | athlete | band | comedian | author | actor | influencer* | artist | rapper | streamer* | creator | cantante | grupo | musician',
    ],
    unless: 'contest | keyword | to enter | 3d artist | nail artist | tattoo artist',
  },
  {
    useCase: 'POLITICAL',
    role: 'sender',
    groups: [
      'campana | comite | running for | elect | candidate | campaign for | ballot measure | supporters | candidata | candidato',
      'eleccion* | el voto | votar | junta escolar | concejal | commissioner | mayor | senate | congress* | governor | council | school board | election day | vote | voters | volunteers text | alcalde | gobernador | district attorney | sheriff | judge',
    ],
    unless:
      'nonpartisan | not a campaign | county clerk* | election office | co op | coop | union | hoa | interview*',
  },
  {
    useCase: 'CHARITY',
    role: 'sender',
    groups: [
      'ask | asks | asking | appeal* | pedir | pedimos | raise',
      'gift | gifts | donat* | give | giving | contribut* | money | donativo* | donacion*',
      'supporters | donors | givers | people who gave | past givers | fund | shelter | charity | society | foundation | rescue | donadores',
    ],
    unless: 'gift card* | gift shop | refund* | university | college',
  },
  {
    useCase: 'SOLE_PROPRIETOR',
    role: 'sender',
    groups: [
      'no ein | without an ein | sin ein | no llc | no company | no registered | sin empresa | no tengo ein | or ein | no tax id',
      'i m | i am | my | me | just | i | yo | mi | soy | trabajo | hago | at home | alone | solo | sola',
    ],
  },
  {
    useCase: 'POLLING_VOTING',
    role: 'strong',
    groups: [
      'which | what day | what time | prefer* | choose | pick | favorite | best | vote* | voten | votan | cual | que dia | prefieren | eligen | opinion*',
      'reply 1 | reply with 1 | 1 2 or 3 | 1 o 2 | replying a | reply a or b | a or b | yes no by text | answer yes no | with a number | con un numero | con 1 | use* the count | uses the count | tally | count the votes | voten por',
    ],
    unless: 'confirm* their appointment | appointment* | cita | citas | candidate* | election* | reply c',
  },
  {
    useCase: 'SECURITY_ALERT',
    role: 'strong',
    groups: [
      'hack* | broke in | breach* | zero day | leaked | phished | ransomware | malware | stolen password* | hackea* | vulnerab*',
      'server* | site | sites | website* | mailbox* | account* | password* | system* | key | keys | network | admins | tech contacts | servidor* | correo',
    ],
    unless: 'training | course | class | webinar | insurance | locksmith | house keys',
  },
  {
    useCase: 'FRAUD_ALERT',
    role: 'strong',
    groups: [
      'card testing | refund bigger | new bank account added | new payee | reply block | chargeback alert* | wrong batch | batch looks wrong | tarjeta clonada | cuenta nueva agregada',
    ],
  },
  {
    useCase: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    role: 'sender',
    groups: [
      'county | town | city | village | township | municipal* | public works | parks dept | parks department | vector control | animal control | condado | alcaldia | health dept',
      'residents | neighbors | the public | citizens | comunidad | vecinos | residentes',
      'let* | letting | tell* | inform* | notify* | remind* | wants to | avisar | informar | update*',
    ],
    unless:
      'real estate | salon | restaurant | campaign for | apartment* | leasing | hoa | realtor* | property management | landlord* | running for | shelter in place | evacuat* | roofing | plumb*',
  },
  {
    useCase: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    role: 'sender',
    groups: [
      'informar | avisar | orientar | educar',
      'comunidad | vecinos | residentes | publico',
      'vacunas | condado | golpe de calor | dengue | salud publica | municipio | temporada de calor | huracanes',
    ],
  },
  {
    useCase: 'M2M',
    role: 'sender',
    groups: [
      'sensor* | controller* | controlador* | modem* | scada | meters | plc | gateway | dispositivos',
      'no person | no people | theres no person | box to box | no human | device to device | ninguna persona | no hay personas | nobody reads | sin personas | entre si | machine to machine',
    ],
  },
  {
    useCase: 'TRIAL',
    role: 'sender',
    groups: [
      'trial | days free | free days | try it free | test account* | new accounts | prueba gratis',
      'messaging platform | texting platform | our api | sms platform | cpaas | plataforma de mensajes',
      'register | own brand | own phone* | before they | pick a plan | marca propia',
    ],
  },
  {
    useCase: 'K12_EDUCATION',
    role: 'sender',
    groups: [
      "your child's | childs | child's | kids | students",
      'bus | bus route | route change | substitute driver | classroom',
      'district | school | principal | teacher*',
    ],
    unless: 'driving school | swim school | dance school | college | university | shuttle service',
  },
  {
    useCase: 'CONVERSATIONAL',
    role: 'sender',
    groups: [
      'each other | one another | entre ellos | entre ellas',
      'app | platform | aplicacion',
      'typed by | write | written by | group text* | chat* | escriben | se escriben',
    ],
    unless:
      'mask* | hidden | hide* | neither | prestado | proxy | relay | without seeing | temporary | ninguno vea | real number',
  },
  {
    useCase: 'PROXY',
    role: 'sender',
    groups: [
      'numero prestado | numero temporal | ninguno vea | sin ver el telefono | no vean el numero | no ven el telefono | borrowed number | throwaway number | numbers stay private | sees our number instead | keeps both numbers private',
      'chofer | pasajero | comprador* | vendedor* | cliente* | driver* | rider* | buyer* | seller* | host* | guest* | otro | sitter* | owner*',
    ],
  },
  {
    useCase: 'CARRIER_EXEMPT',
    role: 'sender',
    groups: ['exempt* | exemption* | exencion', 'carrier* | operadoras'],
    unless: 'tax exempt',
  },
  {
    useCase: 'EMERGENCY',
    role: 'sender',
    groups: [
      'shelter in place | evacuation order* | missing child | hazmat | active shooter | amber alert | 911 center | 911 dispatch | refugio inmediato',
      'residents | people inside | drawn area | everyone | neighborhood* | county | sheriff* | residentes',
    ],
  },
  {
    useCase: 'HIGHER_EDUCATION',
    role: 'sender',
    groups: [
      'tecnico universitario | instituto universitario | universitario | universitaria | facultad | recinto',
      'estudiantes | matricula | becas | inscritos | alumnos',
    ],
    unless: 'cafeteria | libreria | apartamentos | residencia privada',
  },
  {
    useCase: 'DELIVERY_NOTIFICATION',
    role: 'strong',
    groups: [
      'on the truck | min away | minutes away | stops away | out for delivery | left at your door | at your door | va en camino | va de camino',
      'driver* | truck | van | courier* | chofer | repartidor | crew',
      'sofa | furniture | mattress* | appliance* | meal* | cooler | groceries | order* | package* | pedido | compra | muebles',
    ],
    unless: 'shuttle | ride | passenger*',
  },
  {
    useCase: 'CUSTOMER_CARE',
    role: 'strong',
    groups: [
      'nos escribe | nos escriben | nos manda | nos mandan | nos pregunta | nos preguntan',
      'contesta | contestan | contestamos | responde | responden | respondemos | le dice | platica*',
    ],
  },
  {
    useCase: 'ACCOUNT_NOTIFICATION',
    role: 'strong',
    groups: [
      'generator | pump | tank | freezer | fridge | refrigerator | boiler | furnace | thermostat | greenhouse | hvac | generador | bomba | tanque | congelador',
      'when | whenever | if | cuando | si',
      'starts | stops | fails | shuts off | shuts down | turns off | runs low | is low | needs maintenance | needs service | overheats | too hot | too warm | too cold | arranca | se apaga | falla | se calienta',
    ],
    unless: 'sale | discount* | offer* | coupon* | promo* | descuento* | oferta*',
  },
];
