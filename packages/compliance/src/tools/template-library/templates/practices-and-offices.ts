// Templates for practices, schools, and offices, in our own wording.
import {
  account,
  care,
  marketing,
  NO_DETAILS,
  OWN_LINK,
  PHONE,
  visit,
  type TemplateRow,
  NO_CANCEL,
  PARENTS,
  NO_CASE,
} from './rows.ts';

const DONATIONS =
  'Say in the opt-in that you will ask for donations, and register the campaign as CHARITY if you are a 501(c)(3).';
const OWN_CLIENTS =
  'Text only people who asked you. Inquiries that were bought or shared are declined (code 708).';

export const practicesAndOffices = {
  medical: [
    {
      ...visit,
      name: 'Clinic visit reminder',
      text: '{business}: your visit is [date and time=May 11 at 9 am]. Please arrive 15 minutes early. Reply C to confirm or R to reschedule, STOP to opt out.',
      notes: [NO_DETAILS, NO_CANCEL],
    },
    {
      ...account,
      name: 'Portal message',
      text: '{business}: you have a new message in the patient portal. Please read it there. Reply STOP to opt out, HELP for help.',
      notes: [NO_DETAILS, 'Do not add a link to a sign-in page: it looks like phishing.'],
    },
    {
      ...account,
      name: 'Prescription ready',
      text: '{business}: a prescription for [first name=Maria] is ready. Pharmacy hours: [hours=9 am to 7 pm]. Reply STOP to opt out, HELP for help.',
      notes: [NO_DETAILS],
    },
    {
      ...account,
      name: 'Forms before the visit',
      text: '{business}: reminder: please fill in your forms before your visit on [date=May 11]: [link=www.example.com/forms]. Reply STOP to opt out.',
      notes: [OWN_LINK],
    },
  ],
  dental: [
    {
      ...visit,
      name: 'Checkup reminder',
      text: '{business}: [first name=Maria], your checkup with [name=Dr. Lee] is [date and time=May 11 at 9 am]. Reply C to confirm or R to reschedule, STOP to opt out.',
      notes: [NO_DETAILS, NO_CANCEL],
    },
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Recall',
      text: '{business}: it is time for your next cleaning. Reply with a good day, or call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE, 'A recall of your own patients is service. An offer in it makes it marketing.'],
    },
    {
      ...care,
      name: 'After the visit',
      text: '{business}: how are you feeling after your visit? If anything worries you, call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE, NO_DETAILS],
    },
    {
      ...account,
      name: 'Balance after insurance',
      text: '{business}: your insurance has paid. Your balance is $[amount=42.00], due [due date=May 30]. Call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE],
    },
  ],
  veterinary: [
    {
      ...visit,
      name: 'Pet visit reminder',
      text: '{business}: [pet=Biscuit] has a visit [date and time=May 11 at 9 am]. Reply C to confirm or R to reschedule, STOP to opt out.',
      notes: [NO_CANCEL],
    },
    {
      ...account,
      name: 'Vaccines due',
      text: '{business}: [pet=Biscuit] is due for vaccines this month. Call [phone number=(512) 555-0142] to set a time. Reply STOP to opt out.',
      notes: [PHONE],
    },
    {
      ...account,
      name: 'Ready to go home',
      text: '{business}: [pet=Biscuit] is awake and ready to go home from [time=3 pm]. Reply HELP for help, STOP to opt out.',
      notes: [],
    },
    {
      ...care,
      name: 'Lab results',
      text: '{business}: the results for [pet=Biscuit] are in. [name=Dr. Lee] will call you [time=this afternoon]. Reply STOP to opt out.',
      notes: [],
    },
  ],
  school: [
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'School closing',
      text: '{business}: school is closed [date=tomorrow, May 8] because of [reason=snow]. Classes are back [day=Friday]. Reply STOP to opt out.',
      notes: [PARENTS],
    },
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'Absence',
      text: '{business}: attendance: [student=Leo] was not in class [date=today, May 8]. Please reply with the reason. Reply STOP to opt out.',
      notes: [PARENTS],
    },
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'Bus delay',
      text: '{business}: bus [number=12] is about [minutes=20] minutes late this [time=morning]. Reply STOP to opt out, HELP for help.',
      notes: [PARENTS],
    },
    {
      ...account,
      useCase: 'K12_EDUCATION',
      name: 'Parent meeting',
      text: '{business}: reminder: parent conferences are [date and time=May 11, 3 to 7 pm]. Sign up at [link=www.example.com/meet]. Reply STOP to opt out.',
      notes: [PARENTS, OWN_LINK],
    },
  ],
  nonprofit: [
    {
      ...account,
      useCase: 'CHARITY',
      name: 'Volunteer shift',
      text: '{business}: reminder: you are signed up to volunteer on [date and time=Saturday at 9 am], [address=14 Mill Street]. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...marketing,
      useCase: 'CHARITY',
      name: 'Donation request',
      text: '{business}: your gift of $[amount=25] helps us [what=keep our doors open]. Give at [link=www.example.org/give]. Thank you! Reply STOP to opt out, HELP for help.',
      notes: [DONATIONS, OWN_LINK],
    },
    {
      ...account,
      useCase: 'CHARITY',
      name: 'Donation received',
      text: '{business}: thank you for your gift of $[amount=25] on [date=May 8]. A receipt is in your email. Reply STOP to opt out.',
      notes: [DONATIONS],
    },
    {
      ...account,
      name: 'Open today',
      text: '{business}: reminder: we are open today from [time window=10 am to 1 pm] at [address=14 Mill Street]. Reply STOP to opt out.',
      notes: [],
    },
  ],
  legal: [
    {
      ...visit,
      name: 'Meeting with the lawyer',
      text: '{business}: your meeting with [name=Ms. Ortiz] is [date and time=May 11 at 9 am]. Reply C to confirm or R to reschedule, STOP to opt out.',
      notes: [NO_CASE, NO_CANCEL],
    },
    {
      ...account,
      name: 'Documents needed',
      text: '{business}: reminder: please send us [document=your lease] by [date=May 15]. Reply STOP to opt out, HELP for help.',
      notes: [NO_CASE],
    },
    {
      ...account,
      name: 'Hearing reminder',
      text: '{business}: you need to be at [place=the county courthouse] on [date and time=May 20 at 8:30 am]. Reply HELP for help, STOP to opt out.',
      notes: [NO_CASE],
    },
    {
      ...care,
      name: 'Answer from the office',
      text: '{business}: we received your message and [name=Ms. Ortiz] will call you [time=by noon tomorrow]. Reply STOP to opt out.',
      notes: [OWN_CLIENTS],
    },
  ],
  property_management: [
    {
      ...account,
      name: 'Rent reminder',
      text: '{business}: your rent of $[amount=1,250] for [month=June] is due [due date=June 1]. Pay as usual, or call [phone number=(512) 555-0142]. Reply STOP to opt out.',
      notes: [PHONE],
    },
    {
      ...visit,
      useCase: 'CUSTOMER_CARE',
      name: 'Maintenance visit',
      text: '{business}: maintenance for [request=the kitchen faucet] is [date=Tuesday] from [time window=9 am to noon]. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...account,
      name: 'Water shutoff',
      text: '{business}: water in [building=Building C] is off [date=May 8] from [time window=1 to 3 pm] for repairs. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...account,
      name: 'Package in the office',
      text: '{business}: a package for unit [unit=204] is in the office, open until [closing time=6 pm]. Reply STOP to opt out, HELP for help.',
      notes: [],
    },
  ],
  insurance: [
    {
      ...account,
      name: 'Claim update',
      text: '{business}: claim [claim number=7716] was [status=approved]. Your adjuster will call you [time=by Friday]. Reply STOP to opt out.',
      notes: [],
    },
    {
      ...account,
      name: 'Policy renewal',
      text: '{business}: your [policy=auto] policy renews on [date=June 1]. You do not need to do anything. Reply STOP to opt out, HELP for help.',
      notes: [],
    },
    {
      ...account,
      name: 'New ID card',
      text: '{business}: your new [policy=auto] ID card is in the mail and in your account. Reply HELP for help, STOP to opt out.',
      notes: [],
    },
    {
      ...care,
      name: 'Answer to a quote request',
      text: '{business}: thanks for asking us for a quote. I need [detail=the year of your roof] to finish it. Reply STOP to opt out.',
      notes: [OWN_CLIENTS],
    },
  ],
} as const satisfies Record<string, readonly TemplateRow[]>;
