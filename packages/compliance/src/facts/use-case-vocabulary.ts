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
    strong: `one time code|one time login code|one time password|one time passcode|one time pin|otp|2fa|two factor|mfa
      |multi factor|two step verification|verification code|login code|log in code|sign in code|security code
      |authentication code|access code|confirmation code|passcode|password reset|reset password|reset their password
      |phone verification|number verification|verify phone number|verify their phone|verify mobile number|login verification|six digit code|6 digit code|sign in code|code to sign in|code to log in
      |code when you log in|code when they log in|code when a customer sign in|code when a customer log in|withdrawal code|withdrawal confirmation code|codigo de verificacion|codigo de acceso
      |codigo para entrar|codigo para ingresar|codigo para confirmar|codigo de un solo uso|codigo de seguridad|clave de acceso|clave temporal|contrasena|doble factor`,
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
      |prayer chain|service time|cancelled|canceled|waitlist move|result of the|temp|thermometer|schedule update|closing|car is ready|estimate|tune up due|spray due|oil change
      |recordatorio|cita|factura|reserva|recibo|estimado|mensualidad|vencimiento|adeudo|receta lista|receta esta lista|esta lista|esta listo|ya esta lista|ya esta listo|cambio de horario|horario|cambio de dia
      |clase confirmada|cambio de instructor|fecha de examen|fecha del examen|junta|suspension de clase|tardanza|rol de juego|cambio de cancha|a que hora llego|hora de llegada|saldo`,
    verb: `remind|reminding|reminded|confirm|confirming|notify|notifying|inform|informing|let customer know|let client know
      |let patient know|let member know|let them know|letting customer know|letting client know|letting patient know|avisar|avisarle|avisamos|avisando|recordar|recordarle|recordamos|confirmar|confirmarle|confirmamos|notificar|notificamos`,
    weak: 'payment|schedule|scheduled|account|confirmation|notification|notice|statement|subscription|visit',
  }),
  row('CUSTOMER_CARE', {
    strong: `customer support|customer service|customer care|customer question|help desk|helpdesk|support ticket|support request
      |support case|answer question|question from customer|inquiry|two way|back and forth|technical support|tech support
      |product support|reply to customer|respond to customer|follow up with customer|client communication|repair request
      |maintenance request|service request|asks for a quote|ask for a quote|quote request|person answer|staff answer|advisor answer|counselor answer|coordinator answer|tech answer|office answer|we answer
      |text back|text us back|text the front desk|text our ticket line|text our office|text support|chat support|client text|guest text|photo of leak|takes question|handle question|ask something|asks something
      |pregunta|atencion al cliente|dudas|cotizacion|contestamos|contestar|responder|respondemos|soporte tecnico`,
    verb: 'answer|answering|respond|responding|follow up|following up|check in with|checking in with|coordinate|coordinating',
    weak: 'support|ticket|question|conversation|chat|assist|assistance',
  }),
  row('DELIVERY_NOTIFICATION', {
    strong: `delivery|shipping|shipment|shipped|order status|order update|order confirmation|order is ready|order ready
      |order ship|package|parcel|tracking|out for delivery|ready for pickup|ready for pick up|pickup notification|courier
      |curbside|on the way|en route|arrival time|on their porch|at the door|window of delivery|van is|dock time|pickup number|salio su caja|en aduana|paquete|paqueteria|pedido|entrega|repartidor|va llegando|va en camino`,
    weak: 'order|pickup|pick up|dispatch|arrival|driver',
  }),
  row('FRAUD_ALERT', {
    strong: `fraud|fraud alert|fraudulent|suspicious activity|suspicious transaction|suspicious charge|unauthorized transaction
      |unauthorized charge|unusual activity|unusual charge|suspected fraud|suspicious transaction check|card fraud team|did you try|recognize a purchase|recognize this charge|did you make this|reconoce una compra|compra rara|cargo no reconocido
      |cargo sospechoso|transaccion sospechosa|fraude|movimiento sospechoso`,
    weak: 'suspicious|unauthorized',
  }),
  row('HIGHER_EDUCATION', {
    sender:
      'university|college|community college|undergraduate|campus community|universidad|annual fund of a private college|registrar',
    strong: 'campus|faculty|dormitory|residence hall|alumni|admission office|tuition|enrolled student',
    weak: 'student|semester|enrollment',
  }),
  row('MARKETING', {
    strong: `marketing|promotion|promotional|promo|promo code|promote|sale|discount|coupon|special offer|exclusive offer|offer
      |deal|newsletter|product launch|new product|new arrival|loyalty program|reward program|upsell|advertise|advertisement
      |advertising|abandoned cart|cart reminder|win back|flash sale|event invitation|vip list|special deal|early access|special
      |back in stock|restock|price drop|new listing|product announcement|product news|membership deal|half price|2x1|bogo|buy 1 get 1|buy one get one|flavor of the day|menu|food truck|can release|trivia night
      |new vintage|pick up party|open seat|season sale|pre order|preorder|on the pit|what's on the pit|new flavor|new strain|presale|presale code|tour date|tour news|member only rate|members only|ticket deal|powder alert
      |rate promo|cd rate|promo to move up|tuition special|job fair|adoption event|address and photo|monthly special|party invite|season announcement|free gift|black friday|text club|tasting|allocation|rainy day
      |oferta|cupon|cupones|descuento|promocion|promociones|promo del mes|ofertas del mes|2 por 1|rebaja|novedades|liquidacion|sabores nuevos`,
    weak: 'launch|loyalty|reward|invite|invitation|event|announcement|listing|lead nurturing|subscriber',
  }),
  row('POLLING_VOTING', {
    strong:
      'survey|poll|polling|questionnaire|nps|net promoter|satisfaction score|rate their|rate your|rate our|vote for their favorite|rate the meal|rate the visit|rate the ride|vote by text|text ballot|board election|which of 3|session poll|board survey|encuesta|calificar|califique|calificacion',
    weak: 'feedback|rating|vote|opinion',
  }),
  row('PUBLIC_SERVICE_ANNOUNCEMENT', {
    sender:
      'county clerk|health department|departamento de salud|department of health|city event office|parks department|consulado|consulate|lost pet network|quitline|lost pet group',
    strong: `public service announcement|psa|awareness|public health|health advisory|public notice|road closure|city service
      |community notice|municipal|trash collection|burn ban|flu season|vaccination clinic|parade route|polling place|boil water|free screening|blood pressure|prevention tip|extreme heat|vacuna|consejo de prevencion|calor extremo|aviso a la comunidad|transit agency|rider`,
    weak: 'advisory|resident|community',
  }),
  row('SECURITY_ALERT', {
    strong: `security alert|data breach|breach|intrusion|intruder|system outage|server outage|server down|system down|incident alert
      |monitoring alert|uptime|on call engineer|alarm|compromised|credential leak|rotate key|accessed from a new|accessed from a new country|motion at`,
    weak: 'outage|incident|monitoring|downtime',
  }),
  row('M2M', {
    sender: 'machine to machine|m2m|iot|telemetry|device to device',
    strong: 'sensor|modem|meter reading|firmware',
  }),
  row('AGENTS_FRANCHISES', {
    sender: `franchise|franchisee|our insurance agent|our real estate agent|independent agent|local agent|network of agent|captive agent
      |our agent|our realtor|our loan officer|each branch|each of our branch|local branch|each agent`,
    weak: 'agent|branch|dealer|location|realtor|broker|loan officer',
  }),
  row('CHARITY', {
    sender:
      '501c3|501 c 3|charity|charitable|food bank|relief organization|giving tuesday|banco de alimentos',
    strong:
      'donation|donor|fundraising|fundraiser|donate|pledge|giving link|appeal text|donativo|donacion|donar|recaudar fondos',
    weak: 'nonprofit|non profit|not for profit|sin fines de lucro|volunteer|cause|church|congregation|ministry|animal shelter|rescue',
  }),
  row('CONVERSATIONAL', {
    strong:
      'app to app|between user of our app|user of the app talk to each other|group chat app|member message each other',
  }),
  row('PROXY', {
    sender: `masked number|number masking|mask phone number|masked phone number|proxy number|anonymous number|rideshare|ride share|relay number|through a relay|numero enmascarado
      |driver and rider|rider and driver|buyer and seller|without revealing their number|hide their phone number`,
  }),
  row('EMERGENCY', {
    strong: `emergency alert|emergency notification|emergency management|emergency message|public safety|evacuation|evacuate|disaster|tornado
      |wildfire|hurricane|active shooter|active threat|amber alert|first responder|shelter in place|flash flood|boil water|shelter opening|all clear|emergencia`,
    weak: 'emergency|storm|severe weather',
  }),
  row('K12_EDUCATION', {
    sender: `k 12|k12|school district|elementary school|middle school|high school|charter school|preschool|kindergarten|public school
      |parent of our student|parent and guardian|charter elementary|elementary|magnet school|k a 8|colegio catolico|escuela primaria|colegio privado|padres de familia`,
    strong: 'school closure|snow day|school bus|parent teacher',
    weak: 'school|teacher|parent|classroom',
  }),
  row('POLITICAL', {
    sender: `political|politician|candidate for|candidate running|get out the vote|super pac|pac|congress
      |congressional|senate|senator|city council race|section 527|party committee|political committee|campaign for mayor|for governor`,
    strong: 'election|elect|voter|ballot|campana politica|votantes',
    weak: 'candidate|rally|petition|advocacy',
  }),
  row('SOCIAL', {
    sender:
      'influencer|celebrity|public figure|content creator|recording artist|fan club|fan base|country singer|singer|musician|cantante|youtuber|streamer|fan join',
    strong: 'my fan|our fan|my follower',
    weak: 'fan|follower|podcast',
  }),
  row('SOLE_PROPRIETOR', {
    sender: `sole proprietor|sole proprietorship|no ein|without an ein|without ein|don't have an ein|do not have an ein|no tax id
      |without a tax id|don't have a tax id|do not have a tax id|freelancer|one person business|one woman business|one man business|self employed|just me|no llc|under my social|file under my social|sin ein|no tengo ein|no tengo un ein|yo solito|yo sola|trabajo solo|trabajo sola
      |sin empresa|trabajo por mi cuenta|por mi cuenta`,
  }),
  row('SWEEPSTAKE', {
    sender: 'sweepstake',
    strong:
      'contest|giveaway|raffle|prize draw|prize drawing|enter to win|chance to win|win ticket|text winner|to enter reminder|prize|sorteo|rifa|concurso',
  }),
  row('TRIAL', {
    sender:
      'developer get a free trial|free trial of our messaging platform|free trial account of our platform|cpaas trial|trial account of our messaging',
  }),
  row('UCAAS_LOW', {
    sender: `ucaas|unified communication|business phone system|office phone system|cloud phone system|hosted pbx|voip user|voip extension
      |employee text from their desk phone|softphone`,
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
  |package deal|vacation package|school supply|bar association|parent company|job offer|offer letter|offer advice|offer help|offer support|special order|special instruction
  |special request|special hour|special event|special occasion|special service|special assessment|delivery of result|job fair invite|contract vote|contract vote result|vote result|fraud awareness|alertas de fraudes|alerta de fraude|grief group invitation|app de envios|envio de dinero|envios de dinero|seat lottery|lottery of seat|cigar box guitar|nada de promocion|nada de promociones|sin promociones|we don't advertise|no ads|reminder elsewhere|does reminder elsewhere|not a campaign|question mark|wine club|account executive|account manager`,
);
