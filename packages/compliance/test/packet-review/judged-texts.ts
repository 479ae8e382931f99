// Single texts of one registration in many wordings: those that have a fault, and those that only sound like it.

const G = 'Green Mile Lawn & Garden';
const D =
  'Msg frequency varies. Msg & data rates may apply. Reply STOP to opt out or HELP for help. Terms: https://greenmilelawn.example/terms Privacy: https://greenmilelawn.example/privacy';
const U = 'https://greenmilelawn.example/estimate';
const box = `Customers check an optional, unchecked box at ${U}: “I agree to receive text messages about my visits from ${G}.”`;
const F = 'campaign.messageFlow';
const DE = 'campaign.description';

export const faultyTexts: readonly (readonly [ruleId: string, field: string, texts: readonly string[]])[] = [
  [
    'flow.forced',
    F,
    [
      `Customers fill in the form at ${U}. The checkbox for text messages about visits from ${G} has to be ticked before the form can be sent. ${D}`,
      `Everyone who hires us gets text messages from ${G} about visits; it is part of our service agreement at ${U}. ${D}`,
      `Agreeing to text messages about visits from ${G} is mandatory to get an estimate at ${U}; people check a box. ${D}`,
      `Every new client is put on our text list for visit messages from ${G} when they pay at https://greenmilelawn.example/pay. ${D}`,
      `To book at ${U} you need to accept text messages about visits from ${G} by checking the box. ${D}`,
      `${box} All members receive text reminders after they buy a plan and check out. ${D}`,
      `${box} Every client gets text messages when they pay, even if they did not check the box. ${D}`,
      `${box} All members receive texts after they check the box. Everyone who hires us gets texts. ${D}`,
    ],
  ],
  [
    'flow.bundled',
    F,
    [
      `On ${U} customers check an optional box: “I agree to be contacted by ${G} by phone, email and text message about my visits.” ${D}`,
      `On ${U} customers check an optional box: “I accept the Terms of Service and agree to receive text messages about my visits from ${G}.” ${D}`,
      `On ${U} customers check an optional box: “Send me SMS and email updates about my visits from ${G}; I agree.” ${D}`,
      `On ${U} one optional checkbox covers calls, texts, and emails from ${G} about visits: “I agree to receive them.” ${D}`,
    ],
  ],
  [
    'flow.prechecked',
    F,
    [
      `On ${U} a box is already ticked: “I agree to receive text messages about my visits from ${G}.” Customers can untick it. ${D}`,
      `The box on ${U} is selected by default: “I agree to receive text messages about my visits from ${G}.” ${D}`,
      `On ${U} customers may clear the checkbox “I agree to receive text messages about my visits from ${G}” if they do not want texts. ${D}`,
    ],
  ],
  [
    'flow.first-message',
    F,
    [
      `We collect numbers at ${U}. Our first text to each customer says “Do you want visit updates from ${G}? Reply YES to agree.” ${D}`,
      `After a visit, ${G} sends a text message asking customers for permission to send visit updates; those who reply YES opt in. The page is ${U}. ${D}`,
    ],
  ],
  [
    'flow.third-party-data',
    F,
    [
      `${G} gets phone numbers from a lead vendor whose visitors check a box to agree to text messages about lawn care visits: ${U} ${D}`,
      `Our affiliates collect consent to text messages about visits for ${G} on their sites, such as ${U}, and pass on the numbers. ${D}`,
      `We purchased a list of homeowners who agreed to text messages; ${G} texts them about visits. See ${U}. ${D}`,
      `${G} rents contact data of homeowners who opted in to text messages elsewhere. ${U} ${D}`,
    ],
  ],
  [
    'flow.consent-words',
    F,
    [
      `Customers give their phone number at ${U} and then get text messages about visits from ${G}. ${D}`,
      `By visiting ${U}, customers accept text messages about visits from ${G}. ${D}`,
      `Text messages about visits from ${G} are sent to all numbers in our invoices. ${U} ${D}`,
    ],
  ],
  [
    'flow.method',
    F,
    [
      `Customers have given consent to receive text messages about visits from ${G}. ${D}`,
      `${G} only texts people who opted in to text messages about visits. ${D}`,
      `Consent to text messages about visits from ${G} is obtained in compliance with the law. ${D}`,
    ],
  ],
  [
    'flow.evidence',
    F,
    [
      `Customers agree to text messages about visits from ${G} on the service contract, which they sign on paper at our office; a box beside the line may be left empty. ${D}`,
      `At the counter, customers tap “Yes, text me about my visits from ${G}” on our tablet; it is optional and I agree. ${D}`,
      `In the customer portal, under Profile settings, customers switch on text messages about visits from ${G}; it is off by default. They agree there. ${D}`,
    ],
  ],
  [
    'flow.purpose',
    F,
    [
      `Customers check an optional, unchecked box at ${U}: “I agree to receive text messages from ${G}.” ${D}`,
      `Customers check an optional box at ${U} to agree to receive SMS from ${G}. ${D}`,
    ],
  ],
  [
    'description.testing',
    DE,
    [
      `${G} wants to try out texting with a few phones of our staff before customers get visit messages.`,
      `This is a pilot to see if SMS works for our customers of ${G} and their visits.`,
      `Test messages for QA of our texting platform at ${G} to internal phones of employees.`,
    ],
  ],
  [
    'description.p2p',
    DE,
    [
      `Our crew members at ${G} use this to text each other about who is late and who brings lunch.`,
      `The owner of ${G} texts personal friends and relatives from this number.`,
      `Private conversations between coworkers of ${G} about work and life.`,
      `Private messages between our members, who plan their visits from ${G} that way.`,
    ],
  ],
  [
    'description.multi-brand',
    DE,
    [
      `Texts for customers of all companies in our group about visits, such as ${G}.`,
      `${G} and its partner companies send visit texts to their customers.`,
    ],
  ],
  [
    'description.non-subscriber',
    DE,
    [
      `${G} texts homeowners in the area who have not heard of us to tell them about visits and estimates.`,
      `We text prospects from public records about lawn care by ${G}, so that they book a visit.`,
      `Outreach to homeowners who never signed up, about estimates of ${G}.`,
      `We get the contact data of homeowners from public records and text them about visits of ${G}.`,
      `${G} texts homeowners who never signed up, and customers who opted in, about visits.`,
    ],
  ],
  [
    'brand.is-sender',
    DE,
    [
      `${G} is a platform that lets lawn care companies text their customers about visits.`,
      `We send visit texts for the companies that use our software, to their customers.`,
      `${G} texts on behalf of its clients about their customers’ visits.`,
    ],
  ],
  [
    'description.who-what-why',
    DE,
    [
      `Texting our people with stuff that they need to know from us every day.`,
      `We use SMS for communication with our audience and for general business purposes.`,
      `Informational and transactional messaging for ${G} in the United States.`,
      `SMS campaign for ${G}. We will follow all rules of carriers and the CTIA.`,
    ],
  ],
  [
    'reply.optout.final',
    'campaign.optoutMessage',
    [
      `${G}: Sorry to see you go. Text START any time.`,
      `${G}: You are unsubscribed. Before you leave, take 10% off your next visit!`,
      `${G}: We received your request and will process it within 10 days.`,
      `${G}: Are you sure you want to stop?`,
    ],
  ],
  [
    'reply.help.contact',
    'campaign.helpMessage',
    [
      `${G}: Thanks for asking. Someone will get back to you. Reply STOP to opt out.`,
      `${G}: Contact customer support for help. Reply STOP to opt out.`,
      `${G}: Call [phone number] for help. Reply STOP to opt out.`,
    ],
  ],
  [
    'reply.optin.frequency',
    'campaign.optinMessage',
    [
      `${G}: You are subscribed to visit updates. Msg & data rates may apply. Reply HELP for help, STOP to opt out.`,
      `${G}: Welcome! You get updates about visits. Standard rates apply. HELP for help, STOP to end.`,
    ],
  ],
  [
    'samples.placeholder',
    'campaign.sample1',
    [
      `${G}: This is a sample text. Reply STOP to opt out.`,
      `${G}: Test 123. Reply STOP to opt out.`,
      `${G}: Hi {{name}}, {{message}}. Reply STOP to opt out.`,
      `[Company]: Hi [name], [message]. Reply STOP to opt out.`,
      `${G}: <insert your message here> Reply STOP to opt out.`,
    ],
  ],
];

export const cleanTexts: readonly (readonly [field: string, text: string])[] = [
  [F, `${box} Everyone who checked the box gets text messages about visits. ${D}`],
  [F, `${box} All customers who agreed receive texts; nobody else does. ${D}`],
  [F, `${box} After that, the first text message says: “You are signed up. Reply STOP to opt out.” ${D}`],
  [F, `${box} We then text them to confirm: “Reply YES to confirm that you want visit texts.” ${D}`],
  [F, `${box} The box for texts does not have to be checked to get an estimate. ${D}`],
  [F, `${box} Another page has a form for emails; texts and emails have boxes of their own. ${D}`],
  [F, `${box} We never buy or rent lists of phone numbers. ${D}`],
  [F, `${box} Every customer gets a confirmation email as well. ${D}`],
  [F, `${box} All members receive text reminders after they check the box. ${D}`],
  [F, `${box} All members receive text reminders only if they check the box. ${D}`],
  [F, `${box} Every client gets text messages once they have opted in. ${D}`],
  [
    DE,
    `${G} texts customers who opted in about visits, and answers those who ask for help with public records requests.`,
  ],
  [
    DE,
    `${G} sends visit reminders to customers who have not yet signed their lease and who opted in, so that they are ready.`,
  ],
  [DE, `${G} sends private messages between visits from our care team to customers who opted in.`],
  [DE, `${G} alerts members who opted in when they message each other in our app about a visit.`],
  [
    F,
    `Customers text VISITS to 512-555-7123, as our truck sign says (photo: ${U}): “Text VISITS to 512-555-7123 to get visit texts from ${G}. ${D}” The first text message asks them to reply YES to confirm that they agree.`,
  ],
  [
    F,
    `When a customer calls to book, staff ask: “May ${G} text you about your visits at this number? ${D}” Staff note the yes with date and name. The first text then asks for a confirmation: “Reply YES to confirm.” The script is at ${U}.`,
  ],
  [
    DE,
    `${G} texts customers who asked for a pilot program of weekly mowing about their visits, so that they know when we come.`,
  ],
  [
    DE,
    `${G} texts customers who agreed to it when our light pilot inspection visit is due, so that they can be home.`,
  ],
  [DE, `${G} reminds customers who opted in of soil test results and visits.`],
  [
    DE,
    `${G} texts homeowners who asked us for an estimate, and tells them when the crew arrives. We never text people who have not agreed.`,
  ],
  [
    DE,
    `${G} tells customers who signed up that their friends can get an estimate too, and reminds them of visits.`,
  ],
  [
    DE,
    `${G} sends order and visit updates to customers in all our shops who opted in, so that they know when we come.`,
  ],
  [
    DE,
    `${G} sends updates on behalf of its landscaping crews to customers who agreed to texts about visits.`,
  ],
  [DE, `Customers of ${G} use our app to plan visits; we text those who opted in when a visit changes.`],
  [
    DE,
    `${G} answers questions of customers who text us, such as when the crew comes, and lets members of a household text with our office about a visit.`,
  ],
  [
    'campaign.sample1',
    `${G}: Hi [first name], our crew comes on [day] between [time] and [time]. Please unlock the gate. Reply STOP to opt out.`,
  ],
  ['campaign.sample1', `${G}: Your soil sample test is done: pH 6.5. Reply STOP to opt out.`],
  [
    'campaign.sample1',
    `${G}: Sample text of our new contract is in your portal. Please read it before Friday. Reply STOP to opt out.`,
  ],
];

/** Short sample messages of which every word is meant. */
export const wholeSamples: readonly string[] = [
  `${G}: Test 2 results are ready. Reply STOP to opt out.`,
  `${G}: Sample 12 of your water is clean. Reply STOP to opt out.`,
  `${G}: {{customer_name}}, see you {{time}}. Reply STOP to opt out.`,
];
