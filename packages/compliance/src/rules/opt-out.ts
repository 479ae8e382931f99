// The points of an opt-out audit. The weights are our estimate; what each looks at is somebody's published rule.
import { keywords } from '../facts/keywords.ts';
import type { MessageContext } from './message-context.ts';
import { saysHelp, saysRates } from './required-content.ts';
import type { Rule, Verdict } from './rule.ts';

export type OptOutContext = { readonly message: MessageContext; readonly hasOptOutSystem: boolean };

/** Points of each check; 100 together. */
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
export const STANDARD_KEYWORD_RULE = 'opt-out.standard-keyword';

export const optOutRules: readonly Rule<OptOutContext>[] = [
  { id: STANDARD_KEYWORD_RULE, category: 'opt_out', source: 'ctia', basis: 'published', check: checkKeyword },
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
      message.optOut.collision === undefined
        ? undefined
        : {
            status: 'warning',
            message:
              'The message asks for an opt-out word as an answer to something else; whoever sends it is unsubscribed.',
            details: `“${message.optOut.collision}”`,
            remedy: 'Ask for another word, such as C or NO.',
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
  status,
  points,
  maxPoints,
  ...rest,
});

function checkKeyword({ message: { optOut } }: OptOutContext): Verdict {
  const { instruction, freeWording, brokenKeyword } = optOut;
  const most = POINTS.keyword;
  if (instruction?.isStandard) {
    return earned('pass', most, most, {
      message: `The message names ${instruction.keyword.toUpperCase()}, which every provider recognises.`,
      details: `“${instruction.quoted}”`,
    });
  }
  if (instruction) {
    return earned('warning', 10, most, {
      message: `${instruction.keyword.toUpperCase()} is no standard opt-out word; it works only where the provider was told about it.`,
      details: `“${instruction.quoted}”`,
      remedy: 'Name STOP as well, and add the word to the campaign’s opt-out keywords.',
    });
  }
  if (brokenKeyword !== undefined) {
    return earned('error', 0, most, {
      message: 'The opt-out word shown is none that providers recognise.',
      details: `“${brokenKeyword}”`,
      remedy: 'Write STOP as a word of its own: “Reply STOP to opt out”.',
    });
  }
  if (freeWording !== undefined) {
    return earned('warning', 10, most, {
      message:
        'The message says that one can leave, but names no keyword. Free answers must be honored, and few systems read them.',
      details: `“${freeWording}”`,
      remedy: 'Add “Reply STOP to opt out”.',
    });
  }
  return earned('error', 0, most, {
    message: 'The message does not say how to opt out.',
    remedy: 'Add “Reply STOP to opt out”.',
  });
}

function checkInstruction({ message: { optOut } }: OptOutContext): Verdict {
  const { instruction, freeWording } = optOut;
  const most = POINTS.instruction;
  if (instruction?.hasVerb) {
    return earned('pass', most, most, {
      message: 'Verb and keyword stand together in one phrase.',
      details: `“${instruction.quoted}”`,
    });
  }
  if (instruction) {
    return earned('info', 10, most, {
      message: 'The keyword stands without a verb; people understand it, reviewers prefer a sentence.',
      details: `“${instruction.quoted}”`,
      remedy: 'Write “Reply STOP to opt out”.',
    });
  }
  return earned(freeWording === undefined ? 'error' : 'warning', freeWording === undefined ? 0 : 5, most, {
    message: 'There is no instruction of a verb and a keyword.',
    remedy: 'Write “Reply STOP to opt out”.',
  });
}

function checkFriction({ message: { optOut } }: OptOutContext): Verdict {
  const most = POINTS.friction;
  const { instruction, friction, freeWording } = optOut;
  if (friction !== undefined && !instruction?.isStandard) {
    return earned('error', 0, most, {
      message: 'Opting out takes more than one reply.',
      details: `“${friction}”`,
      remedy: 'Let a single reply be enough, without a call, login, form or fee.',
    });
  }
  if (friction !== undefined) {
    return earned('warning', 8, most, {
      message: 'A second, longer way to opt out stands beside the reply; it must not be required.',
      details: `“${friction}”`,
      remedy: 'Leave the longer way out of the message.',
    });
  }
  if (instruction === undefined && freeWording === undefined) {
    return earned('error', 0, most, {
      message: 'No way to opt out is given, so none takes just one reply.',
      remedy: 'Add “Reply STOP to opt out”.',
    });
  }
  return earned('pass', most, most, { message: 'One reply is enough.' });
}

function checkVisible({ message: { optOut } }: OptOutContext): Verdict {
  const most = POINTS.visible;
  if (optOut.exclusive !== undefined) {
    return earned('warning', 0, most, {
      message: 'The message calls one way the only way; any reasonable way counts since 2025-04-11.',
      details: `“${optOut.exclusive}”. FCC 26-67, adopted 2026-09-30, will let a sender name one exclusive way if it is clearly disclosed, 30 days after its publication.`,
      remedy: 'Say how to opt out without calling it the only way.',
    });
  }
  if (optOut.hiddenBy !== undefined) {
    return earned('warning', 0, most, {
      message: 'Blank space pushes the instruction out of sight.',
      details: optOut.hiddenBy,
      remedy: 'Put it directly after the text.',
    });
  }
  if (optOut.instruction === undefined && optOut.freeWording === undefined) {
    return earned('error', 0, most, {
      message: 'No instruction is there to be seen.',
      remedy: 'Add “Reply STOP to opt out”.',
    });
  }
  return earned('pass', most, most, {
    message: 'The instruction is in sight and does not exclude other ways.',
  });
}

function checkBrand({ message: { sender } }: OptOutContext): Verdict {
  return sender
    ? earned('pass', POINTS.brand, POINTS.brand, {
        message: 'The message says who it is from.',
        details: `“${sender.name}”`,
      })
    : earned('warning', 0, POINTS.brand, {
        message: 'The message does not say who would be opted out of.',
        remedy: 'Begin with the registered brand name and a colon.',
      });
}

function checkHelp({ message: { text } }: OptOutContext): Verdict {
  return saysHelp(text)
    ? earned('pass', POINTS.help, POINTS.help, { message: 'HELP is mentioned.' })
    : earned('info', 0, POINTS.help, {
        message: 'HELP is not mentioned; it is needed in the opt-in confirmation, and good anywhere.',
        remedy: 'Add “HELP for help”.',
      });
}

function checkRates({ message: { text } }: OptOutContext): Verdict {
  return saysRates(text)
    ? earned('pass', POINTS.rates, POINTS.rates, { message: 'Rates are mentioned.' })
    : earned('info', 0, POINTS.rates, {
        message: 'Message and data rates are not mentioned; they are needed in opt-in texts.',
        remedy: 'Add “Msg & data rates may apply” where people opt in.',
      });
}

function checkSystem({ hasOptOutSystem }: OptOutContext): Verdict {
  return hasOptOutSystem
    ? earned('pass', POINTS.system, POINTS.system, { message: 'A system that records opt-outs is in place.' })
    : earned('warning', 0, POINTS.system, {
        message: 'No system that records opt-outs was declared, so a reply of STOP may go unheard.',
        remedy:
          'Turn on the provider’s opt-out handling, or keep a suppression list that every sending checks.',
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
    message: `${hasOptOutSystem ? 'Check that the system recognises' : 'A system should recognise'} all of: ${[...new Set(words)].join(', ')}. Provider defaults leave some out: Telnyx knows no REVOKE and no OPT OUT.`,
    remedy: 'Add the missing words to the provider’s keyword list, whatever their case and punctuation.',
  };
}
