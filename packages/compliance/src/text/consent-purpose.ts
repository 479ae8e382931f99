// Finds what the messages of a consent text are about: a word beside “texts”, or what follows “about”, “when”, or “to”.
import { withSmallCode } from './fast-patterns.ts';
import type { Word } from './words.ts';

const group = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const TEXTS = group(
  'text texts texted texting message messages messaging msg msgs sms mms mensaje mensajes texto textos communication communications',
);
/** Only in English does the topic stand before: “bus delay texts”. */
const ENGLISH = group('text texts message messages messaging msg msgs sms communications');
/** Words that say how or to whom texts are sent, or that surround them, but not what they are about. */
const GENERIC = group(
  'a an the and or of to from in on at by with for via as is are be been will would may can could should that this these those it its i me my mine we us our you your they them their he she his her ' +
    'voice artificial pre prerecorded automated automatic automatically recurring autodialed prerecorded occasional periodic regular frequent daily weekly monthly sms mms text texts texted texting message messages messaging msg msgs mobile cell cellular phone telephone wireless number numbers device handset ' +
    'agree agreed agreeing consent consenting consents accept accepting authorize allow permit receive receiving get getting got send sends sending sent be contacted contact contacting deliver want like love please yes no not sign up opt in out box check checking tick ticking below above provided given gave entered enter listed file record time times any all some more other electronic short new free friendly only just also both once ' +
    'stop end quit cancel unsubscribe help info reply send text call calls email emails e mail terms privacy policy conditions rates data apply frequency consent condition purchase buy company business brand team store office staff program programs service services communication communications ' +
    'marked standard carrier express written prior signed recurring-type telephone dialing system technology autodialer using used use through when if club list updates? stay keep touch connected informed loop know let hear from anytime time first ' +
    'un una unos unas el la los las lo de del al a en con por para que y o e u mi mis tu tus su sus me te le nos les se es son este esta estos estas mensaje mensajes texto textos sms automatico automaticos automatica automaticas automatizado automatizados automatizada automatizadas recurrente recurrentes celular movil telefono numero acepto acepta autorizo recibir enviar enviarme mandar mandarme enviados contactar contacte mandar mande envie electronicos nuestra nuestro empresa negocio equipo parte corto cortos favor ayuda salir cancelar terminos privacidad terceros compra',
);
const CONNECTORS = group(
  'about regarding concerning re on when whenever if once after before until with relating related connection response reply to for sobre acerca cuando si antes despues relacionados relacionadas con para de del',
);
/** “Texts to my phone” and “mensajes de la tienda” say nothing about the topic. */
const SKIPPED = group(
  'my your our the a an any their his her this that each every some it there i you we they is are has have mi mis tu tus su sus el la los las un una lo que se me le nos to of and in',
);
const CLOSES = /[.!?;\n☐•|]|\((?=\s*(?:mobile|phone|cell|celular|tel))/i;
const BEFORE_WORDS = 2;
const AFTER_WORDS = 16;
const LETTER = withSmallCode(/\p{L}/u);
const CAPITAL = withSmallCode(/^\p{Lu}/u);
const ALL_CAPITALS_SHARE = 0.6;

type Reading = {
  readonly text: string;
  readonly words: readonly Word[];
  /** Asked only of a word that is written like a name. */
  readonly isShouted: () => boolean;
};

/** Words that say what the messages are about, quoted from the text, or undefined. Linear. */
export function findTopic(text: string, words: readonly Word[]): string | undefined {
  let isShouted: boolean | undefined;
  const reading = { text, words, isShouted: () => (isShouted ??= isMostlyCapitals(text, words)) };
  for (let index = 0; index < words.length; index++) {
    if (
      !TEXTS.has((words[index] as Word).text) ||
      IN_ADDRESS.test(text.charAt((words[index] as Word).start - 1))
    ) {
      continue;
    }
    const isEnglish = ENGLISH.has((words[index] as Word).text);
    const found = (isEnglish ? findBefore(reading, index) : undefined) ?? findAfter(reading, index);
    if (found !== undefined) {
      return text.slice(
        (words[Math.min(found, index)] as Word).start,
        (words[Math.max(found, index)] as Word).end,
      );
    }
  }
  return undefined;
}

/** Words for sending and asking, which stand in the sentence that says what the texts are about. */
const ASKS = group(
  'text texts texted texting sms mms message messages msgs send sends sending join alert alerts notify notified notice notices tell know list mensaje mensajes texto textos textea texteamos texteo manda mande mandan mandamos mandar mandarle envia envie enviamos enviar avisa avise avisamos avisar avisarle aviso avisos escribe escriba escribimos recordarle recordar',
);
/** Sentences of the fine print have one of these. */
const FINE_PRINT = group(
  'stop help ayuda rate rates tarifa tarifas cargo cargos cobra cobrar cobrarle cobrarlos charge charges frequency frecuencia terms terminos privacy privacidad condition condicion purchase recorded noted initials',
);
const NO_TOPIC = group(
  'agent rep script staff caller clerk cashier customer customers client clients people person resident tenant member card contact asked asks ask say says said saying yes okay wait noted note file stay touch connected posted button submit form field signature date providing clicking clicked submitting submitted tapping selecting pressing hitting entering typing checking filling completing hereby expressly here okay right fine sure phone people couple lorem ipsum dolor amet senora senor cliente clienta gusta favor permiso unos unas tres dos cinco month months week weeks day days year years season time times twice max minimum maximum minute minutes hour hours mes meses semana semanas dia dias ano anos temporada vez veces couple hear hearing regularly lately soon often comunicacion comunicaciones front desk reception receptionist records recorded writes enters typed types answer answers asked question confirms confirmation marked chart computer screen tablet page website site qr scan sign signs poster counter register window receipt flyer bottom footer link tap press select hit choose click opens opening voice spoken verbally aloud line lines hoja formulario cartel caja mostrador pregunta preguntan contesta respuesta anota anotan llena llenar pantalla boton casilla recepcion recepcionista escanea escanee toque oprima marque com net org www join joining joined club list lists subscribe subscriber subscribers group company gotta everyone anyone apunta apunto dijo dice si desde codigo palabra keyword word today thanks thank welcome hello',
);

/** What remains of the sentences that speak of texts when names, fine print, and words of asking are left out. */
export function findRemainingTopic(text: string, words: readonly Word[]): string | undefined {
  const reading = { text, words, isShouted: () => false };
  let start = 0;
  for (let index = 0; index < words.length; index++) {
    const isLast = index === words.length - 1 || endsSentence(reading, index);
    if (!isLast) {
      continue;
    }
    const sentence = words.slice(start, index + 1);
    start = index + 1;
    if (!sentence.some((word) => ASKS.has(word.text)) || sentence.some((word) => FINE_PRINT.has(word.text))) {
      continue;
    }
    const topics = sentence.filter(
      (word) =>
        isTopicWord(reading, word) &&
        !word.text.includes("'") &&
        !NO_TOPIC.has(word.text) &&
        !ASKS.has(word.text),
    );
    if (topics.length >= TOPIC_WORDS_MIN) {
      return text
        .slice((sentence[0] as Word).start, (sentence.at(-1) as Word).end)
        .slice(0, QUOTED_UNITS_MAX);
    }
  }
  return undefined;
}

/** One word may be anything: where the box is, or who asks. */
const TOPIC_WORDS_MIN = 2;
const QUOTED_UNITS_MAX = 140;

/** “harbor.com/sms” */
const IN_ADDRESS = /[./@-]/;

function isCapital(text: string, { start, end }: Word): boolean {
  const unit = text.charCodeAt(start);
  return unit < 0x80 ? unit >= 0x41 && unit <= 0x5a : CAPITAL.test(text.slice(start, end));
}

const isMostlyCapitals = (text: string, words: readonly Word[]): boolean =>
  words.filter((word) => isCapital(text, word)).length > ALL_CAPITALS_SHARE * words.length;

const SENTENCE_END = /[.!?;\n|•·]/;

/** Between most words stands a single blank. */
function endsSentence(reading: Reading, index: number): boolean {
  const gap = gapAfter(reading, index);
  return gap !== ' ' && SENTENCE_END.test(gap);
}

function isTopicWord({ text, isShouted }: Reading, word: Word): boolean {
  return (
    word.text.length > 2 &&
    LETTER.test(word.text) &&
    !GENERIC.has(word.text) &&
    (!isCapital(text, word) || isShouted())
  );
}

// “Bus delay texts”, “weather and road messages”.
function findBefore(reading: Reading, index: number): number | undefined {
  for (let before = index - 1; before >= Math.max(0, index - BEFORE_WORDS); before--) {
    if (CLOSES.test(gapAfter(reading, before)) || gapAfter(reading, before).includes(',')) {
      return undefined;
    }
    const word = reading.words[before] as Word;
    if (isTopicWord(reading, word)) {
      return VERBS.has(word.text) ? undefined : before;
    }
    if (!MODIFIERS.has(word.text)) {
      return undefined;
    }
  }
  return undefined;
}

const MODIFIERS = group('text sms automated recurring and or mms');
const VERBS = group(
  'send sends sending receive receives want wants accept accepts approve approves welcome join joins request requests choose start begin expect enjoy understand unwanted these those many more such important occasional exclusive',
);

// “Texts from Acorn when my table is ready”, “mensajes de Robles sobre mi caso”.
function findAfter(reading: Reading, index: number): number | undefined {
  const { words } = reading;
  const last = Math.min(words.length - 1, index + AFTER_WORDS);
  for (let after = index + 1; after <= last; after++) {
    if (CLOSES.test(gapAfter(reading, after - 1))) {
      return undefined;
    }
    if (!CONNECTORS.has((words[after] as Word).text)) {
      continue;
    }
    let object = after + 1;
    while (object <= last && SKIPPED.has((words[object] as Word).text)) {
      object++;
    }
    const word = words[object];
    if (word !== undefined && !CLOSES.test(gapAfter(reading, object - 1)) && isTopicWord(reading, word)) {
      return object;
    }
  }
  return undefined;
}

function gapAfter({ text, words }: Reading, index: number): string {
  return text.slice((words[index] as Word).end, words[index + 1]?.start ?? text.length);
}
