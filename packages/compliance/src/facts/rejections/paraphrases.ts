// How customers retell a rejection: the words of a call or an email from memory, in English and Spanish, by reason.
import type { PlainWording } from './plain-wordings.ts';

const SITE = 'website | web site | site | page | homepage | home page | url | link';
const SITE_ES = 'sitio | pagina | sitio web | pagina web | liga | enlace';
const EXAMPLES = 'example* | sample* | test message* | template*';
const EXAMPLES_ES = 'ejemplo* | muestra* | mensajes de prueba | mensaje de prueba';
const NO =
  "no | not | none | without | never | doesn't | does not | isn't | is not | aren't | wasn't | lack* | missing | nowhere";
const NO_ES = 'no | sin | falta* | ningun | ninguna | ninguno | nunca';
const DIFFERS =
  "isn't the same | is not the same | not the same | doesn't match | does not match | don't match | didn't match | differs | different from | other than | wrong | not what | mismatch";

/** Lowercase, without accents. `|` separates alternatives, and `*` stands for any ending. More specific reasons first. */
export const paraphrases: readonly PlainWording[] = [
  {
    reason: 'brand.score',
    wordings: [
      [
        'brand',
        "hasn't been verified | has not been verified | isn't verified | is not verified | not verified yet | still unverified | needs to be verified first",
      ],
      ['marca', 'no esta verificad* | sin verificar | todavia no se verifica | falta verificar'],
      ['vetting score | trust score | score', 'too low | low | missing | none | no score'],
    ],
  },
  {
    reason: 'identity.mismatch',
    wordings: [
      [
        'company name | business name | legal name | name | suffix',
        DIFFERS,
        'irs | ein | tax id | tax number | w9 | w 9 | cp 575 | letter',
      ],
      [
        'ein | tax id | tax number | fein',
        'belongs to | issued to | registered to | different company | another company | wrong | not found | no match | typo | digit*',
      ],
      [
        'nombre | razon social',
        'no es igual | no coincid* | distint* | diferente*',
        'irs | ein | hacienda | carta | impuestos | registr*',
      ],
      [
        'ein | numero de impuestos | id fiscal',
        'otra empresa | otro nombre | equivocado | incorrecto | no coincid* | no existe',
      ],
    ],
  },
  {
    reason: 'brand.address',
    wordings: [
      [
        'address | street | suite | zip',
        "not in any record* | old address | moved | no record | not found | wrong | invalid | does not match | doesn't match | po box | p o box | could not confirm | couldn't confirm",
        'brand | business | registr* | verif* | company | reviewer | they | reject*',
      ],
      [
        'direccion | domicilio',
        'no aparece | ningun registro | mudamos | cambi* | vieja | anterior | incorrecta | no existe | no la encuentran | no encontraron',
      ],
    ],
  },
  {
    reason: 'samples.insecure',
    wordings: [
      [
        'http | https | ssl | secure | certificate',
        "isn't secure | not secure | insecure | without the s | no https | not https | http only | expired | no ssl | instead of https",
        'example* | sample* | message* | link* | address | url | website',
      ],
      [
        'http | https | ssl | candado',
        'no es segur* | sin la s | insegur* | no seguro',
        'enlace* | liga* | mensaje* | ejemplo* | direccion',
      ],
    ],
  },
  {
    reason: 'samples.brand',
    wordings: [
      [
        EXAMPLES,
        'name | brand | company | business | store | who we are | who it is from | sender',
        "none of | none | no | not | doesn't | does not | don't | do not | never | nowhere | missing | without",
      ],
      [EXAMPLES_ES, 'nombre | marca | quien | negocio | tienda', NO_ES],
    ],
  },
  {
    reason: 'samples.opt-out',
    wordings: [
      [EXAMPLES, 'stop | opt out | unsubscribe | way out', NO],
      [EXAMPLES_ES, 'stop | baja | salir | cancelar', NO_ES],
    ],
  },
  {
    reason: 'samples.use-case',
    wordings: [
      [
        EXAMPLES,
        'coupon* | promo* | sale | discount | marketing | birthday | offer*',
        'registered | account notice* | account notification* | customer care | 2fa | codes | reminder* | use case | align',
      ],
      [
        EXAMPLES,
        "doesn't fit | does not fit | don't fit | do not fit | doesn't match | do not match | don't match | not match | align",
        'use case | campaign | description | registered | type',
      ],
      [
        EXAMPLES_ES,
        'no concuerda* | no coincid* | no corresponde* | no van | no cuadra*',
        'caso | campana | descripcion | registr* | uso',
      ],
    ],
  },
  {
    reason: 'use-case.ineligible',
    wordings: [
      [
        'use case',
        "isn't right | isn't the right | not the right | wrong | pick another | choose another | change | different one",
      ],
      [
        'use case',
        'special | approval | 501c3 | 501 c 3 | nonprofit | political',
        'need* | require* | only | must',
      ],
      [
        'caso de uso | tipo de campana',
        'equivocad* | cambi* | otro | no es el correcto | no aplica | incorrecto',
      ],
    ],
  },
  {
    reason: 'website.login',
    wordings: [
      [
        SITE,
        'password | login | log in | sign in | members only | member portal | members portal | behind a wall | account to see',
        "ask* | need* | require* | could not | couldn't | cannot | can't | before | behind | locked | protected | only",
      ],
      [
        SITE_ES,
        'contrasena | clave | usuario | iniciar sesion | entrar | socios',
        'pide | piden | solo | protegid* | no puede* | no pudo | no pudieron',
      ],
    ],
  },
  {
    reason: 'website.thin',
    wordings: [
      [
        SITE,
        'one page | empty | placeholder | template | lorem | coming soon | almost nothing | no services | no products | blank | parked',
        'they | reviewer | reject* | denied | declined | said | says',
      ],
      [SITE_ES, 'vacia | vacio | en construccion | proximamente | casi nada | sin contenido'],
    ],
  },
  {
    reason: 'privacy.sharing',
    wordings: [
      [
        'privacy page | privacy policy | privacy statement | privacy notice | policy',
        "doesn't state | does not state | doesn't say | does not say | must say | has to say | should say | nothing about | missing | no sentence | add a line | sell | share*",
        'mobile | phone | numbers | sms | text* | opt in | third part* | data',
      ],
      [
        'privacidad',
        'no dice | no aclara | debe decir | tiene que decir | no menciona',
        'numero* | celular* | telefono* | datos | terceros | comparte*',
      ],
    ],
  },
  {
    reason: 'privacy.missing',
    wordings: [
      [
        'privacy page | privacy policy | privacy notice | privacy link',
        "can't find | cannot find | couldn't find | could not find | didn't find | no link | 404 | dead | empty | broken | don't have | do not have | there is no | there's no | not on",
      ],
      [
        'privacidad',
        'no la encontr* | no encuentr* | no hay | no esta | no tenemos | no abre | no carga | falta*',
      ],
    ],
  },
  {
    reason: 'brand.email',
    wordings: [
      [
        'gmail | yahoo | hotmail | outlook | free email',
        'contact | reviewer | like | address | email | business | they',
      ],
    ],
  },
  {
    reason: 'terms.missing',
    wordings: [
      [
        'terms page | terms of service | messaging terms | sms terms',
        "they want | wants | need | ask* for | must have | don't have | do not have",
      ],
      [
        'terms | terms page | terms of service | terms and conditions',
        "can't find | cannot find | couldn't find | could not find | no link | 404 | dead | don't have | there is no | there's no | not on",
      ],
      [
        'terminos',
        'no los encontr* | no encuentr* | no hay | no estan | no tenemos | no abre* | no carga* | falta*',
      ],
    ],
  },
  {
    reason: 'cta.forced',
    wordings: [
      [
        'box | checkbox | check box | tick box | opt in | consent',
        "had to | have to | has to be ticked | can't skip | cannot skip | can't be required | no way to say no | already ticked | already checked | required to submit | by default",
      ],
      [
        'casilla | consentimiento | opt in',
        'a fuerza | ya marcad* | no se puede brincar | no deja seguir | por defecto | obligan',
      ],
    ],
  },
  {
    reason: 'cta.missing',
    wordings: [
      [
        'sign up | sign ups | signup | opt in | agree | consent | permission',
        "is not described | isn't described | not explained | didn't explain | didn't describe | don't explain | couldn't see | could not see | couldn't find | can't find | can't see | where people | not shown | don't show | no way to see",
      ],
      [
        'how people | how customers | how clients | how they | where people | where customers',
        'sign up | opt in | agree | consent | subscribe | give permission',
        "not | isn't | no | unclear | explain | describe* | show | clear",
      ],
      ['como se inscriben | como se apuntan | como dan permiso | como aceptan | donde aceptan | donde dan'],
      ['como | donde', 'inscriben | apuntan | aceptan | autorizan | dan permiso | dan su permiso', NO_ES],
    ],
  },
  {
    reason: 'confirmations.help',
    wordings: [
      [
        'help',
        'reply | answer | response | auto reply | autoreply',
        "no phone | no email | no contact | doesn't say who | empty | who to call | how to reach",
      ],
      ['ayuda | help', 'respuesta | contestacion', 'sin telefono | sin correo | no dice a quien | vacia'],
    ],
  },
  {
    reason: 'campaign.limit',
    wordings: [
      ['campaign*', 'same as | identical | copy of | already one | already registered | twice | second one'],
      ['campana*', 'igual a | identica | repetida | dos veces | ya hay una | ya existe'],
    ],
  },
  {
    reason: 'content.prohibited',
    wordings: [
      [
        'sell* | selling | product* | business | industry',
        "not allowed | not permitted | banned | prohibited | they do not take | they don't take | cannot text | can't text",
      ],
      ['vend* | giro | negocio | producto*', 'prohibid* | no se permite* | no permiten | no aceptan'],
    ],
  },
];
