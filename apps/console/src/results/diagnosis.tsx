// The meanings of a code or a rejection: causes, steps to fix it, and costs.
import { Group, List, Stack, Text, Title } from '@mantine/core';
import { labelOf } from '../format/labels.ts';
import { nameToWords, showDollars } from '../format/words.ts';
import { CopyText } from '../parts/copy-text.tsx';
import { Picture } from '../pictures/picture.tsx';
import { type Finding, SourceLine } from './findings.tsx';

type Step = {
  readonly step: number;
  readonly action: string;
  readonly place?: string;
  readonly field?: string;
  readonly example?: string;
};
type Meaning = {
  readonly title: string;
  readonly code?: string;
  readonly systemName?: string;
  readonly plainEnglish?: string;
  readonly description?: string;
  readonly likelyCauses?: readonly string[];
  readonly possibleCauses?: readonly string[];
  readonly fixes?: readonly Step[];
  readonly solutions?: readonly Step[];
  readonly resubmissionAdvice?: string;
  readonly retryAdvice?: string;
  readonly estimatedFixTime?: string;
  readonly preventionTips?: readonly string[];
  readonly source?: Finding['source'];
};
type Related = { readonly code?: string; readonly systemName?: string; readonly title: string };
type Diagnosis = Meaning & {
  readonly matches: readonly Meaning[];
  readonly relatedCodes?: readonly Related[];
  readonly totalFee?: number | null;
  readonly feeAsOf?: string;
};

/** Where to make a change, in words. */
const PLACES: Readonly<Record<string, string>> = {
  page: 'On your website',
  campaign: 'In the campaign',
  brand: 'In the brand',
  messages: 'In your messages',
};

/** A step of a process has no place of its own: its action says it. */
const placeOf = ({ place, field }: Step): string | undefined =>
  place === undefined || place === 'process'
    ? undefined
    : `${PLACES[place] ?? nameToWords(place)}${field === undefined ? '' : `: ${labelOf(field)}`}`;

function Points({ title, points = [] }: { title: string; points: readonly string[] | undefined }) {
  return points.length === 0 ? null : (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" spacing={2}>
        {[...new Set(points)].map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List>
    </div>
  );
}

function Steps({ steps = [] }: { steps: readonly Step[] | undefined }) {
  return steps.length === 0 ? null : (
    <div>
      <Text size="sm" fw={600} mb={2}>
        What to do
      </Text>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.step}>
            {placeOf(step) !== undefined && (
              <Text size="xs" c="dimmed">
                {placeOf(step)}
              </Text>
            )}
            <Text size="sm">{step.action}</Text>
            {step.example !== undefined && (
              <Group gap="xs" mt={4} align="flex-start" wrap="nowrap">
                <Text size="sm" className="given example">
                  {step.example}
                </Text>
                <CopyText text={step.example} what={`the example of step ${step.step}`} />
              </Group>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function MeaningCard({ meaning }: { meaning: Meaning }) {
  const { title, code, systemName, source, estimatedFixTime } = meaning;
  const advice = meaning.resubmissionAdvice ?? meaning.retryAdvice;
  return (
    <Stack component="li" className="card" gap="sm">
      <div>
        <Title order={4} size="h3">
          {title}
        </Title>
        {(systemName !== undefined || code !== undefined) && (
          <Text size="sm" c="dimmed">
            {[systemName, code].filter((part) => part !== undefined).join(': ')}
          </Text>
        )}
      </div>
      <Text>{meaning.plainEnglish ?? meaning.description}</Text>
      <Points title="Likely causes" points={meaning.likelyCauses ?? meaning.possibleCauses} />
      <Steps steps={meaning.fixes ?? meaning.solutions} />
      {advice !== undefined && (
        <Text size="sm">
          <strong>Next:</strong> {advice}
          {estimatedFixTime !== undefined &&
            estimatedFixTime !== 'unknown' &&
            ` Usually fixed in ${estimatedFixTime}.`}
        </Text>
      )}
      <Points title="Prevention" points={meaning.preventionTips} />
      {source !== undefined && <SourceLine source={source} />}
    </Stack>
  );
}

export function DiagnosisView({ results }: { results: object }) {
  const diagnosis = results as Diagnosis;
  const { matches, relatedCodes = [], totalFee, feeAsOf } = diagnosis;
  const meanings = matches.length === 0 ? [diagnosis] : matches;
  return (
    <Picture title={meanings.length > 1 ? `Possible meanings (${meanings.length})` : 'What it means'}>
      <ul className="meanings">
        {meanings.map((meaning) => (
          <MeaningCard key={`${meaning.systemName}${meaning.code}${meaning.title}`} meaning={meaning} />
        ))}
      </ul>
      {typeof totalFee === 'number' && (
        <Text size="sm">
          Resubmitting costs {showDollars(totalFee)} at the registry (fees as of {feeAsOf}).
        </Text>
      )}
      <Points
        title="Related codes"
        points={relatedCodes.map(({ code, systemName, title }) =>
          [systemName, code, title].filter((part) => part !== undefined).join(': '),
        )}
      />
    </Picture>
  );
}
