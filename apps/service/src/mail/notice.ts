// The email about an event: what happened, why, the next step, and a link to its page.
import { layOut } from './layout.ts';
import type { Letter, Receiver, Tone } from './letter.ts';
import type { Mail } from './mailer.ts';
import { cutLine, plainLine } from '../plain-names.ts';

export type NoticeContent = {
  readonly subject: string;
  readonly heading: string;
  readonly status?: { readonly text: string; readonly tone: Tone };
  /** What happened, in one or two sentences. */
  readonly summary: string;
  /** Names that tell the record from others. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Why it happened; undefined if no reason is known. */
  readonly reason: string | undefined;
  readonly nextStep: string;
  /** Text of the link, and its path in the console. */
  readonly linkText: string;
  readonly path: string;
};

/** The page that unsubscribes from one kind of email, and what its link says. */
export type Unsubscribing = { readonly url: string; readonly what: string };

const FACT_CHARACTERS_MAX = 120;

export function footerOf(
  { publicUrl }: Pick<Receiver, 'publicUrl'>,
  unsubscribing: Unsubscribing | undefined,
): Pick<Letter, 'footer' | 'footerLinks'> {
  const preferences = { text: 'Change your email preferences', url: `${publicUrl}/account` };
  return {
    footer:
      unsubscribing === undefined
        ? 'You get this email because it is about the security of your Tendlc account.'
        : `You get this email because emails about ${unsubscribing.what} are on for your Tendlc account.`,
    footerLinks: [
      preferences,
      ...(unsubscribing === undefined
        ? []
        : [{ text: 'Unsubscribe from these emails', url: unsubscribing.url }]),
    ],
  };
}

export function noticeMail(
  to: Receiver,
  content: NoticeContent,
  options: { readonly id?: string; readonly unsubscribing?: Unsubscribing | undefined } = {},
): Mail {
  const { summary, reason, nextStep, linkText, facts = [] } = content;
  const rows = facts.map(
    ([label, value]) => [label, cutLine(plainLine(value), FACT_CHARACTERS_MAX)] as const,
  );
  return {
    ...layOut(to, {
      subject: content.subject,
      preview: summary,
      status: content.status,
      heading: content.heading,
      blocks: [
        { kind: 'text', text: summary },
        ...(rows.length === 0 ? [] : [{ kind: 'facts', rows } as const]),
        ...(reason === undefined ? [] : [{ kind: 'quote', label: 'Reason', text: reason } as const]),
        { kind: 'advice', label: 'Next step', text: nextStep },
        { kind: 'button', text: linkText, url: `${to.publicUrl}${content.path}` },
      ],
      ...footerOf(to, options.unsubscribing),
    }),
    ...(options.id === undefined ? {} : { id: options.id }),
    ...(options.unsubscribing === undefined ? {} : { unsubscribeUrl: options.unsubscribing.url }),
  };
}
