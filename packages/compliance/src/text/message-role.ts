// Reads what a message is for. The role may waive the opt-out line, never a rule on content.
import { withSmallCode } from './fast-patterns.ts';
import { rankOutputs, scoreOutputs } from '../learned/linear-model.ts';
import { findTellingWords } from '../learned/telling-words.ts';
import { findLinks } from './links.ts';
import { ROLE_BUCKETS, type RoleParts, listRoleFeatures, readRoleParts } from './role-features.ts';
import { openRoleModel } from './role-model.ts';
import { readRoleWordings } from './role-rules.ts';
import { MESSAGE_ROLES, type MessageRole } from './roles.ts';

const HAS_WORDS = withSmallCode(/[\p{L}\p{N}]/u);

/** Wordings that nothing else has decide alone; the model, which sees the other wordings, decides the rest. */
export function readRole(text: string, parts: RoleParts = readRoleParts(text)): MessageRole {
  const wordings = readRoleWordings(text);
  if (wordings.isCertain || !HAS_WORDS.test(text)) {
    return wordings.role;
  }
  const scores = scoreOutputs(openRoleModel(), listRoleFeatures(text, wordings, parts));
  return MESSAGE_ROLES[rankOutputs(scores)[0] as number] as MessageRole;
}

/** Words that stand in every message, and tell a person nothing. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'the this that these those and but for from with into you your yours our ours its his her their they them she who what when where how are was were will can has have had not now all any ' +
    'los las una unos unas del que por para con sus tus este esta estos estas ese esa como mas pero sin son fue sera nos les muy'
  ).split(' '),
);

/** A name in front of the message: “Copper Kettle: …”. */
const PREFIX = /^[^:\n]{1,40}:\s/;

/** The words of a message that speak most for its role, as it has them; not the name in front of it, nor parts of links. */
export function quoteRoleWords({ body, words, stems: all }: RoleParts, role: MessageRole): string[] {
  const from = PREFIX.exec(body)?.[0].length ?? 0;
  const links = findLinks(body);
  const isInLink = (at: number) => links.some(({ start, end }) => start <= at && at < end);
  const stems = all.map((stem, index) => {
    const word = words[index];
    return word === undefined || word.start < from || FUNCTION_WORDS.has(word.text) || isInLink(word.start)
      ? ''
      : stem;
  });
  const telling = findTellingWords(openRoleModel(), stems, MESSAGE_ROLES.indexOf(role), ROLE_BUCKETS);
  return [...new Set(telling.map(({ index }) => body.slice(words[index]?.start, words[index]?.end)))];
}
