// Finds codes that open a door, a gate, or a box. They sign nobody in, so they are no one-time codes.
import { withSmallCode } from './fast-patterns.ts';
import { filtered } from './filtered-pattern.ts';

const THING =
  '(?:front |back |side |main |room |unit |building |entrance |garage |pool |lock)?(?:door|gate|lock ?box|key ?box|smart ?lock|lock|locker|entry|entrance|building|lobby|garage|alarm|room|parking|lot|pick-?up|cabin|unit|suite|elevator|pool|storage|house|apartment|mailbox|wi-?fi|wifi|puerta|port[oó]n|entrada|edificio|casillero|cerradura|estacionamiento|alberca|elevador|cuarto)';
const CODE = '(?:code|pin|passcode|password|c[oó]digo|clave)';
const TO_DIGITS = '[^.!?\\n\\d]{0,24}\\d[\\d -]{0,10}#?';
const ITS_CODE = withSmallCode(
  new RegExp(
    `\\b(?:${THING}(?: access| entry| pin)? ${CODE}|(?:access |entry |pick-?up )?${CODE}(?: de acceso)? (?:for|to|of|on|para|de|del|a) (?:open |enter |abrir )?(?:(?:the|your|la|el|su|tu) )?(?:[\\p{L}'’]{2,12} )?${THING}(?: \\d{1,3}(?= ))?)\\b${TO_DIGITS}`,
    'giu',
  ),
);
const MAY_HAVE = filtered(/\b(?:code|pin|passcode|password|c[oó]digo|clave)\b/i);

/** The text without codes of doors, gates, and boxes. */
export const withoutPlaceCodes = (text: string): string =>
  MAY_HAVE.test(text) ? text.replaceAll(ITS_CODE, ' ') : text;
