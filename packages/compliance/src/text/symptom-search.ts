// Finds symptoms of failures that a text describes in plain language.
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import { symptoms } from '../facts/codes/symptoms.ts';
import { hasGroups, readWordGroup, spellSentence } from './word-groups.ts';

const codeByKey = new Map(knownCodes.map((code) => [`${code.system.id}:${code.code ?? ''}`, code]));

const readings = symptoms.map(({ codes, wordings, unless }) => ({
  codes: codes.map((key) => {
    const code = codeByKey.get(key);
    if (code === undefined) {
      throw new Error(`no code ${key} for a symptom`);
    }
    return code;
  }),
  wordings: wordings.map((groups) => groups.map(readWordGroup)),
  unless: unless === undefined ? undefined : [readWordGroup(unless)],
}));

/** The codes of every symptom that a text describes, symptom by symptom. */
export function findSymptoms(text: string): (readonly KnownCode[])[] {
  const whole = spellSentence(text);
  // A text of short sentences has hundreds, so only what the text as a whole has is tried on each.
  const possible = readings.flatMap(({ codes, wordings, unless }) => {
    const said = wordings.filter((groups) => hasGroups(whole, groups));
    return said.length === 0 ? [] : [{ codes, wordings: said, unless }];
  });
  if (possible.length === 0) {
    return [];
  }
  const sentences = text.split(/[;!?\n]+|\.(?=\s|$)/).map(spellSentence);
  return possible
    .filter(({ wordings, unless }) =>
      sentences.some(
        (sentence) =>
          wordings.some((groups) => hasGroups(sentence, groups)) &&
          (unless === undefined || !hasGroups(sentence, unless)),
      ),
    )
    .map(({ codes }) => codes);
}
