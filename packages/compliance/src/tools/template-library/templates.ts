// The templates, in our own wording. Variables are in brackets as [name=example].
import type { MessageType } from '../../rules/message-context.ts';

export const TEMPLATE_CATEGORIES = ['marketing', 'transactional', 'authentication', 'appointment'] as const;
type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Registration fields that hold an automatic reply, not a sample message. */
export const REPLY_FIELDS = ['optinMessage', 'optoutMessage', 'helpMessage'] as const;

export type TemplateRow = {
  readonly name: string;
  readonly category: TemplateCategory;
  /** Use case code. */
  readonly useCase: string;
  readonly messageType: MessageType;
  /** One segment with a business name of up to 20 characters. `{business}` is the name. */
  readonly text: string;
  /** Notes on sending or registering the message. */
  readonly notes: readonly string[];
  readonly campaignField?: (typeof REPLY_FIELDS)[number];
};

const OWN_LINK =
  'Use a link on your own domain, and register the campaign with embedded links. Carriers filter public link shorteners.';
const WRITTEN_CONSENT =
  'Send only to people who gave written consent to marketing texts, and only at hours that their state allows.';
const PHONE = 'Register the campaign with embedded phone numbers.';
const NO_DETAILS = 'Do not mention diagnoses, treatments, or drug names.';

const marketing = {
  category: 'marketing',
  useCase: 'MARKETING',
  messageType: 'promotional',
} as const;
const account = {
  category: 'transactional',
  useCase: 'ACCOUNT_NOTIFICATION',
  messageType: 'transactional',
} as const;
const delivery = { ...account, useCase: 'DELIVERY_NOTIFICATION' } as const;
const care = { ...account, useCase: 'CUSTOMER_CARE' } as const;
const code = { category: 'authentication', useCase: '2FA', messageType: 'transactional' } as const;
const visit = {
  category: 'appointment',
  useCase: 'ACCOUNT_NOTIFICATION',
  messageType: 'transactional',
} as const;
const reply = {
  category: 'transactional',
  useCase: 'MIXED',
  messageType: 'conversational',
} as const;

export const templates: readonly TemplateRow[] = [
  {
    ...marketing,
    name: 'Percentage discount',
    text: '{business}: [percent=20]% off [products=all soups] through [last day=Sunday]. See [link=www.example.com/soups]. Reply STOP to opt out, HELP for help.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...marketing,
    name: 'New product',
    text: '{business}: our new [product=autumn menu] starts [date=October 3]. Take a look: [link=www.example.com/menu]. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...marketing,
    name: 'Discount with a code',
    text: '{business}: take $[amount=10] off orders over $[minimum=50] with code [code=FALL10] until [last day=October 31]. Reply STOP to opt out, HELP for help.',
    notes: [
      WRITTEN_CONSENT,
      'State the minimum purchase and the last day so that the offer is not misleading.',
    ],
  },
  {
    ...marketing,
    name: 'Event invitation',
    text: '{business}: join us [date and time=Saturday May 8 at 11 am] for [event=a tasting of new breads], [address=14 Mill Street]. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    name: 'Loyalty points',
    text: '{business}: you have [points=240] reward points, worth $[amount=12] on your next visit. Reply STOP to opt out, HELP for help.',
    notes: [WRITTEN_CONSENT, 'A points balance that invites a purchase counts as marketing.'],
  },
  {
    ...marketing,
    name: 'Birthday offer',
    text: '{business}: happy birthday, [first name=Maria]! Your [gift=dessert] is on us until [last day=June 30]; show this text. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    name: 'Back in stock',
    text: '{business}: the [product=blue teapot] you asked about is back in stock: [link=www.example.com/teapot]. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT, OWN_LINK],
  },
  {
    ...marketing,
    name: 'Abandoned cart',
    text: '{business}: your [product=blue teapot] is still in your cart: [link=www.example.com/cart]. Reply STOP to opt out.',
    notes: [
      WRITTEN_CONSENT,
      'Reviewers require a privacy policy that explains how the site remembers carts. Send only one reminder, within two days.',
      OWN_LINK,
    ],
  },
  {
    ...marketing,
    name: 'We miss you',
    text: '{business}: it has been a while, [first name=Maria]. Your next [service=haircut] is $[amount=5] off until [last day=May 31]. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    name: 'New location',
    text: '{business}: our new shop at [address=14 Mill Street] opens [date and time=Monday May 3 at 9 am]. We look forward to you. Reply STOP to opt out.',
    notes: [WRITTEN_CONSENT],
  },
  {
    ...marketing,
    useCase: 'POLLING_VOTING',
    name: 'Customer survey',
    text: '{business}: how was your visit on [date=May 8]? Reply with a number from 1 (poor) to 5 (great). Reply STOP to opt out.',
    notes: ['Do not include offers. A survey with an offer is marketing.'],
  },
  {
    ...delivery,
    name: 'Order received',
    text: '{business}: we have your order [order number=48213] of $[amount=36.20] and will tell you when it ships. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Order shipped',
    text: '{business}: order [order number=48213] shipped today and should arrive [day=Thursday]. Track it at [link=www.example.com/track]. Reply STOP to opt out.',
    notes: [OWN_LINK],
  },
  {
    ...delivery,
    name: 'Out for delivery',
    text: '{business}: order [order number=48213] arrives today between [time window=2 and 4 pm]. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Delivered',
    text: '{business}: order [order number=48213] was left [place=at the front door] at [time=3:12 pm]. Reply HELP for help, STOP to opt out.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Ready for pickup',
    text: '{business}: order [order number=48213] is ready at [address=14 Mill Street]; we are open until [closing time=6 pm]. Reply STOP to opt out.',
    notes: [],
  },
  {
    ...delivery,
    name: 'Delivery delayed',
    text: '{business}: sorry, order [order number=48213] is late and should now arrive [day=Friday]. Reply HELP for help, STOP to opt out.',
    notes: ['Do not add an offer to make up for the delay. The text would be marketing.'],
  },
  {
    ...account,
    name: 'Payment received',
    text: '{business}: we received your payment of $[amount=86.40] on [date=May 8]. Thank you. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...account,
    name: 'Payment due',
    text: '{business}: your invoice [invoice number=2207] of $[amount=86.40] is due [due date=May 15]. Questions? Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
    notes: [PHONE, 'For your own invoices only. Third-party debt collection is prohibited on 10DLC.'],
  },
  {
    ...account,
    name: 'Renewal reminder',
    text: '{business}: your [plan=membership] renews on [date=June 1] at $[price=24] a month. Change it in your account. Reply STOP to opt out.',
    notes: [],
  },
  {
    ...account,
    name: 'Account change',
    text: '{business}: the mailing address on your account was changed on [date=May 8]. Not you? Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
    notes: [PHONE],
  },
  {
    ...account,
    name: 'Statement ready',
    text: '{business}: your [month=May] statement is ready in your account. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...account,
    name: 'Service interruption',
    text: '{business}: planned work on [date=May 8] from [time window=1 to 3 am] will interrupt [service=your internet]. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...care,
    name: 'Support request received',
    text: '{business}: we have your request [request number=7716] and will answer by [time=noon tomorrow]. Reply HELP for help, STOP to opt out.',
    notes: [],
  },
  {
    ...care,
    name: 'Support request resolved',
    text: '{business}: request [request number=7716] is resolved. Reply here if you need anything else. Reply STOP to opt out.',
    notes: [],
  },
  {
    ...account,
    useCase: 'FRAUD_ALERT',
    name: 'Suspicious activity',
    text: '{business}: did you spend $[amount=212.90] at [payee=Fox Garden] on card ending [last four digits=4417]? Reply YES or NO. Reply STOP to opt out.',
    notes: [
      'Ask only for YES or NO, never for a login or card number. Do not add a link.',
      'Providers treat YES as an opt-in keyword. It has no effect for people who are already opted in.',
    ],
  },
  {
    ...account,
    useCase: 'SECURITY_ALERT',
    name: 'New sign-in',
    text: '{business}: new sign-in on [date and time=May 8 at 9:14 am] from [device and place=a phone in Austin]. Not you? Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
    notes: [PHONE],
  },
  {
    ...account,
    useCase: 'PUBLIC_SERVICE_ANNOUNCEMENT',
    name: 'Public notice',
    text: '{business}: [notice=boil-water notice] for [area=Mill Street] until [date and time=Friday noon]. Updates: [link=www.example.com/notices]. Reply STOP to opt out.',
    notes: [
      'Send warnings about danger to life under an EMERGENCY campaign, which carriers must approve first.',
      OWN_LINK,
    ],
  },
  {
    ...account,
    useCase: 'HIGHER_EDUCATION',
    name: 'Campus notice',
    text: '{business}: [subject=registration for spring classes] closes [date and time=May 8 at 5 pm]. Reply STOP to opt out, HELP for help.',
    notes: ['For colleges and universities. K-12 schools use K12_EDUCATION.'],
  },
  {
    ...reply,
    name: 'Opt-in confirmation',
    text: '{business}: you are subscribed to [program=order updates], up to [number=4] msgs a month. Msg & data rates may apply. Reply HELP for help, STOP to opt out.',
    campaignField: 'optinMessage',
    notes: [
      'Send it once, right after the opt-in.',
      'Name the program and the frequency exactly as in the opt-in form.',
    ],
  },
  {
    ...reply,
    name: 'Opt-out confirmation',
    text: '{business}: you are unsubscribed and will get no more messages from us. Reply START to come back.',
    campaignField: 'optoutMessage',
    notes: ['Send it once, within five minutes, and without marketing. Then send nothing more.'],
  },
  {
    ...reply,
    name: 'HELP message',
    text: '{business}: for help call [phone number=(512) 555-0142] or write to [email address=help@example.com]. Msg & data rates may apply. Reply STOP to opt out.',
    campaignField: 'helpMessage',
    notes: ['Reply to HELP even if the person has opted out.'],
  },
  {
    ...code,
    name: 'Sign-in code',
    text: '{business}: [code=481 902] is your sign-in code. It expires in [minutes=10] minutes. Do not share it.',
    notes: [
      'Send only one-time codes under 2FA.',
      'Do not add a link, so that customers do not learn to trust links next to codes.',
    ],
  },
  {
    ...code,
    name: 'Phone number check',
    text: '{business}: your verification code is [code=481902]. Enter it to confirm this number. It expires in [minutes=10] minutes.',
    notes: ['Send only one-time codes under 2FA.'],
  },
  {
    ...code,
    name: 'Password reset code',
    text: '{business}: [code=481902] is your password reset code. It expires in [minutes=10] minutes. If you did not request it, ignore this text.',
    notes: ['Send only one-time codes under 2FA.'],
  },
  {
    ...code,
    name: 'Payment approval code',
    text: '{business}: code [code=481902] approves your payment of $[amount=86.40] to [payee=Fox Garden]. We will never call to ask for it.',
    notes: ['Send only one-time codes under 2FA.'],
  },
  {
    ...code,
    name: 'Code with opt-out wording',
    text: '{business}: your verification code is [code=481902]. It expires in [minutes=10] minutes. Do not share it. Reply STOP to opt out, HELP for help.',
    notes: ['For reviewers who require opt-out instructions in at least one sample message.'],
  },
  {
    ...visit,
    name: 'Appointment confirmation',
    text: '{business}: you are booked for [date and time=Tuesday May 11 at 2:30 pm] at [address=14 Mill Street]. Reply STOP to opt out, HELP for help.',
    notes: [],
  },
  {
    ...visit,
    name: 'Appointment reminder',
    text: '{business}: reminder of your appointment [date and time=tomorrow at 2:30 pm]. Reply C to confirm or R to reschedule, STOP to opt out.',
    notes: ['Do not ask for CANCEL: providers treat it as an opt-out.'],
  },
  {
    ...visit,
    name: 'Same-day reminder',
    text: '{business}: see you today at [time=2:30 pm], [first name=Maria]. Running late? Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
    notes: [PHONE],
  },
  {
    ...visit,
    name: 'Appointment moved',
    text: '{business}: your appointment moved to [date and time=Wednesday May 12 at 10 am]. Reply C to confirm or R to reschedule, STOP to opt out.',
    notes: ['Do not ask for CANCEL: providers treat it as an opt-out.'],
  },
  {
    ...visit,
    name: 'Missed appointment',
    text: '{business}: we missed you [date and time=today at 2:30 pm]. Reply R to find a new time, STOP to opt out.',
    notes: [],
  },
  {
    ...visit,
    name: 'Health visit reminder',
    text: '{business}: you have a visit on [date and time=May 11 at 9 am] with [name=Dr. Lee]. Reply C to confirm or R to reschedule, STOP to opt out.',
    notes: [NO_DETAILS],
  },
  {
    ...visit,
    useCase: 'DELIVERY_NOTIFICATION',
    name: 'Technician on the way',
    text: '{business}: [name=Sam] is on the way and should arrive between [time window=9 and 11 am]. Reply HELP for help, STOP to opt out.',
    notes: [],
  },
  {
    ...visit,
    useCase: 'CUSTOMER_CARE',
    name: 'Appointment request reply',
    text: '{business}: we can see you [date and time=May 11 at 9 am] or [second date and time=May 12 at 2 pm]. Reply 1 or 2 to choose, STOP to opt out.',
    notes: ['Suitable for a campaign of conversations with customers.'],
  },
];
