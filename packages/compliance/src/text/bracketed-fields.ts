// Finds fields of a template in brackets, in English and Spanish: “[Service]”, “[Tienda]”, “[nombre del cliente]”.

const BEFORE =
  'insert|enter|your|my|the|customer|client|patient|guest|member|user|pet|child|donor|first|last|full|business|company|brand|store|agent|staff|appointment|appt|order|due|start|event|service|short|tracking|payment|delivery|confirmation|booking|review|promo|coupon|' +
  'inserte|ingrese|escriba|su|tu|mi|el|la|los|las|un|una|del?|al|primer|apellido|nombre|n[uú]mero|hora|fecha|d[ií]a|lugar|direcci[oó]n|tipo|c[oó]digo|enlace|link|monto';
const FIELD =
  // English.
  'name|brand|company|business|date|time|link|url|code|otp|amount|store|location|address|phone|number|id|day|month|weekday|product|item|price|percent|discount|insert|first|last|customer|client|patient|' +
  'service|provider|doctor|technician|agent|stylist|place|city|state|zip|branch|clinic|salon|shop|event|holiday|zone|window|pet|vaccine|user|username|rate|balance|total|' +
  // Spanish.
  'nombre|apellidos?|cliente|paciente|usuario|tienda|negocio|empresa|marca|sucursal|cl[ií]nica|consultorio|restaurante|sal[oó]n|fecha|d[ií]a|mes|a[nñ]o|hora|horario|lugar|direcci[oó]n|ubicaci[oó]n|ciudad|estado|' +
  'servicio|cita|visita|reserva|entrega|producto|art[ií]culo|pedido|orden|precio|monto|cantidad|saldo|total|porcentaje|descuento|oferta|evento|doctora?|m[eé]dico|t[eé]cnico|agente|proveedor|tel[eé]fono|celular|n[uú]mero|c[oó]digo|clave|enlace|p[aá]gina|sitio|mascota|vacuna';

/** A name in brackets, such as “[Tienda Sol]”, is how some senders sign: every word must be one of a field. */
const IN_BRACKETS = new RegExp(
  `\\[\\s?(?:(?:${BEFORE})[ _-]?){0,4}(?:${FIELD})(?:[ _-]?(?:name|here|number|date|time|link|url|id|aqu[ií]))?\\s?\\]`,
  'giu',
);
const IN_ANGLES =
  /<(?:(?:first|last|full)?[ _-]?(?:name|date|time|link|url|code|amount|company|brand|business)|nombre|apellido|fecha|hora|enlace|c[oó]digo|monto|empresa|negocio|tienda|servicio|lugar|d[ií]a)>/giu;

/** The fields, as written. */
export function findBracketedFields(text: string): string[] {
  if (!/[[<]/.test(text)) {
    return [];
  }
  return [IN_BRACKETS, IN_ANGLES].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([found]) => found),
  );
}
