// Templates for shops, restaurants, and services, in our own wording.
import {
  account,
  care,
  delivery,
  marketing,
  OWN_LINK,
  PHONE,
  visit,
  WRITTEN_CONSENT,
  type TemplateRow,
  NO_CANCEL,
} from './rows.ts';

const OWN_CLIENTS =
  'Text only people who asked you. Inquiries that were bought or shared are declined (code 708).';

export const shopsAndServices = {
  restaurant: [
    {
      ...visit,
      name: 'Table confirmation',
      text: '{business}: your table for [guests=4] is set for [date and time=Friday at 7 pm]. Reply C to confirm or R to change it, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Waitlist',
      text: '{business}: your table for [guests=4] is ready. Please come to the host stand within [minutes=10] minutes. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...delivery,
      name: 'Takeout order ready',
      text: '{business}: order [order number=118] is ready at the pickup counter, [address=14 Mill Street]. Reply STOP to opt out, HELP for help.',
      notes: [],
    },
    {
      ...marketing,
      name: 'Weekly special',
      text: '{business}: this week [dish=our braised short rib] is $[price=18], dine in or to go. See [link=www.example.com/menu]. Reply STOP to opt out.',
      notes: [WRITTEN_CONSENT, OWN_LINK, 'Offers of beer, wine, or spirits need an age-gated campaign.'],
    },
  ],
  retail: [
    {
      ...delivery,
      name: 'Curbside pickup',
      text: '{business}: order [order number=48213] is ready. Park in spot [spot=3] and reply HERE when you arrive. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...delivery,
      name: 'Return received',
      text: '{business}: we received your return of order [order number=48213] and refunded $[amount=36.20] on [date=May 8]. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...marketing,
      name: 'Early access',
      text: '{business}: members shop the [event=spring sale] first, [date=May 4]. Start at [link=www.example.com/spring]. Reply STOP to opt out, HELP for help.',
      notes: [WRITTEN_CONSENT, OWN_LINK],
    },
    {
      ...care,
      name: 'Special order arrived',
      text: '{business}: the [product=walnut side table] you ordered is in. Pick it up by [date=May 20] or reply to set up delivery. Reply STOP to opt out.',
      notes: [],
    },
  ],
  salon: [
    {
      ...visit,
      name: 'Salon reminder',
      text: '{business}: [first name=Maria], your [service=cut and color] with [stylist=Dana] is [date and time=Friday at 3 pm]. Reply C to confirm or R to change, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...visit,
      name: 'Opening today',
      text: '{business}: the [service=haircut] you are on our waiting list for is open today at [time=4:15 pm]. Reply Y to take it, STOP to opt out.',
      notes: ['Send it only to people who asked to be on the list.'],
    },
    {
      ...marketing,
      name: 'Time for a visit',
      text: '{business}: it has been [weeks=6] weeks since your last [service=cut]. Book at [link=www.example.com/book]. Reply STOP to opt out, HELP for help.',
      notes: [WRITTEN_CONSENT, OWN_LINK],
    },
    {
      ...marketing,
      name: 'Slow-day offer',
      text: '{business}: $[amount=10] off [service=blowouts] this [day=Tuesday and Wednesday]. Reply B to book, STOP to opt out.',
      notes: [WRITTEN_CONSENT],
    },
  ],
  fitness: [
    {
      ...visit,
      name: 'Class reminder',
      text: '{business}: [class=Spin] with [coach=Ana] is [date and time=tomorrow at 6 am]. Reply R to give up your spot, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...account,
      name: 'Class changed',
      text: '{business}: the [date and time=6 am] [class=Spin] class today is with [coach=Ben]. Reply HELP for help, STOP to opt out.',
      notes: [],
    },
    {
      ...account,
      name: 'Membership payment failed',
      text: '{business}: your [month=May] payment did not go through. Please see the front desk or call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE, 'Do not add a payment link: it looks like phishing.'],
    },
    {
      ...marketing,
      name: 'Bring a friend',
      text: '{business}: bring a friend to any class [period=this week] for free. Tell us the name at the desk. Reply STOP to opt out, HELP for help.',
      notes: [WRITTEN_CONSENT],
    },
  ],
  real_estate: [
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Showing confirmed',
      text: '{business}: your showing of [address=14 Mill Street] is [date and time=Saturday at 11 am]. Reply C to confirm or R to change it, STOP to opt out.',
      notes: [OWN_CLIENTS, NO_CANCEL],
    },
    {
      ...care,
      name: 'Answer to an inquiry',
      text: '{business}: thanks for asking about [address=14 Mill Street]. Would [date and time=Saturday at 11 am] work for a visit? Reply STOP to opt out.',
      notes: [OWN_CLIENTS],
    },
    {
      ...account,
      name: 'Closing step',
      text: '{business}: the [step=inspection] of [address=14 Mill Street] is set for [date and time=May 12 at 10 am]. Reply STOP to opt out.',
      notes: ['Never send wire instructions by text.'],
    },
    {
      ...marketing,
      name: 'Open house',
      text: '{business}: open house at [address=14 Mill Street], [date and time=Sunday 1 to 3 pm]. See [link=www.example.com/14mill]. Reply STOP to opt out.',
      notes: [WRITTEN_CONSENT, OWN_CLIENTS, OWN_LINK],
    },
  ],
  automotive: [
    {
      ...visit,
      name: 'Service reminder',
      text: '{business}: your [vehicle=2019 Civic] is due in the shop [date and time=May 11 at 8 am]. Reply C to confirm or R to change it, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...care,
      name: 'Estimate for approval',
      text: '{business}: your estimate is ready: the [repair=front brakes] are $[amount=340]. Reply YES to approve or call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE],
    },
    {
      ...delivery,
      useCase: 'CUSTOMER_CARE',
      name: 'Car is ready',
      text: '{business}: your [vehicle=2019 Civic] is ready. Total $[amount=340]; we close at [closing time=6 pm]. Reply STOP to opt out, HELP for help.',
      notes: [],
    },
    {
      ...account,
      name: 'Safety recall',
      text: '{business}: safety recall for your [vehicle=2019 Civic]. The repair is free; call [phone number=(512) 555-0142] to book it. Reply STOP to opt out.',
      notes: [PHONE],
    },
  ],
  home_services: [
    {
      ...visit,
      name: 'Visit window',
      text: '{business}: we are coming [date=Tuesday] between [time window=8 and 10 am]. Reply C to confirm or R to change it, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...care,
      name: 'Estimate ready',
      text: '{business}: your estimate is ready: $[amount=1,450] for [work=the work], good until [date=June 1]. Questions? Just reply. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...account,
      name: 'New time for a visit',
      text: '{business}: we cannot come today because of [reason=the weather]. Our new time is [date and time=Thursday at 8 am]. Reply HELP for help, STOP to opt out.',
      notes: [],
    },
    {
      ...marketing,
      name: 'Seasonal offer',
      text: '{business}: book your [service=spring service] before [date=May 15] for $[price=89]. Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [WRITTEN_CONSENT, PHONE],
    },
  ],
  hotel: [
    {
      ...account,
      name: 'Before arrival',
      text: '{business}: we look forward to your stay on [date=May 8]. Check-in starts at [time=3 pm]. Reply HELP for help, STOP to opt out.',
      notes: [],
    },
    {
      ...care,
      name: 'Room ready',
      text: '{business}: your room is ready. Please pick up the key at the desk. Need anything? Reply to this text. Reply STOP to opt out.',
      notes: ['Do not send room numbers or door codes in the same text.'],
    },
    {
      ...account,
      name: 'Checkout',
      text: '{business}: checkout is at [time=11 am] today. Your bill was emailed. Safe travels! Reply STOP to opt out, HELP for help.',
      notes: [],
    },
    {
      ...marketing,
      name: 'Return offer',
      text: '{business}: stay [nights=2] nights in [month=June] and the next is half price: [link=www.example.com/june]. Reply STOP to opt out.',
      notes: [WRITTEN_CONSENT, OWN_LINK],
    },
  ],
} as const satisfies Record<string, readonly TemplateRow[]>;
