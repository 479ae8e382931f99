// Under a list: how many there are, and the way to the other pages.
import { Group, Pagination, Text } from '@mantine/core';
import { nameToWords } from '../format/words.ts';

type Props = {
  readonly page: number;
  readonly totalPages: number;
  /** How many there are, in words. */
  readonly total: string;
  readonly onTurn: (page: number) => void;
};

export function Pager({ page, totalPages, total, onTurn }: Props) {
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {total}
      </Text>
      {totalPages > 1 && (
        <Pagination
          total={totalPages}
          value={page}
          siblings={0}
          size="sm"
          onChange={onTurn}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': `${nameToWords(control)} page` })}
        />
      )}
    </Group>
  );
}
