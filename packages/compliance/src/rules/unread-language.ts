// Takes back findings on the wording of a message whose language our rules do not read.
import type { CheckItem } from '@tendlc/contract';
import { isLanguageRead } from './drafting.ts';
import type { MessageContext } from './message-context.ts';

/** Findings that say what words a message has or lacks. Links, length, and characters are the same in every language. */
const ABOUT_WORDING = /^(?:opt-out|help|rates|brand|opt-in|message-type)\./;
const NOT_ABOUT_WORDING = new Set(['opt-out.system']);

/** The findings, without verdicts on wording that is neither English nor Spanish. */
export function abstainOnUnread(
  checks: readonly CheckItem[],
  message: Pick<MessageContext, 'text' | 'words'>,
): CheckItem[] {
  return isLanguageRead(message) ? [...checks] : checks.map(takeBack);
}

function takeBack(check: CheckItem): CheckItem {
  const isVerdict = check.status === 'error' || check.status === 'warning';
  if (!isVerdict || !ABOUT_WORDING.test(check.ruleId) || NOT_ABOUT_WORDING.has(check.ruleId)) {
    return check;
  }
  const { details: _details, remedy: _remedy, ...rest } = check;
  return {
    ...rest,
    status: 'info',
    message: 'We cannot judge this wording: this tool reads only English and Spanish.',
  };
}
