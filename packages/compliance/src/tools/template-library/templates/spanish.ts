// Templates in Spanish, in our own wording. They avoid the letters that the GSM alphabet lacks (á, í, ó, ú), because one
// such letter would shorten a segment from 160 characters to 70.
import {
  account,
  care,
  code,
  delivery,
  marketing,
  OWN_LINK,
  PHONE,
  reply,
  type TemplateRow,
  visit,
  WRITTEN_CONSENT,
} from './rows.ts';

const NO_CANCEL = 'Do not ask for CANCELAR: some providers treat it as an opt-out.';
const CODES_ONLY = 'Send only one-time codes under 2FA.';

export const spanishTemplates: readonly TemplateRow[] = [
  {
    ...marketing,
    name: 'Percentage discount',
    text: '{business}: [percent=20]% de descuento en [products=todas las sopas] hasta el [last day=domingo]: [link=www.example.com/sopas]. Responda STOP para darse de baja.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...marketing,
    name: 'New product',
    text: '{business}: nuestra nueva [product=carta de invierno] llega el [date=3 de octubre]: [link=www.example.com/carta]. Responda STOP para darse de baja.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...marketing,
    name: 'Event invitation',
    text: '{business}: venga a [event=probar nuestros panes] el [date and time=8 de mayo a las 11 am], [address=14 Mill Street]. Responda STOP para darse de baja.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    name: 'Birthday offer',
    text: '{business}: ¡feliz cumpleaños, [first name=Rosa]! Su [gift=postre] es gratis hasta el [last day=30 de junio]. Responda STOP para darse de baja.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    name: 'Back in stock',
    text: '{business}: ya tenemos otra vez [product=la tetera azul] que le gusta: [link=www.example.com/tetera]. Responda STOP para darse de baja.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...delivery,
    name: 'Order received',
    text: '{business}: recibimos su pedido [order number=48213] por $[amount=36.20]. Le avisamos cuando salga. Responda STOP para darse de baja.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Order shipped',
    text: '{business}: su pedido [order number=48213] va en camino y llega el [day=jueves]: [link=www.example.com/envio]. Responda STOP para darse de baja.',
    notes: [OWN_LINK],
  },
  {
    ...delivery,
    name: 'Out for delivery',
    text: '{business}: su pedido [order number=48213] llega hoy entre [time window=las 2 y las 4 pm]. Responda STOP para darse de baja, HELP para ayuda.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Ready for pickup',
    text: '{business}: tenemos listo su pedido [order number=48213] en [address=14 Mill Street]; cerramos a las [closing time=6 pm]. Responda STOP para darse de baja.',
    notes: [],
  },
  {
    ...account,
    name: 'Payment received',
    text: '{business}: recibimos su pago de $[amount=86.40] el [date=8 de mayo]. Gracias. Responda STOP para darse de baja, HELP para ayuda.',
    notes: [],
  },
  {
    ...account,
    name: 'Payment due',
    text: '{business}: su factura [invoice number=2207] de $[amount=86.40] vence el [due date=15 de mayo]. Dudas: [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
    notes: [PHONE],
  },
  {
    ...account,
    name: 'Service interruption',
    text: '{business}: el [date=8 de mayo] de [time window=1 a 3 am] no hay [service=internet] por trabajos en la red. Responda STOP para darse de baja.',
    notes: [],
  },
  {
    ...care,
    name: 'Support request received',
    text: '{business}: recibimos su solicitud [request number=7716] y le respondemos antes de [time=las 12]. Responda STOP para darse de baja.',
    notes: [],
  },
  {
    ...account,
    useCase: 'FRAUD_ALERT',
    name: 'Suspicious activity',
    text: '{business}: ¿es suyo el gasto de $[amount=212.90] en [payee=Fox Garden] con la tarjeta [last four digits=4417]? Responda SI o NO. STOP para darse de baja.',
    notes: ['Ask only for SI or NO, never for a login or card number. Do not add a link.'],
  },
  {
    ...reply,
    name: 'Opt-in confirmation',
    text: '{business}: ya recibe [program=avisos], hasta [number=4] mensajes al mes. Pueden aplicar tarifas de mensajes y datos. Responda HELP para ayuda, STOP para darse de baja.',
    campaignField: 'optinMessage',
    notes: ['Send it once, right after the opt-in.'],
  },
  {
    ...reply,
    name: 'Opt-out confirmation',
    text: '{business}: se dio de baja y ya no recibe mensajes de nosotros. Responda START para volver.',
    campaignField: 'optoutMessage',
    notes: ['Send it once, and then send nothing more.'],
  },
  {
    ...reply,
    name: 'HELP message',
    text: '{business}: para ayuda llame al [phone number=(512) 555-0142]. Pueden aplicar tarifas de mensajes y datos. Responda STOP para darse de baja.',
    campaignField: 'helpMessage',
    notes: ['Reply to HELP and AYUDA even if the person has opted out.'],
  },
  {
    ...code,
    name: 'Sign-in code',
    text: '{business}: [code=481 902] es su clave para entrar. Vence en [minutes=10] minutos. No la comparta.',
    notes: [CODES_ONLY],
  },
  {
    ...code,
    name: 'Phone number check',
    text: '{business}: su clave para confirmar este celular es [code=481902]. Vence en [minutes=10] minutos. No la comparta.',
    notes: [CODES_ONLY],
  },
  {
    ...visit,
    name: 'Appointment confirmation',
    text: '{business}: su cita es el [date and time=martes 11 de mayo a las 2:30 pm] en [address=14 Mill Street]. Responda STOP para darse de baja.',
    notes: [],
  },
  {
    ...visit,
    name: 'Appointment reminder',
    text: '{business}: le recordamos su cita [date and time=mañana a las 2:30 pm]. Responda C para confirmar o R para cambiarla, STOP para darse de baja.',
    notes: [NO_CANCEL],
  },
  {
    ...visit,
    name: 'Same-day reminder',
    text: '{business}: le esperamos hoy a las [time=2:30 pm], [first name=Rosa]. ¿Llega tarde? Llame al [phone number=(512) 555-0142]. Responda STOP para darse de baja.',
    notes: [PHONE],
  },
  {
    ...visit,
    name: 'Appointment moved',
    text: '{business}: su cita es ahora el [date and time=12 de mayo a las 10 am]. Responda C para confirmar o R para cambiarla, STOP para darse de baja.',
    notes: [NO_CANCEL],
  },
  {
    ...visit,
    name: 'Missed appointment',
    text: '{business}: no le vimos [date and time=hoy a las 2:30 pm]. Responda R para otra cita, STOP para darse de baja.',
    notes: [],
  },
  {
    ...visit,
    useCase: 'DELIVERY_NOTIFICATION',
    name: 'Technician on the way',
    text: '{business}: [name=Samuel] va en camino y llega entre [time window=las 9 y las 11 am]. Responda STOP para darse de baja.',
    notes: [],
  },
];
