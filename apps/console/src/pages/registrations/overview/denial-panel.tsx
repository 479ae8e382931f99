// Why a registration was denied: the reviewer's words, the codes, and the fields, each with a link to its place in the packet.
import { Group, Stack, Text, Title } from '@mantine/core';
import type { Registration } from '@tendlc/client';
import { showTime } from '../../../format/words.ts';
import { pathWords } from '../../../registrations/paths.ts';
import { CopyText } from '../../../parts/copy-text.tsx';
import { TextLink } from '../../../parts/link-button.tsx';
import {
  codeWords,
  type Fault,
  faultsOf,
  keyOfFault,
  sentencesOf,
  strictestOf,
} from '../../../registrations/denial-faults.ts';
import './denial-panel.css';

type Denial = NonNullable<Registration['denial']>;

const DENIERS: Readonly<Record<Denial['by'], string>> = {
  registry: 'the registry',
  partner: 'the connectivity partner',
  carrier: 'a carrier',
};

const SAME_ANSWER: Readonly<Record<Denial['codes'][number]['resubmittable'], string>> = {
  yes: 'All of it can be corrected and submitted again.',
  no: 'It is final: a correction does not help. Appeal if the reviewer is mistaken.',
  depends: 'It can sometimes be corrected.',
};

const RESUBMITTABLE: Readonly<Record<Denial['codes'][number]['resubmittable'], string>> = {
  yes: 'can be corrected',
  no: 'final',
  depends: 'can sometimes be corrected',
};

/** A field is corrected in the packet. A page is corrected where it is published, and shown as it was seen. */
function FieldLink({ id, field }: { id: number; field: string }) {
  const params = { id: String(id) };
  return field.startsWith('pages.') ? (
    <TextLink to="/registrations/$id/pages" params={params} size="sm">
      {pathWords(field)}
    </TextLink>
  ) : (
    <TextLink to="/registrations/$id/packet" params={params} search={{ field }} size="sm">
      {pathWords(field)}
    </TextLink>
  );
}

const FieldLinks = ({ id, fields }: { id: number; fields: readonly string[] }) => (
  <Group gap="xs">
    {fields.map((field) => (
      <FieldLink key={field} id={id} field={field} />
    ))}
  </Group>
);

/** All codes of most denials have the same answer, which is then said once. */
function ResubmittableNote({ codes }: { codes: Denial['codes'] }) {
  const [first] = codes;
  const isSame = codes.every(({ resubmittable }) => resubmittable === first?.resubmittable);
  return first === undefined || !isSame ? null : (
    <Text size="sm" c="dimmed">
      {SAME_ANSWER[first.resubmittable]}
    </Text>
  );
}

function FaultItem({ id, fault: { title, codes, fields }, isMixed }: FaultProps) {
  const words = [...codes.map(codeWords), isMixed ? RESUBMITTABLE[strictestOf(codes)] : undefined].filter(
    (word) => word !== undefined,
  );
  return (
    <li>
      <Text fw={600}>{title}</Text>
      {words.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.join(' · ')}
        </Text>
      )}
      {fields.length > 0 && <FieldLinks id={id} fields={fields} />}
    </li>
  );
}

type FaultProps = { readonly id: number; readonly fault: Fault; readonly isMixed: boolean };

type FeedbackCategory = NonNullable<Registration['feedback']>['categories'][number];

/** The registry says itself what is wrong and what to do about it. */
function FeedbackItem({ id, category }: { id: number; category: FeedbackCategory }) {
  const { title, description, errors, remedy, fields } = category;
  return (
    <li>
      <Text fw={600}>{title}</Text>
      <Text size="sm">{description}</Text>
      {errors.map(({ code, message }) => (
        <blockquote key={`${code}${message}`} className="quote">
          <Text size="sm">
            {code}: {message}
          </Text>
        </blockquote>
      ))}
      <Text size="sm">
        <strong>What to do:</strong> {remedy}
      </Text>
      <FieldLinks id={id} fields={fields.map((field) => `brand.${field}`)} />
    </li>
  );
}

/** Codes of the feedback are told with it, and not once more as faults. */
function faultsBeside(categories: readonly FeedbackCategory[], denial: Denial): Fault[] {
  const told = new Set(categories.flatMap(({ id, errors }) => [id, ...errors.map(({ code }) => code)]));
  return faultsOf(denial).filter(({ codes }) => !codes.every(({ code }) => told.has(code)));
}

function Faults({ id, denial, categories }: FaultsProps) {
  const isMixed = new Set(denial.codes.map(({ resubmittable }) => resubmittable)).size > 1;
  const faults = faultsBeside(categories, denial);
  const named = new Set([
    ...faults.flatMap(({ fields }) => fields),
    ...categories.flatMap(({ fields }) => fields.map((field) => `brand.${field}`)),
  ]);
  const others = denial.fields.filter((path) => !named.has(path));
  return (
    <div>
      <Title order={3} size="h4">
        What to correct
      </Title>
      <ResubmittableNote codes={denial.codes} />
      <ol className="denial-faults">
        {categories.map((category) => (
          <FeedbackItem key={category.id} id={id} category={category} />
        ))}
        {faults.map((fault) => (
          <FaultItem key={keyOfFault(fault)} id={id} fault={fault} isMixed={isMixed} />
        ))}
      </ol>
      {others.length > 0 && <FieldLinks id={id} fields={others} />}
    </div>
  );
}

type FaultsProps = {
  readonly id: number;
  readonly denial: Denial;
  readonly categories: readonly FeedbackCategory[];
};

export function DenialPanel({ registration }: { registration: Registration }) {
  const { denial, feedback } = registration;
  if (denial === null) {
    return null;
  }
  const categories = feedback?.categories ?? [];
  return (
    <section className="card denial" aria-label={`Denied by ${DENIERS[denial.by]}`}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2}>Denied by {DENIERS[denial.by]}</Title>
            <Text size="sm" c="dimmed">
              {showTime(denial.at)}
            </Text>
          </div>
          <CopyText text={denial.texts.join('\n')} what="the reviewer’s words" />
        </Group>
        {categories.length === 0 && (
          <blockquote className="quote">
            {sentencesOf(denial.texts).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </blockquote>
        )}
        {denial.codes.length + denial.fields.length + categories.length > 0 && (
          <Faults id={registration.id} denial={denial} categories={categories} />
        )}
        <Text size="sm">
          The{' '}
          <TextLink to="/registrations/$id/review" params={{ id: String(registration.id) }} size="sm">
            review
          </TextLink>{' '}
          suggests sentences to add to the packet and its pages.
        </Text>
      </Stack>
    </section>
  );
}
