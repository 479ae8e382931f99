// What an email says, apart from how it is shown: `layout.ts` writes it as plain text and as HTML.

export type Tone = 'good' | 'bad' | 'wait' | 'info';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Labels with their values. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Words of somebody else: a reviewer, the registry, a receiver of webhooks. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | { readonly kind: 'advice'; readonly label: string; readonly text: string }
  | { readonly kind: 'button'; readonly text: string; readonly url: string }
  | { readonly kind: 'list'; readonly title: string | undefined; readonly items: readonly ListItem[] };

export type ListItem = {
  readonly text: string;
  readonly detail?: string | undefined;
  readonly url?: string;
  readonly status?: { readonly text: string; readonly tone: Tone };
};

export type Letter = {
  readonly subject: string;
  /** What lists of emails show after the subject. */
  readonly preview: string;
  readonly status?: { readonly text: string; readonly tone: Tone } | undefined;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the receiver gets this email. */
  readonly footer: string;
  /** Links below the footer. */
  readonly footerLinks: readonly { readonly text: string; readonly url: string }[];
};

export type Receiver = { readonly email: string; readonly name: string; readonly publicUrl: string };
