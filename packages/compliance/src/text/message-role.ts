// Reads what a message is for. The role may waive the opt-out line, never a rule on content.
import { rankOutputs, scoreOutputs } from '../learned/linear-model.ts';
import { listRoleFeatures } from './role-features.ts';
import { openRoleModel } from './role-model.ts';
import { readRoleWordings } from './role-rules.ts';
import { MESSAGE_ROLES, type MessageRole } from './roles.ts';

/** Wordings that nothing else has decide alone; the model, which sees the other wordings, decides the rest. */
export function readRole(text: string): MessageRole {
  const wordings = readRoleWordings(text);
  if (wordings.isCertain) {
    return wordings.role;
  }
  const scores = scoreOutputs(openRoleModel(), listRoleFeatures(text, wordings));
  return MESSAGE_ROLES[rankOutputs(scores)[0] as number] as MessageRole;
}
