// Words in a campaign description that indicate a use case.
import type { Sourced } from './sources.ts';

export type UseCaseVocabulary = Sourced & {
  readonly useCase: string;
  /** Words for the sender, which determine the use case regardless of the content. */
  readonly sender: readonly string[];
  readonly strong: readonly string[];
  /** Actions for the recipient. They count as strong evidence unless the next words indicate another use case, as in “notify of sales”. */
  readonly verb: readonly string[];
  readonly weak: readonly string[];
};

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const row = (
  useCase: string,
  words: { sender?: string; strong?: string; verb?: string; weak?: string },
): UseCaseVocabulary => ({
  useCase,
  sender: list(words.sender),
  strong: list(words.strong),
  verb: list(words.verb),
  weak: list(words.weak),
  source: 'house',
  basis: 'estimate',
});

/** Lowercase singular words, separated by one space. The matcher converts plurals to singular. */
export const useCaseVocabularies: readonly UseCaseVocabulary[] = [
  row('2FA', {
    strong: `out of band authentication|second factor|single use numeric|otp|factor code|codigo de un solo uso|one time code|one time login code|one time password|one time passcode|one time pin|otp|2fa|two factor|mfa
      |multi factor|two step verification|verification code|login code|log in code|sign in code|security code
      |authentication code|access code|confirmation code|passcode|password reset|reset password|reset their password
      |phone verification|number verification|verify phone number|verify their phone|verify mobile number|login verification|six digit code|6 digit code|sign in code|code to sign in|code to log in
      |code when you log in|code when they log in|code when a customer sign in|code when a customer log in|withdrawal code|withdrawal confirmation code|codigo de verificacion|codigo de acceso
      |codigo para entrar|codigo para ingresar|codigo para confirmar|codigo de un solo uso|codigo de seguridad|clave de acceso|clave temporal|contrasena|doble factor|6 digit pin|six digit pin|confirm the phone|confirm their phone|confirm phone number|confirm their number|phone confirmation code|pin to confirm|pin to log in|confirmar la identidad|codigo para confirmar la identidad|for signing in|sign in pin|code to confirm|verify a new device|new device code|authenticator|token de acceso|pin every time|pin when|texts a pin|text a pin|send a pin|sends a pin|sending digits|digits to their phone|verify new seller|verify new user|verifies new|security code at login|code at login|texted token|token to log in|log in with a token|number to type in|clave dinamica|aprobar transferencia|one time token|access token|type in before download|codigo al entrar|login pin`,
    weak: 'login|authentication|authenticate|verification',
  }),
  row('ACCOUNT_NOTIFICATION', {
    strong: `appointment|reminder|invoice|bill|billing|account balance|low balance|account statement|renewal|reservation
      |booking|account update|account alert|account notification|payment received|payment due|payment reminder
      |payment confirmation|due date|membership|prescription ready|prescription is ready|refill|test result|class schedule
      |shift schedule|subscription renewal|policy update|rent due|rent is due|open shift|shift reminder|table ready|waitlist|account status|court date|hearing date|checkup|check up|class change
      |schedule change|shift confirmation|interview|is due|are due|overdue|past due|card expire|card expired|card declined|failed card|hold is ready|is ready|are ready|come get it
      |part came in|screen done|in line|you're next|your turn|order filled|dividend|statement available|branch closed|planned maintenance|power is back|power outage|outage notice|due soon
      |clear to close|docs missing|document missing|missing document|deadline|lesson moved|practice time|practice cancelled|game schedule|meet line up|picture day|meeting night|dues|running late
      |tech arrive|crew arrival|install window|visit time|low battery|expired card|bus delay|delay|detour|absence|early release|rain delay|room change|shuttle time|hearing|court reminder|fine payment
      |gallery ready|obituary|showing confirmed|asks for a showing|permit|inspection|time run out|gate outage|violation letter|lift status|point posted|direct deposit|deposit arrived|ready for pickup
      |min away|minutes away|prayer chain|service time|cancelled|canceled|waitlist move|result of the|temp|thermometer|schedule update|closing|car is ready|estimate|tune up due|spray due|oil change
      |recordatorio|cita|factura|reserva|recibo|estimado|mensualidad|vencimiento|adeudo|receta lista|receta esta lista|esta lista|esta listo|ya esta lista|ya esta listo|cambio de horario|horario|cambio de dia
      |clase confirmada|cambio de instructor|fecha de examen|fecha del examen|junta|suspension de clase|tardanza|rol de juego|cambio de cancha|a que hora llego|hora de llegada|saldo|shift tomorrow|shift swap|overtime available|roster|accept shift|shift change|shift posted|gate change|boarding|flight status|bag on carousel|check in instruction|check out instruction|door code|gate code|jury|report monday|excused|result are in|results are in|return accepted|refund on the way|refund status|picked up|storage fee|vehicle can be picked up|recital date|exam due|annual exam|glasses are in|lens are in|service due|yearly service|autopay failed|shutoff notice|payment declined|payment posted|id card|policy renew|room ready|booking change|class you booked|off the waitlist|spot opened|lunch balance|rabies shot|vaccine due|vaccination|next visit|nurse arrival|technician arrival|surgery went fine|treatment plan|order of service|eligible to donate|donate again|donation visit|case status|document to sign|ready to sign|application status|claim status|claim update|loan status|escrow|closing date|move in|permit approved|license expire|registration expire|fee due|fine due|membership expire|pickup was recorded|child pickup|grade posted|return time|hora de salida|carro ya quedo|ya quedo|ya llegaron sus|ya llego su|fecha de audiencia|documento que faltan|documentos que faltan|falta su documento|renta|fumigador|vacuna de su|turno|su turno|proxima visita|resultado listo|resultados|poliza|aviso de pago|pago vencido|cuota|alberca|no show|come in tomorrow|day before|pago semanal|recall|reservacion|reservaciones|tuning slot|tuning is coming up|coming up|quiet hour|picture printed|message waiting|new message waiting|collection one day|se cancelo|llega y sale|rehearsal moved|moved indoors|marker installed|biometric date|site number|bike is fixed|is fixed|uploaded|vence|canceled class|report card|lineup change|key pickup|failed payment|payment failed|quote sent|load in time|game time|rainout|chair time|session time|missed session|hold notice|entry released`,
    verb: `remind|reminding|reminded|confirm|confirming|recordar|recordarle|recordamos|confirmar|confirmarle|confirmamos`,
    weak: `payment|schedule|scheduled|account|confirmation|notification|notice|statement|subscription|visit|notify|notifying|inform|informing|let customer know|let client know|let patient know|let member know|let them know|letting customer know|letting client know|letting patient know|avisar|avisarle|avisamos|avisando|notificar|notificamos|tell customer|tells customer|aviso|avisar si|decirle|instruction|status|date|time|moved|changed|finished|received|tomorrow|before saturday|before friday|seat number|room|departure|departure point|ticketed|lapse|expire|out of order|closes friday|closes|signing|session|late|updates|stop by|instruction|eligible|annual|listo|lista|manana|puede recoger|ya puede recoger|mantenimiento|hora|fecha|cambio|llegue|notice of|tee time|check in date|hem|proof ready|proofs ready|assembly notice|dues|ready|tells people|tell people|tells homeowner|alerta|notice to|holiday|today|this weekend|dispatch`,
  }),
  row('CUSTOMER_CARE', {
    strong: `customer support|customer service|customer care|customer question|help desk|helpdesk|support ticket|support request
      |support case|answer question|question from customer|inquiry|two way|back and forth|technical support|tech support
      |product support|reply to customer|respond to customer|follow up with customer|client communication|repair request
      |maintenance request|service request|asks for a quote|ask for a quote|quote request|person answer|staff answer|advisor answer|counselor answer|coordinator answer|tech answer|office answer|we answer
      |text back|text us back|text the front desk|text our ticket line|text our office|text support|chat support|client text|guest text|photo of leak|takes question|handle question|ask something|asks something
      |pregunta|atencion al cliente|dudas|cotizacion|contestamos|contestar|responder|respondemos|soporte tecnico|text us for anything|ask about|reply to them|agent reply|agents reply|paralegal replies|merchant message us|message us|troubleshoot|chat with an agent|chat with agent|plan trip over text|plan trip|text about repair|text about approval|discuss|conversation with client|conversation with customer|clients and agent|agent and client|answered by nurse|question answered|aftercare question|concierge|helps customer|ask us|asks us|case question|preguntan|nos preguntan|nos escriben|platicar con|asesor|atender a|exchanging message|exchange message|text with caller|texts with caller|talk by text|talks by text|people who wrote us|applicant who wrote us|les cotizamos|cotizamos por texto|mandan foto|text with client|texts with client|text with customer|texts with customer|get an answer|homeowner text|and client text|and customer text|and patient text|share photo|shares photo|two way texting|text during|can text question|text question|they talk|nos escriben|les contesta|intake person`,
    verb: 'answer|answering|respond|responding|follow up|following up|check in with|checking in with|coordinate|coordinating',
    weak: `support|ticket|question|conversation|chat|assist|assistance|talk|talks by text|exchange|exchanging|caller|voicemail|wrote us|over text|callers|respuesta|duda|foto`,
  }),
  row('DELIVERY_NOTIFICATION', {
    strong: `garrafones|driver has left|ya se entregaron|en camino|on its way|on friday's truck|at the hub|when it lands|parcel ships|package ships|shipped cold|pedido confirmado|photo at the door|foto en la puerta|left on the door|tomorrow's route|out for delivery|en ruta|delivery|shipping|shipment|shipped|order status|order update|order notification|order alert|order confirmation|order is ready|order ready
      |order ship|package|parcel|tracking|out for delivery|ready for pickup|ready for pick up|pickup notification|courier
      |curbside|on the way|en route|arrival time|on their porch|at the door|window of delivery|van is|dock time|pickup number|salio su caja|en aduana|paquete|paqueteria|pedido|entrega|repartidor|va llegando|va en camino|left the warehouse|was delivered|delivered|in the oven|driver left|driver outside|arriving in|order is bagged|bagged|substitution|order left|photo of delivery|drop off time|parada del chofer|mandamos paquete|mandamos paquetes|su paquete|estado del pedido|llega su pedido|four hour window|2 hour window|two hour window|box packed|box shipped|box at door|truck's progress|truck progress|specimen collected`,
    weak: `order|pickup|pick up|arrival|driver|truck|box|arrive|arriving|porch|hour window|progress|warehouse|camion|llega`,
  }),
  row('FRAUD_ALERT', {
    strong: `it's me|not me|test charge|positive pay|altered check|posible estafa|reply no to freeze|to freeze it|freezes it|lost card being used|redeemed from a new device|card testing|no reconoce|fraud|fraud alert|fraudulent|suspicious activity|suspicious transaction|suspicious charge|unauthorized transaction
      |unauthorized charge|unusual activity|unusual charge|suspected fraud|suspicious transaction check|card fraud team|did you try|recognize a purchase|recognize this charge|did you make this|reconoce una compra|compra rara|cargo no reconocido
      |cargo sospechoso|transaccion sospechosa|fraude|movimiento sospechoso|did you spend|did you make|did you authorize|was this purchase|compra sospechosa|hizo una compra|fraud check|suspicious purchase|card was used|confirm a charge|confirm charge|confirm a transaction|confirm a purchase|card blocked alert|confirmar un cargo|confirmar una compra|unusual purchase|reply no to block|block the card|bloquear la tarjeta|was this you|was that you on a purchase`,
    weak: 'suspicious|unauthorized',
  }),
  row('HIGHER_EDUCATION', {
    sender: `colegio comunitario|residencia universitaria|campus card office|esl y ged|ayuda financiera|university|college|community college|undergraduate|campus community|universidad|annual fund of a private college|registrar|law school|medical school|business school|state college|graduate school|admitted applicant|financial aid office|fafsa`,
    strong: 'faculty|dormitory|residence hall|admission office|enrolled student',
    weak: 'alumni|tuition|campus|student|semester|',
  }),
  row('MARKETING', {
    strong: `marketing|promotion|promotional|promo|promo code|promote|sale|discount|coupon|special offer|exclusive offer|offer
      |deal|newsletter|product launch|new product|new arrival|loyalty program|reward program|upsell|advertise|advertisement
      |advertising|abandoned cart|cart reminder|win back|flash sale|event invitation|vip list|special deal|early access|special
      |back in stock|restock|price drop|new listing|product announcement|product news|membership deal|half price|2x1|bogo|buy 1 get 1|buy one get one|flavor of the day|menu|food truck|can release|trivia night
      |new vintage|pick up party|open seat|season sale|pre order|preorder|on the pit|what's on the pit|new flavor|new strain|presale|presale code|tour date|tour news|member only rate|members only|ticket deal|powder alert
      |rate promo|cd rate|promo to move up|tuition special|job fair|adoption event|address and photo|monthly special|party invite|season announcement|free gift|black friday|text club|tasting|allocation|rainy day
      |oferta|cupon|cupones|descuento|promocion|promociones|promo del mes|ofertas del mes|2 por 1|rebaja|novedades|liquidacion|sabores nuevos|percent off|markdown|two for one|2 for 1|tap list|live music|what is playing|what's playing|this week's|workshop|exhibit opening|gift shop discount|gift shop|holiday special|slow day|launch|last minute|ultimo minuto|mercancia nueva|nueva coleccion|new year offer|loan rate promotion|free class|open house|happy hour|showing this week|weekend markdown|clearance|black friday|cyber monday|vip|upgrade offer|referral offer|refer a friend|seasonal|new menu|catering offer|concierto|coleccion|regalo|gratis|get 1|get one free|buy 3 get|free week|win back|early bird|early bird price|just in|drops a|early link|oferta esta semana|en oferta|selling subscription|come while|roll special|sign up deal|club deal|unidades que van llegando|ya pueden ordenar|season sale for|dollar off|dollars off|off deep clean|por el precio|martes de descuento|on sale date|ticket on sale|presidents day|day price|lineup|two drink|buy two get one|buy two|get two|product digest|monthly digest|product update|new release|first look|weekly text|cosmic night|newsletter by text|trade in offer|season invite|shot season invite|birthday discount|left behind`,
    weak: `launch|loyalty|reward|invite|invitation|event|announcement|listing|lead nurturing|subscriber|just in|while they last|drops a|early|early bird|price|each month|novedad|`,
  }),
  row('POLLING_VOTING', {
    strong: `evaluation by text|live poll|audience poll|viewers text|to vote|vote counted|five questions|csat|straw poll|pulse survey|reply with a score|una pregunta despues|califiquen|votacion|votar|survey|poll|polling|questionnaire|nps|net promoter|satisfaction score|rate their|rate your|rate our|vote for their favorite|rate the meal|rate the visit|rate the ride|vote by text|text ballot|board election|which of 3|session poll|board survey|encuesta|calificar|califique|calificacion|five question survey|question survey|member vote|exit survey|encuesta de satisfaccion|sondeo|one question after|from 1 to 10|1 to 10|1 to 5|score from|rate 1|del 1 al 5|del 1 al 10|1 5 score|pick their favorite|choose their favorite|ask for a score|favorite mural|how did we do|how was your|que tal estuvo|vote for|feedback question|pollster|review request|ask for a review|asks for a review|survey link`,
    weak: 'feedback|rating|vote|opinion',
  }),
  row('PUBLIC_SERVICE_ANNOUNCEMENT', {
    sender: `county clerk|health department|departamento de salud|department of health|city event office|parks department|consulado|consulate|lost pet network|quitline|lost pet group|county election office|election office|board of election|health district|city hall|town hall|ciudad|municipio|ayuntamiento|village of|state agency|wildlife agency|county health|water district|fire district|fire department|public health campaign|public health department|proteccion civil|secretaria de salud|sheriff office|town clerk|city clerk|village clerk|state park`,
    strong: `drought stage|watering day|burn day|fire safety tip|census|safe to fish|problem gambling|helpline info|state council|self exclusion|public service announcement|psa|awareness|public health|health advisory|public notice|road closure|city service
      |community notice|municipal|trash collection|burn ban|flu season|vaccination clinic|parade route|polling place|boil water|free screening|blood pressure|prevention tip|extreme heat|vacuna|consejo de prevencion|calor extremo|aviso a la comunidad|transit agency|rider|street sweeping|boil notice|free vaccine|cierre de calle|recoleccion de basura|public hearing|water main|snow route|recycling day|nonpartisan|leaf pickup|hydrant|flushing hydrant|park closure|trail closure|burn permit|smoke advisory|air quality|aviso de lluvia`,
    weak: `advisory|resident|community|town of|city of`,
  }),
  row('SECURITY_ALERT', {
    strong: `critical detection|lateral movement|exfil|se nos filtran|filtracion de datos|leaked password|soc alert|intrusos|security alert|data breach|breach|intrusion|intruder|system outage|server outage|server down|system down|incident alert
      |monitoring alert|uptime|on call engineer|alarm|compromised|credential leak|rotate key|accessed from a new|accessed from a new country|motion at|unknown device|new device sign in|password was changed|password changed|signs in from an unknown|new login|sysadmin|unauthorized access|intrusion detected|malware|data center|loses power|attacked|ddos|break in alarm|servers are attacked`,
    weak: 'outage|incident|monitoring|downtime',
  }),
  row('M2M', {
    sender: `machine to machine|m2m|iot|telemetry|device to device|no human|no person|device report|meter report|report usage by sms|coordinate by sms|to the server|sin personas`,
    strong: `sensor|modem|meter reading|firmware|machine report|report stock|to our backend|report stock level|report usage`,
  }),
  row('AGENTS_FRANCHISES', {
    sender: `franchised|franquicia|franquicias|each store's own|captive agents|franchise|franchisee|our insurance agent|our real estate agent|independent agent|local agent|network of agent|captive agent
      |each branch|each of our branch|local branch|each agent`,
    weak: 'our loan officer|our realtor|our agent|agent|branch|dealer|location|realtor|broker|loan officer',
  }),
  row('CHARITY', {
    sender: `501c3|501 c 3|charity|charitable|relief organization|giving tuesday|hunger relief|asks for gift|asking for gift|past giver`,
    strong: `donation|donor|fundraising|donate|pledge|giving link|appeal text|donativo|donacion|donar|recaudar fondos|year end gift|gift ask|past supporter|supporter to give`,
    weak: `nonprofit|non profit|not for profit|sin fines de lucro|volunteer|cause|church|congregation|ministry|animal shelter|rescue|food bank|banco de alimentos|fundraiser`,
  }),
  row('CONVERSATIONAL', {
    strong: `parent to parent|between themselves|entre ellos|players' messages|in a thread|each carpool has a thread|users message each other|users text each other|platican en grupo|person to person|app to app|between user of our app|user of the app talk to each other|group chat app|member message each other`,
  }),
  row('PROXY', {
    sender: `masked line|masked lines|bridge it to the owner|anonymously|masked sms|numero puente|neither sees|masked number|number masking|mask phone number|masked phone number|proxy number|anonymous number|rideshare|ride share|relay number|through a relay|numero enmascarado
      |driver and rider|rider and driver|without revealing their number|hide their phone number|without seeing the real number|without sharing number|without sharing their number|hide number|driver and passenger contact|passenger and driver|sin mostrar su numero|temporary number|neither sees the real|neither side sees`,
    weak: `buyer and seller`,
  }),
  row('EMERGENCY', {
    strong: `avalanche|life safety|imminent|take cover|evacuation route|emergency siren|sismo|terremoto|emergency alert|emergency notification|emergency management|emergency message|public safety|evacuation|evacuate|disaster|tornado
      |wildfire|hurricane|active shooter|active threat|amber alert|first responder|shelter in place|flash flood|boil water|shelter opening|all clear|emergencia|flood|flood warning|leave in a flood|gas leak|chemical spill|dam operator|warn downstream|inundacion|evacuacion`,
    weak: 'emergency|storm|severe weather',
  }),
  row('K12_EDUCATION', {
    sender: `distrito escolar|montessori|k 6|k 5|k 8|pre k|kinder y preescolar|school system|guardians from the school|lunch balance|k 12|k12|school district|elementary school|middle school|high school|charter school|preschool|kindergarten|public school
      |parent of our student|parent and guardian|charter elementary|elementary|magnet school|k a 8|colegio catolico|escuela primaria|colegio privado|padres de familia|escuela secundaria|secundaria publica|preparatoria|pta|elementary pta|principal tell|our school tell|grade 6 12|private academy|academy grade|k 12 academy`,
    strong: 'school closure|snow day|school bus|parent teacher',
    weak: 'school|teacher|parent|classroom',
  }),
  row('POLITICAL', {
    sender: `political|politician|candidate for|candidate running|get out the vote|super pac|pac|congress
      |congressional|senate|senator|city council race|section 527|party committee|political committee|campaign for mayor|for governor|campaign of|committee to elect|for city council|for mayor|for county commissioner|para alcalde`,
    strong: 'election|elect|voter|ballot|campana politica|votantes',
    weak: 'candidate|rally|petition|advocacy',
  }),
  row('SOCIAL', {
    sender: `influencer|celebrity|public figure|content creator|recording artist|fan club|fan base|country singer|singer|musician|cantante|youtuber|streamer|fan join|grupo norteno|banda norteno|mensaje a los fan|rapper|comedian|actor|athlete|streamer|tiktoker`,
    strong:
      'seguidores|mis seguidores|fanaticada|fans sign up|fans texting|follower|mis fans|his fans|her fans|sus fans|tiktok|instagram following|text his number|community number|my fan|our fan|my follower',
    weak: 'fan|follower|podcast',
  }),
  row('SOLE_PROPRIETOR', {
    sender: `private person|private individual|just an individual|an individual without a company|one man operation|one woman operation|one person operation|under his ssn|under her ssn|under my ssn|my own social|con mi social|trabajo con mi social|sin numero de empleador|no tengo compania|persona particular|soy particular|como particular|persona fisica|no employer number|no federal tax id|on my social security number|without a business entity|sole proprietor|sole proprietorship|no ein|without an ein|without ein|don't have an ein|do not have an ein|no tax id
      |without a tax id|don't have a tax id|do not have a tax id|freelancer|one person business|one woman business|one man business|self employed|just me|no llc|under my social|file under my social|sin ein|no tengo ein|no tengo un ein|yo solito|yo sola|trabajo solo|trabajo sola
      |sin empresa|trabajo por mi cuenta|por mi cuenta|no registered company|no company|no tax number|sin compania registrada|sin compania|on my own no|just myself|only myself|i work alone|i work by myself`,
  }),
  row('SWEEPSTAKE', {
    sender: 'sweepstake',
    strong: `contest|giveaway|raffle|prize draw|prize drawing|enter to win|chance to win|win ticket|text winner|to enter reminder|prize|sorteo|rifa|concurso|instant win|win a prize|win a trip|game by text`,
  }),
  row('TRIAL', {
    sender:
      'developer get a free trial|free trial of our messaging platform|free trial account of our platform|cpaas trial|trial account of our messaging',
  }),
  row('UCAAS_LOW', {
    sender: `ucaas seat|ucaas platform|seat sends|uc platform|uc for|reseller seat|per seat|each seat|ucaas|unified communication|business phone system|office phone system|cloud phone system|hosted pbx|voip user|voip extension
      |employee text from their desk phone|softphone|hosted phone system|phone system for office|pbx|office worker text client from their extension|voip provider|text from the desktop app|telefonia ip`,
    weak: 'voip|extension|desk phone',
  }),
  row('CARRIER_EXEMPT', { sender: 'carrier exemption|exempted by the carrier|carrier exempt' }),
];

/** Longer phrases in which a vocabulary word means something else. They are ignored. */
export const innocentPhrases: readonly string[] = list(
  `sale team|sale rep|sale representative|sale associate|sale call|point of sale|for sale|after sale|real estate sale|sale tax|deal with
  |market research|support group|emergency room|emergency contact|emergency plumber|emergency repair|emergency appointment|order to
  |in order to|high school student discount|special need|special education|rate may apply|data rate|stop to opt out|reply stop|opt out
  |terms of service|privacy policy|message frequency|opt in|free trial|support our|public school teacher discount|sensor cleaning
  |package deal|vacation package|school supply|bar association|parent company|job offer|offer letter|plan trip over text|blood donation|donate blood|school of music|music school|driving school|dance school|school of dance|cooking school|escuela de manejo|escuela de musica|escuela de baile|law school admission office for lawyer|movie ticket|ticket for|tickets for|two for one ticket|refund on the way home|polling hour|nurse arrival time|out of order|parcel room|package room|loan officer talk|drug test color|college prep|college prep tutor|private college prep|text community|we don't ask for money|no fundraising|school of thought|y sale|sale el|sale la|sale su|que sale|cuando sale|me sale|lineup change|voter of our coop|voters of our coop|title company|did you try our|arrival window|offer advice|offer help|offer support|special order|special instruction
  |special request|special hour|special event|special occasion|special service|special assessment|delivery of result|job fair invite|contract vote|contract vote result|vote result|fraud awareness|alertas de fraudes|alerta de fraude|grief group invitation|app de envios|envio de dinero|envios de dinero|seat lottery|lottery of seat|cigar box guitar|nada de promocion|nada de promociones|sin promociones|we don't advertise|no ads|reminder elsewhere|does reminder elsewhere|not a campaign|question mark|wine club|account executive|account manager
  |political science|free delivery|free shipping|envio gratis|delivery fee|land survey|survey crew|land surveyor|ordered the survey|site survey|property survey|fraud examination|fraud class
  |fraud course|fraud training|dentro de la universidad|cerca de la universidad|near campus|near the university|near the college|next to the college|college student discount|college saving|college fund|college kid
  |university avenue|college avenue|college street|faculty senate|trade association senate|student discount|day's sale|day sale total|sale total|drawing question|clase gratis de ingles|clases de ingles gratis|ingles gratis`,
);
