// The next step for people without tokens: where the operator sells them, or whom to ask.
import { Anchor, Button, Code } from '@mantine/core';
import { contactHref, operatorLinks, purchaseUrlFor } from '../api/operator.ts';
import { useIsSandbox } from '../api/service-info.ts';
import { useSession } from '../api/session.ts';

const LINK = { target: '_blank', rel: 'noreferrer' } as const;

/** Without either, there is only a sentence. */
export const hasPurchase = operatorLinks.purchaseUrl !== undefined || operatorLinks.contact !== undefined;

type Props = {
  /** A button stands by itself; otherwise it is part of a sentence. */
  readonly isButton?: boolean;
};

export function GetTokens({ isButton = false }: Props) {
  const email = useSession()?.email ?? '';
  const purchaseUrl = purchaseUrlFor(email);
  const { contact } = operatorLinks;
  const href = purchaseUrl ?? (contact === undefined ? undefined : contactHref(contact));
  const isTrial = useIsSandbox();
  if (href === undefined) {
    return isTrial ? (
      <>
        This is a trial. To credit tokens, run{' '}
        <Code className="given">npm run -s admin -- credit {email} 100</Code>.
      </>
    ) : (
      'The operator of this service credits tokens and sets their price: ask there for more.'
    );
  }
  const label = purchaseUrl === undefined ? 'Contact the operator for tokens' : 'Get tokens';
  return isButton ? (
    <Button component="a" href={href} {...LINK}>
      {label}
    </Button>
  ) : (
    <Anchor href={href} inherit underline="always" fw={600} {...LINK}>
      {label}
    </Anchor>
  );
}
