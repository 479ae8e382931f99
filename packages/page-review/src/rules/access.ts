// Rules about access: whether an anonymous visitor reaches the page and can read it.
import { parse } from 'tldts';
import { type PageContext, type PageFinding, report } from '../finding.ts';
import type { FetchProblem, PagePurpose } from '../page.ts';

export type AccessResult = {
  readonly findings: PageFinding[];
  /** False if the text of the page is unknown: no rule about its content applies. */
  readonly isReadable: boolean;
};

const PROBLEMS: Readonly<Record<FetchProblem, string>> = {
  dns: 'The host name of the page does not exist.',
  timeout: 'The page did not answer in time.',
  tls: 'The TLS certificate of the page is not valid.',
  connection: 'The connection to the page failed.',
  too_many_redirects: 'The page redirects too often.',
  too_large: 'The page is too large to read.',
  unsupported_type: 'The page is not HTML, plain text, or PDF.',
  private_address: 'The page is on an address that is not public.',
  invalid_url: 'The URL of the page is not valid.',
};
const READ_WORDS_MIN = 50;
const PAGE_DRAWS: Readonly<Record<PagePurpose, readonly string[]>> = {
  website: ['twilio:30919', 'twilio:30920', 'aws-registration:BRAND_URL_INSUFFICIENT_CONTENT'],
  privacy: ['twilio:30908', 'twilio:30933', 'aws-registration:PRIVACY_POLICY_MISSING'],
  terms: ['twilio:30934', 'aws-registration:TERMS_AND_CONDITIONS_MISSING'],
  optIn: ['twilio:30909', 'bandwidth-vetting:2100', 'aws-registration:OPT_IN_WORKFLOW_MISSING'],
};

export function reviewAccess(context: PageContext): AccessResult {
  const stopping =
    findProblem(context) ??
    findBotWall(context) ??
    (isRefused(context) ? findLogin(context) : findStatus(context)) ??
    findSoftNotFound(context) ??
    findLogin(context);
  if (stopping !== undefined) {
    return { findings: [stopping], isReadable: false };
  }
  const side = [findInsecure(context), findRedirect(context)].filter((finding) => finding !== undefined);
  const unreadable = findGeo(context) ?? findUnreadable(context) ?? findScriptOnly(context);
  const isReadable = unreadable === undefined || context.facts.isRenderedOnly;
  return { findings: unreadable === undefined ? side : [...side, unreadable], isReadable };
}

function findProblem(context: PageContext): PageFinding | undefined {
  const { problem } = context.page;
  if (problem === undefined) {
    return undefined;
  }
  if (problem === 'tls') {
    return report('access.tls', context, {
      message: PROBLEMS.tls,
      remedy: 'Install a valid certificate for this host name, then run the check again.',
    });
  }
  return report('access.status', context, {
    message: PROBLEMS[problem],
    remedy: 'Make the page open for any visitor at this URL, then run the check again.',
    // Only what reviewers run into as well is a published reason.
    ...(problem === 'too_large' || problem === 'unsupported_type'
      ? { status: 'warning', basis: 'estimate', draws: [] }
      : {}),
  });
}

function findStatus(context: PageContext): PageFinding | undefined {
  const { status } = context.page;
  if (status >= 200 && status < 300) {
    return undefined;
  }
  return report('access.status', context, {
    message: status === 0 ? 'The page did not answer.' : `The page answers with HTTP status ${status}.`,
    remedy: 'Publish the page at this URL, or register the URL where it is.',
  });
}

const NOT_FOUND =
  /^(?:error\s)?(?:404\b|.{0,40}\b(?:page|file) (?:was |is |could |can )?not (?:be )?found\b|not found\b|oops!? (?:that|this|the) page|p[aá]gina no encontrada|(?:this|that|the) page (?:doesn['’]t|does not|no longer) exists?)|\b404\b.{0,20}\bnot found\b|\berror 404\b/i;

function findSoftNotFound(context: PageContext): PageFinding | undefined {
  const { facts } = context;
  const said = [facts.title, ...facts.headings.filter(({ level }) => level <= 2).map(({ text }) => text)];
  const found = said.find((text) => text.length < 120 && NOT_FOUND.test(text.trim()));
  return found === undefined || facts.wordCount > 400
    ? undefined
    : report('access.status', context, {
        message: 'The page says that it was not found.',
        remedy: 'Publish the page at this URL, or register the URL where it is.',
        quote: { text: found, offset: Math.max(0, facts.text.indexOf(found)) },
      });
}

const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|checking your browser|are you (?:a )?(?:human|robot)|access denied|verify(?:ing)? you are human|security check|pardon our interruption|one more step|ddos-guard|please wait)/i;
const CHALLENGE_TEXT =
  /checking (?:your browser|if the site connection)|verify(?:ing)? (?:that )?you are (?:a )?human|unusual traffic|enable (?:javascript and )?cookies to continue|press (?:&|and) hold|complete the (?:security check|captcha)/i;

function findBotWall(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  const isShort = facts.wordCount < 100;
  const isMarked =
    facts.marks.includes('challenge') ||
    CHALLENGE_TITLE.test(facts.title.trim()) ||
    CHALLENGE_TEXT.test(facts.text.slice(0, 2_000));
  const isBlocked = [403, 429, 503].includes(page.status);
  const isHeaderMarked =
    page.headers?.['cf-mitigated'] !== undefined || page.headers?.['x-datadome'] !== undefined;
  const isCaptchaOnly = facts.marks.includes('captcha') && facts.wordCount < 40 && !hasPhoneField(context);
  const isWall =
    (isShort && isMarked) ||
    page.status === 429 ||
    (isBlocked && (isMarked || isHeaderMarked)) ||
    (isShort && isCaptchaOnly);
  return isWall
    ? report('access.bot-wall', context, {
        message: 'The page shows a check for bots instead of its content, so its text could not be read.',
        remedy: 'Let crawlers read the legal pages and opt-in pages without a challenge.',
        quote: quoteTitle(context),
      })
    : undefined;
}

const isRefused = ({ page }: PageContext): boolean => page.status === 401 || page.status === 403;

const LOGIN_PATH =
  /\/(?:log-?in|sign-?in|sso|auth(?:enticate|orize)?|wp-login\.php|oauth2?|accounts?\/login)(?:[/?.#]|$)/i;
const LOGIN_HOST = /^(?:login|signin|sso|auth|accounts?|id)\./i;
const LOGIN_TEXT =
  /\b(?:(?:sign|log) ?in (?:to (?:continue|view|access|your account)|required)|please (?:sign|log) ?in|you (?:must|need to) (?:be logged|log|sign) ?in|inicie sesi[oó]n para)\b/i;

function findLogin(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  const isRedirected = page.finalUrl !== page.url && isLoginUrl(page.finalUrl) && !isLoginUrl(page.url);
  const isPasswordPage = facts.passwordFieldCount > 0 && facts.wordCount < 150 && !hasPhoneField(context);
  const text = LOGIN_TEXT.exec(facts.text.slice(0, 3_000));
  const isAsking = text !== null && facts.wordCount < 100 && !hasPhoneField(context);
  if (!isRefused(context) && !isRedirected && !isPasswordPage && !isAsking) {
    return undefined;
  }
  return report('access.login', context, {
    message: isRefused(context)
      ? `The page refuses anonymous visitors with HTTP status ${page.status}.`
      : 'The page asks visitors to log in.',
    remedy:
      'Make the page public. If it cannot be, host a screenshot of it at a public URL and name that URL in the message flow.',
    quote: text === null ? quoteTitle(context) : { text: text[0], offset: text.index },
  });
}

function isLoginUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (LOGIN_PATH.test(url.pathname) || LOGIN_HOST.test(url.hostname));
}

const hasPhoneField = ({ facts }: PageContext): boolean =>
  facts.forms.some(({ fields }) => fields.some(({ kind, isHidden }) => kind === 'phone' && !isHidden));

function findInsecure(context: PageContext): PageFinding | undefined {
  const { page } = context;
  return page.isTrialNetwork !== true && /^http:/i.test(page.finalUrl)
    ? report('access.tls', context, {
        message: 'The page is served over HTTP without TLS.',
        remedy: `Serve the page over HTTPS: ${page.finalUrl.replace(/^http:/i, 'https:').slice(0, 300)}`,
      })
    : undefined;
}

const HOPS_MAX = 5;

function findRedirect(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  if (page.isTrialNetwork === true) {
    return undefined;
  }
  const target = facts.refreshUrl ?? page.finalUrl;
  const [from, to] = [parse(page.url).domain, parse(target).domain];
  if (from !== null && to !== null && from !== to) {
    return report('access.redirect', context, {
      message: `The page redirects from ${from} to ${to}.`,
      remedy: `Register the final URL: ${target.slice(0, 300)}`,
      quote: { text: target, offset: 0 },
    });
  }
  return page.redirects.length > HOPS_MAX
    ? report('access.redirect', context, {
        message: `The page redirects ${page.redirects.length} times.`,
        remedy: `Register the final URL: ${target.slice(0, 300)}`,
        status: 'info',
        basis: 'estimate',
        draws: [],
      })
    : undefined;
}

const GEO =
  /\b(?:not (?:currently )?available (?:in|from|to visitors from) your (?:country|region|location|area)|(?:your|this) (?:country|region) is (?:not supported|blocked)|unavailable (?:in your (?:country|region)|for legal reasons)|no (?:est[aá]) disponible en su (?:pa[ií]s|regi[oó]n))\b/i;

function findGeo(context: PageContext): PageFinding | undefined {
  const { facts } = context;
  const match = facts.wordCount < 200 ? GEO.exec(facts.text) : null;
  return match === null
    ? undefined
    : report('access.geo', context, {
        message: 'The page is refused to visitors from some countries.',
        remedy: 'Let visitors from the United States and from other countries read the page.',
        quote: { text: match[0], offset: match.index },
      });
}

function findUnreadable(context: PageContext): PageFinding | undefined {
  const { facts, page } = context;
  if (facts.problem === undefined) {
    return undefined;
  }
  const isImage = /^\s*image\//i.test(page.contentType ?? '');
  return report('access.unreadable', context, {
    message:
      facts.problem === 'pdf_without_text'
        ? 'The PDF has no text: it shows pictures of pages.'
        : isImage
          ? 'The URL shows an image, which this check cannot read.'
          : 'The document could not be read.',
    remedy: 'Publish the text as a web page of its own.',
  });
}

const NEEDS_SCRIPTS =
  /\b(?:enable|turn on|requires?|need|activ[ae]r?)\b[^.]{0,40}\bjavascript\b|\bjavascript\b[^.]{0,40}\b(?:required|disabled|enable)/i;

function findScriptOnly(context: PageContext): PageFinding | undefined {
  const { facts } = context;
  if (facts.isRenderedOnly) {
    return report('access.js-only', context, {
      message: 'The text of the page exists only after its scripts run.',
      remedy:
        'Serve the text in the HTML of the page, so that reviewers and crawlers can read it without scripts.',
      status: 'warning',
      basis: 'estimate',
      draws: PAGE_DRAWS[context.page.purpose],
    });
  }
  if (facts.kind !== 'html' || facts.wordCount >= READ_WORDS_MIN || hasPhoneField(context)) {
    return undefined;
  }
  const asks = facts.hiddenTexts.find(
    ({ reason, text }) => reason === 'noscript' && NEEDS_SCRIPTS.test(text),
  );
  const isApplication = facts.marks.includes('app-root') && facts.scriptCount >= 1;
  const isMostlyScripts = facts.scriptCount >= 5 && facts.wordCount < 20;
  return asks !== undefined || isApplication || isMostlyScripts
    ? report('access.js-only', context, {
        message: 'The page cannot be read without JavaScript.',
        remedy:
          'Serve the text in the HTML of the page, so that reviewers and crawlers can read it without scripts.',
        quote: asks === undefined ? undefined : { text: asks.text, offset: asks.offset },
        draws: PAGE_DRAWS[context.page.purpose],
      })
    : undefined;
}

const quoteTitle = ({ facts }: PageContext) =>
  facts.title === '' ? undefined : { text: facts.title, offset: 0 };
