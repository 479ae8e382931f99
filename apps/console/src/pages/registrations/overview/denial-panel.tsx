// Why a registration was denied: the reviewer's words, the codes, and the fields, each with a link to its place in the packet.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { nameCode } from '@tendlc/compliance';
import { showTime } from '../../../format/words.ts';
import { pathWords } from '../../../registrations/paths.ts';
import { CopyText } from '../../../parts/copy-text.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import { TonePanel } from '../../../parts/tone.tsx';

type Denial = NonNullable<Registration['denial']>;

const DENIERS: Readonly<Record<Denial['by'], string>> = {
  registry: 'the registry',
  partner: 'the connectivity partner',
  carrier: 'a carrier',
};

const RESUBMITTABLE: Readonly<Record<Denial['codes'][number]['resubmittable'], string>> = {
  yes: 'can be corrected',
  no: 'final',
  depends: 'can sometimes be corrected',
};

/** Less than this is our reading of the words, and says so. */
const CERTAIN = 100;

function FieldLinks({ id, fields }: { id: number; fields: readonly string[] }) {
  return (
    <Group gap="xs">
      {fields.map((field) => (
        <TextLink
          key={field}
          to="/registrations/$id/packet"
          params={{ id: String(id) }}
          search={{ field }}
          size="sm"
        >
          {pathWords(field)}
        </TextLink>
      ))}
    </Group>
  );
}

function Codes({ codes }: { codes: Denial['codes'] }) {
  return (
    <ul className="plain-list">
      {codes.map(({ system, code, title, resubmittable, confidence }) => (
        <li key={`${system}${code}`}>
          <Text size="sm">
            <strong>{title}</strong>{' '}
            <Text span size="sm" c="dimmed">
              {[
                nameCode({ system, code }),
                RESUBMITTABLE[resubmittable],
                confidence < CERTAIN ? `our reading, ${confidence}% sure` : undefined,
              ]
                .filter((words) => words !== undefined)
                .join(' · ')}
            </Text>
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Feedback({ registration: { feedback, id } }: { registration: Registration }) {
  return feedback === null || feedback.categories.length === 0 ? null : (
    <Stack gap="sm">
      {feedback.categories.map(({ id: category, title, description, errors, remedy, fields }) => (
        <div key={category}>
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="sm">{description}</Text>
          {errors.map(({ code, message }) => (
            <blockquote key={`${code}${message}`} className="quote">
              {message}
            </blockquote>
          ))}
          <Text size="sm">
            <strong>What to do:</strong> {remedy}
          </Text>
          <FieldLinks id={id} fields={fields.map((field) => `brand.${field}`)} />
        </div>
      ))}
    </Stack>
  );
}

export function DenialPanel({ registration }: { registration: Registration }) {
  const { denial } = registration;
  if (denial === null) {
    return null;
  }
  return (
    <TonePanel tone="bad">
      <Stack gap="sm">
        <div>
          <Title order={2}>Denied by {DENIERS[denial.by]}</Title>
          <Text size="sm" c="dimmed">
            {showTime(denial.at)}
          </Text>
        </div>
        {denial.texts.map((text) => (
          <blockquote key={text} className="quote">
            {text}
          </blockquote>
        ))}
        {denial.codes.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              What it means
            </Text>
            <Codes codes={denial.codes} />
          </div>
        )}
        <Feedback registration={registration} />
        {denial.fields.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              What to correct
            </Text>
            <FieldLinks id={registration.id} fields={denial.fields} />
          </div>
        )}
        <Group>
          <CopyText text={denial.texts.join('\n')} what="the reviewer’s words" />
        </Group>
      </Stack>
    </TonePanel>
  );
}
