// The message as phones of each carrier show it, and how that carrier treats it.
import { List, Stack, Text } from '@mantine/core';
import { showNumber, showSourceDate } from '../format/words.ts';
import { type Tone, ToneBadge } from '../parts/tone.tsx';
import { Picture } from './picture.tsx';
import './phones.css';

type CarrierPreview = {
  readonly carrier: string;
  readonly expectedDelivery: string;
  readonly filteringRisk: string;
  readonly displayName: string;
  readonly throughput: string;
  readonly throughputBasis: string;
  readonly messagesPerMinute?: number;
  readonly messagesPerDay?: number;
  readonly surchargeUsd: number;
  readonly surchargeAsOf: string;
  readonly objections: readonly string[];
  readonly notes: readonly string[];
  readonly source: string;
  readonly asOf: string;
};
type Preview = {
  readonly message: string;
  readonly segments: number;
  readonly carrierPreviews: Readonly<Record<string, CarrierPreview>>;
};

/** Numbers of this form are not assigned to people. */
const SENDER = '(503) 555-0142';

const DELIVERY: Readonly<Record<string, { readonly tone: Tone; readonly words: string }>> = {
  high: { tone: 'good', words: 'Likely delivered' },
  normal: { tone: 'info', words: 'Expected to deliver' },
  'at risk': { tone: 'wait', words: 'May be filtered' },
  refused: { tone: 'bad', words: 'Rejected' },
};

function Screen({ preview, message }: { preview: CarrierPreview; message: string }) {
  const isRefused = preview.expectedDelivery === 'refused';
  return (
    <div className="phone">
      <div className="phone-head">
        <span aria-hidden="true">‹</span>
        <span>{SENDER}</span>
        <span className="phone-carrier">{preview.carrier}</span>
      </div>
      {/* A message can be longer than a screen: it scrolls, as on a phone. */}
      <div className="phone-screen" tabIndex={0} role="group" aria-label={`Message on ${preview.carrier}`}>
        <p className={isRefused ? 'bubble given is-refused' : 'bubble given'}>{message}</p>
        {isRefused && <p className="phone-note">Not delivered</p>}
      </div>
    </div>
  );
}

function Treatment({ preview }: { preview: CarrierPreview }) {
  const delivery = DELIVERY[preview.expectedDelivery] ?? { tone: 'neutral', words: preview.expectedDelivery };
  const { messagesPerMinute, messagesPerDay } = preview;
  return (
    <Stack gap={4}>
      <div>
        <ToneBadge tone={delivery.tone}>{delivery.words}</ToneBadge>
      </div>
      {preview.objections.length > 0 && (
        <List size="sm" spacing={2}>
          {preview.objections.map((objection) => (
            <List.Item key={objection}>{objection}</List.Item>
          ))}
        </List>
      )}
      <Text size="sm">{preview.throughput}</Text>
      {(messagesPerMinute ?? messagesPerDay) !== undefined && (
        <Text size="sm">
          {messagesPerMinute === undefined
            ? `${showNumber(messagesPerDay ?? 0)} messages per day`
            : `${showNumber(messagesPerMinute)} messages per minute`}
        </Text>
      )}
      <Text size="sm">
        Surcharge: ${showNumber(preview.surchargeUsd)} a message, {preview.surchargeAsOf}
      </Text>
      <details>
        <summary>{preview.carrier} details</summary>
        <List size="sm" spacing={2} mt={4}>
          {preview.notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
        <Text size="xs" c="dimmed" mt={4}>
          {preview.source}, {showSourceDate(preview.asOf)}
        </Text>
      </details>
    </Stack>
  );
}

export function Phones({ results }: { results: object }) {
  const { message, segments, carrierPreviews } = results as Preview;
  return (
    <Picture
      title="Preview by carrier"
      note={`${SENDER} stands for your own 10-digit number. US carriers do not show a sender name. ${segments > 1 ? `Phones show the ${segments} segments as one message. ` : ''}Delivery likelihood is our estimate.`}
    >
      <ul className="phones">
        {Object.entries(carrierPreviews).map(([code, preview]) => (
          <li key={code}>
            <Text fw={600}>{preview.carrier}</Text>
            <Screen preview={preview} message={message} />
            <Treatment preview={preview} />
          </li>
        ))}
      </ul>
    </Picture>
  );
}
