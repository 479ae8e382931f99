// Clues that many plots share, and the clues of all plots together. A clue says little alone.
import { conductClues } from './plots-conduct.ts';
import { causeClues } from './plots-causes.ts';
import { fraudClues } from './plots-fraud.ts';
import { goodsClues } from './plots-goods.ts';
import { moneyClues } from './plots-money.ts';
import { offerClues } from './plots-offers.ts';
import { plainTalkClues } from './plots-plain-talk.ts';

/** The same form as the lists of a `Lexicon`. `link`, `cheap link`, `phone`, and `contact` are found by their form as well. */
export const commonClues = {
  money: `$`,
  contact: `dm|pm me|inbox|message me|msg me|whatsapp|telegram|hit me up|hmu|reach me|ping me|add me|escribame|escribeme|mande mensaje|mandame mensaje|manda mensaje|por mensaje|llame|llama|llamame|marcame|enlace|liga|comuniquese|por inbox|mandame un|mande un|texteame|textea|agregame|info al|informes|al privado|por privado|text me|text us|text back|text now|txt me|text yes|reply yes|reply y|reply with|reply w|reply for|reply to get|reply now|reply info|reply me|reply _|text _|txt _|call me|call us|call now|call or|call today|call #|ring me|llameme|llame al|llame a|marqueme|marca al|responda _|responde _|conteste _|contesta _|manda _ al`,
  'private chat': `whatsapp|telegram|tg|signal|wickr|snap|t me|wa me|wa|discord|line app|teams chat`,
  'asks to act': `click|tap|visit|open|go to|see|check|follow|enter|pay|verify|confirm|update|claim|log in|login|sign in|toca|toque|haz clic|haga clic|clic|entra|entre a|ingrese|ingresa|visite|abra|pague|paga|confirme|confirma|verifique|verifica|actualice|actualiza|reclame|reclama|siga`,
  hurry: `urgent|urgente|immediately|right away|asap|today|tonight|now|final|last|expires|expire|within # hours|within # hrs|within # h|in # hours|# hours|# hrs|24h|48h|before midnight|by midnight|by end of day|by eod|deadline|or else|hoy|hoy mismo|ya|de inmediato|inmediatamente|ultimo|ultima|ultimas|vence|antes de|en # horas|# horas|ahora|esta noche|cuanto antes|lo antes posible|por ultima vez|avoid|to avoid|evite|evitar|para evitar|before it's too late|don't wait|dont wait`,
  secret: `quietly|between us|keep this|keep it quiet|don't tell|dont tell|do not tell|don't share|secret|nobody knows|hush|entre nosotros|no le digas|no le diga|no digas|no comentes|no comente|en secreto|calladito|que no se entere|confidential|confidencial|discreet|discreto|discreta|discretamente|low key|lowkey|no questions|no questions asked|sin preguntas|sin papeles|sin papeleo`,
  'home delivery': `delivered|delivery|deliver|deliveries|drop off|i come to you|we come to you|pull up|pickup|pick up|meet up|meetup|meet me|same day|overnight|plain box|plain packaging|discreet|ships|shipped|to your door|a domicilio|entrego|entrega|entregas|llevo|te lo llevo|se lo llevo|reparto|repartiendo|ando por|envio|envios|mando|mandamos|paso a dejar|punto medio|recoge|caja sin|sin letreros`,
  'price each': `$ each|$ ea|$ a pop|$ apiece|$ per|# for $|#/$|$ for #|$ a|$ the|# a $|# x $|# por $|$ cada|$ el|$ la|$ c/u|a $|a #|en $|$|# bucks|precio de amigo|precios bajos|cheap|barato|baratos|baratas|mayoreo|por mayor|por caja|wholesale|deal|deals|discount|descuento|oferta|special|especial|off|bogo|2x1|3x2|free|gratis`,
  'grown-ups': `21+|21 and up|21 and over|over 21|must be 21|21 or older|21 & up|21 & over|adults only|grown folks|grown ups|18+|18 and up|18 and over|over 18|mayores de 21|mayores de 18|solo mayores|solo adultos|id required|valid id|show id|bring id|bring your id|have id ready|con identificacion|traiga identificacion|trae tu id|id at the door|ids checked|we card`,
  // Words that mean nothing in these phrases.
  explained: `reply stop|text stop|txt stop|reply help|text help|reply end|reply quit|reply cancel|reply unsubscribe|stop to|stop 2|stop=|opt out|reply c|reply c to|reply n|reply pause|reply yes or no|responda alto|responda stop|responda parar|envie stop|manda stop|text us with|text us if|call us with|call us if|questions call|questions text|card on file|drop off|drop-off|pick up|pick-up|pickup|cash or card|credit or debit|call number on|phone number|case number|order number|number on your|number on the|sign up|show up|work order|gift card balance|check in|check-in|checked in|time off|lost and found|on hold|hold music|free to call|free to text|feel free`,
  'own customer': `your prescription|your refill|your appointment|your order|your loan|your policy|your reservation|su cita|tu cita|su receta|tu receta|su pedido|tu pedido|your payment|su pago|tu pago|your statement|thank you for your|gracias por su|gracias por tu|your shift|tu turno|your class|your visit|su visita|your account balance|your next payment`,
} as const;

export const clues: Readonly<Record<string, string>> = {
  ...commonClues,
  ...causeClues,
  ...conductClues,
  ...fraudClues,
  ...goodsClues,
  ...moneyClues,
  ...offerClues,
  ...plainTalkClues,
};
