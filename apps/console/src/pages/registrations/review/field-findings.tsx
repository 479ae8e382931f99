// The findings of an evaluation, grouped by field: errors first, each with its remedy, quotes, codes, and source.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Evaluation, Registration } from '@tendlc/client';
import { nameCode } from '@tendlc/compliance';
import type { ReactNode } from 'react';
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

/** One text can fix several findings of a field: they are one group, at the place of the most serious one. */
function groupByEdit(findings: readonly Finding[]): Finding[][] {
  const groups: Finding[][] = [];
  for (const finding of findings) {
    const known = groups.find(([first]) => isSameEdit(first?.edit, finding.edit));
    if (known === undefined) {
      groups.push([finding]);
    } else {
      known.push(finding);
    }
  }
  return groups;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

const isSameEdit = (one: Finding['edit'], other: Finding['edit']): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.path === other.path &&
  JSON.stringify(one.after) === JSON.stringify(other.after);

function Edit({ finding, registration, evaluation }: FindingProps) {
  const taking = useTakeOver(registration, evaluation);
  const { edit, ruleId } = finding;
  if (edit === undefined) {
    return null;
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
};

/** For people who compare findings with an answer of a reviewer. */
function Background({ finding: { draws, source, basis } }: Pick<FindingProps, 'finding'>) {
  const codes = new Set(draws.map((draw) => nameCode(draw)).filter((name) => name !== undefined));
  return (
    <details className="finding-source">
      <summary>{codes.size === 0 ? 'Source' : 'Source and rejection codes'}</summary>
      {codes.size > 0 && (
        <Text size="xs" c="dimmed">
          Rejection codes: {[...codes].join(', ')}
        </Text>
      )}
      <SourceLine source={source} basis={basis} />
    </details>
  );
}

function Item({ finding, registration, children }: FindingProps & { readonly children?: ReactNode }) {
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
        {children}
        {finding.isRegistryRule === true && (
          <Text size="xs" c="dimmed">
            The registry itself rejects this. No override passes it.
          </Text>
        )}
        <Background finding={finding} />
      </Stack>
    </li>
  );
}

/** Several findings with one edit: the edit stands above them, once. */
function EditGroup({ findings, ...rest }: Omit<FindingProps, 'finding'> & { findings: readonly Finding[] }) {
  const [first] = findings;
  if (first === undefined) {
    return null;
  }
  const items = findings.map((finding) => (
    <Item key={keyOf(finding)} finding={finding} {...rest}>
      {findings.length === 1 && <Edit finding={finding} {...rest} />}
    </Item>
  ));
  return findings.length === 1 ? (
    items
  ) : (
    <li>
      <Text fw={600} size="sm">
        One edit fixes these {findings.length} findings
      </Text>
      <Edit finding={first} {...rest} />
      <ul className="finding-list">{items}</ul>
    </li>
  );
}

const keyOf = ({ ruleId, message, url = '' }: Finding): string => `${ruleId}${message}${url}`;

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
            {groupByEdit(findings).map((group) => (
              <EditGroup
                key={group.map(keyOf).join()}
                findings={group}
                registration={registration}
                evaluation={evaluation}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
