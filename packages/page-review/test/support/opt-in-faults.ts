// Faults of opt-in pages.
import { type FaultRow, all, inBody, inPacket, replace } from './planting.ts';

export const optInFaults: readonly FaultRow[] = [
  [
    'dentist',
    'page.optin.no-form',
    'error',
    'the opt-in page has no form',
    inBody('optIn', replace(/<form.*<\/form>/s, '<p>Ask us about our texts.</p>')),
  ],
  [
    'gym',
    'page.optin.no-form',
    'warning',
    'the form is in a frame',
    inBody('optIn', replace(/<form.*<\/form>/s, '<iframe src="https://forms.example/1"></iframe>')),
  ],
  [
    'dentist',
    'page.optin.prechecked',
    'error',
    'the box is checked',
    inBody('optIn', replace('type="checkbox"', 'type="checkbox" checked')),
  ],
  [
    'church',
    'page.optin.prechecked',
    'error',
    'the ARIA box is checked',
    inBody('optIn', replace('aria-checked="false"', 'aria-checked="true"')),
  ],
  [
    'school',
    'page.optin.required-box',
    'error',
    'the box is required to book',
    inBody('optIn', replace('type="checkbox"', 'type="checkbox" required')),
  ],
  [
    'school',
    'page.optin.required-phone',
    'warning',
    'the phone is required without a box',
    inBody(
      'optIn',
      all(
        replace('autocomplete="tel"', 'autocomplete="tel" required'),
        replace('<input type="checkbox" id="c" name="text_consent">', ''),
      ),
    ),
  ],
  [
    'restaurants',
    'page.optin.no-box',
    'error',
    'offers without a box',
    inBody(
      'optIn',
      replace(/<span role="checkbox" aria-checked="false" tabindex="0">(.*?)<\/span>/s, '<p>$1</p>'),
    ),
  ],
  [
    'gym',
    'page.optin.no-box',
    'warning',
    'service messages without a box',
    (site) =>
      inPacket({ messageFlow: undefined })(
        inBody('optIn', replace('<input type="checkbox" name="sms">', ''))(site),
      ),
  ],
  [
    'dentist',
    'page.optin.box-for-terms',
    'error',
    'the box accepts the terms as well',
    inBody('optIn', replace('I agree to receive', 'I agree to the Terms of Service and to receive')),
  ],
  [
    'clinic',
    'page.optin.box-for-terms',
    'error',
    'the box accepts the policy at the end',
    inBody(
      'optIn',
      replace(
        'from Prairie Paws Veterinary Clinic.',
        'from Prairie Paws Veterinary Clinic and accept the privacy policy.',
      ),
    ),
  ],
  [
    'dentist',
    'page.optin.separate-marketing',
    'error',
    'one box for reminders and offers',
    inBody('optIn', replace('appointment reminders by', 'appointment reminders and special offers by')),
  ],
  [
    'gym',
    'page.optin.bundled',
    'error',
    'one box for texts, calls, and email',
    inBody('optIn', replace('by text message from', 'by text message, phone call and email from')),
  ],
  [
    'dentist',
    'page.optin.label-parts',
    'error',
    'the frequency is missing',
    inBody('optIn', replace('Up to 4 messages per month. ', '')),
  ],
  [
    'gym',
    'page.optin.label-parts',
    'error',
    'the rates are missing',
    inBody('optIn', replace('Msg &amp; data rates may apply. ', '')),
  ],
  [
    'salon',
    'page.optin.label-parts',
    'error',
    'STOP is missing',
    inBody('optIn', replace('Reply STOP to opt out, HELP for help.', 'Reply HELP for help.')),
  ],
  [
    'school',
    'page.optin.label-parts',
    'error',
    'HELP is missing',
    inBody('optIn', replace('Reply STOP to opt out, HELP for help.', 'Reply STOP to opt out.')),
  ],
  [
    'gym',
    'page.optin.links',
    'warning',
    'only the footer links the terms',
    inBody(
      'optIn',
      replace(
        '<p><a href="/terms">Terms</a> &middot; <a href="/privacy">Privacy Policy</a></p><button',
        '<button',
      ),
    ),
  ],
  [
    'gym',
    'page.optin.links',
    'error',
    'no link to the terms or the policy',
    inBody('optIn', replace(/<a href="\/(?:terms|privacy)">[^<]*<\/a>/g, '')),
  ],
  [
    'dentist',
    'page.optin.position',
    'warning',
    'the disclosure is behind the button',
    inBody('optIn', replace(/(Up to 4 messages.*?purchase\.)(<\/label>.*?<\/button>)/s, '$2<p>$1</p>')),
  ],
  [
    'gym',
    'page.optin.hidden',
    'error',
    'the disclosure is hidden',
    inBody(
      'optIn',
      replace(/(Message frequency varies\..*?purchase\.)/s, '<span style="display:none">$1</span>'),
    ),
  ],
  [
    'gym',
    'page.optin.hidden',
    'warning',
    'the disclosure is in a tooltip',
    inBody('optIn', replace(/(Message frequency varies\..*?purchase\.)/s, '<span class="tooltip">$1</span>')),
  ],
  [
    'realtor',
    'page.optin.linked',
    'warning',
    'no page links the opt-in page',
    (site) =>
      (['website', 'privacy', 'terms'] as const).reduce(
        (changed, purpose) => inBody(purpose, replace(' <a href="/texts">Text updates</a>', ''))(changed),
        site,
      ),
  ],
  [
    'charity',
    'page.optin.matches-flow',
    'error',
    'the flow describes a box that is not there',
    inBody('optIn', replace('<input type="checkbox" name="agree">', '')),
  ],
  [
    'dentist',
    'page.optin.matches-flow',
    'error',
    'the flow describes two boxes',
    inPacket({
      messageFlow:
        'Patients check one of two separate boxes on https://cedarhollowdental.example/texts, one for reminders and one for offers.',
    }),
  ],
  [
    'dentist',
    'page.optin.matches-flow',
    'warning',
    'the flow quotes other words',
    inPacket({
      messageFlow:
        'Patients check a box that says: "Yes, please notify my household whenever the hygienist has an unexpected opening tomorrow."',
    }),
  ],
  [
    'contractor',
    'page.optin.other-brand',
    'error',
    'the page is of another firm',
    inBody(
      'optIn',
      all(
        replace(/Tallgrass Roofing(?: & Siding LLC)?/g, 'Sunflower Exteriors'),
        replace(/tallgrassroofing/g, 'sunflowerexteriors'),
      ),
    ),
  ],
];
