// What people write about a failure without its code or title, in English and Spanish, and the codes that say it.

type Symptom = {
  /** The codes with this meaning, as `system:code`, the most common first. */
  readonly codes: readonly string[];
  /**
   * Groups of words, of which each must be in one sentence: `|` separates alternatives, `*` stands for any ending.
   * Lowercase, without accents.
   */
  readonly wordings: readonly (readonly string[])[];
  /** Words of a sentence that is about something else. */
  readonly unless?: string;
};

const MESSAGE =
  'message* | sms | text* | mensaje* | texto* | recordatorio* | aviso* | promo* | it | lo | los';
const PHONE = 'phone | cell | cellphone | handset | number* | celular | telefono | numero* | movil';
const CARRIER =
  'carrier* | operator | operador* | compania | verizon | t mobile | at&t | at t | tmobile | filter* | filtro*';

const SENDER =
  'from number | from phone number | from address | from field | sender | sender id | senderid | source number | source address | originator | remitente | numero de origen | numero emisor | numero remitente';

export const symptoms: readonly Symptom[] = [
  {
    codes: ['twilio:20003', 'bandwidth:4493', 'tcr-api:202'],
    wordings: [
      [
        'unauthorized | 401 | not authenticated | authentication failed | invalid credentials | wrong credentials | invalid api key | bad api key | api key is invalid | no autorizado | credenciales invalidas | credenciales incorrectas | clave invalida | token expired | auth token',
        'post* | api | request* | endpoint* | send* | call* | login | key | credentials | response | got | get | return* | peticion | llave | credenciales | enviar | mandar | token | twilio | bandwidth',
      ],
    ],
  },
  {
    codes: [
      'twilio:21212',
      'telnyx:40305',
      'bandwidth:4740',
      'plivo:40',
      'vonage-sms-api:15',
      'infobip-status:REJECTED_SENDER',
      'sinch-10dlc-dlr:310',
    ],
    wordings: [
      [
        SENDER,
        "not a valid | isn't a valid | isnt a valid | not valid | invalid | wrong format | incorrect | malformed | no es valido | no valido | invalido | incorrecto",
      ],
    ],
    unless: 'to number | to phone number | recipient | destination | destino | destinatario',
  },
  {
    codes: ['twilio:30007', 'telnyx:40002', 'bandwidth:4770', 'plivo:30', 'infobip:607'],
    wordings: [
      ['no entregad* | undelivered | filtrad* | filtered', 'filtrado | filtrados | filtered | filter'],
      ['bloquead* | blocked', 'verizon | at&t | at t | t mobile | tmobile | operadora | carrier'],
      ['carrier | verizon | t mobile | at t', 'content violation | content policy | violates'],
      ['flag* | mark* | block* | filter* | caught | tagged', 'spam | junk', MESSAGE],
      ['bloque* | filtr* | marc* | detect*', 'spam | basura', MESSAGE],
      ['filtered | filtering', CARRIER, MESSAGE],
      [
        'reject* | block* | refus*',
        CARRIER,
        'message* | sms | text | texts',
        'no reason | without reason | no code | without code | without explanation',
      ],
      ['bloque* | filtr*', CARRIER, MESSAGE],
      [
        CARRIER,
        'spam | junk | basura',
        'thinks | think | says | said | drop* | cree* | dice* | tira* | considera*',
      ],
      [
        'bit ly | bitly | tinyurl | goo gl | ow ly | shortener* | shortened link* | short link* | link* acortad* | enlace* acortad* | acortador*',
        'no llegan | nunca llegan | no llega | nunca llega | never arrive* | never get there | not arriv* | not deliver* | undelivered | block* | filter* | drop* | disappear* | desaparec* | bloque*',
      ],
      ['looks like spam | treated as spam | seen as spam | lo toma* como spam | lo ven como spam', MESSAGE],
    ],
  },
  {
    codes: ['twilio:30034', 'telnyx:40010', 'bandwidth:4476', 'sinch-10dlc-dlr:60'],
    wordings: [
      [
        "not registered | unregistered | isn't registered | never registered",
        '10dlc | a2p | campaign | tcr',
        PHONE,
      ],
      [
        'brand | campaign | registration | marca | campana | registro',
        'pending | in review | not approved | waiting | under review | pendiente | en revision | sin aprobar | no aprobad*',
        'blocked | block | blocks | fail* | undelivered | not deliver* | bloque* | no salen | no llegan | no entregad* | rechaz*',
        `number* | numero* | ${MESSAGE} | send* | verizon | at&t | t mobile`,
      ],
      [
        'no registrad* | no esta registrad* | sin registrar | no estan registrad*',
        '10dlc | a2p | campana | tcr',
      ],
      ['no campaign | without campaign | sin campana', `${PHONE} | ${MESSAGE}`],
      [
        "isn't attached | not attached | isn't linked | not linked | isn't assigned | not assigned | not tied | isn't on | not part of | no pertenece | no esta ligad* | no esta asignad* | no esta asociad*",
        'campaign | campana | 10dlc | tcr | brand',
        PHONE,
      ],
    ],
  },
  {
    codes: ['twilio:30003', 'telnyx:40006', 'bandwidth:4702', 'plivo:80', 'infobip:27'],
    wordings: [
      ['turned off | switched off | powered off | out of coverage | no signal | out of service area', PHONE],
      [
        'apagado | fuera de servicio | fuera de cobertura | sin senal | sin cobertura',
        `${PHONE} | destinatario`,
      ],
    ],
  },
  {
    codes: ['twilio:30006', 'twilio:21614', 'telnyx:40012', 'bandwidth:4720', 'plivo:50'],
    wordings: [
      ['numero | telefono', 'de casa | fijo', 'texto* | mensaje* | recibe'],
      ['landline* | land line*', `${PHONE} | ${MESSAGE} | bounce* | fail*`],
      ['telefono fijo | linea fija | telefonos fijos | lineas fijas | telefono de casa'],
      [
        'no existe | no existen | dado de baja | desconectado | invalido | incorrecto | no es valido',
        'numero* | telefono*',
      ],
      [
        "disconnected | deactivated | no longer in service | does not exist | doesn't exist | not a valid",
        'number* | phone',
      ],
      [
        "isn't a valid | isnt a valid | not valid | invalid | wrong format | missing a digit | one digit short | too short | 9 digits | nine digits | 11 digits | eleven digits",
        'to number | number | phone number | recipient | cell',
      ],
      [
        'le falta un digito | le falta un numero | mal escrito | nueve digitos',
        'numero | telefono | celular',
      ],
    ],
    unless: SENDER,
  },
  {
    codes: ['twilio:30002', 'plivo:900', 'vonage-sms-api:8', 'plivo:910'],
    wordings: [
      [
        'no tengo saldo | no tiene saldo | sin credito | out of credits',
        'cuenta | account | mensaje* | twilio | telnyx | plivo',
      ],
      [
        'account',
        'suspended | disabled | deactivated | past due | locked',
        `${MESSAGE} | pay* | paid | send* | balance | billing`,
      ],
      [
        'cuenta | servicio | mensajeria',
        'suspend* | desactiv* | bloque* | cortaron',
        'pago | pague | deposit* | saldo | mensaje* | mensajes',
      ],
      [
        'insufficient | not enough | out of | past due | negative | low',
        'credit | credits | balance | funds | due',
        `${MESSAGE} | account | send* | turn* | pay`,
      ],
      [
        'saldo insuficiente | falta de pago | sin saldo | no hay saldo | se acabo el saldo | se nos acabo el saldo | saldo negativo',
      ],
      [
        'prepaid | balance | card on file | credit card',
        'expired | declined | ran out | is at | empty | zero | negative',
        'message* | sms | text* | outbound',
      ],
      ['tarjeta', 'vencid* | rechazad* | expir* | declin*', 'mensaje* | texto* | cuenta | servicio | salen'],
    ],
  },
  {
    codes: ['twilio:30001', 'telnyx:40318', 'twilio:30022', 'plivo:60'],
    wordings: [
      [
        'tarda* | tardan | delayed | slow',
        'llegar | arrive | deliver* | horas | hours',
        'mensaje* | texto* | sms | messages | texts | en llegar',
      ],
      [
        'stuck | still | says | shows | status | hours',
        'queued | queue | in queue',
        'monday | tuesday | wednesday | thursday | friday | sent | hours | hour | stuck | still | yesterday | messages | texts',
      ],
      ['en cola | encolado* | en espera', MESSAGE],
      ['too fast | too many | rate limit* | throttl* | per second', 'message* | sms | texts'],
      [
        'then nothing | then stop* | then it stop* | and then none | rest fail* | rest never | until midnight | until tomorrow | next day | each day | a day | per day | daily',
        'first | only | after | about | cap | limit',
        't mobile | tmobile | carrier | go through | goes through | get through | went through | delivered | send',
      ],
      [
        'los primeros | despues de',
        'ya no salen | ya no llegan | se detienen | se paran | hasta manana',
        'mensaje* | texto*',
      ],
      [
        'stopped delivering | stops delivering | stopped accepting | stopped going | quit delivering | stop delivering',
        'first | after | past',
        `${MESSAGE} | ${CARRIER}`,
      ],
      [
        'limite de velocidad | limite de envio | demasiadas solicitudes | demasiadas peticiones | too many requests',
      ],
      ['limite diario | demasiados mensajes | limite de mensajes | demasiado rapido'],
    ],
  },
  {
    codes: ['twilio:21610', 'telnyx:40300', 'bandwidth:4475', 'plivo:200'],
    wordings: [
      ['puso | escribio | contesto | respondio | mando', 'alto | stop | baja | parar | cancelar'],
      ['repl* | said | texted', 'stop', 'accident | by mistake | back | now | how do'],
      [
        'repl* | text* | sent | wrote | said',
        'stop | unsubscribe',
        'blocked | fail* | error | undelivered | no longer',
      ],
      [
        'opted out | unsubscribed',
        'customer* | client* | recipient* | patient* | number* | he | she | they | member*',
      ],
      ['stop | baja', 'contesto | respondio | mando | envio | escribio | dio de'],
    ],
  },
  {
    codes: ['twilio:20504', 'infobip-status:REJECTED_SYSTEM_ERROR'],
    wordings: [
      [
        'internal server error | internal error | error interno | error del sistema | system error',
        'text | texts | texting | sms | message | messages | mensaje | mensajes | textos',
      ],
      [
        'internal server error | server error | error interno | bad gateway | service unavailable | outage | caida | caido',
        'status page | provider | proveedor | api | twilio | telnyx | bandwidth | sinch | vonage | plataforma | platform',
      ],
    ],
  },
];
