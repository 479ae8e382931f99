// The name of the product, with a link to the first page.
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

const LOOK = { color: 'inherit', textDecoration: 'none' } as const;

function BrandName() {
  return (
    <Group gap={8} wrap="nowrap">
      <img src="/icon.svg" alt="" width={26} height={26} />
      <Text fw={700} component="span" className="brand-word">
        Tendlc
      </Text>
    </Group>
  );
}

export function BrandMark() {
  return (
    <Link to="/" style={LOOK} aria-label="Tendlc">
      <BrandName />
    </Link>
  );
}

/** The front page is not part of the console: the browser loads it. */
export function VisitorBrandMark() {
  return (
    <a href="/" style={LOOK} aria-label="Tendlc">
      <BrandName />
    </a>
  );
}
