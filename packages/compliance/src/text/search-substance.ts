// Tells whether a text about a failure says anything that a search by words could use.
import { readWords } from './words.ts';

/** What every report of a failure says, whatever failed. Lowercase, without accents. */
const EMPTY = new Set(
  (
    'a an the this that these those it its my our your their his her we i you they he she us me them is are was were be been being has have had do does did done will would can could should may might must ' +
    'not no yes and or but so if when why how what where which who please see attached attachment below above here there details detail info information more help need want know thanks thank hello hi hey dear ' +
    'sir madam team support contact call back get got getting for from of on in at to with by about again still just now today yesterday very all any some something nothing anything everything ' +
    'error errors err issue issues problem problems fail fails failed failing failure failures broken wrong bug doesnt dont isnt wasnt didnt wont cant im ive its cannot work works working worked ' +
    'rejected reject rejects rejection declined decline declines denied deny refused refuse refusal disapproved failed submission submitted submit request requests requested application reason reasons ' +
    'code codes message messages number unknown happened happening happens going fix fixed understand ' +
    'un una el la los las lo de del que en y o no si por para con mi su tu nuestro nuestra me nos se es esta fue ha han ya pero porque como cual donde cuando quien algo nada todo ' +
    'ayuda ayudame favor hola gracias buenas buenos dias tardes entiendo entender saber pueden puede decir decirme paso pasa sirve funciona funcionan jala falla fallo fallan rechazado rechazada rechazaron rechazo rechazan ' +
    'solicitud negado negada motivo razon adjunto ver mas detalles soporte contacte problema problemas mensaje mensajes codigo'
  ).split(' '),
);

/** At least one word says what failed or how. */
export const hasSubstance = (text: string): boolean =>
  readWords(text.normalize('NFD').replaceAll(/\p{M}|['’]/gu, '')).some(({ text: word }) => !EMPTY.has(word));
