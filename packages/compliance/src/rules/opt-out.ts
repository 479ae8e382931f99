// Scores the opt-out wording of a message. The weights are our estimate; each check has a published rule.
import { keywords } from '../facts/keywords.ts';
import { isSpanish } from './drafting.ts';
import type { MessageContext } from './message-context.ts';
import { type WayOut, explainWaiver, judgeDestination, judgeHold, readWayOut } from './opt-out-reading.ts';
import { mentionsHelp, mentionsRates } from './required-content.ts';
import type { Rule, Verdict } from './rule.ts';
import { judgeOtherSender, judgeSender } from './sender.ts';

export type OptOutContext = { readonly message: MessageContext; readonly hasOptOutSystem: boolean };

/** Points of each check; the total is 100. */
const POINTS = {
  keyword: 25,
  instruction: 15,
  friction: 15,
  brand: 15,
  help: 10,
  system: 10,
  visible: 5,
  rates: 5,
} as const;

export const OPT_OUT_POINTS_MAX = Object.values(POINTS).reduce<number>((sum, points) => sum + points, 0);

export const optOutRules: readonly Rule<OptOutContext>[] = [
  { id: 'opt-out.holds', category: 'opt_out', source: 'tcpaRules', basis: 'published', check: checkHold },
  {
    id: 'opt-out.standard-keyword',
    category: 'opt_out',
    source: 'ctia',
    basis: 'published',
    check: checkKeyword,
  },
  {
    id: 'opt-out.clear-instruction',
    category: 'opt_out',
    source: 'ctia',
    basis: 'published',
    check: checkInstruction,
  },
  {
    id: 'opt-out.one-step',
    category: 'friction',
    source: 'tcpaRules',
    basis: 'published',
    check: checkFriction,
  },
  {
    id: 'opt-out.open-and-visible',
    category: 'friction',
    source: 'fccRevocation',
    basis: 'published',
    check: checkVisible,
  },
  {
    id: 'brand.named',
    category: 'brand_identification',
    source: 'ctia',
    basis: 'published',
    check: checkBrand,
  },
  {
    id: 'brand.other',
    category: 'brand_identification',
    source: 'ctia',
    basis: 'published',
    check: checkOtherBrand,
  },
  { id: 'help.present', category: 'help', source: 'telnyxKeywords', basis: 'published', check: checkHelp },
  {
    id: 'rates.present',
    category: 'rates_disclosure',
    source: 'ctia',
    basis: 'published',
    check: checkRates,
  },
  {
    id: 'opt-out.system',
    category: 'opt_out_system',
    source: 'tcpaRules',
    basis: 'published',
    check: checkSystem,
  },
  {
    id: 'opt-out.keyword-collision',
    category: 'opt_out',
    source: 'twilioOptOut',
    basis: 'published',
    check: ({ message }) =>
      message.optOut.collision === undefined || message.optOut.problem !== undefined
        ? undefined
        : {
            status: 'warning',
            message:
              'The message asks for an opt-out keyword as the reply to something else. People who send it are unsubscribed.',
            details: `“${message.optOut.collision}”`,
            remedy: 'Ask for a different reply, such as C or NO.',
          },
  },
  {
    id: 'opt-out.keyword-breadth',
    category: 'opt_out_system',
    source: 'tcpaRules',
    basis: 'published',
    check: adviseKeywords,
  },
];

const earned = (
  status: Verdict['status'],
  points: number,
  maxPoints: number,
  rest: Omit<Verdict, 'status'>,
): Verdict => ({
  ...rest,
  status,
  points,
  maxPoints,
});

/** Where one finding says it all, it carries the points of the instruction's four checks. */
const POINTS_OF_INSTRUCTION = POINTS.keyword + POINTS.instruction + POINTS.friction + POINTS.visible;

function checkHold({ message }: OptOutContext): Verdict | undefined {
  const verdict = judgeHold(message.optOut);
  return verdict && earned(verdict.status, 0, POINTS_OF_INSTRUCTION, verdict);
}

function checkKeyword({ message }: OptOutContext): Verdict | undefined {
  const { instruction, freeWording, brokenKeyword } = message.optOut;
  const most = POINTS.keyword;
  switch (readWayOut(message)) {
    case 'broken':
    case 'other-channel':
      return undefined;
    case 'unknown-keyword':
      return earned('error', 0, POINTS_OF_INSTRUCTION, {
        message: 'Providers do not recognize the opt-out keyword in the message.',
        details: `“${brokenKeyword}”`,
        remedy: 'Write STOP as the whole reply, without another word: “Reply STOP to opt out”.',
      });
    case 'free-wording':
      return earned('warning', 35, POINTS_OF_INSTRUCTION, {
        message:
          'The message says that people can opt out but has no keyword. You must honor free-text replies, but few systems recognize them.',
        details: `“${freeWording}”`,
        remedy: 'Add “Reply STOP to opt out”.',
      });
    case 'waived': {
      const verdict = explainWaiver(message);
      return earned(verdict.status, POINTS_OF_INSTRUCTION, POINTS_OF_INSTRUCTION, verdict);
    }
    case 'none':
      return earned('error', 0, POINTS_OF_INSTRUCTION, {
        message: 'The message has no opt-out instruction.',
        remedy: isSpanish(message)
          ? 'Add “Responda STOP para dejar de recibir mensajes” (“Reply STOP to opt out”).'
          : 'Add “Reply STOP to opt out”.',
      });
    case 'standard-keyword':
      return earned('pass', most, most, {
        message: `The message names ${instruction?.keyword.toUpperCase()}, which every provider recognizes.`,
        details: `“${instruction?.quoted}”`,
      });
    case 'other-keyword':
  }
  return earned('warning', 10, most, {
    message: `${instruction?.keyword.toUpperCase()} is not a standard opt-out keyword. It works only if the provider is configured for it.`,
    details: `“${instruction?.quoted}”`,
    remedy: 'Also offer STOP, and add this keyword to the opt-out keywords of the campaign.',
  });
}

const isInstructed = (wayOut: WayOut): boolean => wayOut === 'standard-keyword' || wayOut === 'other-keyword';

function checkInstruction({ message }: OptOutContext): Verdict | undefined {
  const { instruction } = message.optOut;
  const most = POINTS.instruction;
  if (instruction === undefined || !isInstructed(readWayOut(message))) {
    return undefined;
  }
  return instruction.hasVerb
    ? earned('pass', most, most, {
        message: 'The instruction has a verb and a keyword in one phrase.',
        details: `“${instruction.quoted}”`,
      })
    : earned('info', 10, most, {
        message: 'The keyword has no verb. People understand it, but reviewers prefer a sentence.',
        details: `“${instruction.quoted}”`,
        remedy: 'Write “Reply STOP to opt out”.',
      });
}

function checkFriction({ message }: OptOutContext): Verdict | undefined {
  const most = POINTS.friction;
  const { friction } = message.optOut;
  const wayOut = readWayOut(message);
  if (wayOut === 'other-channel') {
    return earned('error', 0, POINTS_OF_INSTRUCTION, {
      message: 'Opting out requires more than one reply.',
      details: `“${friction}”`,
      remedy: 'Make a single reply enough, without a call, login, form, or fee.',
    });
  }
  if (!isInstructed(wayOut)) {
    return undefined;
  }
  const destination = judgeDestination(message.optOut);
  if (destination !== undefined) {
    return earned(destination.status, destination.status === 'info' ? 10 : 0, most, destination);
  }
  return friction === undefined
    ? earned('pass', most, most, { message: 'One reply is enough to opt out.' })
    : earned('info', most, most, {
        message: 'The message offers a second, longer way to opt out. It must not be required.',
        details: `“${friction}”`,
      });
}

function checkVisible({ message }: OptOutContext): Verdict | undefined {
  const { optOut } = message;
  const most = POINTS.visible;
  if (!isInstructed(readWayOut(message))) {
    return undefined;
  }
  if (optOut.exclusive !== undefined) {
    return earned('warning', 0, most, {
      message:
        'The message says that there is only one way to opt out. Since 2025-04-11, any reasonable way counts.',
      details: `“${optOut.exclusive}”. FCC 26-67, adopted 2026-09-30, will allow one exclusive way if it is clearly disclosed. It takes effect 30 days after publication.`,
      remedy: 'Say how to opt out without saying that it is the only way.',
    });
  }
  if (optOut.hiddenBy !== undefined) {
    return earned('warning', 0, most, {
      message: 'Blank space hides the opt-out instruction.',
      details: optOut.hiddenBy,
      remedy: 'Put the instruction directly after the text.',
    });
  }
  return earned('pass', most, most, {
    message: 'The instruction is visible and does not exclude other ways to opt out.',
  });
}

function checkBrand({ message }: OptOutContext): Verdict | undefined {
  const verdict = judgeSender(message);
  return (
    verdict &&
    earned(
      verdict.status,
      verdict.status === 'pass' || message.sender !== undefined ? POINTS.brand : 0,
      POINTS.brand,
      verdict,
    )
  );
}

function checkOtherBrand({ message }: OptOutContext): Verdict | undefined {
  const verdict = judgeOtherSender(message);
  return verdict && earned(verdict.status, 0, POINTS.brand, verdict);
}

function checkHelp({ message: { text, role } }: OptOutContext): Verdict {
  if (mentionsHelp(text)) {
    return earned('pass', POINTS.help, POINTS.help, { message: 'The message mentions HELP.' });
  }
  return role === 'opt-in-confirmation'
    ? earned('info', 0, POINTS.help, {
        message: 'The message seems to confirm an opt-in. Such a message has to say how to get help.',
        remedy: 'Add “Reply HELP for help”.',
      })
    : earned('pass', POINTS.help, POINTS.help, {
        message: 'Only the message that confirms an opt-in has to mention HELP.',
      });
}

function checkRates({ message: { text, role } }: OptOutContext): Verdict {
  if (mentionsRates(text)) {
    return earned('pass', POINTS.rates, POINTS.rates, {
      message: 'The message mentions message and data rates.',
    });
  }
  return role === 'opt-in-confirmation'
    ? earned('info', 0, POINTS.rates, {
        message:
          'The message seems to confirm an opt-in. Such a message has to mention message and data rates.',
        remedy: 'Add “Msg & data rates may apply”.',
      })
    : earned('pass', POINTS.rates, POINTS.rates, {
        message: 'Only the message that confirms an opt-in has to mention message and data rates.',
      });
}

function checkSystem({ hasOptOutSystem }: OptOutContext): Verdict {
  return hasOptOutSystem
    ? earned('pass', POINTS.system, POINTS.system, { message: 'A system records opt-outs.' })
    : earned('warning', 0, POINTS.system, {
        message: 'The request declares no system that records opt-outs, so STOP replies may have no effect.',
        remedy:
          'Turn on the provider’s opt-out handling, or keep a suppression list and check it before every message.',
      });
}

function adviseKeywords({ hasOptOutSystem }: OptOutContext): Verdict {
  const words = keywords
    .filter(
      (row) =>
        row.meaning === 'opt-out' &&
        row.language === 'en' &&
        (row.perSe || row.word.startsWith('stop') || row.word === 'optout'),
    )
    .map((row) => row.word.toUpperCase());
  return {
    status: 'info',
    message: `${hasOptOutSystem ? 'Check that the system recognizes' : 'A system should recognize'} all of these keywords: ${[...new Set(words)].join(', ')}. Provider defaults omit some of them. For example, Telnyx does not recognize REVOKE and OPT OUT.`,
    remedy: 'Add the missing keywords to the provider’s keyword list. Ignore case and punctuation.',
  };
}
