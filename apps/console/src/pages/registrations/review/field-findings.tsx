// The findings of an evaluation, grouped by field: errors first, each with its remedy, quotes, codes, and source.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Evaluation, Registration } from '@tendlc/client';
import { nameCode } from '@tendlc/compliance';
import { plural } from '../../../format/words.ts';
import { TextLink } from '../../../parts/link-button.tsx';
import { ProblemNote } from '../../../parts/problem-note.tsx';
import { type Tone, ToneBadge } from '../../../parts/tone.tsx';
import { Differences } from '../../../pictures/differences.tsx';
import { SourceLine } from '../../../results/findings.tsx';
import { pathWords } from '../../../registrations/paths.ts';
import { isStillOpen } from '../../../registrations/registration-state.ts';
import { isOpenEdit, useTakeOver } from './take-over.tsx';
import './review.css';

type Finding = Evaluation['findings'][number];

const SEVERITIES = ['error', 'warning', 'info', 'pass'];
const NAMES: Readonly<Record<string, readonly [Tone, string]>> = {
  error: ['bad', 'Error'],
  warning: ['wait', 'Warning'],
  info: ['info', 'Tip'],
};

const fieldsOf = ({ field }: Finding): readonly string[] => (typeof field === 'string' ? [field] : field);
const rankOf = ({ status }: Finding): number => SEVERITIES.indexOf(status);

/** Groups in the order of their most serious finding. */
function groupByField(findings: readonly Finding[]): (readonly [string, readonly Finding[]])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const key = fieldsOf(finding)[0] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** One text can mend several findings of a field: it is shown with the first of them. */
const isSameEdit = (one: Finding['edit'], other: Finding['edit']): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.path === other.path &&
  JSON.stringify(one.after) === JSON.stringify(other.after);

function Edit({ finding, registration, evaluation, mendedBy }: FindingProps) {
  const taking = useTakeOver(registration, evaluation);
  const { edit, ruleId } = finding;
  if (edit === undefined) {
    return null;
  }
  if (mendedBy !== undefined) {
    return isStillOpen(registration) ? (
      <Text size="sm" c="dimmed">
        The text above mends this too.
      </Text>
    ) : null;
  }
  const isOpen = isOpenEdit(registration, edit);
  return (
    <div className="edit">
      <Differences before={textOf(edit.before)} after={textOf(edit.after)} />
      <Group gap="sm" mt="xs" className="no-print">
        {isOpen ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={taking.isPending}
            onClick={() => taking.mutate([ruleId])}
          >
            Use this text
          </Button>
        ) : (
          isStillOpen(registration) && (
            <Text size="sm" c="dimmed">
              The field has changed since.
            </Text>
          )
        )}
      </Group>
      {taking.isError && <ProblemNote error={taking.error} />}
    </div>
  );
}

type FindingProps = {
  readonly finding: Finding;
  readonly registration: Registration;
  readonly evaluation: Evaluation;
  /** An earlier finding with the same edit. */
  readonly mendedBy: Finding | undefined;
};

function Draws({ draws }: { draws: Finding['draws'] }) {
  const codes = new Set(draws.map((draw) => nameCode(draw)).filter((name) => name !== undefined));
  return codes.size === 0 ? null : (
    <Text size="xs" c="dimmed">
      Reviewers answer with {[...codes].join(', ')}
    </Text>
  );
}

function Item(props: FindingProps) {
  const { finding, registration } = props;
  const [tone, name] = NAMES[finding.status] ?? ['neutral', finding.status];
  const others = fieldsOf(finding).slice(1);
  return (
    <li className="finding">
      <div className="finding-badge">
        <ToneBadge tone={tone}>{name}</ToneBadge>
      </div>
      <Stack gap={4} miw={0}>
        <Text fw={600} size="sm">
          {finding.message}
        </Text>
        {finding.details !== undefined && (
          <Text size="sm" className="given">
            {finding.details}
          </Text>
        )}
        {finding.evidence !== undefined && (
          <blockquote className="quote">{finding.evidence.quote}</blockquote>
        )}
        {finding.remedy !== undefined && <Text size="sm">{finding.remedy}</Text>}
        {finding.url !== undefined && /^https?:/.test(finding.url) && (
          <Anchor href={finding.url} target="_blank" rel="noreferrer" size="sm" className="given">
            {finding.url}
          </Anchor>
        )}
        {others.length > 0 && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              Also about
            </Text>
            {others.map((field) => (
              <FieldLink key={field} id={registration.id} field={field} />
            ))}
          </Group>
        )}
        <Edit {...props} />
        <Draws draws={finding.draws} />
        <SourceLine source={finding.source} basis={finding.basis} />
        {finding.isRegistryRule === true && (
          <Text size="xs" c="dimmed">
            The registry itself rejects this. No override passes it.
          </Text>
        )}
      </Stack>
    </li>
  );
}

const FieldLink = ({ id, field }: { id: number; field: string }) => (
  <TextLink to="/registrations/$id/packet" params={{ id: String(id) }} search={{ field }} size="sm">
    {pathWords(field)}
  </TextLink>
);

type Props = { readonly registration: Registration; readonly evaluation: Evaluation };

export function FieldFindings({ registration, evaluation }: Props) {
  const open = evaluation.findings.filter(({ status }) => status !== 'pass');
  return (
    <>
      {groupByField(open).map(([field, findings]) => (
        <section key={field} className="card" aria-label={pathWords(field)}>
          <Group justify="space-between" gap="sm" mb={4}>
            <Title order={2} size="h3">
              {pathWords(field)}
            </Title>
            <Group gap="sm">
              <Text size="sm" c="dimmed">
                {plural(findings.length, 'finding')}
              </Text>
              <TextLink
                to="/registrations/$id/packet"
                params={{ id: String(registration.id) }}
                search={{ field }}
                size="sm"
                className="no-print"
              >
                Edit
                <span className="visually-hidden"> {pathWords(field)}</span>
              </TextLink>
            </Group>
          </Group>
          <ul className="finding-list">
            {findings.map((finding, place) => (
              <Item
                key={`${finding.ruleId}${finding.message}${finding.url ?? ''}`}
                finding={finding}
                registration={registration}
                evaluation={evaluation}
                mendedBy={findings.slice(0, place).find(({ edit }) => isSameEdit(edit, finding.edit))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
