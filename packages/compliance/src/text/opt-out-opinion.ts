// What the learned model says about the opt-out of a message, where it contradicts the wordings clearly.
import { scoreOutputs } from '../learned/linear-model.ts';
import { openOptOutModel } from './opt-out-model.ts';
import { OPT_OUT_ANSWERS, listOptOutFeatures, readOptOutSentences } from './opt-out-features.ts';
import { type OptOutWording, findBareKeyword } from './opt-out-wording.ts';
import type { Word } from './words.ts';

type Answer = (typeof OPT_OUT_ANSWERS)[number];

/** By how much the model must be surer of its answer, as the logarithm of odds. */
export const OPT_OUT_MARGIN = 2;

/** Names of what the wordings found, as features of the model. */
export function nameOptOutWordings(wording: OptOutWording): string[] {
  const { instruction, problem, brokenKeyword, freeWording, collision, friction } = wording;
  return [
    `answer ${answerOf(wording)}`,
    ...(instruction === undefined
      ? ['no instruction']
      : [`instruction ${instruction.hasVerb} ${instruction.isStandard}`]),
    ...(problem === undefined ? [] : [`problem ${problem.kind}`]),
    ...(brokenKeyword === undefined ? [] : ['unknown keyword']),
    ...(freeWording === undefined ? [] : ['free wording']),
    ...(collision === undefined ? [] : ['collision']),
    ...(friction === undefined ? [] : ['friction']),
  ];
}

export function answerOf(wording: OptOutWording): Answer {
  const { instruction, problem, brokenKeyword, freeWording, friction } = wording;
  if (problem !== undefined) {
    return 'bad';
  }
  if (instruction !== undefined) {
    return instruction.isStandard ? 'valid' : 'bad';
  }
  return brokenKeyword !== undefined || freeWording !== undefined || friction !== undefined ? 'bad' : 'none';
}

/** What the wordings found, corrected where the model contradicts them clearly. */
export function weighOptOut(text: string, words: readonly Word[], wording: OptOutWording): OptOutWording {
  // A reply to something else is read by its wording alone.
  if (
    wording.collision !== undefined ||
    wording.problem?.kind === 'destination' ||
    wording.problem?.kind === 'remainder' ||
    isPlain(text, wording) ||
    isSilent(text, wording)
  ) {
    return wording;
  }
  const sentences = readOptOutSentences(text);
  const about = sentences.find(({ kind }) => kind === 'key') ?? sentences.at(-1);
  if (about === undefined) {
    return wording;
  }
  const scores = scoreOutputs(openOptOutModel(), listOptOutFeatures(sentences, nameOptOutWordings(wording)));
  const own = scores[OPT_OUT_ANSWERS.indexOf(answerOf(wording))] as number;
  const best = scores.reduce((most, score, at) => (score > (scores[most] as number) ? at : most), 0);
  return (scores[best] as number) - own <= OPT_OUT_MARGIN
    ? wording
    : correct(text, words, wording, OPT_OUT_ANSWERS[best] as Answer, about.text);
}

/** Nothing was found, and no word is there by which somebody would leave a list. */
const isSilent = (text: string, wording: OptOutWording): boolean =>
  answerOf(wording) === 'none' && !MAY_OFFER.test(text);
const MAY_OFFER =
  /stop|unsub|opt[ -]?out|\b(?:quit|end|cancel|baja|salir|alto|parar|leave|remov\w+|lista?|text(?:s|ing|ed)|txts|msgs|messages|mensajes|textos|avisos|fuera|bye|mute|off)\b|[🛑👎✋]/iu;

const PLAIN_END =
  /(?:^|[.!?)\n]\s{0,3})(?:[Rr]eply|[Tt]ext|[Tt]xt|[Ss]end) STOP(?: to (?:opt[ -]?out|unsubscribe|end|stop|cancel|quit))?[.!]?\s*$/;

/** Most messages end with a plain instruction that nothing else is said about. */
const isPlain = (text: string, { instruction, problem }: OptOutWording): boolean =>
  instruction?.isStandard === true &&
  problem === undefined &&
  PLAIN_END.test(text.slice(-PLAIN_UNITS)) &&
  text.indexOf('STOP') === text.lastIndexOf('STOP') &&
  !/opt[ -]?out|unsub/i.test(text.slice(0, -PLAIN_UNITS));
const PLAIN_UNITS = 32;

function correct(
  text: string,
  words: readonly Word[],
  wording: OptOutWording,
  answer: Answer,
  about: string,
): OptOutWording {
  if (answer === 'bad') {
    return wording.instruction === undefined
      ? { ...wording, freeWording: about }
      : { ...wording, problem: { kind: 'unclear', quoted: about } };
  }
  if (answer === 'valid') {
    const instruction = wording.instruction ?? findBareKeyword(text, words);
    return instruction?.isStandard === true ? { ...wording, problem: undefined, instruction } : wording;
  }
  return wording.instruction === undefined
    ? {
        ...wording,
        problem: undefined,
        brokenKeyword: undefined,
        freeWording: undefined,
        friction: undefined,
      }
    : wording;
}
