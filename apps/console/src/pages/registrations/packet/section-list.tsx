// The sections of the packet with their progress: a list beside the form, or a selection above it where the page is narrow.
import { Anchor, NativeSelect, Progress, Stack, Text } from '@mantine/core';
import type { Subject } from '@tendlc/registration';
import { labelOf } from '../../../format/labels.ts';
import { fieldAt } from '../../../registrations/packet/packet-context.ts';
import { focusPath } from './focus-path.ts';
import { SaveNote } from './save-note.tsx';
import { type Section, SUBJECT_TITLES } from './sections.ts';

export type SectionProgress = {
  readonly section: Section;
  readonly missing: readonly string[];
  /** Texts that the service would write. */
  readonly unconfirmed: readonly string[];
  /** Fields whose value the registry does not take. */
  readonly malformed: readonly string[];
  /** Fields with errors of the review, without missing fields. */
  readonly errors: number;
  readonly isReviewed: boolean;
  readonly isStarted: boolean;
  readonly isNeededForApproval: boolean;
};

type Props = { readonly progress: readonly SectionProgress[]; readonly required: readonly string[] };

export const headingId = ({ subject, id }: Section): string => `section-${subject}-${id}`;

function goTo(section: Section): void {
  const heading = document.getElementById(headingId(section));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function stateWords(progress: SectionProgress): string {
  const { missing, unconfirmed, errors, isStarted, isReviewed, isNeededForApproval } = progress;
  const parts = [
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ...(unconfirmed.length > 0 ? [`${unconfirmed.length} to confirm`] : []),
    ...(errors > 0 ? [`${errors} to fix`] : []),
  ];
  return parts.length > 0
    ? parts.join(', ')
    : isStarted
      ? isReviewed
        ? 'Complete'
        : 'Filled in'
      : isNeededForApproval
        ? 'Needed for approval'
        : 'Optional';
}

const signOf = ({ missing, unconfirmed, errors, isStarted }: SectionProgress): string =>
  missing.length + unconfirmed.length + errors > 0
    ? errors > 0
      ? 'error'
      : 'open'
    : isStarted
      ? 'done'
      : 'idle';

function Item({ progress }: { progress: SectionProgress }) {
  return (
    <li data-state={signOf(progress)}>
      <button type="button" className="section-link" onClick={() => goTo(progress.section)}>
        <span className="section-sign" aria-hidden="true">
          {signOf(progress) === 'done' ? '✓' : ''}
        </span>
        <span>
          {progress.section.title}
          <span className="section-state">{stateWords(progress)}</span>
        </span>
      </button>
    </li>
  );
}

function Group({ subject, progress }: { subject: Subject; progress: readonly SectionProgress[] }) {
  return (
    <div>
      <Text size="xs" fw={600} c="dimmed" className="section-group">
        {SUBJECT_TITLES[subject]}
      </Text>
      <ul>
        {progress.map((one) => (
          <Item key={one.section.id} progress={one} />
        ))}
      </ul>
    </div>
  );
}

/** How much of what is required has a value that the registry takes, and a link to the next field without one. */
function Filled({ filled, required, next }: { filled: number; required: number; next: string | undefined }) {
  return (
    <Stack gap={6}>
      <Text size="sm">
        <strong>{filled}</strong> of {required} required fields
      </Text>
      <Progress
        value={required === 0 ? 0 : (100 * filled) / required}
        size="sm"
        aria-label="Required fields with a valid value"
      />
      {next !== undefined && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          underline="always"
          onClick={() => focusPath(next)}
        >
          Next: {fieldAt(next)?.label ?? labelOf(next)}
        </Anchor>
      )}
    </Stack>
  );
}

export function SectionList({ progress, required }: Props) {
  const open = new Set(progress.flatMap(({ missing, malformed }) => [...missing, ...malformed]));
  const filled = required.filter((path) => !open.has(path)).length;
  const next = progress.flatMap(({ missing, malformed, unconfirmed }) => [
    ...missing,
    ...malformed,
    ...unconfirmed,
  ])[0];
  const subjects = [...new Set(progress.map(({ section }) => section.subject))];
  return (
    <nav className="section-list" aria-label="Sections">
      <div className="section-select">
        <NativeSelect
          aria-label="Go to section"
          size="sm"
          value=""
          data={[
            { value: '', label: `Sections: ${filled} of ${required.length} filled` },
            ...progress.map((one) => ({
              value: headingId(one.section),
              label: `${one.section.title}: ${stateWords(one).toLowerCase()}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = progress.find(({ section }) => headingId(section) === value);
            if (chosen !== undefined) {
              goTo(chosen.section);
            }
          }}
        />
      </div>
      <SaveNote />
      <div className="section-items">
        <Filled filled={filled} required={required.length} next={next} />
        {subjects.map((subject) => (
          <Group
            key={subject}
            subject={subject}
            progress={progress.filter(({ section }) => section.subject === subject)}
          />
        ))}
      </div>
    </nav>
  );
}
