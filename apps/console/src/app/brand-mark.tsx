// The name of the product, with a link to the home page.
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function BrandMark() {
  return (
    <Link to="/" style={{ color: 'inherit', textDecoration: 'none' }}>
      <Group gap={8} wrap="nowrap">
        <img src="/icon.svg" alt="" width={26} height={26} />
        <Text fw={700} component="span">
          Tendlc
        </Text>
      </Group>
    </Link>
  );
}
