// Registrations that a reviewer denies, each with what is wrong with it.
import { approved, withAddress } from './judged-good.ts';
import type { Business } from './packets.ts';

export type Denied = {
  readonly business: Business;
  /** Rule and field of each error that has to be found. */
  readonly errors: readonly (readonly [ruleId: string, field: string])[];
};

const at = (key: string): Business => approved[key] as Business;
const S1 = 'campaign.sample1';
const S2 = 'campaign.sample2';
const FLOW = 'campaign.messageFlow';
const DESCRIPTION = 'campaign.description';

export const denied: Readonly<Record<string, Denied>> = {
  'an offer under customer care': {
    business: {
      ...at('landscaper'),
      samples: [
        at('landscaper').samples[0] as string,
        'Green Mile Lawn & Garden: 20% off spring aeration if you book by Friday! Reply STOP to opt out.',
      ],
    },
    errors: [['match.marketing-undeclared', S2]],
  },
  'offers in plain words under account notifications': {
    business: {
      ...at('daycare'),
      samples: [
        at('daycare').samples[0] as string,
        'Little Acorns Child Care: Refer a friend and get $100 off next month. Spots are going fast! Reply STOP to unsubscribe.',
      ],
    },
    errors: [['match.marketing-undeclared', S2]],
  },
  'a coupon in a campaign for deliveries': {
    business: {
      ...at('bakery'),
      samples: [
        at('bakery').samples[0] as string,
        'Blue Door Bakery: Craving cake? Use code SWEET10 for 10% off your next order. Reply STOP to cancel.',
      ],
    },
    errors: [['match.marketing-undeclared', S2]],
  },
  'a copy that keeps the first company in its samples': {
    business: {
      ...at('landscaper'),
      name: 'Summit Yard Care',
      legalName: 'Summit Yard Care LLC',
      domain: 'summityard.example',
      description:
        'Customers of Summit Yard Care who asked for texts get a note the evening before our crew comes and replies to their questions about the work.',
      flow: at('landscaper')
        .flow.replaceAll('Green Mile Lawn & Garden', 'Summit Yard Care')
        .replaceAll('greenmilelawn', 'summityard'),
      optIn: at('landscaper').optIn.replace('Green Mile Lawn & Garden', 'Summit Yard Care'),
    },
    errors: [
      ['match.brand-everywhere', S1],
      ['match.brand-everywhere', S2],
    ],
  },
  'a copy that keeps the first company in its flow': {
    business: {
      ...at('boutique'),
      name: 'Dune Supply',
      legalName: 'Dune Supply Co. LLC',
      domain: 'dunesupply.example',
      description: at('boutique').description.replace('Saltgrass Boutique', 'Dune Supply'),
      flow: at('boutique').flow.replaceAll('saltgrass.example', 'dunesupply.example'),
      samples: at('boutique').samples.map((text) =>
        text.replaceAll('Saltgrass Boutique', 'Dune Supply').replaceAll('saltgrass', 'dunesupply'),
      ),
      optIn: at('boutique').optIn.replace('Saltgrass Boutique', 'Dune Supply'),
    },
    errors: [['match.brand-everywhere', FLOW]],
  },
  'a copy that keeps the first company in its opt-in message': {
    business: { ...at('taxOffice'), optIn: at('daycare').optIn },
    errors: [['match.brand-everywhere', 'campaign.optinMessage']],
  },
  'a copy that keeps the first company in its HELP message': {
    business: {
      ...at('taxOffice'),
      campaign: {
        helpMessage: 'Studio Marlow: Write to hello@hollistax.example for help. Reply STOP to opt out.',
      },
    },
    errors: [['match.brand-everywhere', 'campaign.helpMessage']],
  },
  'a copy that keeps the first company in its STOP message': {
    business: {
      ...at('taxOffice'),
      campaign: { optoutMessage: 'You are unsubscribed from Studio Marlow and will get no more texts.' },
    },
    errors: [['match.brand-everywhere', 'campaign.optoutMessage']],
  },
  'staff enroll everyone': {
    business: {
      ...at('salon'),
      usecase: 'ACCOUNT_NOTIFICATION',
      subUsecases: undefined as never,
      flow: 'Our team enrolls all clients in our texts when a booking is taken with a phone number at the front desk. Anyone can reply STOP at any time or HELP for help. Message frequency varies. Msg & data rates may apply. Terms: studiomarlow.example/terms. Privacy: studiomarlow.example/privacy. Texts are from Studio Marlow about appointments.',
    },
    errors: [['flow.forced', FLOW]],
  },
  'a bought list': {
    business: {
      ...at('insurer'),
      usecase: 'MARKETING',
      flow: 'We buy leads from a trusted data partner whose visitors asked for quotes online. Ridgeway Insurance then texts them offers. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://ridgewayins.example/terms Privacy: https://ridgewayins.example/privacy',
    },
    errors: [['flow.third-party-data', FLOW]],
  },
  'a first text that asks for consent': {
    business: {
      ...at('landscaper'),
      flow: 'We text everyone in our customer list once and ask if they want texts from Green Mile Lawn & Garden about their visits; those who reply YES are opted in. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, HELP for help. Terms: https://greenmilelawn.example/terms Privacy: https://greenmilelawn.example/privacy',
    },
    errors: [['flow.first-message', FLOW]],
  },
  'one box for texts, email, and calls': {
    business: {
      ...at('insurer'),
      flow: at('insurer').flow.replace(
        'receive text messages from Ridgeway Insurance',
        'receive text messages, emails and phone calls from Ridgeway Insurance',
      ),
    },
    errors: [['flow.bundled', FLOW]],
  },
  'one box for reminders and offers': {
    business: {
      ...at('salon'),
      flow: 'Clients book at https://studiomarlow.example/book. A box below the phone number is optional and empty at first: “I agree to receive text messages with appointment reminders and marketing offers from Studio Marlow. Consent is not a condition of purchase. Message frequency varies. Msg & data rates may apply. Reply STOP to opt out, HELP for help. Terms: studiomarlow.example/terms. Privacy: studiomarlow.example/privacy.”',
    },
    errors: [['flow.marketing-separate', FLOW]],
  },
  'consent hidden in the terms': {
    business: {
      ...at('bakery'),
      flow: 'By using our website or placing an order at https://bluedoorbakery.example/order, customers agree to our terms, which include text messages from Blue Door Bakery about orders. Message frequency varies. Msg & data rates may apply. Text STOP to cancel, HELP for help. Terms: bluedoorbakery.example/terms Privacy: bluedoorbakery.example/privacy',
    },
    errors: [['flow.consent-words', FLOW]],
  },
  'an agency that texts for its clients': {
    business: withAddress({
      ...at('boutique'),
      name: 'Loudspeaker Media',
      legalName: 'Loudspeaker Media LLC',
      vertical: 'TECHNOLOGY',
      domain: 'loudspeaker.example',
      description:
        'Loudspeaker Media sends promotions on behalf of local businesses to the customers of our clients who opted in to receive offers.',
      flow: at('boutique')
        .flow.replaceAll('saltgrass', 'loudspeaker')
        .replaceAll('Saltgrass Boutique', 'Loudspeaker Media'),
      samples: at('boutique').samples.map((text) =>
        text.replaceAll('Saltgrass Boutique', 'Loudspeaker Media').replaceAll('saltgrass', 'loudspeaker'),
      ),
      optIn: at('boutique').optIn.replace('Saltgrass Boutique', 'Loudspeaker Media'),
    }),
    errors: [['brand.is-sender', DESCRIPTION]],
  },
  'a payday lender': {
    business: {
      ...at('insurer'),
      name: 'QuickBridge Cash',
      legalName: 'QuickBridge Cash LLC',
      vertical: 'FINANCIAL',
      domain: 'quickbridge.example',
      usecase: 'MARKETING',
      description:
        'QuickBridge Cash texts people who opted in on our site with offers for payday loans and cash advances until their next paycheck.',
      flow: at('insurer')
        .flow.replaceAll('Ridgeway Insurance', 'QuickBridge Cash')
        .replaceAll('ridgewayins', 'quickbridge')
        .replace('about my policy, such as renewal reminders and replies to my questions', 'with offers'),
      samples: [
        'QuickBridge Cash: Need money before payday? Get up to $500 in 15 minutes, no credit check. Reply STOP to opt out.',
        'QuickBridge Cash: Your payday loan offer is waiting. Apply today! Reply STOP to opt out.',
      ],
      optIn: at('insurer').optIn.replace('Ridgeway Insurance', 'QuickBridge Cash'),
    },
    errors: [['content.high-risk-loans', DESCRIPTION]],
  },
  'a casino': {
    business: {
      ...at('theater'),
      name: 'Lucky Heron Casino',
      legalName: 'Lucky Heron Gaming LLC',
      domain: 'luckyheron.example',
      usecase: 'MARKETING',
      description:
        'Lucky Heron Casino texts members of its players club who opted in about free slot play, poker nights, and bonus bets.',
      flow: at('theater')
        .flow.replaceAll('The Lantern Theatre', 'Lucky Heron Casino')
        .replaceAll('lanterntheatre', 'luckyheron'),
      samples: [
        'Lucky Heron Casino: Enjoy $25 of free slot play this weekend! Reply STOP to opt out.',
        'Lucky Heron Casino: Bet $10 on blackjack and get a $10 bonus bet tonight. Reply STOP to opt out.',
      ],
      optIn: at('theater').optIn.replace('The Lantern Theatre', 'Lucky Heron Casino'),
    },
    errors: [['content.gambling', S1]],
  },
  'a vague description': {
    business: {
      ...at('marina'),
      description: 'We use text messaging to communicate important information to people on our list.',
    },
    errors: [['description.who-what-why', DESCRIPTION]],
  },
  'a test campaign': {
    business: {
      ...at('codes'),
      description:
        'Parcelbase registers this campaign for testing our SMS integration before the launch of our product next year.',
    },
    errors: [['description.testing', DESCRIPTION]],
  },
  'reminders under a campaign for codes': {
    business: {
      ...at('codes'),
      samples: [
        at('codes').samples[0] as string,
        'Parcelbase: Your parcel 4471 was delivered to your front door at 3:12 PM.',
      ],
    },
    errors: [['match.use-description-samples', S2]],
  },
  'an opt-out that asks again': {
    business: {
      ...at('boutique'),
      campaign: {
        optoutMessage:
          'Saltgrass Boutique: Are you sure? Reply YES to confirm that you want to leave and miss our deals.',
      },
    },
    errors: [['reply.optout.final', 'campaign.optoutMessage']],
  },
  'help without a contact': {
    business: {
      ...at('boutique'),
      campaign: {
        helpMessage: 'Saltgrass Boutique: Our friendly team is here to help. Reply STOP to opt out.',
      },
    },
    errors: [['reply.help.contact', 'campaign.helpMessage']],
  },
  'a mailbox at a free provider': {
    business: { ...at('landscaper'), brand: { email: 'greenmile.lawn@gmail.com' } },
    errors: [['brand.email-domain', 'brand.email']],
  },
  'a flow for insiders': {
    business: {
      ...at('taxOffice'),
      flow: 'Consent is collected and stored in our CRM system in accordance with TCPA and all applicable regulations.',
    },
    errors: [['flow.method', FLOW]],
  },
  'text in Spanish': {
    business: {
      ...at('pizzeria'),
      description:
        'Enviamos ofertas semanales y cupones a nuestros clientes que se inscribieron en el club de mensajes de la pizzería.',
    },
    errors: [['description.english', DESCRIPTION]],
  },
};
