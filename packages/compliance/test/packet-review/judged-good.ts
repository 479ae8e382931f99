// Ordinary businesses in the words of their owners, which a reviewer approves.
import type { Business } from './packets.ts';

type Words = Pick<
  Business,
  'name' | 'legalName' | 'vertical' | 'domain' | 'usecase' | 'description' | 'flow' | 'samples' | 'optIn'
> &
  Partial<Business>;

/** The rest of a registration, which has no part in how its texts are judged. */
export const withAddress = (words: Words): Business => ({
  ein: '84-2731906',
  phone: '+15125557123',
  street: '48 Juniper Lane',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  mailbox: 'hello',
  ...words,
});

const ASIDES = 'Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to cancel.';

export const approved: Readonly<Record<string, Business>> = {
  bakery: withAddress({
    name: 'Blue Door Bakery',
    legalName: 'Blue Door Baking Co., LLC',
    vertical: 'HOSPITALITY',
    domain: 'bluedoorbakery.example',
    usecase: 'DELIVERY_NOTIFICATION',
    description:
      'When somebody orders a cake online and asks for texts, Blue Door Bakery lets them know by SMS that the order came in, when it is ready for pickup, and if anything changes.',
    flow: `The checkout page https://bluedoorbakery.example/order asks for an optional mobile number. Below it is an unticked box: "Yes, Blue Door Bakery may text me updates about this order. Message frequency depends on your order. Msg & data rates may apply. Text STOP to cancel, HELP for help. Terms: bluedoorbakery.example/terms Privacy: bluedoorbakery.example/privacy". Orders go through whether or not the box is ticked.`,
    samples: [
      'Blue Door Bakery: We got your order for Saturday: one lemon cake, 8 inch. We text you when it is ready. Reply STOP to cancel.',
      'Blue Door Bakery: Your cake is ready! Pick it up until 6 PM at 48 Juniper Lane. Reply STOP to cancel.',
    ],
    optIn: `Blue Door Bakery: Thanks! We will text you updates about your order. ${ASIDES}`,
  }),
  physicalTherapy: withAddress({
    name: 'Juncture Physical Therapy',
    legalName: 'Juncture PT PLLC',
    vertical: 'HEALTHCARE',
    domain: 'juncturept.example',
    usecase: 'LOW_VOLUME',
    subUsecases: ['ACCOUNT_NOTIFICATION', 'CUSTOMER_CARE'],
    description:
      'Juncture Physical Therapy reminds patients of upcoming sessions and answers their scheduling questions by text. Only patients who signed our texting consent get messages.',
    flow: 'New patients fill out a paper intake form at the front desk (scan: https://juncturept.example/intake-form). A separate line with its own blank checkbox reads: “Text me. I agree to get appointment reminder and scheduling text messages from Juncture Physical Therapy. Message frequency varies. Message & data rates may apply. Reply STOP to stop and HELP for help. Terms https://juncturept.example/terms, privacy https://juncturept.example/privacy.” Patients who leave it blank are treated all the same and get phone calls instead.',
    samples: [
      'Juncture Physical Therapy: Hi Sam, see you Wed 3/4 at 10:15 AM with Jo. Please wear loose clothes. Reply C to confirm, STOP to opt out.',
      'Juncture Physical Therapy: Sure, we can move you to Friday at 2 PM. Does that work? Reply STOP to opt out.',
    ],
    optIn: `Juncture Physical Therapy: You will now get session reminders and answers about scheduling. ${ASIDES}`,
  }),
  landscaper: withAddress({
    name: 'Green Mile Lawn & Garden',
    legalName: 'Green Mile Lawn and Garden LLC',
    vertical: 'CONSTRUCTION',
    domain: 'greenmilelawn.example',
    usecase: 'CUSTOMER_CARE',
    description:
      'Customers of Green Mile Lawn & Garden who asked for texts get a note the evening before our crew comes, a heads-up if rain moves the visit, and replies to their questions about the work.',
    flow: 'When we write an estimate, customers sign up on our website form at https://greenmilelawn.example/estimate. The phone number is optional. A checkbox that is not pre-checked says: "I consent to receive text messages about my service visits from Green Mile Lawn & Garden. Msg frequency varies, about 4 a month in season. Msg & data rates may apply. Reply STOP to unsubscribe or HELP for help." Terms: https://greenmilelawn.example/terms Privacy policy: https://greenmilelawn.example/privacy',
    samples: [
      'Green Mile Lawn & Garden: Our crew comes tomorrow between 8 and 10 AM to mow and trim. Please unlock the gate. Reply STOP to opt out.',
      'Green Mile Lawn & Garden: Rain tomorrow, so we moved your visit to Thursday morning. Reply STOP to opt out.',
    ],
    optIn: `Green Mile Lawn & Garden: You are set for texts about your visits. ${ASIDES}`,
  }),
  boutique: withAddress({
    name: 'Saltgrass Boutique',
    legalName: 'Saltgrass Retail LLC',
    vertical: 'RETAIL',
    domain: 'saltgrass.example',
    usecase: 'MARKETING',
    embeddedLink: true,
    description:
      'Saltgrass Boutique texts shoppers who joined our text club about new collections, sales, and events in the store, up to six times a month.',
    flow: 'Shoppers join at https://saltgrass.example/text-club, linked in the footer of every page. They type their mobile number and tick a box that starts empty: “Sign me up for recurring marketing texts from Saltgrass Boutique at the number given. Consent is not a condition of any purchase. Up to 6 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to cancel. View Terms (https://saltgrass.example/terms) and Privacy (https://saltgrass.example/privacy).”',
    samples: [
      'Saltgrass Boutique: The fall sweaters are here, and club members get 15% off until Sunday: https://saltgrass.example/fall Reply STOP to opt out',
      'Saltgrass Boutique: Sip & Shop this Thursday, 5-8 PM. Bring a friend! Reply STOP to opt out',
    ],
    optIn:
      'Saltgrass Boutique: Welcome to the text club! Up to 6 msgs/month with offers and news. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
  }),
  codes: withAddress({
    name: 'Parcelbase',
    legalName: 'Parcelbase, Inc.',
    vertical: 'TECHNOLOGY',
    domain: 'parcelbase.example',
    usecase: '2FA',
    description:
      'Parcelbase sends one-time passcodes to users who sign in to their shipping account or change their password, after they have chosen text messages for verification.',
    flow: 'Users turn on text verification at https://parcelbase.example/signup: they enter a mobile number and click “Text me a code”. Text above the button: “By clicking, you agree to receive a one-time passcode by text message from Parcelbase each time you sign in. One message per request. Message and data rates may apply. Reply STOP to opt out or HELP for help. Terms: https://parcelbase.example/terms. Privacy: https://parcelbase.example/privacy.” An authenticator app is offered as another way.',
    samples: [
      'Your Parcelbase code is 482913. It expires in 10 minutes. We never ask you for it.',
      'Parcelbase: 560937 is your code to change your password. If you did not ask for it, ignore this text.',
    ],
    optIn:
      'Parcelbase: Text verification is on. You get one message with a code per sign-in. Msg & data rates may apply. Reply HELP for help, STOP to cancel.',
  }),
  taxOffice: withAddress({
    name: 'Hollis Tax Service',
    legalName: 'Hollis & Daughter Tax Service, Inc.',
    vertical: 'PROFESSIONAL',
    domain: 'hollistax.example',
    usecase: 'ACCOUNT_NOTIFICATION',
    description:
      'Hollis Tax Service sends its clients texts about documents we still need, appointments, and the status of their returns. Clients agree to this in our client portal.',
    flow: 'Clients sign up in the portal settings under Notifications > Text messages, where the switch is off until they turn it on. Screenshots of each step: https://hollistax.example/texting. Words beside the switch: “Get text messages from Hollis Tax Service about your documents, appointments and tax return. Message frequency varies. Message and data rates may apply. Reply STOP to end, HELP for help. See our terms at hollistax.example/terms and our privacy policy at hollistax.example/privacy.”',
    samples: [
      'Hollis Tax Service: We still need your W-2 to finish your return. Please upload it in the portal. Reply STOP to end.',
      'Hollis Tax Service: Good news, the IRS accepted your return today. Reply STOP to end.',
    ],
    optIn: `Hollis Tax Service: Texts about your documents and return are on. ${ASIDES}`,
  }),
  pizzeria: withAddress({
    name: "Nonna's Pizza",
    legalName: 'Nonna Restaurant Group LLC',
    vertical: 'HOSPITALITY',
    domain: 'nonnaspizza.example',
    usecase: 'MARKETING',
    optinKeywords: 'NONNA',
    description:
      "Nonna's Pizza sends weekly specials and coupons to guests who text NONNA to join our club, so that they hear about deals in our two restaurants.",
    flow: `Guests text NONNA to 512-555-7123 after they read the sign at the register and on the menu (photo: https://nonnaspizza.example/club). The sign says: "Text NONNA to 512-555-7123 to get weekly deals by text from Nonna's Pizza. Consent not required to buy. About 4 recurring msgs/month. Msg & data rates may apply. Text STOP to quit, HELP for help. Terms: nonnaspizza.example/terms Privacy: nonnaspizza.example/privacy"`,
    samples: [
      "Nonna's Pizza: Two large cheese pizzas for $20 this Tuesday! Show this text. Reply STOP to quit.",
      "Nonna's Pizza: Free garlic knots with any order over $15 this weekend. Reply STOP to quit.",
    ],
    optIn:
      "Nonna's Pizza: You are in the club! About 4 msgs/month with deals. Msg & data rates may apply. Reply HELP for help, STOP to quit.",
  }),
  charity: withAddress({
    name: 'Harbor Animal Rescue',
    legalName: 'Harbor Animal Rescue',
    entityType: 'NON_PROFIT',
    vertical: 'NGO',
    domain: 'harboranimals.example',
    usecase: 'CHARITY',
    embeddedLink: true,
    description:
      'Harbor Animal Rescue texts supporters who signed up on our website about adoption days, volunteer shifts, and fundraising drives. Some of the messages ask for donations.',
    flow: 'Supporters sign up at https://harboranimals.example/texts. They enter a mobile number and check an optional box, unchecked at first: “I want text messages from Harbor Animal Rescue about events, volunteering, and donations. About 3 messages a month. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://harboranimals.example/terms Privacy: https://harboranimals.example/privacy”',
    samples: [
      'Harbor Animal Rescue: Kitten season is here. A gift of $25 feeds a litter for a week: https://harboranimals.example/give Reply STOP to opt out.',
      'Harbor Animal Rescue: Adoption day is Saturday, 10-2, at the pier. Come meet Biscuit! Reply STOP to opt out.',
    ],
    optIn:
      'Harbor Animal Rescue: Thank you for joining! About 3 msgs a month on events and donations. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  }),
  daycare: withAddress({
    name: 'Little Acorns Child Care',
    legalName: 'Little Acorns Child Care Center, Inc.',
    vertical: 'EDUCATION',
    domain: 'littleacorns.example',
    usecase: 'ACCOUNT_NOTIFICATION',
    description:
      'Little Acorns Child Care texts parents who consented at enrollment about closings, sick-child calls, pickup changes and tuition due dates.',
    flow: 'Parents opt in on the enrollment form at https://littleacorns.example/enroll. After the phone field there is a checkbox, empty by default and not required: “Little Acorns Child Care may send me text messages about closings, pickup, and tuition. Message frequency varies. Message and data rates may apply. Reply STOP to unsubscribe, HELP for help. See Terms at littleacorns.example/terms and Privacy Policy at littleacorns.example/privacy.”',
    samples: [
      'Little Acorns Child Care: We close today at 2 PM because of snow. Please pick up early. Reply STOP to unsubscribe.',
      'Little Acorns Child Care: Tuition for March is due on Friday. Thank you! Reply STOP to unsubscribe.',
    ],
    optIn: `Little Acorns Child Care: You will get texts about closings, pickup, and tuition. ${ASIDES}`,
  }),
  salon: withAddress({
    name: 'Studio Marlow',
    legalName: 'Marlow Hair LLC',
    vertical: 'RETAIL',
    domain: 'studiomarlow.example',
    usecase: 'MIXED',
    subUsecases: ['ACCOUNT_NOTIFICATION', 'MARKETING'],
    description:
      'Studio Marlow texts its clients appointment reminders, and sends salon specials to those who separately agreed to offers.',
    flow: 'Clients book at https://studiomarlow.example/book. Two boxes below the phone number are both optional and empty at first. First box: “Text me appointment reminders from Studio Marlow.” Second box: “Text me marketing offers from Studio Marlow. Consent is not a condition of purchase.” Under both: “Message frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms: studiomarlow.example/terms. Privacy: studiomarlow.example/privacy.”',
    samples: [
      'Studio Marlow: Hi Ana, your color appointment is Tue 11 AM with Kay. Reply STOP to opt out.',
      'Studio Marlow: $10 off any blowout this week when you mention this text. Reply STOP to opt out.',
    ],
    optIn: `Studio Marlow: You are signed up for appointment reminders. ${ASIDES}`,
  }),
  recruiter: withAddress({
    name: 'Cobalt Logistics',
    legalName: 'Cobalt Logistics Holdings LLC',
    vertical: 'TRANSPORTATION',
    domain: 'cobaltlogistics.example',
    usecase: 'ACCOUNT_NOTIFICATION',
    description:
      'Cobalt Logistics texts drivers who work for us and agreed to texts: shift times, load assignments and weather delays, so they know where to be.',
    flow: 'Drivers sign up in the driver app under Settings > Texts; the switch is off by default (pictures: https://cobaltlogistics.example/driver-texts). The screen says: “Turn on text messages from Cobalt Logistics about your shifts and loads. Message frequency varies by schedule. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://cobaltlogistics.example/terms Privacy: https://cobaltlogistics.example/privacy”. Drivers who leave it off get calls instead.',
    samples: [
      'Cobalt Logistics: Your load 3381 leaves dock 4 tomorrow at 5:30 AM. Reply STOP to opt out.',
      'Cobalt Logistics: I-80 is closed by snow. Stay at the yard until we text you. Reply STOP to opt out.',
    ],
    optIn: `Cobalt Logistics: You will get texts about your shifts and loads. ${ASIDES}`,
  }),
  clinicPolls: withAddress({
    name: 'Juniper Women’s Health',
    legalName: 'Juniper Women’s Health, P.A.',
    vertical: 'HEALTHCARE',
    domain: 'juniperwh.example',
    usecase: 'POLLING_VOTING',
    description:
      'Juniper Women’s Health sends patients who agreed to texts a one-question survey after a visit, to learn how we can do better.',
    flow: 'At check-in, patients type their own number on the tablet (screenshot: https://juniperwh.example/tablet) and tap an empty box if they wish: “Juniper Women’s Health may text me a survey after my visits. One message per visit. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms juniperwh.example/terms Privacy juniperwh.example/privacy.”',
    samples: [
      'Juniper Women’s Health: How was your visit on Monday? Reply 1 (poor) to 5 (great). Reply STOP to opt out.',
      'Juniper Women’s Health: Thank you for your answer. What could we do better? Reply STOP to opt out.',
    ],
    optIn:
      'Juniper Women’s Health: You will get one survey text per visit. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  }),
  insurer: withAddress({
    name: 'Ridgeway Insurance',
    legalName: 'Ridgeway Insurance Agency LLC',
    vertical: 'INSURANCE',
    domain: 'ridgewayins.example',
    usecase: 'CUSTOMER_CARE',
    description:
      'Ridgeway Insurance answers questions that policyholders text us, and sends renewal and payment reminders to those who opted in on our site.',
    flow: 'Policyholders opt in at https://ridgewayins.example/text-me. The form has a phone field, which may stay empty, and an unchecked checkbox with the text “I agree to receive text messages from Ridgeway Insurance about my policy, such as renewal reminders and replies to my questions. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help.” Next to it are the links Terms (https://ridgewayins.example/terms) and Privacy (https://ridgewayins.example/privacy).',
    samples: [
      'Ridgeway Insurance: Hi Pat, your auto policy renews on April 2. Call us at your convenience with questions. Reply STOP to opt out.',
      'Ridgeway Insurance: Yes, your policy covers rental cars in all 50 states. Anything else? Reply STOP to opt out.',
    ],
    optIn: `Ridgeway Insurance: You get texts about your policy. ${ASIDES}`,
  }),
  theater: withAddress({
    name: 'The Lantern Theatre',
    legalName: 'Lantern Theatre Company',
    entityType: 'NON_PROFIT',
    vertical: 'ENTERTAINMENT',
    domain: 'lanterntheatre.example',
    usecase: 'ACCOUNT_NOTIFICATION',
    embeddedLink: true,
    description:
      'The Lantern Theatre texts ticket holders about their own tickets: door times, parking, and cancelled shows. They ask for it when they buy.',
    flow: 'Ticket buyers see this at https://lanterntheatre.example/checkout under the optional phone field, with a box they can tick (it is empty by default): “Text me about my tickets. The Lantern Theatre sends about 2 text messages per show. Message and data rates may apply. Reply STOP to opt out or HELP for help. Terms: https://lanterntheatre.example/terms · Privacy: https://lanterntheatre.example/privacy”. Not needed to buy tickets.',
    samples: [
      'The Lantern Theatre: Doors open at 6:30 PM tonight for Our Town. Your tickets: https://lanterntheatre.example/t/8841 Reply STOP to opt out.',
      'The Lantern Theatre: Tonight’s show is cancelled. We will refund your tickets within 3 days. Reply STOP to opt out.',
    ],
    optIn:
      'The Lantern Theatre: You will get about 2 texts per show about your tickets. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
  }),
  marina: withAddress({
    name: 'Pelican Point Marina',
    legalName: 'Pelican Point Marina LP',
    vertical: 'REAL_ESTATE',
    domain: 'pelicanpoint.example',
    usecase: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    description:
      'Pelican Point Marina warns slip holders by text of storms, high water, and closed docks. Slip holders give consent when they sign their slip lease.',
    flow: 'Slip holders sign a paper consent form of its own, apart from the lease; a copy is at https://pelicanpoint.example/consent. The form: “[ ] I agree to receive safety and weather text messages from Pelican Point Marina. Message frequency varies with the weather. Message and data rates may apply. Reply STOP to opt out or HELP for help. Terms: pelicanpoint.example/terms. Privacy: pelicanpoint.example/privacy.” The box is optional; the lease does not depend on it.',
    samples: [
      'Pelican Point Marina: Storm warning until 9 PM. Please check your lines. Docks B and C are closed. Reply STOP to opt out.',
      'Pelican Point Marina: The fuel dock reopens tomorrow at 7 AM. Reply STOP to opt out.',
    ],
    optIn: `Pelican Point Marina: You get weather and safety alerts. ${ASIDES}`,
  }),
};
