// What a message costs, counted while one types, free and in the browser: segments in colors, and what makes it dear.
import { Button, Group, Stack, Text } from '@mantine/core';
import { type EncodingReport, explainEncoding } from '@tendlc/compliance';
import { useDeferredValue } from 'react';
import { plural } from '../app/words.ts';

/** A map longer than this tells nobody anything more. */
const CHARACTERS_SHOWN = 1_600;
const COLORS = 3;
const KINDS_SHOWN = 8;

function Segment({
  text,
  start,
  index,
  forcing,
}: {
  text: string;
  start: number;
  index: number;
  forcing: ReadonlySet<number>;
}) {
  let at = start;
  const characters = Array.from(text, (character) => {
    const position = at;
    at += character.length;
    return { character, position };
  });
  const isPlain = !characters.some(({ position }) => forcing.has(position));
  return (
    <span className={`segment segment-${index % COLORS}`} title={`Segment ${index + 1}`}>
      {isPlain
        ? text
        : characters.map(({ character, position }) =>
            forcing.has(position) ? (
              <mark key={position} className="forcing">
                {character}
              </mark>
            ) : (
              character
            ),
          )}
    </span>
  );
}

function SegmentMap({ text, report }: { text: string; report: EncodingReport }) {
  const forcing = new Set(report.forcedBy.map(({ utf16Index }) => utf16Index));
  return (
    <Text size="sm" className="given" component="div" data-testid="segment-map">
      {report.segmentMap.map(({ start, end }, index) => (
        <Segment key={start} text={text.slice(start, end)} start={start} index={index} forcing={forcing} />
      ))}
    </Text>
  );
}

function Forcing({
  report,
  onReplace,
}: {
  report: EncodingReport;
  onReplace: ((text: string) => void) | undefined;
}) {
  const kinds = new Set(report.forcedBy.map(({ character }) => character));
  const { afterReplacement } = report;
  const saves = report.segments - afterReplacement.segments;
  return (
    <Group gap="xs">
      <Text size="sm">
        Outside the basic alphabet: {[...kinds].slice(0, KINDS_SHOWN).join(' ')}
        {kinds.size > KINDS_SHOWN && ' and more'}. A segment then has room for only {report.unitsPerSegment}{' '}
        characters.
      </Text>
      {saves > 0 && onReplace !== undefined && (
        <Button size="compact-sm" variant="default" onClick={() => onReplace(afterReplacement.text)}>
          Replace them: {plural(saves, 'segment')} less
        </Button>
      )}
    </Group>
  );
}

type Props = { readonly text: string; readonly onReplace?: (text: string) => void };

export function SegmentCounter({ text, onReplace }: Props) {
  const counted = useDeferredValue(text);
  const report = explainEncoding(counted);
  return (
    <Stack gap={6}>
      <Text size="sm">
        <strong>{plural(report.segments, 'segment')}</strong> · {plural(report.characters, 'character')} ·{' '}
        {report.encoding} · {plural(report.unitsLeft, 'character')} left in this segment
      </Text>
      {report.forcedBy.length > 0 && <Forcing report={report} onReplace={onReplace} />}
      {(report.segments > 1 || report.forcedBy.length > 0) && counted.length <= CHARACTERS_SHOWN && (
        <SegmentMap text={counted} report={report} />
      )}
    </Stack>
  );
}
