// Checks how consent is requested: optional, separate from other agreements, for one sender, and as its method requires.
import type { ConsentContext } from './consent-context.ts';
import { asksAloud } from '../text/consent-agreement.ts';
import { detectLanguage } from './drafting.ts';
import { type Rule, type Verdict, quoteList } from './rule.ts';

const quoted = (evidence: string | undefined) => (evidence === undefined ? {} : { details: `“${evidence}”` });

/** At the start: “Acme: You are now subscribed”, “Thanks for joining”. */
const CONFIRMS =
  /^[^.!?\n]{0,40}\b(?:you(?:['’]re| are| have been|['’]ve been) (?:now |successfully )?(?:opted[ -]in|subscribed|enrolled|signed up)\b(?! (?:if|only|when))|you opted in\b|(?:thanks|thank you) for (?:opting in|subscribing|signing up|joining)|ya est[aá]s? (?:inscrit|suscrit)[oa]|gracias por (?:inscribirse|suscribirse|registrarse))[^.!?\n]{0,60}/i;

export const consentConductRules: readonly Rule<ConsentContext>[] = [
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
            message: 'The box is pre-checked, or people must uncheck it (decline code 803).',
            ...quoted(preChecked),
            remedy: 'Leave the box unchecked by default.',
          },
  },
  {
    id: 'consent.contradiction',
    category: 'bundling',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ wording: { contradiction } }) =>
      contradiction === undefined
        ? undefined
        : {
            status: 'error',
            message: 'The text contradicts itself: it promises one thing and says the opposite elsewhere.',
            ...quoted(contradiction),
            remedy:
              'Keep the promise and remove the other sentence: optional, only the messages that are named, not shared, and STOP at any time.',
          },
  },
  {
    id: 'consent.condition',
    category: 'bundling',
    source: 'tcpaRules',
    basis: 'published',
    check: ({ wording: { condition, contradiction } }) =>
      condition === undefined || condition === contradiction
        ? undefined
        : {
            status: 'error',
            message: 'A purchase or service depends on agreeing to texts, so the consent is not valid.',
            ...quoted(condition),
            remedy: 'Let people buy without agreeing, and write “Consent is not a condition of purchase.”',
          },
  },
  {
    id: 'consent.optional',
    category: 'bundling',
    source: 'telnyxDeclines',
    basis: 'published',
    check: ({ wording: { required, contradiction } }) =>
      required === undefined || required === contradiction
        ? undefined
        : {
            status: 'error',
            message: 'Consent is mandatory, so it is not valid (decline code 803).',
            ...quoted(required),
            remedy: 'Let people continue without agreeing to texts.',
          },
  },
  {
    id: 'consent.court-order',
    category: 'consent_action',
    source: 'ctia',
    basis: 'published',
    check: ({ wording: { courtOrder } }) =>
      courtOrder === undefined
        ? undefined
        : {
            status: 'error',
            message: 'A court order, statute, or rule does not replace the recipient’s consent to texts.',
            ...quoted(courtOrder),
            remedy: 'Ask each recipient to agree to texts, and describe how.',
          },
  },
  {
    id: 'consent.purchased-list',
    category: 'consent_action',
    source: 'ctia',
    basis: 'published',
    check: ({ wording: { purchasedList } }) =>
      purchasedList === undefined
        ? undefined
        : {
            status: 'error',
            message: 'The numbers are bought, rented, or collected elsewhere. Consent cannot be transferred.',
            ...quoted(purchasedList),
            remedy: 'Text only people who agreed to texts from your brand.',
          },
  },
  {
    id: 'consent.asks',
    category: 'consent_action',
    source: 'telnyxOptInForm',
    basis: 'estimate',
    check: ({ text }) => {
      const confirmation = CONFIRMS.exec(text)?.[0];
      return confirmation === undefined
        ? undefined
        : {
            status: 'error',
            message: 'This is a message that people get after they agree, not the text that they agree to.',
            ...quoted(confirmation.trim()),
            remedy:
              'Send the text that people see or hear before they agree, as on the form or in the script.',
          };
    },
  },
  {
    id: 'consent.placeholder',
    category: 'placeholders',
    source: 'twilioSampleMismatch',
    basis: 'estimate',
    check: ({ wording: { placeholders } }) =>
      placeholders.length === 0
        ? undefined
        : {
            status: 'error',
            message: 'The text has unfilled placeholders, so it is not the text that people agree to.',
            details: quoteList([...new Set(placeholders)]),
            remedy: 'Fill in every placeholder.',
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
              'Marketing and service messages share one agreement, so people who want only reminders must also accept offers.',
            details: `“${service}” and “${marketing}”`,
            remedy: 'Use a separate checkbox for each, and register both kinds with the campaign.',
          },
  },
  {
    id: 'consent.language',
    category: 'language',
    source: 'twilioEnglish',
    basis: 'published',
    check: ({ message }) => {
      const language = detectLanguage(message);
      if (language === undefined) {
        return undefined;
      }
      const isRead = language === 'Spanish';
      return {
        status: isRead ? 'info' : 'warning',
        message: isRead
          ? 'The text is in Spanish. People may agree to it, but a registration must be in English (decline code 506).'
          : `The text seems to be in ${language}. This tool reads only English and Spanish, so it cannot judge the wording. A registration must be in English (decline code 506).`,
        remedy: 'Check the English translation that you register, and show reviewers the original form.',
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
        status: hit.category.standing === 'prohibited' && hit.isSure ? 'error' : 'warning',
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
        'For each consent, record the time, exact wording, method, phone number, IP address, and campaign.',
    }),
  },
];

function checkBundling({
  wording: { bundledWith, otherChannels, required, condition, preChecked },
}: ConsentContext): Verdict | undefined {
  if (bundledWith !== undefined) {
    return {
      status: 'error',
      message: 'Consent to texts is combined with another agreement or with calls and emails.',
      ...quoted(bundledWith),
      remedy:
        'Use a separate checkbox for texts. Link the terms and privacy policy, but do not ask for agreement to them in the same checkbox.',
    };
  }
  if (otherChannels !== undefined) {
    return {
      status: 'warning',
      message: 'One agreement covers texts and calls or emails. Reviewers require separate consent to texts.',
      ...quoted(otherChannels),
      remedy: 'Use separate checkboxes for texts, calls, and emails.',
    };
  }
  return (required ?? condition ?? preChecked) === undefined
    ? { status: 'pass', message: 'The consent covers only texts.' }
    : undefined;
}

function checkSharing({
  wording: { sharesData, keepsData, contradiction },
}: ConsentContext): Verdict | undefined {
  if (sharesData !== undefined && sharesData === contradiction) {
    return undefined;
  }
  if (sharesData !== undefined) {
    return {
      status: 'error',
      message: 'The consent covers more than one sender. Carriers prohibit shared and sold leads.',
      details: `“${sharesData}”. The FCC’s one-to-one rule was vacated on 2025-01-24, but carriers still decline such campaigns (decline code 708).`,
      remedy: 'Name only one brand, and remove partners and affiliates.',
    };
  }
  return keepsData === undefined
    ? {
        status: 'info',
        message:
          'The text does not say that mobile data is not shared with third parties. In this case, the privacy policy must say so.',
        remedy:
          'Add “Mobile numbers and consent are not shared with third parties or affiliates for marketing.”',
      }
    : {
        status: 'pass',
        message: 'The text says that mobile data is not shared with third parties.',
        ...quoted(keepsData),
      };
}

const NO_PHONE_ASKED =
  /\b(?:does not|doesn['’]?t|do not|never|no) (?:ask|asks|pide|piden|have|tiene|collect|collects)\b[^.!?\n]{0,20}\b(?:phone|mobile|n[uú]mero|tel[eé]fono|celular)|\b(?:no|without a|sin) (?:phone|tel[eé]fono|celular)(?: number| field)?\b(?! (?:calls?|call will))/i;

function checkPhone({ wording, form, isMarketing, text }: ConsentContext): Verdict {
  const evidence = wording.phoneNumber ?? wording.keyword;
  const asksNoPhone = form.hasFields
    ? !form.hasPhoneField
    : evidence === undefined && wording.otherFields !== undefined;
  if (asksNoPhone || NO_PHONE_ASKED.test(text)) {
    return {
      status: 'error',
      message: 'The form has no field for the phone number, so nobody can agree to texts with it.',
      ...(form.hasFields ? {} : quoted(wording.otherFields)),
      remedy: 'Add a field for the mobile number next to this text.',
    };
  }
  return evidence === undefined && !form.hasPhoneField
    ? {
        status: isMarketing ? 'warning' : 'info',
        message: 'The text does not say which phone number the consent covers.',
        remedy: 'Write “at the mobile number provided”.',
      }
    : {
        status: 'pass',
        message: 'The text says which phone number the consent covers.',
        ...quoted(evidence),
      };
}

const SOME_NUMBER = /\d{3}[-. )]{1,2}\d{4}|(?<!\d)\d{5,6}(?!\d)/;

function checkMethod({ method, wording, text }: ConsentContext): Verdict {
  if (method === 'sms_optin') {
    return wording.keyword === undefined
      ? {
          status: SOME_NUMBER.test(text) ? 'warning' : 'error',
          message: 'An opt-in by text requires the exact keyword and phone number.',
          remedy: 'Write “Text JOIN to [number]”, and confirm each opt-in with a text.',
        }
      : {
          status: 'pass',
          message:
            'The text has the keyword and phone number. Confirm each opt-in with a text that states frequency, rates, HELP, and STOP.',
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
          message: `A signed form needs lines for the signature, date, and printed name. Missing: ${missing.join(', ')}.`,
          remedy: 'Add the lines, and provide an image of the form to the reviewer.',
        }
      : {
          status: 'pass',
          message:
            'The form has lines for the signature, date, and name. Provide an image of the form to the reviewer.',
        };
  }
  if (method === 'verbal' && !asksAloud(text)) {
    return {
      status: 'warning',
      message: 'The script does not ask the person to agree to texts.',
      remedy:
        'End the script with a question, such as “Is it OK if we text you at this number?”, and say how the answer is recorded.',
    };
  }
  if (method === 'verbal') {
    return {
      status: 'info',
      message:
        'A spoken opt-in needs a question that the person answers, and a record of the answer. Confirm each opt-in with a text.',
      remedy: 'Provide the reviewer with the script, and say how the answer is recorded.',
    };
  }
  return {
    status: 'info',
    message:
      method === 'checkbox'
        ? 'The box must be optional, unchecked by default, and next to this text.'
        : 'The form must be public. The phone field or the box must be optional and next to this text.',
    remedy: 'Provide the reviewer with a screenshot and the URL.',
  };
}
