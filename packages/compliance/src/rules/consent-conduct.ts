// How consent is asked for: optional, apart from other agreements, for one sender, in the way of its method.
import type { ConsentContext } from './consent-context.ts';
import { languageOf } from './drafting.ts';
import type { Rule, Verdict } from './rule.ts';

const quoted = (evidence: string | undefined) => (evidence === undefined ? {} : { details: `“${evidence}”` });

export const consentConductRules: readonly Rule<ConsentContext>[] = [
  {
    id: 'consent.optional',
    category: 'bundling',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ wording: { forced } }) =>
      forced === undefined
        ? undefined
        : {
            status: 'error',
            message: 'Agreeing is a must, so it is no consent (decline code 803).',
            ...quoted(forced),
            remedy: 'Let people go on without agreeing to texts.',
          },
  },
  {
    id: 'consent.unticked',
    category: 'bundling',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ wording: { preChecked } }) =>
      preChecked === undefined
        ? undefined
        : {
            status: 'error',
            message: 'The box is ticked in advance or has to be unticked (decline code 803).',
            ...quoted(preChecked),
            remedy: 'Leave the box empty.',
          },
  },
  {
    id: 'consent.separate',
    category: 'bundling',
    source: 'telnyxOptInForm',
    basis: 'published',
    check: checkBundling,
  },
  {
    id: 'consent.purposes-apart',
    category: 'bundling',
    source: 'telnyxOptInForm',
    basis: 'estimate',
    check: ({ wording: { marketing, service } }) =>
      marketing === undefined || service === undefined
        ? undefined
        : {
            status: 'info',
            message:
              'Marketing and service messages share one agreement; whoever wants only reminders has to take the offers too.',
            details: `“${service}” and “${marketing}”`,
            remedy: 'Give each a box of its own, and register both kinds with the campaign.',
          },
  },
  {
    id: 'consent.language',
    category: 'language',
    source: 'twilioEnglish',
    basis: 'published',
    check: ({ message }) => {
      const language = languageOf(message);
      return language === undefined
        ? undefined
        : {
            status: 'warning',
            message: `The text seems to be in ${language}. It is read in English here, so what is called missing may be there; a registration must be in English (decline code 506).`,
            remedy:
              'Check the English translation that goes into the registration, and show the form as it is.',
          };
    },
  },
  {
    id: 'consent.one-sender',
    category: 'third_party_sharing',
    source: 'telnyxDeclines',
    basis: 'published',
    check: checkSharing,
  },
  {
    id: 'consent.phone-number',
    category: 'phone_number',
    source: 'tcpaRules',
    basis: 'published',
    check: checkPhone,
  },
  {
    id: 'consent.method',
    category: 'method_specific',
    source: 'telnyxOptInForm',
    basis: 'published',
    check: checkMethod,
  },
  {
    id: 'consent.content',
    category: 'message_purpose',
    source: 'ctia',
    basis: 'published',
    check: ({ message: { contentHits } }) => {
      const hit = contentHits.find(({ category }) => category.standing !== 'declare');
      if (hit === undefined) {
        return undefined;
      }
      return {
        status: hit.category.standing === 'prohibited' ? 'error' : 'warning',
        message: `${hit.category.displayName}: ${hit.category.rule}`,
        ...quoted(hit.quoted),
        remedy: hit.category.remedy,
      };
    },
  },
  {
    id: 'consent.record',
    category: 'record_keeping',
    source: 'ctia',
    basis: 'published',
    check: () => ({
      status: 'info',
      message:
        'Keep for each consent: time, exact wording, how it was given, number, address of the device and campaign.',
    }),
  },
];

function checkBundling({
  wording: { bundledWith, otherChannels, forced, preChecked },
}: ConsentContext): Verdict | undefined {
  if (bundledWith !== undefined) {
    return {
      status: 'error',
      message: 'Consent to texts is mixed with agreement to terms or policy.',
      ...quoted(bundledWith),
      remedy: 'Use a box of its own for texts; terms and policy are linked, not agreed to with it.',
    };
  }
  if (otherChannels !== undefined) {
    return {
      status: 'warning',
      message: 'One agreement covers texts and calls or e-mails; reviewers want consent to texts by itself.',
      ...quoted(otherChannels),
      remedy: 'Ask for texts, calls and e-mails in boxes of their own.',
    };
  }
  return forced === undefined && preChecked === undefined
    ? { status: 'pass', message: 'Nothing else is agreed to with the texts.' }
    : undefined;
}

function checkSharing({ wording: { sharesData, keepsData } }: ConsentContext): Verdict {
  if (sharesData !== undefined) {
    return {
      status: 'error',
      message: 'The consent reaches beyond one sender; carriers refuse shared and sold leads.',
      details: `“${sharesData}”. The FCC’s one-to-one rule was vacated on 2025-01-24; carriers still decline such campaigns (decline code 708).`,
      remedy: 'Name one brand, and leave partners and affiliates out.',
    };
  }
  return keepsData === undefined
    ? {
        status: 'info',
        message:
          'The text does not say that mobile data is kept from third parties; then the privacy policy must.',
        remedy:
          'Add “Mobile numbers and consent are not shared with third parties or affiliates for marketing.”',
      }
    : {
        status: 'pass',
        message: 'The text says that mobile data is kept from third parties.',
        ...quoted(keepsData),
      };
}

function checkPhone({ wording: { phoneNumber, keyword }, isMarketing }: ConsentContext): Verdict {
  const evidence = phoneNumber ?? keyword;
  return evidence === undefined
    ? {
        status: isMarketing ? 'warning' : 'info',
        message: 'The text does not say which number the consent is for.',
        remedy: 'Write “at the mobile number provided”.',
      }
    : { status: 'pass', message: 'The text says which number the consent is for.', ...quoted(evidence) };
}

function checkMethod({ method, wording }: ConsentContext): Verdict {
  if (method === 'sms_optin') {
    return wording.keyword === undefined
      ? {
          status: 'error',
          message: 'An opt-in by text needs the exact keyword and number.',
          remedy: 'Write “Text JOIN to [number]”, and confirm each opt-in by a text.',
        }
      : {
          status: 'pass',
          message:
            'Keyword and number are given. Confirm each opt-in by a text with frequency, rates, HELP and STOP.',
          ...quoted(wording.keyword),
        };
  }
  if (method === 'signature') {
    const missing = [
      ...(wording.signatureLine ? [] : ['signature']),
      ...(wording.dateLine ? [] : ['date']),
      ...(wording.nameLine ? [] : ['printed name']),
    ];
    return missing.length > 0
      ? {
          status: 'warning',
          message: `A signed form needs lines for signature, date and printed name; missing: ${missing.join(', ')}.`,
          remedy: 'Add the lines, and give the reviewer an image of the form.',
        }
      : {
          status: 'pass',
          message: 'Signature, date and name have their lines. Give the reviewer an image of the form.',
        };
  }
  return {
    status: 'info',
    message:
      method === 'checkbox'
        ? 'The box must be optional, empty at first, and beside this text.'
        : 'The form must be public, the phone field or the box optional, and this text beside it.',
    remedy: 'Show it to the reviewer in a screenshot with the web address.',
  };
}
