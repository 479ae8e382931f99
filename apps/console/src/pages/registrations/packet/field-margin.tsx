// What stands beside a field: changes by others, the words of the reviewer, and the findings of the live review.
import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import type { PacketFinding } from '@tendlc/compliance';
import { useState } from 'react';
import { showTime } from '../../../format/words.ts';
import { toneOf } from '../../../parts/tone.tsx';
import { ChangedText, Differences } from '../../../pictures/differences.tsx';
import {
  fieldAt,
  useFindings,
  useIsReviewed,
  usePacket,
  usePacketState,
  useValue,
} from '../../../registrations/packet/packet-context.ts';
import { codeWords, faultsAbout, keyOfFault, sentencesOf } from '../../../registrations/denial-faults.ts';
import { isSameValue } from '../../../registrations/packet/packet-values.ts';
import { showFieldValue } from '../../../registrations/record-rows.ts';
import { FORM_RULES } from './form-rules.ts';
import '../../../forms/forms.css';
import { SourceLine } from '../../../results/findings.tsx';

/** The text beside a field should not be much longer than the field. */
const SHOWN_MAX = 2;

/** An empty reply is suggested here and shown again before the submission: nothing without it reaches a reviewer. */
const TO_CONFIRM: ReadonlySet<string> = new Set([
  'reply.optin.missing',
  'reply.optout.missing',
  'reply.help.missing',
]);

const WORDS: Readonly<Record<string, string>> = {
  error: 'Will be rejected',
  warning: 'May be rejected',
  info: 'Tip',
};

/** Shown by the section list, by the denial, or by the field itself. */
const isQuiet = ({ ruleId }: PacketFinding): boolean =>
  ruleId === 'field.required' || ruleId === 'denial.unresolved' || FORM_RULES.has(ruleId);

function FindingNote({ finding }: { finding: PacketFinding }) {
  const { ruleId, status, message, details, remedy, draws, source, basis } = finding;
  const isToConfirm = TO_CONFIRM.has(ruleId);
  return (
    <li className={`margin-note tone-${isToConfirm ? 'wait' : toneOf(status)}`}>
      <Text size="sm">
        <span className="advice-word">{isToConfirm ? 'To confirm' : (WORDS[status] ?? 'Tip')}:</span>{' '}
        {message}
      </Text>
      <Text size="sm" c="dimmed">
        {isToConfirm
          ? 'Use a suggested text or write your own. The evaluation counts an error until the field has a text.'
          : remedy}
      </Text>
      <details>
        <summary>
          Source{draws.length > 0 && `, ${draws.length === 1 ? 'rejection code' : 'rejection codes'}`}
        </summary>
        {details !== undefined && (
          <Text size="xs" className="given">
            {details}
          </Text>
        )}
        {draws.length > 0 && (
          <List size="xs">
            {draws.map(({ system, code, title }) => (
              <List.Item key={`${system}${code}`}>
                {code}: {title}
              </List.Item>
            ))}
          </List>
        )}
        <SourceLine source={source} basis={basis} />
      </details>
    </li>
  );
}

const asText = (path: string, value: unknown): string =>
  value === undefined || value === null ? '' : showFieldValue(value, fieldAt(path)?.values);

function Suggestion({ path, after }: { path: string; after: unknown }) {
  const { store } = usePacket();
  const value = useValue(path);
  const [isCompared, setCompared] = useState(false);
  const label = fieldAt(path)?.label ?? path;
  const texts = { before: asText(path, value), after: asText(path, after) };
  return (
    <div className="suggestion">
      <Text size="sm" fw={600}>
        {texts.before === '' ? 'Suggested text' : 'Suggested change'}
      </Text>
      {isCompared ? (
        <Differences {...texts} />
      ) : (
        <div
          className="suggestion-text given"
          tabIndex={0}
          role="group"
          aria-label={`Suggestion for ${label}`}
        >
          <ChangedText {...texts} />
        </div>
      )}
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => store.take(path, after)}>
          Use this text
        </Button>
        {texts.before !== '' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            Compare
          </Button>
        )}
      </Group>
    </div>
  );
}

function Taken({ path }: { path: string }) {
  const { store } = usePacket();
  return (
    <Group gap="xs" className="margin-note tone-good">
      <Text size="sm" className="tone-words">
        ✓ Text replaced.
      </Text>
      <Anchor component="button" type="button" size="sm" underline="always" onClick={() => store.undo(path)}>
        Undo
      </Anchor>
    </Group>
  );
}

/** Both sides changed the field: the person decides. */
function Conflict({ path, theirs }: { path: string; theirs: unknown }) {
  const { store } = usePacket();
  const value = useValue(path);
  return (
    <div className="suggestion tone-wait" role="alert">
      <Text size="sm" fw={600}>
        Changed elsewhere
      </Text>
      <Text size="sm">
        This field was changed in another window too. Your text stays in the field. Choose which one to save:
      </Text>
      <div className="suggestion-text given" tabIndex={0} role="group" aria-label="The other text">
        <ChangedText before={asText(path, value)} after={asText(path, theirs)} empty="(removed)" />
      </div>
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => store.settle(path, 'mine')}>
          Keep my text
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => store.settle(path, 'theirs')}>
          Use the other text
        </Button>
      </Group>
    </div>
  );
}

const DENIERS = { registry: 'The registry', partner: 'The partner', carrier: 'A carrier' } as const;

const CHANGED = { true: 'not changed since', false: 'changed since' } as const;

/** The words of the reviewer beside each field that the denial names. The review says whether it has changed. */
function DenialNote({ path }: { path: string }) {
  const denial = usePacketState(({ registration }) => registration.denial);
  const isReviewed = useIsReviewed();
  const isUnchanged = useFindings(path).some(({ ruleId }) => ruleId === 'denial.unresolved');
  if (denial === null || !denial.fields.includes(path)) {
    return null;
  }
  const faults = faultsAbout(path, denial);
  return (
    <div className={`margin-note is-denial ${isUnchanged ? 'tone-bad' : 'tone-neutral'}`}>
      <Text size="sm" fw={600} className="tone-words">
        {DENIERS[denial.by]} rejected this
      </Text>
      {faults.map((fault) => (
        <Text key={keyOfFault(fault)} size="sm">
          {fault.title}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {[
          ...faults.flatMap(({ codes }) => codes.map(codeWords)).filter((words) => words !== undefined),
          showTime(denial.at),
          ...(isReviewed ? [CHANGED[`${isUnchanged}`]] : []),
        ].join(' · ')}
      </Text>
      {/* Only the first denied field opens the reviewer's words. Repeating them beside each field would hide what differs. */}
      <details open={denial.fields[0] === path}>
        <summary>In their words</summary>
        <blockquote className="given">
          {sentencesOf(denial.texts).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </blockquote>
      </details>
    </div>
  );
}

/** Several findings of a field share the edit that mends them all. */
const editOf = (path: string, findings: readonly PacketFinding[], value: unknown) =>
  findings.find(({ edit }) => edit?.path === path && isSameValue(edit.before, value))?.edit;

export function FieldMargin({ path, isReadOnly }: { path: string; isReadOnly: boolean }) {
  const findings = useFindings(path);
  const value = useValue(path);
  const conflict = usePacketState(({ conflicts }) => conflicts[path]);
  const taken = usePacketState((state) => state.taken[path]);
  const isDenied = usePacketState(({ registration }) => registration.denial?.fields.includes(path) === true);
  const shown = findings.filter((finding) => !isQuiet(finding));
  const edit = isReadOnly ? undefined : editOf(path, findings, value);
  const shownMax = edit === undefined ? SHOWN_MAX : 1;
  const isTaken = taken !== undefined && isSameValue(taken.after, value);
  if (conflict === undefined && shown.length === 0 && edit === undefined && !isTaken && !isDenied) {
    return null;
  }
  const notes = (some: readonly PacketFinding[]) => (
    <ul className="margin-notes">
      {some.map((finding) => (
        <FindingNote key={`${finding.ruleId}${finding.message}`} finding={finding} />
      ))}
    </ul>
  );
  return (
    <Stack
      gap="xs"
      className="packet-margin"
      role="group"
      aria-label={`Review: ${fieldAt(path)?.label ?? path}`}
    >
      {conflict !== undefined && <Conflict path={path} theirs={conflict.theirs} />}
      <DenialNote path={path} />
      {isTaken && <Taken path={path} />}
      {edit !== undefined && conflict === undefined && <Suggestion path={path} after={edit.after} />}
      {shown.length > 0 && notes(shown.slice(0, shownMax))}
      {shown.length > shownMax && (
        <details>
          <summary>{shown.length - shownMax} more</summary>
          {notes(shown.slice(shownMax))}
        </details>
      )}
    </Stack>
  );
}
