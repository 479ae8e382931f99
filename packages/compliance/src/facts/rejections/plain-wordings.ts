// How people report a rejection in Spanish or in their own words, by reason: groups of words that one clause must have.

export type PlainWording = { readonly reason: string; readonly wordings: readonly (readonly string[])[] };

const LACKS = 'no | sin | falta* | carece* | ausente* | not | without | missing | lacks | lack | absent';
const NOT_FOUND =
  'no se encontr* | no encontr* | no hay | no tiene* | no aparece* | falta* | sin | no existe* | no incluy* | no inclui* | no menciona* | no dice* | carece*';

/** Lowercase, without accents. `|` separates alternatives, and `*` stands for any ending. More specific reasons first. */
export const plainWordings: readonly PlainWording[] = [
  {
    reason: 'attributes.age-gate',
    wordings: [
      [
        'alcohol | bebidas alcoholicas | licor*',
        'mencion* | contien* | referencia* | prohibid* | no permit* | promo*',
      ],
    ],
  },
  {
    reason: 'identity.mismatch',
    wordings: [
      [
        'empresa | negocio | business | company',
        'no encontraron | no aparece | registros | records',
        'registros | records | irs | no encontraron',
      ],
      [
        'business name | company name | legal name',
        'spelled | different | cp575 | cp 575 | 147c | does not match',
      ],
      [
        'nombre legal | razon social | nombre de la empresa | nombre del negocio',
        'no coincide* | no concuerda* | diferente* | distinto*',
      ],
      ['ein | irs', 'no coincide* | no concuerda* | incorrecto | no corresponde | no se pudo verificar'],
      [
        'no se pudo verificar | no pudieron verificar | no verificad*',
        'marca | empresa | negocio | identidad',
      ],
    ],
  },
  {
    reason: 'campaign.brand-mismatch',
    wordings: [
      [
        'nombre',
        'no es el mismo | no es igual | es otro | es diferente',
        'pagina | sitio | empresa | registrad* | mensajes',
      ],
      [
        'brand | company | business',
        "does not match | doesn't match | different | another company | inconsistent",
        'website | sample* | messages | domain | email',
      ],
      ['registered as', 'but', 'website | sample* | messages', 'say* | show* | name*'],
      ['dba', 'register* | relation* | show | connection', 'website | sample* | brand'],
      [
        'marca | empresa | nombre',
        'no coincide* | otra empresa | otro nombre | distinto | diferente',
        'sitio | pagina | mensajes | muestras | ejemplos',
      ],
    ],
  },
  {
    reason: 'identity.ein-reused',
    wordings: [
      [
        'brand | ein | company | business',
        'already registered | already exists | registered under another | duplicate* | used by another',
      ],
      ['ein | marca', 'ya existe | ya esta registrad* | ya registrad* | duplicad*'],
    ],
  },
  {
    reason: 'brand.email',
    wordings: [
      ['gmail | yahoo | hotmail', 'no aceptan | not accepted | not allowed | rechaz* | reject*'],
      [
        'correo | email | mail',
        'gmail | yahoo | hotmail | outlook | dominio | personal | gratuito | publico',
      ],
      ['contact email | support email | email address', 'own domain | domain'],
    ],
  },
  {
    reason: 'brand.address',
    wordings: [
      ['direccion | domicilio', 'no se pudo | invalid* | no valid* | no coincide* | apartado postal'],
      [
        'address | direccion | domicilio',
        'ups store | ups mailbox | mailbox | mail box | mail drop | virtual office | registered agent | coworking | oficina virtual | apartado | casillero',
      ],
    ],
  },
  {
    reason: 'brand.otp',
    wordings: [
      [
        'codigo | otp | pin',
        'vencio | vencid* | expiro | expired | caduco',
        'celular | cell | phone | mobile | mandaron | sent',
      ],
      ['codigo | pin', 'vencid* | expir* | caduc*', 'propietario | dueno | sole | unico'],
    ],
  },
  {
    reason: 'samples.brand',
    wordings: [
      [
        'mensajes de muestra | mensajes de ejemplo | muestras | ejemplos | mensaje de muestra | mensajes ejemplo',
        'nombre | marca | negocio',
        NOT_FOUND,
      ],
    ],
  },
  {
    reason: 'samples.opt-out',
    wordings: [
      ['sample* | messages', 'stop | opt out', 'missing | no | without | lack* | must | add | include'],
      [
        'mensajes de muestra | mensajes de ejemplo | muestras | ejemplos | mensaje de muestra',
        'stop | cancelar | baja | darse de baja',
        NOT_FOUND,
      ],
    ],
  },
  {
    reason: 'samples.use-case',
    wordings: [
      ['caso de uso', 'no corresponde* | no coincide* | no concuerda* | incorrecto | equivocado'],
      [
        '2fa | customer care | account notification* | delivery notification* | otp | low volume',
        'marketing | promotional | promotion* | promos',
        'contain* | but | sample* | include* | campaign | message*',
      ],
      [
        'mensajes de muestra | mensajes de ejemplo | muestras | ejemplos',
        'no coincide* | no corresponde* | no concuerda* | caso de uso',
      ],
    ],
  },
  {
    reason: 'samples.shortener',
    wordings: [['acortad* | bitly | bit ly | tinyurl', 'enlace* | link* | liga* | url']],
  },
  {
    reason: 'privacy.sharing',
    wordings: [
      ['politica de privacidad | aviso de privacidad', 'compart* | terceros | socios | afiliados | vend*'],
      ['privacy policy', 'share* | sharing | sell*', 'third part* | affiliate* | partner*'],
    ],
  },
  {
    reason: 'privacy.missing',
    wordings: [
      [
        'privacy policy',
        '404 | broken | dead link | does not load | not linked | could not be found | must be linked | required | missing',
      ],
      ['politica de privacidad | aviso de privacidad', NOT_FOUND],
      ['politica de privacidad | aviso de privacidad', 'requier* | necesit* | exig* | piden | obligatori*'],
    ],
  },
  {
    reason: 'terms.missing',
    wordings: [
      ['terms', '404 | broken | dead link | does not load | not linked | could not be found | missing'],
      ['terminos y condiciones | terminos | condiciones del servicio | condiciones de uso', NOT_FOUND],
      ['terminos y condiciones | terminos', 'requier* | necesit* | exig* | piden'],
    ],
  },
  {
    reason: 'cta.forced',
    wordings: [
      ['obligar | obligatorio | forzar | condicionar', 'mensajes | aceptar | consentimiento | cliente'],
      ['consent | opt in', 'same box | bundled | one checkbox | single checkbox | same checkbox'],
      ['consentimiento | permiso', 'junto con | misma casilla | va separado | ir separado'],
      [
        'consent | opt in | agreement',
        'condition of | cannot be required | can not be required | cannot be a condition | must be optional | required to buy | required for purchase',
      ],
      ['forced | forcing | force', 'consent | opt in | agree'],
      [
        'casilla | cuadrito | checkbox | cajita | recuadro',
        'marcad* | premarcad* | palomead* | obligatori* | forzos*',
      ],
      [
        'checkbox | check box | box',
        'ticked | checked | ticks | pre checked | prechecked | preselected | mandatory',
      ],
      ['consentimiento', 'obligatori* | condicion* | forz*'],
    ],
  },
  {
    reason: 'cta.frequency',
    wordings: [
      [
        'cuantos mensajes | cada cuanto | how often | how many messages',
        'falta* | no dice* | mes | semana | missing | does not say | must | recib*',
      ],
      ['frecuencia', NOT_FOUND],
    ],
  },
  {
    reason: 'cta.rates',
    wordings: [
      ['data rates | message rates | rates may apply', 'does not | not | missing | add | must'],
      ['tarifas | cargos por mensaje | tarifas de datos', NOT_FOUND],
      ['message and data rates | msg data rates | data rates', LACKS],
    ],
  },
  {
    reason: 'cta.incomplete',
    wordings: [
      [
        'consentimiento | opt in | llamado a la accion | formulario',
        'divulgacion* | avisos requeridos | leyenda requerida | leyendas requeridas | leyendas obligatorias',
        'falta* | sin | no incluy* | no tiene* | carece*',
      ],
    ],
  },
  {
    reason: 'cta.missing',
    wordings: [
      [
        'evidencia | prueba | screenshot | captura | proof',
        'permiso | consentimiento | opt in | form | formulario | autoriza*',
      ],
      ['screenshot | link | url', 'form | opt in | phone is collected | sign up'],
      ['consentimiento | opt in | formulario | suscri*', NOT_FOUND],
      [
        'no se ve | no se muestra | no muestra | no queda claro | no se entiende | no se sabe | no explica | no se explica',
        'donde | como | cuando | en que momento',
        'consentimiento | permiso | autoriza* | acepta* | se suscribe* | se inscribe* | se apunta*',
      ],
      [
        'consentimiento | opt in | consienten | autoriza*',
        'no se pudo verificar | no pudimos verificar | no pudieron verificar | no se puede verificar | captura de pantalla | no pudieron ver',
      ],
    ],
  },
  {
    reason: 'cta.consent',
    wordings: [
      [
        'consent | opt in',
        'treated as consent | assumed | implied | implicit | not explicit | no proof | add checkbox | add a checkbox | collecting phone | purchased list | third party list',
      ],
      ['consentimiento', 'implicito | supuesto | comprad* | prueba'],
      ['consentimiento', 'expreso | por escrito | explicito | separado | insuficiente'],
    ],
  },
  {
    reason: 'confirmations.help',
    wordings: [
      [
        'mensaje de ayuda | respuesta de ayuda | respuesta help',
        'no trae* | no tiene* | falta* | sin | telefono | correo',
      ],
      [
        'help',
        'reply | response | message | keyword',
        'must | missing | contain* | include* | contact | support | phone | email',
      ],
      ['ayuda | help', 'respuesta | mensaje', NOT_FOUND],
    ],
  },
  {
    reason: 'cta.incomplete',
    wordings: [
      [
        'opt in | cta | call to action | consent',
        'inadequate | insufficient | incomplete | unclear | not clear | not compliant | non compliant',
      ],
      [
        'consentimiento | opt in | llamado a la accion',
        'insuficiente | incompleto | incompleta | no es claro | poco claro | no cumple',
      ],
    ],
  },
  {
    reason: 'cta.stop',
    wordings: [
      [
        'darse de baja | cancelar | stop',
        'no dice* | no explica* | falta* | no menciona*',
        'formulario | consentimiento | opt in | como | pagina',
      ],
    ],
  },
  {
    reason: 'samples.insufficient',
    wordings: [
      [
        'muestra | ejemplo | sample | sample message',
        'solo mandamos una | solo una | piden dos | only one | at least two | two samples | faltan',
      ],
    ],
  },
  {
    reason: 'campaign.limit',
    wordings: [
      ['campaign', 'duplicate | already have | limit | too many'],
      ['campana', 'duplicad* | limite | demasiadas'],
    ],
  },
  {
    reason: 'website.missing',
    wordings: [
      [
        'website | site | url | domain',
        "404 | does not load | doesn't load | not loading | broken | down | parked | expired | does not exist | could not be reached | not reachable",
      ],
      [
        'sitio web | pagina web | sitio | pagina de internet',
        'no funciona | no carga | no abre | no existe | no se pudo | caid* | inaccesible',
      ],
    ],
  },
  {
    reason: 'website.thin',
    wordings: [
      ['site | website | url', 'no address | no phone | facebook page | facebook | instagram | linktree'],
      ['pagina | sitio', 'facebook | instagram'],
      [
        'website | site | page',
        'only a contact form | only a form | just a form | must describe | does not describe | nothing about | under construction | no information',
      ],
      [
        'sitio web | pagina web | sitio',
        'en construccion | no describe | sin informacion | solo un formulario | poca informacion',
      ],
    ],
  },
  {
    reason: 'website.login',
    wordings: [['sitio | pagina', 'contrasena | iniciar sesion | protegid*']],
  },
  {
    reason: 'description.english',
    wordings: [['ingles | english', 'debe* | tiene que | tienen que | must | required | campana']],
  },
  {
    reason: 'description.unclear',
    wordings: [
      [
        'description',
        'vague | unclear | too short | too general | generic | more detail* | does not explain | insufficient | not specific',
      ],
      [
        'descripcion',
        'clara | vaga | generica | general | insuficiente | no explica* | confusa | incompleta',
      ],
    ],
  },
  {
    reason: 'content.prohibited',
    wordings: [
      ['alto riesgo | high risk | no elegible', 'negocio | prestamos | giro | business | loans | casino'],
      [
        'affiliate marketing | lead generation | third party leads',
        'not allowed | not permitted | prohibited | no permitid*',
      ],
      ['contenido | giro | negocio | categoria', 'prohibid* | no permitid* | restringid*'],
      [
        'cannabis | marihuana | cbd | tabaco | vape* | armas | municiones | apuestas | casino',
        'prohibid* | no permitid* | rechaz* | negaron | negad* | mencion* | contien* | referencia*',
      ],
    ],
  },
];
