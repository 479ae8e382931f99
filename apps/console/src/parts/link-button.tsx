// Links that look like buttons but stay links: they open in new tabs and work with keyboards and screen readers.
import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { forwardRef } from 'react';

type ButtonLinkProps = Omit<ButtonProps, 'href'> &
  Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'>;

export const ButtonLink = createLink(
  forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonAnchor(props, ref) {
    return <Button component="a" ref={ref} {...props} />;
  }),
);

type TextLinkProps = Omit<AnchorProps, 'href'> &
  Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'>;

export const TextLink = createLink(
  forwardRef<HTMLAnchorElement, TextLinkProps>(function TextAnchor(props, ref) {
    return <Anchor underline="always" ref={ref} {...props} />;
  }),
);

/** A card that is a link. */
export const CardLink = createLink(
  forwardRef<HTMLAnchorElement, React.AnchorHTMLAttributes<HTMLAnchorElement>>(
    function CardAnchor(props, ref) {
      return <a ref={ref} {...props} className="card" />;
    },
  ),
);
