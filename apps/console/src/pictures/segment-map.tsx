// A message as networks cut it up: how full each segment is, what every character costs, what to write instead.
import { Button, Group, Stack, Text } from '@mantine/core';
import type { EncodingReport } from '@tendlc/compliance';
import { plural } from '../format/words.ts';
import {
  type Census,
  countKinds,
  cutIntoPieces,
  type PieceKind,
  type SegmentPieces,
  showCharacter,
  type Suggestion,
  suggestReplacements,
} from './segment-pieces.ts';
import './segment-map.css';

/** A map longer than this tells nobody anything more. */
const CHARACTERS_SHOWN = 1_600;
const SEGMENTS_SHOWN = 24;
const SUGGESTIONS_SHOWN = 12;
const COLORS = 3;

/** One bar a segment, so that nothing moves while the first fills. */
export function SegmentBars({ report }: { report: EncodingReport }) {
  const { segmentMap, unitsPerSegment } = report;
  const segments = segmentMap.length === 0 ? [{ units: 0 }] : segmentMap.slice(0, SEGMENTS_SHOWN);
  return (
    <ol className="segment-bars" aria-label="Segment usage">
      {segments.map(({ units }, index) => (
        // Segments have no other name than their number.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span className="segment-bar" aria-hidden="true">
            <span
              className={`segment-${index % COLORS}`}
              style={{ width: `${(100 * units) / unitsPerSegment}%` }}
            />
          </span>
          <span className="segment-bar-words">
            {segments.length > 1 && `${index + 1}: `}
            {units} of {unitsPerSegment}
          </span>
        </li>
      ))}
      {segmentMap.length > SEGMENTS_SHOWN && <li>and {segmentMap.length - SEGMENTS_SHOWN} more</li>}
    </ol>
  );
}

function SegmentText({ segment, kinds }: { segment: SegmentPieces; kinds: ReadonlySet<PieceKind> }) {
  const { number, pieces } = segment;
  return (
    <span className={`segment segment-${(number - 1) % COLORS}`}>
      {pieces.map(({ start, text, kind }) =>
        kind === 'line-break' ? (
          <span key={start}>
            <span className="line-break" aria-hidden="true">
              ↵
            </span>
            {'\n'}
          </span>
        ) : kinds.has(kind) ? (
          <mark key={start} className={kind}>
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </span>
  );
}

const LEGEND: readonly {
  readonly kind: keyof Census;
  readonly sample: string;
  readonly words: (count: number) => string;
}[] = [
  { kind: 'double', sample: '€', words: (count) => `counts as two characters: ${count}` },
  { kind: 'forcing', sample: '’', words: (count) => `not in GSM-7: ${count}` },
];

/** The text in the colors of its segments; marks are underlined, too, and a number stands where a segment ends. */
export function SegmentMap({ text, report }: { text: string; report: EncodingReport }) {
  if (text.length > CHARACTERS_SHOWN) {
    return null;
  }
  const isWide = report.encoding === 'UCS-2';
  // In the wide alphabet, brackets and the euro sign cost no more than letters.
  const kinds = new Set<PieceKind>(isWide ? ['forcing'] : ['double']);
  const census = countKinds(text);
  const segments = cutIntoPieces(text, report);
  return (
    <Stack gap={4}>
      <div className="segment-map given" data-testid="segment-map">
        {segments.map((segment) => (
          <span key={segment.number}>
            <SegmentText segment={segment} kinds={kinds} />
            {segments.length > 1 && (
              <span className="segment-end" title={`Segment ${segment.number} ends here`}>
                {segment.number}
              </span>
            )}
          </span>
        ))}
      </div>
      <Text size="xs" c="dimmed" component="div">
        {LEGEND.filter(({ kind }) => kinds.has(kind) && census[kind] > 0).map(({ kind, sample, words }) => (
          <span key={kind} className="segment-legend">
            <mark className={kind} aria-hidden="true">
              {sample}
            </mark>{' '}
            {words(census[kind])}
          </span>
        ))}
        {segments.length > 1 && (
          <span className="segment-legend">
            <span className="segment-end" aria-hidden="true">
              1
            </span>{' '}
            end of segment, with its number
          </span>
        )}
      </Text>
    </Stack>
  );
}

function adviceFor({ replacement, lossy }: Suggestion): string {
  if (replacement === undefined) {
    return 'no similar GSM-7 character';
  }
  const words = replacement === '' ? 'remove it' : `use ${replacement}`;
  return lossy ? `${words} (loses its accent)` : words;
}

type SuggestionsProps = {
  readonly text: string;
  readonly report: EncodingReport;
  readonly onReplace: ((text: string) => void) | undefined;
};

/** Which characters make the message dear, and what to write instead of each. */
export function Suggestions({ text, report, onReplace }: SuggestionsProps) {
  const suggestions = suggestReplacements(report);
  const { afterReplacement } = report;
  const saved = report.segments - afterReplacement.segments;
  return (
    <Stack gap={4} className="card" p="sm">
      <Text size="sm">
        {plural(report.forcedBy.length, 'character')} not in the basic character set (GSM-7). The whole
        message uses UCS-2 encoding, and each segment holds only {report.unitsPerSegment}.
      </Text>
      <ul className="suggestions">
        {suggestions.slice(0, SUGGESTIONS_SHOWN).map((suggestion) => {
          const { character, codePoint, count, replacement } = suggestion;
          return (
            <li key={codePoint}>
              <span>
                <mark className="forcing">{showCharacter(character)}</mark>{' '}
                <Text span size="xs" c="dimmed">
                  {codePoint}
                  {count > 1 && ` × ${count}`}
                </Text>{' '}
                {adviceFor(suggestion)}
              </span>
              {onReplace !== undefined && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`${replacement === undefined || replacement === '' ? 'Remove' : 'Replace'} ${codePoint}`}
                  onClick={() => onReplace(text.replaceAll(character, replacement ?? ''))}
                >
                  {replacement === undefined || replacement === '' ? 'Remove' : 'Replace'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {suggestions.length > SUGGESTIONS_SHOWN && (
        <Text size="xs" c="dimmed">
          and {suggestions.length - SUGGESTIONS_SHOWN} more character types
        </Text>
      )}
      {afterReplacement.text !== text && (
        <Group gap="xs">
          {onReplace !== undefined && (
            <Button size="compact-sm" variant="default" onClick={() => onReplace(afterReplacement.text)}>
              {saved > 0 ? `Replace all (saves ${plural(saved, 'segment')})` : 'Replace all'}
            </Button>
          )}
          <Text size="xs" c="dimmed">
            After replacing all: {plural(afterReplacement.segments, 'segment')} in {afterReplacement.encoding}
            .
          </Text>
        </Group>
      )}
    </Stack>
  );
}
