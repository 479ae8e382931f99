// The clean websites, with different wordings, forms, and kinds of messages.
import {
  type SiteSpec,
  containerForm,
  labelledForm,
  looseForm,
  twoBoxForm,
  webFlow,
  wrappedForm,
} from './sites.ts';

const COLLECTED =
  '<p>We collect your name, email address, and mobile phone number when you fill in a form or opt in to text messages.</p>';
const PROCESSORS =
  '<p>We share information with service providers who work for us, such as hosting and payment companies, and when the law requires it.</p>';

const base = {
  frequency: 'Message frequency varies.',
  collected: COLLECTED,
  otherSharing: PROCESSORS,
  nonSharing:
    'We do not share mobile numbers, SMS opt-in data or consent with third parties or affiliates for marketing or promotional purposes.',
  useCases: ['CUSTOMER_CARE'],
  optInBody: wrappedForm,
  flow: webFlow,
} as const;

export const businesses: Readonly<Record<string, SiteSpec>> = {
  dentist: {
    ...base,
    name: 'Cedar Hollow Dental',
    legalName: 'Cedar Hollow Dental PLLC',
    domain: 'cedarhollowdental.example',
    about:
      'Dentists for the whole family, with cleanings, fillings, crowns, and gentle care for children in a quiet office.',
    phone: '(503) 555-0134',
    email: 'office@cedarhollowdental.example',
    address: '418 Alder Street, Portland, OR 97205',
    sends: 'appointment reminders',
    frequency: 'Up to 4 messages per month.',
  },
  church: {
    ...base,
    name: 'Harvest Road Community Church',
    legalName: 'Harvest Road Community Church',
    domain: 'harvestroadchurch.example',
    about:
      'Everyone is welcome to worship with us on Sunday, and to our groups for families, students, and seniors in the week.',
    phone: '615-555-0177',
    email: 'hello@harvestroadchurch.example',
    address: '2200 Harvest Road, Nashville, TN 37203',
    sends: 'event updates and prayer requests',
    frequency: 'About two messages a week.',
    nonSharing:
      'No mobile information will be shared with third parties or affiliates for marketing or promotional purposes.',
    optInBody: containerForm,
  },
  shop: {
    ...base,
    name: 'Wren & Willow',
    legalName: 'Wren and Willow Goods LLC',
    domain: 'wrenandwillow.example',
    about:
      'Handmade linen clothing, shipped from our workshop within three days, with free returns for a month.',
    phone: '828-555-0119',
    email: 'care@wrenandwillow.example',
    address: '77 Haywood Road, Asheville, NC 28806',
    sends: 'order updates',
    frequency: 'Message frequency varies by order.',
    useCases: ['MIXED', 'MARKETING', 'DELIVERY_NOTIFICATION'],
    nonSharing:
      'All of the sharing above excludes text messaging originator opt-in data and consent; this information will not be shared with any third parties.',
    otherSharing:
      '<p>We may share your purchase history and email address with partners for marketing of similar products.</p>',
    optInBody: twoBoxForm,
  },
  school: {
    ...base,
    name: 'Maple Ridge Academy',
    legalName: 'Maple Ridge Academy Inc.',
    domain: 'mapleridgeacademy.example',
    about:
      'Small classes from kindergarten to eighth grade, with music, a garden, and teachers who have time for each child.',
    phone: '(802) 555-0150',
    email: 'frontdesk@mapleridgeacademy.example',
    address: '9 Orchard Lane, Burlington, VT 05401',
    sends: 'school closings and event reminders',
    collected:
      '<p>We collect:</p><ul><li>Names of parents and students</li><li>Email addresses and mobile phone numbers</li><li>Consent to text messages</li></ul>',
    optInBody: labelledForm,
  },
  restaurants: {
    ...base,
    name: 'Red Lantern Noodles',
    legalName: 'Red Lantern Restaurant Group LLC',
    domain: 'redlanternnoodles.example',
    about:
      'Hand-pulled noodles and dumplings in nine restaurants, ready in ten minutes, to eat in or to take home.',
    phone: '312-555-0162',
    email: 'guests@redlanternnoodles.example',
    address: '1500 West Lake Street, Chicago, IL 60607',
    sends: 'offers and promotions',
    frequency: 'Up to 6 msgs/month.',
    useCases: ['MARKETING'],
    nonSharing: 'We will never sell, rent or share your phone number or text message consent with anyone.',
    optInBody: containerForm,
  },
  software: {
    ...base,
    name: 'Ledgerly',
    legalName: 'Ledgerly Inc.',
    domain: 'ledgerly.example',
    about:
      'Bookkeeping software for small firms that connects to banks, sorts receipts, and prepares taxes in minutes.',
    phone: '415-555-0188',
    email: 'support@ledgerly.example',
    address: '600 Howard Street, San Francisco, CA 94105',
    sends: 'verification codes',
    frequency: 'One message per login.',
    useCases: ['2FA'],
    nonSharing: 'Mobile opt-in data is not sold, rented or disclosed to third parties.',
    optInBody: labelledForm,
  },
  charity: {
    ...base,
    name: 'Open Table Pantry',
    legalName: 'Open Table Food Pantry of Tulsa',
    domain: 'opentablepantry.example',
    about:
      'Volunteers hand out fresh food to four hundred households each week, no questions asked, since 1998.',
    phone: '918-555-0141',
    email: 'help@opentablepantry.example',
    address: '31 North Elgin Avenue, Tulsa, OK 74103',
    sends: 'pantry schedule updates',
    nonSharing:
      'Your mobile number is used to send the texts that you asked for. This information is never shared with other organizations.',
    optInBody: looseForm,
  },
  contractor: {
    ...base,
    name: 'Tallgrass Roofing',
    legalName: 'Tallgrass Roofing & Siding LLC',
    domain: 'tallgrassroofing.example',
    about:
      'Roof repairs, new roofs, and storm inspections by our own crews, licensed and insured across the county.',
    phone: '(785) 555-0126',
    email: 'estimates@tallgrassroofing.example',
    address: '840 Kansas Avenue, Topeka, KS 66603',
    sends: 'estimate and appointment updates',
    nonSharing:
      'Text messaging originator opt-in data and consent will not be shared with any third parties, excluding aggregators and providers of the text messaging services.',
    optInBody: labelledForm,
  },
  salon: {
    ...base,
    name: "Marisol's Hair Studio",
    legalName: 'Marisol Vega Beauty LLC',
    domain: 'marisolshair.example',
    about:
      'Cuts, color, and styling by appointment, in English and Spanish, with a stylist who listens before she cuts.',
    phone: '210-555-0173',
    email: 'citas@marisolshair.example',
    address: '1204 South Flores Street, San Antonio, TX 78204',
    sends: 'appointment confirmations',
    optInBody: looseForm,
  },
  gym: {
    ...base,
    name: 'Iron Harbor Fitness',
    legalName: 'Iron Harbor Fitness Co.',
    domain: 'ironharborfitness.example',
    about:
      'A neighborhood gym with free weights, classes for beginners, and coaches on the floor from five in the morning.',
    phone: '207-555-0158',
    email: 'team@ironharborfitness.example',
    address: '55 Commercial Street, Portland, ME 04101',
    sends: 'class and schedule notifications',
    nonSharing:
      'We don’t disclose your cell number or SMS consent to third parties for promotional purposes, except where a court orders us to.',
    optInBody: wrappedForm,
  },
  clinic: {
    ...base,
    name: 'Prairie Paws Veterinary Clinic',
    legalName: 'Prairie Paws Veterinary Clinic PC',
    domain: 'prairiepaws.example',
    about:
      'Veterinarians for dogs, cats, and rabbits, with surgery, dental care, and a pharmacy under one roof.',
    phone: '605-555-0112',
    email: 'frontdesk@prairiepaws.example',
    address: '300 Main Street, Rapid City, SD 57701',
    sends: 'visit reminders',
    frequency: 'One text per visit.',
    nonSharing:
      'We share none of the following with third parties:</p><ul><li>Mobile phone numbers</li><li>Text message consent</li></ul><p>That is a promise.',
    optInBody: twoBoxForm,
  },
  realtor: {
    ...base,
    name: 'Bluebonnet Realty',
    legalName: 'Bluebonnet Realty Partners LLC',
    domain: 'bluebonnetrealty.example',
    about:
      'Agents who know each street, with honest prices, weekend tours, and help from the first visit to the keys.',
    phone: '512-555-0195',
    email: 'office@bluebonnetrealty.example',
    address: '2401 East Cesar Chavez Street, Austin, TX 78702',
    sends: 'showing confirmations and schedule updates',
    otherSharing:
      '<p>When you ask us to, we introduce you to lenders, inspectors, and movers. We use cookies to see how the site is used.</p>',
    nonSharing:
      'Phone numbers that we collect for SMS are not transferred to partners or other third parties.',
    optInBody: wrappedForm,
  },
  bilingual: {
    ...base,
    name: 'Panadería La Espiga',
    legalName: 'La Espiga Bakery LLC',
    domain: 'laespigabakery.example',
    about:
      'Fresh bread, conchas, and cakes for parties, baked each night by three generations of one family.',
    phone: '602-555-0149',
    email: 'hola@laespigabakery.example',
    address: '1710 West Van Buren Street, Phoenix, AZ 85007',
    sends: 'order updates',
    nonSharing:
      'No compartimos su número de teléfono móvil ni su consentimiento de mensajes con terceros para fines de marketing.',
    optInBody: looseForm,
  },
};
