// Finds fine print in unusual words: a quantity beside messages, a cost beside a carrier, buying beside “either way”.
import type { Word } from './words.ts';

const group = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const QUANTITY = group(
  'one two three four five six seven eight nine ten eleven twelve dozen few several couple handful many single half once twice some most max maximum another uno una un dos tres cuatro cinco seis siete ocho nueve diez doce docena pocos pocas varios varias algunos algunas par ninguno ninguna sin',
);
const MESSAGES = group(
  'text texts message messages msg msgs alert alerts reminder reminders notice notices offer offers coupon coupons update updates mensaje mensajes mensajito mensajitos texto textos aviso avisos recordatorio recordatorios oferta ofertas cupones promos promociones',
);
const TIMES = group(
  'day days daily week weeks weekly weekday weekdays weekend weekends month months monthly year years yearly season seasons storm storms visit visits trip trips order orders appointment appointments monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue wed thu fri sat sun dia dias semana semanas mes meses ano anos temporada temporadas lunes martes miercoles jueves viernes sabado sabados domingo domingos visita cita pedido tramite quincena',
);
const NO_FREQUENCY = group(
  'hours hour older age years refund return returns refunds warranty horas edad card club',
);
const DEPENDS = group(
  'depends depending depend varies vary varying variable changes fixed depende dependen cambia varia segun calcule fijo',
);

const CARRIER = group(
  "carrier carriers carrier's provider provider's plan plan's wireless company cia compania operador operadora proveedor telefonica celular",
);
const COSTS = group(
  'charge charges charged bill bills billed cost costs fee fees rate rates price pay paid cobra cobran cobrar cobre cobren cobrarte cobrarle cobrarlos cobrarse costo costos cuesta cuestan costar costarle cargo cargos tarifa tarifas paga pagas pagan pago',
);
const DATA = group(
  'message messages msg msgs messaging data text texts texting mensaje mensajes msj datos texto textos',
);

const INDEPENDENT = group(
  "not isn't aren't don't doesn't didn't won't wouldn't needn't never no nor nothing neither without whether regardless either same unaffected optional voluntary even anyway independent separate ni no nunca sin igual aunque independiente opcional voluntario misma mismo tampoco",
);
const TRADE = group(
  'sold buy buying bought purchase purchases purchasing purchased shop shopping rent renting price prices pricing sell book booking order orders checkout ticket tickets served service services care treat treated membership closing boarding wash admission compro pass rental oil tacos compra compras comprar compre compres comprarnos comprarle precio precios vender vendemos vendamos vende atender atendemos atenderemos atendemos pedir pedido pedidos contratar reservar inscribimos inscripcion juegan servicio',
);
const MISSES = group(
  'miss spam shared share sold third stop cancel code expired expires cards returns refunds',
);
const CONSENTS = group(
  'texters apuntarte apuntarse inscribirse registrarse suscribirse agree agreeing agrees either consent consents consenting sign signs signing signed join joining joined opt opting opts yes no tick ticking tap tapping check checking say saying answer it this them these texts required require requires depend depends needed need condition obligated contingent election form aceptar acepte aceptes acepta acepto aceptas obliga obligado obligatorio condicion requisito depende dependen firma firmar marcar diga digas dices responda quiera esto textos mensajes',
);

type Reading = {
  readonly text: string;
  readonly words: readonly Word[];
  /** The same words without repetitions. */
  readonly vocabulary: readonly string[];
  /** The number of the sentence of each word. Counted only if a group is found. */
  readonly countSentences: () => readonly number[];
};

/** The rules look at the same words one after the other. */
const lastReadings = new WeakMap<readonly Word[], Reading>();

function prepare(text: string, words: readonly Word[]): Reading {
  const last = lastReadings.get(words);
  if (last?.text === text) {
    return last;
  }
  let counted: readonly number[] | undefined;
  const reading = {
    text,
    words,
    vocabulary: [...new Set(words.map((word) => word.text))],
    countSentences: () => (counted ??= numberSentences(text, words)),
  };
  lastReadings.set(words, reading);
  return reading;
}

const NEW_SENTENCE = /[.!?;\n](?:\s|$)/;

function numberSentences(text: string, words: readonly Word[]): number[] {
  let sentence = 0;
  return words.map((word, index) => {
    const before = words[index - 1];
    if (before !== undefined && NEW_SENTENCE.test(text.slice(before.end, word.start))) {
      sentence += 1;
    }
    return sentence;
  });
}

/** Quotes the first words of every group that stand close together in one sentence. Linear in the text. */
function findNear(
  reading: Reading,
  groups: readonly ReadonlySet<string>[],
  span: number,
  none?: ReadonlySet<string>,
): string | undefined {
  const { text, words, vocabulary } = reading;
  if (!groups.every((needed) => vocabulary.some((word) => needed.has(word)))) {
    return undefined;
  }
  const [first, ...others] = groups as [ReadonlySet<string>, ...ReadonlySet<string>[]];
  for (const [index, word] of words.entries()) {
    if (!first.has(word.text)) {
      continue;
    }
    const [start, end] = findReach(reading.countSentences(), index, span);
    const around = words.slice(start, end + 1);
    if (
      others.every((other) => around.some((near) => near !== word && other.has(near.text))) &&
      !(none !== undefined && around.some((near) => none.has(near.text)))
    ) {
      return text.slice((words[start] as Word).start, (words[end] as Word).end);
    }
  }
  return undefined;
}

/** The words on both sides that belong to the same sentence. */
function findReach(sentences: readonly number[], index: number, span: number): [start: number, end: number] {
  let start = index;
  while (start > 0 && index - start < span && sentences[start - 1] === sentences[index]) {
    start--;
  }
  let end = index;
  while (end < sentences.length - 1 && end - index < span && sentences[end + 1] === sentences[index]) {
    end++;
  }
  return [start, end];
}

const COUNT_MAX = 31;
const SHORT_NUMBER = /^\d{1,2}$/;
const isCount = ({ text }: Word): boolean =>
  text.length <= 2 && SHORT_NUMBER.test(text) && Number(text) <= COUNT_MAX && text !== '0';
const ANY_COUNT = '#';

const COUNTS: ReadonlySet<string> = new Set([...QUANTITY, ANY_COUNT]);

/** Words without a count stay the same list, which the other hints share. */
const markCounts = (words: readonly Word[]): readonly Word[] =>
  words.some(isCount)
    ? words.map((word) => (isCount(word) ? { start: word.start, end: word.end, text: ANY_COUNT } : word))
    : words;

/** A count of messages, or of messages per time, in any words. */
export function hintsFrequency(text: string, read: readonly Word[]): string | undefined {
  const reading = prepare(text, markCounts(read));
  return (
    findNear(reading, [COUNTS, MESSAGES, TIMES], COUNT_SPAN, NO_FREQUENCY) ??
    findNear(reading, [DEPENDS, MESSAGES], DEPENDS_SPAN, DATA_RATES) ??
    findCountedMessages(reading) ??
    findNear(reading, [COUNTS, TIMES], TIMES_SPAN, NO_FREQUENCY)
  );
}

const COUNT_SPAN = 6;
const DEPENDS_SPAN = 7;
const TIMES_SPAN = 3;
const DATA_RATES = group('data rates rate datos tarifas consent offers cargos charges');
const COUNT_WORDS_BACK = 2;
const SINGULAR = group('text message msg mensaje mensajito texto aviso');
const ONE = group('one un 1 # single unico');
const COUNTED = group(
  'texts messages msgs mensajes mensajitos textos avisos reminders alerts notices coupons offers',
);

// “Two texts today and that’s it”, “one or two messages”: the count stands directly before.
function findCountedMessages({ text, words, vocabulary }: Reading): string | undefined {
  if (!vocabulary.some((word) => COUNTED.has(word) || SINGULAR.has(word))) {
    return undefined;
  }
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const counted = COUNTED.has(word.text) || (SINGULAR.has(word.text) && ONE.has(before?.text ?? ''));
    if (
      counted &&
      before !== undefined &&
      (COUNTS.has(before.text) || (before.text === 'so' && index >= COUNT_WORDS_BACK)) &&
      before.text !== 'some' &&
      before.text !== 'sin'
    ) {
      return text.slice(before.start, word.end);
    }
  }
  return undefined;
}

/** A cost of messages that the carrier or plan decides. */
export function hintsRates(text: string, words: readonly Word[]): string | undefined {
  const reading = prepare(text, words);
  return (
    findNear(reading, [CARRIER, COSTS, DATA], COST_SPAN) ??
    findNear(reading, [COSTS, group('data datos')], DATA_SPAN) ??
    findNear(reading, [group('plan carrier provider cia compania operador'), COSTS], CARRIER_SPAN) ??
    findNear(
      reading,
      [group("plan plan's carrier compania cia"), DATA, group('segun per according depends depending')],
      COST_SPAN,
    )
  );
}

const COST_SPAN = 9;
const DATA_SPAN = 4;
const CARRIER_SPAN = 4;

/** Buying that goes on without the consent. */
export function hintsNoCondition(text: string, words: readonly Word[]): string | undefined {
  const reading = prepare(text, words);
  return (
    findNear(reading, [TRADE, INDEPENDENT, CONSENTS], CONDITION_SPAN, MISSES) ??
    findNear(reading, [TRADE, OPTIONAL], OPTIONAL_SPAN) ??
    findNear(reading, [SOLD, ALIKE], SOLD_SPAN, SHARING)
  );
}

const CONDITION_SPAN = 9;
const OPTIONAL_SPAN = 4;
const SOLD_SPAN = 5;
const SHARING = group('share shared third data number numbers info information never not numero datos nunca');
const SOLD = group('sold sell sells serve served vende venden vendemos vendo atendemos atiende');
const ALIKE = group(
  'same everybody everyone anybody anyone regardless either todos todas igual cualquiera mismo',
);
const OPTIONAL = group('optional voluntary opcional voluntario');
