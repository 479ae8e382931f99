// Reads what a message is for. The role may waive the opt-out line, never a rule on content.
import { rankOutputs, scoreOutputs } from '../learned/linear-model.ts';
import { findTellingWords } from '../learned/telling-words.ts';
import { ROLE_BUCKETS, listRoleFeatures, readStems } from './role-features.ts';
import { openRoleModel } from './role-model.ts';
import { splitWayOut } from './role-parts.ts';
import { readRoleWordings } from './role-rules.ts';
import { MESSAGE_ROLES, type MessageRole } from './roles.ts';
import { readWords } from './words.ts';

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Wordings that nothing else has decide alone; the model, which sees the other wordings, decides the rest. */
export function readRole(text: string): MessageRole {
  const wordings = readRoleWordings(text);
  if (wordings.isCertain || !HAS_WORDS.test(text)) {
    return wordings.role;
  }
  const scores = scoreOutputs(openRoleModel(), listRoleFeatures(text, wordings));
  return MESSAGE_ROLES[rankOutputs(scores)[0] as number] as MessageRole;
}

/** The words of a message that speak most for its role, as it has them. */
export function quoteRoleWords(text: string, role: MessageRole): string[] {
  const { body } = splitWayOut(text);
  const words = readWords(body);
  const telling = findTellingWords(
    openRoleModel(),
    readStems(body),
    MESSAGE_ROLES.indexOf(role),
    ROLE_BUCKETS,
  );
  return [...new Set(telling.map(({ index }) => body.slice(words[index]?.start, words[index]?.end)))];
}
