// Words that look like names of senders because they are capitalized or stand in front of a colon, but are none.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Lowercase, without accents: days, months, verbs that start sentences, and words of every message. */
export const noNames = list(`
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun january february march april may june july
  august september october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm st street ave avenue rd road blvd dr suite ste ln lane ct
  hwy route reply text txt stop help msg msgs message data rates call book visit see bring join save free sale off new open get the a an our your we you i it
  if thanks thank hi hello hey dear from at to for and or in on please pls pick order reminder notice alert happy merry christmas thanksgiving easter xmas
  halloween day days week weekend night morning evening final last flash lunes martes miercoles jueves viernes sabado domingo enero febrero marzo
  abril mayo junio julio agosto septiembre octubre noviembre diciembre responda gracias hola su tu sus el la los las un una lleve llame de del y con
  para en por zip yes no ok id qr est pst cst mst edt pdt black cyber early bird tickets menu wifi atm gps sms mms url pin otp code codigo
  urgent important attention update confirmed tomorrow today tonight hoy manana ya se le les lo que si cuando como este esta estamos tenemos venga ven
  year years fathers mothers father mother labor memorial veterans presidents valentine valentines independence juneteenth spring summer fall winter autumn
  tax deadline exp expires only limited congrats congratulations welcome good great big huge best now next this that these there here what when where why how who
  nuevo nueva nuevos nuevas gran promo oferta ofertas navidad ano semana mes dia padres madres felicidades felices feliz recuerde recordatorio aviso urgente
  dudas info cita pedido room building gate lot unit apt door floor version level part chapter grade hall lobby class period
  faq rsvp asap fyi psa eta diy vip bogo usa us ny la sf dc tx fl ca gmail powered paid love sincerely regards best cheers blessings
  be do not dont can cant just all any some more most one two three four five ends starts come take make keep let use enter click tap check ask tell give
`);

/** Whom a message addresses or what it is about, in front of a colon. */
export const topics = list(`
  families family parents papas padres mamas mama familias vecinos vecinas vecino neighbors neighbor tenants residents members seniors juniors staff team equipo crew students
  alumni volunteers vendors voters homeowners drivers chofer choferes workers employees empleados companeros muchachos muchachas chicos ninos jovenes hermanos hermanas
  socios clientes cliente paisano paisanos paisa raza amigos amigas friends patients pacientes guests campers players coaches teachers maestros alumnos riders subscribers customer
  customers shoppers folks everyone todos all ladies gentlemen guys girls girl boys kids sir madam patron jefe jefa don dona senora senor sra sr inquilinos residentes
  reminder alert notice update news warning breaking poll survey question quiz tip fact ref re fwd subject order invoice account acct balance total due date time when where what
  who why location address code codigo pin otp tracking trk confirmation confirmed conf details detalles info menu special specials today tonight tomorrow hoy manana agenda schedule horario
  minutes results resultados recap found lost perdido wanted needed hiring sold listed open closed cerrado abierto abiertos weather clima traffic roof parking tickets doors gates bus route
  flight vuelo gate delivery entrega pedido cita orden mesa table room unit saldo pago payment bill factura recibo receipt rent renta offer oferta ofertas promo sale venta
  rebaja descuento deal deals airdrop giveaway sorteo rifa ganador winner prize premio gift regalo free gratis urgent urgente importante important atencion attention aviso avisos
  recordatorio recordatorios alerta alertas noticia noticias mensaje message msg nota note ps fyi psa eta rsvp snow storm tornado flood fire emergencia emergency outage
  week semana day dia month mes year ano step paso day part question pregunta answer respuesta link enlace web website site sitio phone tel telefono email correo call llame reply
  text responda contact contacto attention menu hours horas horas lunch dinner breakfast desayuno comida cena almuerzo practice practica game juego partido match meeting junta reunion
  class clase clases lesson homework tarea karaoke trivia bingo yoga zumba concert concierto movie pelicula bring lleve traiga includes incluye option opcion good great thanks gracias
  hi hello hola hey dear estimado estimada buenos buenas bienvenidos bienvenido welcome congrats congratulations felicidades stop help ayuda info yes no si ok
  rrhh hr frontdesk admin administracion direccion gerencia management recepcion reception billing scheduling security seguridad attendance admissions
`);

/** The last word of an English name, or the first of a Spanish one, that is an event or a thing rather than a sender. */
export const eventHeads = list(`
  alert alerts sale break update updates reminder reminders notice notices news special specials event events season class classes tickets night nights day days weekend order
  orders delivery status tip tips deal deals fyi question party show concert game practice meeting camp festival fest fair tour trip workshop training recital tryouts auditions
  appointment appt menu lunch dinner breakfast brunch brisket promo offer offers code giveaway sweepstakes raffle drawing contest launch drop restock clearance hours schedule
  results report statement invoice payment balance bill reservation booking confirmation survey review challenge race run walk drive week month year eve morning afternoon
  venta oferta ofertas promocion noche fiesta feria clase clases junta reunion cita pedido rebaja sorteo rifa aviso recordatorio horario menu torneo curso taller-de concierto baile
  code passcode loan loans enrollment season deadline forecast warning watch advisory quote fact verse poll
`);

/** Companies that other businesses' messages are about: shops, insurers, carriers, makers of goods, and places of events. */
export const thirdParties = list(`
  walmart target costco kroger walgreens cvs publix heb aldi lowes ikea macys kohls sears nordstrom sephora safeway wegmans meijer starbucks
  mcdonalds subway chipotle aetna cigna humana medicaid geico progressive allstate nationwide travelers metlife anthem kaiser vsp eyemed delta united
  southwest jetblue lyft greyhound amtrak shell chevron exxon mobil ford toyota honda chevy chevrolet nissan kia hyundai jeep subaru bmw tesla trane lennox carrier samsung
  lg whirlpool bosch dewalt milwaukee nike adidas carhartt wrangler levis michelin castrol weber yeti sony dell hp disney hulu spotify roku xbox playstation nintendo
  chrome safari firefox gmail iphone ios windows bitcoin medicare irs ins fda cdc fbi nfl nba mlb nhl ufc fafsa aca obamacare sba hud va dmv
`);
