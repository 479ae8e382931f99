// What this package reads and returns: a fetched page, the known facts of the registration, and the facts of a page.

export const PAGE_PURPOSES = ['website', 'privacy', 'terms', 'optIn'] as const;
export type PagePurpose = (typeof PAGE_PURPOSES)[number];

/** Why a page could not be fetched. */
export type FetchProblem =
  | 'dns'
  | 'timeout'
  | 'tls'
  | 'connection'
  | 'too_many_redirects'
  | 'too_large'
  | 'unsupported_type'
  | 'private_address'
  | 'invalid_url';

/** One page as an anonymous visitor got it. Nothing in it is trusted. */
export type FetchedPage = {
  readonly purpose: PagePurpose;
  readonly url: string;
  readonly finalUrl: string;
  /** The URLs between `url` and `finalUrl`. */
  readonly redirects: readonly string[];
  /** 0 if there was no response. */
  readonly status: number;
  readonly contentType?: string | undefined;
  /** The body after content decoding. */
  readonly body: Uint8Array | string;
  /** Names in lowercase. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly problem?: FetchProblem | undefined;
  /** The HTML after the scripts of the page ran, where a browser rendered it. */
  readonly renderedHtml?: string | undefined;
  /** The page is on a trial network, where TLS and domains are not judged. */
  readonly isTrialNetwork?: boolean;
  /** The path of the field with this page; by default, the one of its purpose. */
  readonly field?: string;
};

/** What the registration says, as far as pages are compared with it. */
export type KnownPacket = {
  /** Legal name, trade name, and other names of the sender. The first one is used in remedies. */
  readonly brandNames: readonly string[];
  readonly website?: string | undefined;
  readonly privacyPolicy?: string | undefined;
  readonly terms?: string | undefined;
  readonly optIn?: readonly string[] | undefined;
  /** Use case and sub-use cases, such as `MARKETING`. */
  readonly useCases?: readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly messageFlow?: string | undefined;
  readonly supportEmail?: string | undefined;
  readonly supportPhone?: string | undefined;
  readonly isSoleProprietor?: boolean | undefined;
  readonly hasDirectLending?: boolean | undefined;
  /** The provider of the registration, such as `aws`. */
  readonly provider?: string | undefined;
};

/** A range of `PageFacts.text`. */
export type Span = { readonly start: number; readonly end: number };

export type PageLink = Span & { readonly text: string; readonly url: string; readonly isInFooter: boolean };
export type PageHeading = Span & { readonly text: string; readonly level: number };

export type PageField = {
  readonly kind: 'phone' | 'checkbox' | 'password' | 'email' | 'date' | 'name' | 'other';
  readonly type: string;
  /** Name, ID, placeholder, and `autocomplete` in one, in lowercase. */
  readonly hints: string;
  readonly label: string;
  readonly labelSpan: Span;
  readonly isChecked: boolean;
  readonly isRequired: boolean;
  readonly isHidden: boolean;
  readonly offset: number;
};

export type PageForm = Span & {
  readonly fields: readonly PageField[];
  /** The first submit button. */
  readonly button: { readonly text: string; readonly offset: number } | undefined;
  /** A container with a button instead of a `form` element. */
  readonly isContainer: boolean;
};

export type HiddenText = {
  readonly text: string;
  readonly reason: 'inline' | 'class' | 'noscript';
  readonly offset: number;
};

export type PageContacts = {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly hasPostalAddress: boolean;
};

/** What a page shows. All texts are plain text: whoever shows them must escape them. */
export type PageFacts = {
  readonly kind: 'html' | 'text' | 'pdf' | 'none';
  readonly charset: string;
  readonly title: string;
  readonly siteName: string;
  /** The declared language, else a guess; `undefined` if there is too little text. */
  readonly language: string | undefined;
  /** What a visitor sees, one line for each block. List items start with `• `. */
  readonly text: string;
  readonly wordCount: number;
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly forms: readonly PageForm[];
  readonly passwordFieldCount: number;
  readonly scriptCount: number;
  readonly frames: readonly string[];
  readonly hiddenTexts: readonly HiddenText[];
  readonly footer: string;
  readonly contacts: PageContacts;
  readonly refreshUrl: string | undefined;
  /** Marks of a challenge page or of an application without server-rendered text. */
  readonly marks: readonly PageMark[];
  /** The text exists only after the scripts of the page ran. */
  readonly isRenderedOnly: boolean;
  /** The page had more text or elements than are read. */
  readonly isTruncated: boolean;
  /** Why the body could not be read, such as a PDF without text. */
  readonly problem: 'pdf_without_text' | 'pdf_unreadable' | 'not_a_document' | undefined;
};
export type PageMark = 'challenge' | 'captcha' | 'app-root' | 'social-login';
