// What a privacy policy says about sharing mobile data: promises, promises that say less, contradictions, and carve-outs.
import { describe, expect, it } from 'vitest';
import { readSentences } from '../src/text/sentences.ts';
import { type SharingClauses, readSharing } from '../src/text/sharing.ts';

const read = (text: string): Partial<Record<keyof SharingClauses, number>> => {
  const found = Object.entries(readSharing(readSentences(text))).flatMap(([kind, sentences]) =>
    sentences.length > 0 ? [[kind, sentences.length] as const] : [],
  );
  return Object.fromEntries(found);
};

describe('a promise not to share mobile data is recognized', () => {
  it.each([
    'No mobile information will be shared with third parties or affiliates for marketing or promotional purposes.',
    'We do not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.',
    'We will never share, sell, or rent your phone number to anyone.',
    'Text messaging originator opt-in data and consent will not be shared with any third parties, excluding aggregators and providers of the text messaging services.',
    'All of these categories exclude text messaging opt-in data and consent; this information will not be shared with any third parties.',
    'Your mobile number is used to send the texts that you asked for. This information is never shared with other companies.',
    'SMS consent is not shared with third parties.',
    'We do not and will not sell, rent or share your mobile phone data.',
    'Mobile opt-in information is excluded from all sharing described above.',
    'We won’t disclose your cell number to third parties for promotional purposes, except as required by law.',
    'Under no circumstances will your text message opt-in data be sold or disclosed to anyone.',
    'Phone numbers collected for SMS consent will not be transferred to third parties or affiliates for marketing purposes.',
    'We do not share the following with third parties:\n• Mobile phone numbers\n• SMS consent records',
    'We share none of your SMS data with third parties.',
    'Your SMS data will not be passed to third parties, other than the carriers and messaging providers that deliver our texts.',
    'Neither your mobile number nor your opt-in preferences will be provided to third parties.',
    'We do not trade or share phone data with anyone outside the clinic.',
    'Consent to text messages is personal data that we don’t share, rent, or exchange.',
    'Your opt-in information will not be sold, traded, or released to any outside organization.',
    'The phone numbers and details of text subscribers cannot be disclosed to other businesses.',
    'No compartimos su número de teléfono móvil ni su consentimiento con terceros para fines de marketing.',
    'Los datos de su celular nunca se compartirán con terceros ni afiliados con fines promocionales.',
    'Su número de teléfono no se venderá ni se compartirá con terceros con fines publicitarios.',
  ])('%s', (text) => {
    const { promises = 0, withConsent = 0, undone = 0, contradictions = 0 } = read(text);
    expect(promises).toBeGreaterThan(0);
    expect(withConsent + undone + contradictions).toBe(0);
  });
});

describe('a text that promises less is no promise', () => {
  const cases: readonly (readonly [keyof SharingClauses | 'nothing', string])[] = [
    ['narrow', 'We do not sell your mobile number.'],
    ['narrow', 'We will never sell or rent your cell phone number.'],
    ['narrow', 'We do not share your phone number with third parties for their own marketing purposes.'],
    ['narrow', 'We do not share mobile data with affiliates for marketing.'],
    ['narrow', 'Nunca vendemos su número de celular.'],
    ['withConsent', 'We will not share your mobile data without your consent.'],
    ['withConsent', 'Unless you agree, we will not share your SMS data with third parties.'],
    [
      'withConsent',
      'Your phone number is not disclosed to third parties except with your express permission.',
    ],
    ['withConsent', 'No compartiremos su número móvil con terceros sin su consentimiento.'],
    ['undone', 'We do not share your mobile number except with our marketing partners.'],
    ['undone', 'We do not share your mobile information with third parties except as described above.'],
    ['undone', 'Text message data is never shared, other than with sponsors of our events.'],
    ['nothing', 'We value your privacy.'],
    ['nothing', 'We do not share your email address with third parties.'],
    ['nothing', 'We collect your phone number when you sign up.'],
    ['nothing', 'We do not provide support by text message to phone numbers abroad.'],
    ['nothing', 'You should not share your verification code with anyone.'],
  ];
  it.each(cases)('%s: %s', (kind, text) => {
    const found = read(text);
    expect(found.promises ?? 0).toBe(0);
    expect(kind === 'nothing' ? Object.keys(found) : (found[kind] ?? 0)).toEqual(kind === 'nothing' ? [] : 1);
  });
});

describe('sharing for marketing contradicts the promise', () => {
  it.each([
    'We may share your personal information with third parties for marketing purposes.',
    'Your information may be disclosed to our affiliates for promotional purposes.',
    'We sell contact lists to advertisers for marketing.',
    'Mobile numbers may be disclosed to sponsors for promotional purposes.',
    'We do not sell your mobile number, but we share it with partners for promotional offers.',
    'From time to time we provide names and phone numbers to partners whose offers may interest you in their marketing.',
    'Podemos compartir sus datos personales con terceros para fines de marketing.',
  ])('%s', (text) => {
    expect(read(text).contradictions).toBe(1);
  });

  it.each([
    'We share data with service providers who help us with marketing on our behalf.',
    'We share information with hosting, payment, and analytics companies.',
    'You have the right to opt out of the sharing of personal information with third parties for marketing.',
    'We provide promotional offers from our partners.',
    'You may share our offers with your partners.',
    'We do not share personal information with third parties for marketing.',
    'Do you share my data with third parties for marketing?',
  ])('but this does not: %s', (text) => {
    expect(read(text).contradictions ?? 0).toBe(0);
  });

  it('weighs cookies less than personal data', () => {
    expect(read('We may share cookie data with advertisers for advertising.')).toEqual({ cookieSharing: 1 });
  });
});

describe('a carve-out takes text messaging data out of other sharing', () => {
  it.each([
    ['behind the sharing', 'All other categories exclude text messaging opt-in data and consent.'],
    [
      'as a rule',
      'The sharing described above does not apply to SMS opt-in data or mobile numbers and consent.',
    ],
    ['against the rest', 'Notwithstanding the above, mobile information is not shared with third parties.'],
    ['in Spanish', 'Todo lo anterior excluye los datos y el consentimiento de mensajes de texto.'],
  ])('%s', (_where, text) => {
    expect(read(text).carveOuts).toBe(1);
  });

  it.each([
    'We do not share mobile numbers with third parties, except as required by law.',
    'We do not share your mobile number except with our marketing partners.',
    'We will not share your phone number without your consent.',
  ])('but an exception of the promise is none: %s', (text) => {
    expect(read(text).carveOuts ?? 0).toBe(0);
  });
});
