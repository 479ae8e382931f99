// Finds symptoms of failures that a text describes in plain language.
import { type KnownCode, knownCodes } from '../facts/codes/code-tables.ts';
import { symptoms } from '../facts/codes/symptoms.ts';
import { hasGroups, readWordGroup, spellSentence } from './word-groups.ts';

const codeByKey = new Map(knownCodes.map((code) => [`${code.system.id}:${code.code ?? ''}`, code]));

const readings = symptoms.map(({ codes, wordings }) => ({
  codes: codes.map((key) => {
    const code = codeByKey.get(key);
    if (code === undefined) {
      throw new Error(`no code ${key} for a symptom`);
    }
    return code;
  }),
  wordings: wordings.map((groups) => groups.map(readWordGroup)),
}));

/** The codes of every symptom that a text describes, symptom by symptom. */
export function findSymptoms(text: string): (readonly KnownCode[])[] {
  const sentences = text.split(/[.;!?\n]+/).map(spellSentence);
  return readings
    .filter(({ wordings }) =>
      sentences.some((sentence) => wordings.some((groups) => hasGroups(sentence, groups))),
    )
    .map(({ codes }) => codes);
}
