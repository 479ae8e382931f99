// What campaigns of each use case usually send, to whom, and why: the words of suggested texts.
export type UseCaseProgram = {
  /** After “sends … by text message”. */
  readonly sends: string;
  /** After “text messages about …”. */
  readonly topic: string;
  /** After “to …”. */
  readonly people: string;
  /** After “so that they …”. */
  readonly purpose: string;
  /** A sample message without sender and opt-out instruction. */
  readonly sample: string;
};

const program = (
  sends: string,
  topic: string,
  people: string,
  purpose: string,
  sample: string,
): UseCaseProgram => ({ sends, topic, people, purpose, sample });

const ACCOUNT = program(
  'appointment reminders and account notices',
  'appointment reminders and account notices',
  'customers',
  'know about their appointments and their account',
  'Hi Dana, this is a reminder of your appointment on Tuesday, March 3, at 2:30 PM.',
);
const GENERAL = program(
  'answers to questions and account notices',
  'answers to questions and account notices',
  'customers',
  'get help and know about their account',
  'Hi Dana, we received your question about your account. Our answer is below. Tell us if you need more help.',
);

/** By the code of the registry. */
export const USE_CASE_PROGRAMS: Readonly<Record<string, UseCaseProgram>> = {
  '2FA': program(
    'one-time login codes',
    'login codes',
    'users who log in to their accounts',
    'can prove who they are at login',
    '493021 is your login code. It expires in 10 minutes. Do not share it.',
  ),
  ACCOUNT_NOTIFICATION: ACCOUNT,
  CUSTOMER_CARE: program(
    'answers to customer service questions',
    'customer service questions',
    'customers who ask for help',
    'get an answer to their question',
    'Hi Dana, thank you for your question about your visit. Our staff will answer it today. Reply to this message to tell us more.',
  ),
  DELIVERY_NOTIFICATION: program(
    'order confirmations and delivery updates',
    'order and delivery updates',
    'customers who order from us',
    'know when their order arrives',
    'Hi Dana, your order 4482 has shipped and arrives on Thursday, March 5.',
  ),
  FRAUD_ALERT: program(
    'fraud alerts about card payments',
    'card payments and fraud alerts',
    'account holders',
    'can stop a payment that is not theirs',
    'Did you use your card ending in 4482 for $81.20 on March 3? Reply Y if you did or N if you did not.',
  ),
  HIGHER_EDUCATION: program(
    'class updates, deadline reminders, and campus notices',
    'classes, deadlines, and campus notices',
    'students and employees of the university',
    'know about classes, deadlines, and closings on campus',
    'Hi Dana, registration for spring classes opens on Monday, March 2, at 8 AM.',
  ),
  MARKETING: program(
    'offers and promotions',
    'offers and promotions',
    'customers who joined the text list',
    'can save money on their purchases',
    'Save 15% on your next order this weekend. Show this text when you pay.',
  ),
  POLLING_VOTING: program(
    'survey questions',
    'surveys',
    'people who volunteered for surveys',
    'can give their opinion',
    'How was your visit on March 3? Reply with a number from 1 (poor) to 5 (great).',
  ),
  PUBLIC_SERVICE_ANNOUNCEMENT: program(
    'public service announcements',
    'public service announcements',
    'residents',
    'know about closings, weather, and public services',
    'The library is closed on Monday, March 2, because of snow. Books that are due then are due on Tuesday.',
  ),
  SECURITY_ALERT: program(
    'security alerts about their account',
    'account security alerts',
    'account holders',
    'can act when their account is at risk',
    'Your password was changed on March 3 at 2:30 PM. If this was not you, call us.',
  ),
  LOW_VOLUME: GENERAL,
  MIXED: GENERAL,
  SOLE_PROPRIETOR: ACCOUNT,
  UCAAS_LOW: GENERAL,
  UCAAS_HIGH: GENERAL,
  TRIAL: GENERAL,
  CARRIER_EXEMPT: GENERAL,
  PROXY: program(
    'messages about a booked ride or delivery',
    'booked rides and deliveries',
    'customers and their drivers',
    'can reach each other without sharing their numbers',
    'Hi Dana, your driver is at the main entrance. Reply to this text to reach the driver.',
  ),
  CONVERSATIONAL: program(
    'replies to customers who start a conversation',
    'customer questions',
    'customers who text us first',
    'get an answer to their question',
    'Hi Dana, thank you for your question about your visit. Our staff will answer it today. Reply to this message to tell us more.',
  ),
  M2M: program(
    'status messages between devices',
    'the status of devices',
    'devices of customers',
    'report their state',
    'STATUS unit 4482, battery 81 percent, temperature 68 F, signal good.',
  ),
  AGENTS_FRANCHISES: ACCOUNT,
  CHARITY: program(
    'news about our work and requests for donations',
    'news, events, and donations',
    'supporters',
    'know what their gifts do and can donate',
    'Our spring drive has begun. Can you donate $10 to feed a family for a week? Reply GIVE for details.',
  ),
  EMERGENCY: program(
    'emergency notices',
    'emergencies and evacuations',
    'residents',
    'can stay safe',
    'Flood warning for Mill Road until 9 PM today, March 3. Move to higher ground and avoid the bridge.',
  ),
  PUBLIC_SAFETY_RESTRICTED: program(
    'public safety notices',
    'public safety notices',
    'residents',
    'can stay safe',
    'Flood warning for Mill Road until 9 PM today, March 3. Move to higher ground and avoid the bridge.',
  ),
  K12_EDUCATION: program(
    'school closings, event reminders, and attendance notices',
    'school closings, events, and attendance',
    'parents and students',
    'know what happens at school',
    'School is closed on Friday, March 6, because of snow. Classes start again on Monday.',
  ),
  POLITICAL: program(
    'news of the campaign and reminders to vote',
    'campaign news and elections',
    'supporters',
    'know about events and can vote',
    'Early voting starts on Monday, March 2. Find your polling place at the county office.',
  ),
  SOCIAL: program(
    'news and event dates',
    'news and events',
    'fans',
    'know about shows and releases',
    'The tour starts on March 3 in Austin. Doors open at 7 PM.',
  ),
  SWEEPSTAKE: program(
    'news about a contest that they entered',
    'contest updates',
    'people who entered the contest',
    'know how the contest ends',
    'Thank you for your entry in our contest. The drawing is on March 31, and we notify the winner by email.',
  ),
};
