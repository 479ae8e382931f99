// Rules about the website: whether it presents the business that registers.
import { findWebsiteHost } from '@tendlc/compliance';
import { type PageContext, type PageFinding, type Verdict, report } from '../finding.ts';
import { findBrandInText, findBrandOnPage, findCopyrightOwner } from '../text/brand.ts';

const SHORT_WORDS = 50;
const THIN_WORDS = 100;
const OUTSIDE_FORM_WORDS = 80;

const PARKED =
  /\b(?:this (?:domain|website|web ?site) (?:name )?(?:is|may be|could be) (?:for sale|parked|available for (?:sale|purchase))|buy this domain|domain (?:name )?(?:is )?(?:for sale|parked)|is parked free|parked (?:free|domain)|inquire about this domain|make an offer on this domain|related searches|get this domain|domain (?:has )?expired|este dominio est[aá] en venta)\b/i;
const PARKING_HOSTS =
  /(?:^|\.)(?:sedo|sedoparking|parkingcrew|bodis|afternic|dan|hugedomains|undeveloped|above|parklogic|voodoo|skenzo|namebright)\.(?:com|net)$/i;

/** A page that sells or parks its domain. Applies to every purpose. */
export function findParked(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  const host = URL.parse(page.finalUrl)?.hostname ?? '';
  const match = facts.wordCount < 200 ? PARKED.exec(`${facts.title}\n${facts.text}`) : null;
  return match === null && !PARKING_HOSTS.test(host)
    ? undefined
    : report('site.parked', context, {
        message: 'The page is parked: its domain is for sale or has no website.',
        remedy: `Publish the website of ${context.brand} at this URL.`,
        quote:
          match === null ? undefined : { text: match[0], offset: Math.max(0, facts.text.indexOf(match[0])) },
      });
}

const UNFINISHED =
  /\b(?:coming soon|under construction|launching soon|opening soon online|site is being (?:built|updated)|website is (?:on its way|being built)|we(?:['’]re| are) (?:building|working on) (?:something|our (?:new )?(?:site|website))|maintenance mode|down for maintenance|pr[oó]ximamente|en construcci[oó]n)\b|^hello,? world!?$|^index of \/|^welcome to nginx|apache2? .{0,20}default page|^it works!?$|just another wordpress site|^iis windows|default web site page|^sample page$|^my (?:blog|site|wordpress)$/i;
const FILLER = /\blorem ipsum\b/i;

export function findUnfinished(context: PageContext): PageFinding | undefined {
  const { facts } = context;
  const said = [
    facts.title,
    ...facts.headings.map(({ text }) => text),
    ...(facts.wordCount < 40 ? facts.text.split('\n', 20) : []),
  ];
  const found = said.find((text) => UNFINISHED.test(text.trim()));
  const filler = FILLER.exec(facts.text);
  if (filler !== null || (found !== undefined && facts.wordCount < 150)) {
    const isMostlyDone = filler !== null && facts.wordCount >= 250;
    return report('site.under-construction', context, {
      message: 'The page is not finished.',
      remedy: `Finish the page: say who ${context.brand} is, what it offers, and how to reach it.`,
      quote:
        filler === null
          ? { text: found ?? '', offset: Math.max(0, facts.text.indexOf(found ?? '')) }
          : { text: filler[0], offset: filler.index },
      ...(isMostlyDone ? { status: 'warning', basis: 'estimate' } : {}),
    });
  }
  return undefined;
}

const FORM_HOSTS =
  /(?:^|\.)(?:docs\.google\.com|forms\.gle|typeform\.com|jotform\.com|formstack\.com|wufoo\.com|surveymonkey\.com|airtable\.com|tally\.so|cognitoforms\.com|forms\.office\.com)$/i;

export function reviewWebsite(context: PageContext): PageFinding[] {
  const checks = [
    findHost,
    findFormOnly,
    findThin,
    findContactless,
    findOtherName,
    findLanguage,
    findMismatch,
  ];
  return checks.flatMap((check) => check(context) ?? []);
}

function findHost(context: PageContext): PageFinding | undefined {
  const host = URL.parse(context.page.finalUrl)?.hostname ?? '';
  const kind = FORM_HOSTS.test(host) ? 'form' : findWebsiteHost(host)?.kind;
  if (kind === undefined || kind === 'builder') {
    return undefined;
  }
  return report('site.social-only', context, {
    message: `The website is a page at ${host}, not a site of the business.`,
    remedy: `Publish one page about ${context.brand} at its own domain, and register that URL. Some providers accept social pages.`,
  });
}

function findFormOnly(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  const form = facts.forms.find(({ fields }) =>
    fields.some(({ kind }) => kind === 'phone' || kind === 'email'),
  );
  if (form === undefined || facts.wordCount > 400) {
    return undefined;
  }
  const outside = countWords(facts.text.slice(0, form.start)) + countWords(facts.text.slice(form.end));
  const isLinked = facts.links.some(({ url }) => isOtherPage(url, page.finalUrl));
  return outside < OUTSIDE_FORM_WORDS && !isLinked
    ? report('site.form-only', context, {
        message: 'The website is only a sign-up form.',
        remedy: `Register the website of ${context.brand}, and link the form from it.`,
      })
    : undefined;
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A link to another page of the same host, other than to legal pages. */
function isOtherPage(link: string, page: string): boolean {
  const [to, from] = [URL.parse(link), URL.parse(page)];
  return (
    to !== null &&
    from !== null &&
    to.host === from.host &&
    to.pathname !== from.pathname &&
    !/privacy|terms|legal|policy/i.test(to.pathname)
  );
}

function findThin(context: PageContext): PageFinding | undefined {
  const { brand, facts } = context;
  if (facts.wordCount >= THIN_WORDS || findFormOnly(context) !== undefined) {
    return undefined;
  }
  const isVeryShort = facts.wordCount < SHORT_WORDS && !hasContact(context);
  return report('site.thin', context, {
    message: `The home page has only ${facts.wordCount} words, so it hardly says what the business does.`,
    remedy: `State on the home page who ${brand} is, what it offers, and how customers reach it by phone, email, or mail.`,
    ...(isVeryShort ? {} : { status: 'warning', basis: 'estimate' }),
  });
}

function hasContact({ facts }: PageContext): boolean {
  const { emails, hasPostalAddress, phones } = facts.contacts;
  return phones.length + emails.length > 0 || hasPostalAddress;
}

function findContactless(context: PageContext): PageFinding | undefined {
  const hasContactPage = context.facts.links.some(({ text, url }) =>
    /\b(?:contact|about|find us|locations?|visit us|contacto|cont[aá]ctenos|ubicaci[oó]n)\b/i.test(
      `${text} ${URL.parse(url)?.pathname ?? ''}`,
    ),
  );
  if (hasContact(context) || hasContactPage) {
    return undefined;
  }
  const { supportEmail, supportPhone } = context.known;
  const contact = [supportPhone, supportEmail]
    .filter((part) => part !== undefined && part !== '')
    .join(' or ');
  return report('site.contact', context, {
    message:
      'The home page has no phone number, email address, or postal address, and links no contact page.',
    remedy: `Add a contact line to the footer: “${context.brand}${contact === '' ? ', followed by its address, phone number, and email address' : `: ${contact}`}”.`,
  });
}

function findOtherName(context: PageContext): PageFinding | undefined {
  const { brand, facts, known } = context;
  if (known.brandNames.length === 0) {
    return undefined;
  }
  const owner = findCopyrightOwner(facts);
  const quote =
    owner === undefined ? undefined : { text: owner, offset: Math.max(0, facts.text.indexOf(owner)) };
  if (findBrandOnPage(facts, known.brandNames) !== undefined || isOwnDomainNamed(context)) {
    const isOther =
      owner !== undefined &&
      findBrandInText(owner, known.brandNames) === undefined &&
      / (?:LLC|Inc|Corp|Ltd|L\.L\.C)\b/i.test(owner);
    return isOther
      ? report('site.name-mismatch', context, {
          message: `The copyright line of the website names ${owner}.`,
          remedy: `Name the company behind ${brand} in the footer: “${brand} is a trade name of ${known.brandNames[1] ?? owner}.”`,
          quote,
          status: 'warning',
          basis: 'estimate',
        })
      : undefined;
  }
  return report('site.name-mismatch', context, {
    message: `The website does not name ${brand}${owner === undefined ? '' : `, but ${owner}`}.`,
    remedy: `Name ${brand} on the home page and in the footer, for example “© ${brand}”, or register the name that the website has.`,
    quote,
  });
}

/** "acmetacos.example" names Acme Tacos where the page shows its address, which findBrandOnPage reads from the text. */
function isOwnDomainNamed({ facts, known, page }: PageContext): boolean {
  const host = URL.parse(page.finalUrl)?.hostname ?? '';
  return (
    facts.text.toLowerCase().includes(host.replace(/^www\./, '')) &&
    findBrandInText(host, known.brandNames) !== undefined
  );
}

function findLanguage(context: PageContext): PageFinding | undefined {
  const { language } = context.facts;
  return language === undefined || language === 'en'
    ? undefined
    : report('site.language', context, {
        message: `The website is not in English (language ${language.slice(0, 8)}).`,
        remedy: 'Add an English page that says who the business is and what it offers.',
      });
}

type Topic = {
  readonly name: string;
  readonly pattern: RegExp;
  readonly isDeclared: (context: PageContext) => boolean;
};

const TOPICS: readonly Topic[] = [
  {
    name: 'loans',
    pattern:
      /\b(?:payday loans?|cash advances?|personal loans?|title loans?|installment loans?|mortgage (?:loans?|lender|rates)|line of credit|loan application|borrow up to)\b/gi,
    isDeclared: ({ known }) => known.hasDirectLending === true,
  },
  {
    name: 'gambling',
    pattern:
      /\b(?:online casino|sports ?betting|sportsbook|slot machines?|place (?:your )?bets?|poker room)\b/gi,
    isDeclared: () => false,
  },
  {
    name: 'cannabis or CBD',
    pattern: /\b(?:cannabis|marijuana|dispensary|cbd (?:oil|gummies|products)|thc|delta-?8)\b/gi,
    isDeclared: () => false,
  },
  {
    name: 'tobacco or vaping products',
    pattern: /\b(?:vape (?:shop|juice|pens?)|e-?liquids?|e-?cigarettes?|cigars?|nicotine|hookah)\b/gi,
    isDeclared: () => false,
  },
  {
    name: 'firearms',
    pattern: /\b(?:firearms?|handguns?|ammunition|ammo|rifles?|gun (?:shop|store|range))\b/gi,
    isDeclared: () => false,
  },
];
const TOPIC_WORDS_MIN = 3;

/** A site full of a restricted subject that the registration never mentions. */
function findMismatch(context: PageContext): PageFinding | undefined {
  const { facts, known } = context;
  const said = `${known.description ?? ''} ${known.messageFlow ?? ''}`;
  const read = `${facts.title}\n${facts.text.slice(0, 60_000)}`;
  for (const topic of TOPICS) {
    const found = read.match(topic.pattern) ?? [];
    const isSaid = said.search(topic.pattern) >= 0;
    if (found.length >= TOPIC_WORDS_MIN && !isSaid && !topic.isDeclared(context)) {
      return report('site.business-fit', context, mismatch(topic.name, found[0] as string, facts.text));
    }
  }
  return undefined;
}

const mismatch = (topic: string, word: string, text: string): Verdict => ({
  message: `The website is about ${topic}, which the registration does not mention.`,
  remedy: `Say in the campaign description how the messages relate to ${topic}, and set the attribute that declares it.`,
  quote: { text: word, offset: Math.max(0, text.indexOf(word)) },
});
