// A packet of a dental practice without faults, for the benches that review packets.

export const brand = {
  entityType: 'PRIVATE_PROFIT',
  brandName: 'Cedar Hollow Dental',
  companyName: 'Cedar Hollow Dental PLLC',
  ein: '84-2731906',
  phone: '+15035552134',
  street: '418 Alder Street',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  country: 'US',
  email: 'office@cedarhollowdental.example',
  website: 'https://cedarhollowdental.example',
  vertical: 'HEALTHCARE',
};
export const campaign = {
  usecase: 'ACCOUNT_NOTIFICATION',
  description:
    'Cedar Hollow Dental sends appointment reminders and confirmations by text message to patients who booked a visit and agreed to texts, so that they remember when to come.',
  messageFlow:
    'Patients opt in on the booking form at https://cedarhollowdental.example/texts. They enter a mobile number and may check a box, which is optional and unchecked by default: “I agree to receive appointment reminder text messages from Cedar Hollow Dental. Message frequency varies. Message and data rates may apply. Reply STOP to opt out or HELP for help.” The form links the Terms (https://cedarhollowdental.example/terms) and the Privacy Policy (https://cedarhollowdental.example/privacy).',
  sample1:
    'Cedar Hollow Dental: Hi Dana, your cleaning is on Tuesday, March 3, at 2:30 PM. Reply C to confirm. Reply STOP to opt out.',
  sample2: 'Cedar Hollow Dental: Your visit on March 3 is confirmed. Reply STOP to opt out.',
  optinMessage:
    'Cedar Hollow Dental: You are signed up for appointment reminders. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  optoutMessage: 'Cedar Hollow Dental: You are unsubscribed and will get no more texts from us.',
  helpMessage:
    'Cedar Hollow Dental: Write to office@cedarhollowdental.example for help. Reply STOP to opt out.',
  privacyPolicyLink: 'https://cedarhollowdental.example/privacy',
  termsAndConditionsLink: 'https://cedarhollowdental.example/terms',
};

/** The same packet, with its pages on another host. @param website ends with `/` */
export const examplePacketAt = (website: string) => ({
  brand: { ...brand, website },
  campaign: {
    ...campaign,
    privacyPolicyLink: `${website}privacy`,
    termsAndConditionsLink: undefined,
  },
});
