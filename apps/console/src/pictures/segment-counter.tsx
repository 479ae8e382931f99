// What a message costs, counted while one types, free and in the browser: the count, how full it is, the map, what to change.
import { Stack, Text } from '@mantine/core';
import { explainEncoding } from '@tendlc/compliance';
import { useDeferredValue } from 'react';
import { plural } from '../format/words.ts';
import { SegmentBars, SegmentMap, Suggestions } from './segment-map.tsx';
import { countKinds } from './segment-pieces.ts';

type Props = { readonly text: string; readonly onReplace?: (text: string) => void };

export function SegmentCounter({ text, onReplace }: Props) {
  const counted = useDeferredValue(text);
  const report = explainEncoding(counted);
  const needsMap =
    report.segments > 1 ||
    report.forcedBy.length > 0 ||
    (counted.length <= report.unitsPerSegment && countKinds(counted).double > 0);
  return (
    <Stack gap={6}>
      <Text size="sm">
        <strong>{plural(report.segments, 'segment')}</strong> · {plural(report.characters, 'character')} ·{' '}
        {report.encoding} · {plural(report.unitsLeft, 'character')} left in this segment
      </Text>
      <SegmentBars report={report} />
      {needsMap && <SegmentMap text={counted} report={report} />}
      {report.forcedBy.length > 0 && <Suggestions text={counted} report={report} onReplace={onReplace} />}
    </Stack>
  );
}
