// A message before and after a check, as an example.
import { Text } from '@mantine/core';
import { ToneBadge, TonePanel } from '../../parts/tone.tsx';
import { EXAMPLE } from './example.ts';

export function CheckedMessage() {
  return (
    <figure className="checked" aria-label="Example of a message check">
      <p className="checked-bubble">{EXAMPLE.before}</p>
      <ul>
        {EXAMPLE.findings.map(({ ruleId, tone, title, remedy }) => (
          <li key={ruleId}>
            <TonePanel tone={tone}>
              <Text size="sm" fw={600} className="tone-words">
                {title}
              </Text>
              <Text size="sm">{remedy}</Text>
            </TonePanel>
          </li>
        ))}
      </ul>
      <p className="checked-bubble is-better">{EXAMPLE.after}</p>
      <div className="checked-verdict">
        <ToneBadge tone="good">No issues left</ToneBadge>
      </div>
      <figcaption>
        <Text size="xs" c="dimmed">
          Example: the issues that the message validator finds, and the corrected message.
        </Text>
      </figcaption>
    </figure>
  );
}
