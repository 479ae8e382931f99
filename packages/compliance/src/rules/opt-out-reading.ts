// Decides what a message offers for opting out, once for every tool, so that their findings agree.
import type { OptOutProblem } from '../text/opt-out-problems.ts';
import { rolesWithoutOptOut } from '../text/roles.ts';
import type { MessageContext } from './message-context.ts';
import type { Verdict } from './rule.ts';

export type WayOut =
  /** The instruction is there, but it cannot work or scares people off. */
  | 'broken'
  | 'standard-keyword'
  | 'other-keyword'
  | 'unknown-keyword'
  | 'other-channel'
  | 'free-wording'
  /** No instruction, and the role of the message needs none. */
  | 'waived'
  | 'none';

export function readWayOut({
  optOut,
  role,
  marketingWords,
}: Pick<MessageContext, 'optOut' | 'role' | 'marketingWords'>): WayOut {
  const { instruction, problem, brokenKeyword, friction, freeWording } = optOut;
  if (problem !== undefined) {
    return 'broken';
  }
  if (instruction !== undefined) {
    return instruction.isStandard ? 'standard-keyword' : 'other-keyword';
  }
  if (brokenKeyword !== undefined) {
    return 'unknown-keyword';
  }
  if (friction !== undefined) {
    return 'other-channel';
  }
  if (freeWording !== undefined) {
    return 'free-wording';
  }
  // A promotion is never exempt, whatever it looks like.
  return rolesWithoutOptOut.has(role) && marketingWords.length === 0 ? 'waived' : 'none';
}

type Wording = { readonly message: string; readonly remedy: string };

const PROBLEMS: Readonly<Record<OptOutProblem['kind'], Wording>> = {
  negated: {
    message: 'The message tells people not to opt out by reply, or says that STOP does not work.',
    remedy: 'STOP must always work. Write “Reply STOP to opt out”, and nothing that discourages it.',
  },
  fee: {
    message: 'Opting out costs money or points. It must be free.',
    remedy: 'Remove the charge. Write only “Reply STOP to opt out”.',
  },
  delay: {
    message:
      'The message says that messages continue for weeks after an opt-out. The limit is ten business days.',
    remedy: 'Stop sending at once, and write only “Reply STOP to opt out”.',
  },
  condition: {
    message:
      'The message makes opting out depend on a condition or a further step. One reply must be enough.',
    remedy: 'Accept STOP from every recipient at any time. Write only “Reply STOP to opt out”.',
  },
  'second-meaning': {
    message:
      'STOP, or another opt-out keyword, also does something else. People who only want no more messages would lose it.',
    remedy:
      'Use the keyword only for opting out, and ask for another reply for everything else, such as C or NO.',
  },
  remainder: {
    message:
      'Marketing messages continue after STOP, or only become fewer. An opt-out from marketing must end all of them.',
    remedy:
      'Stop all marketing at STOP, and write only “Reply STOP to opt out”. Offer fewer messages under another reply.',
  },
  destination: {
    message:
      'The message sends STOP to a number that cannot be its sender. STOP works only at the number that sends the message.',
    remedy: 'Write “Reply STOP to opt out”, without a number.',
  },
  unclear: {
    message:
      'The message seems to attach something else to the opt-out, such as a condition, a delay, or another effect of the keyword. This is our estimate.',
    remedy: 'Say nothing else about opting out than “Reply STOP to opt out”.',
  },
};

/** The finding on an instruction that is there but does not hold; undefined if it holds. */
export function judgeHold({ problem }: MessageContext['optOut']): Verdict | undefined {
  return (
    problem && {
      status: problem.kind === 'unclear' ? 'warning' : 'error',
      ...PROBLEMS[problem.kind],
      details: `“${problem.quoted}”`,
    }
  );
}

/** The finding on a number that STOP has to go to, which may be the one that sends. */
export function judgeDestination({ destination }: MessageContext['optOut']): Verdict | undefined {
  if (destination === undefined || destination.kind === 'elsewhere') {
    return undefined;
  }
  const { quoted, number, kind } = destination;
  return kind === 'reply'
    ? {
        status: 'warning',
        message:
          'The message asks people to reply to a number that it names. A reply goes to the number that sends the message, and STOP works only there.',
        details: `“${quoted}”`,
        remedy: 'Write “Reply STOP to opt out”, without a number.',
      }
    : {
        status: 'info',
        message: `STOP works only at the number that sends the message. If ${number} is another number, this instruction does not work.`,
        details: `“${quoted}”`,
        remedy: 'Write “Reply STOP to opt out”, or check that the message is sent from this number.',
      };
}

/** Why a message of this role needs no opt-out line, as advice. */
export function explainWaiver({ role }: Pick<MessageContext, 'role'>): Verdict {
  switch (role) {
    case '2fa':
      return {
        status: 'info',
        message:
          'The message has no opt-out instruction. This is common for one-time codes that the user requested.',
        remedy: 'Make sure that the opt-in message has an opt-out instruction, and that STOP works.',
      };
    case 'opt-out-confirmation':
      return {
        status: 'pass',
        message: 'The message confirms an opt-out, so it needs no opt-out instruction.',
      };
    case 'help-reply':
      return {
        status: 'info',
        message: 'The message answers HELP and has no opt-out instruction. Reviewers like to see one there.',
        remedy: 'Add “Reply STOP to opt out” to the HELP message.',
      };
    case 'conversational':
    case 'marketing':
    case 'transactional':
    case 'opt-in-confirmation':
  }
  return {
    status: 'info',
    message:
      'The message has no opt-out instruction. It reads like a reply in a conversation, which needs none.',
    remedy: 'If you send it without being asked, add “Reply STOP to opt out”.',
  };
}
