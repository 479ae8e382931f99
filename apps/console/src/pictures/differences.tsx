// Two texts side by side with changed words marked, and what each change means.
import { Text } from '@mantine/core';
import { Picture } from './picture.tsx';
import { nameUnseen } from './segment-pieces.ts';
import { compareTexts, type Part } from './word-differences.ts';

const NAMED_MAX = 8;
const NAMED_CHARACTERS_MAX = 60;

const cut = (text: string): string =>
  text.length > NAMED_CHARACTERS_MAX ? `${text.slice(0, NAMED_CHARACTERS_MAX)}…` : text;

/** Screen readers and people who search for a word find the mark as text. */
function nameChanges(parts: readonly Part[]): string {
  const changed = parts.filter(({ isChanged, text }) => isChanged && text.trim() !== '');
  const named = changed.slice(0, NAMED_MAX).map(({ text }) => `“${nameUnseen(cut(text.trim()))}”`);
  const more = changed.length - named.length;
  return named.length === 0 ? 'none' : `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function Side({ title, parts, mark: Mark }: { title: string; parts: readonly Part[]; mark: 'del' | 'ins' }) {
  return (
    <div className="side">
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <div
        className="side-text given"
        tabIndex={0}
        role="group"
        aria-label={`The text ${title.toLowerCase()}`}
      >
        {parts.length === 0 && <Text c="dimmed">(empty)</Text>}
        {parts.map(({ text, isChanged }, index) =>
          // Parts have no key other than their position, which never changes.
          // oxlint-disable-next-line react/no-array-index-key
          isChanged ? (
            <Mark key={index}>{nameUnseen(text)}</Mark>
          ) : (
            <span key={index}>{nameUnseen(text)}</span>
          ),
        )}
      </div>
    </div>
  );
}

type ChangedProps = { readonly before: string; readonly after: string; readonly empty?: string };

/** The later text, with what is new in it marked. */
export function ChangedText({ before, after, empty = '(empty)' }: ChangedProps) {
  if (after === '') {
    return <Text c="dimmed">{empty}</Text>;
  }
  return compareTexts(before, after).after.map(({ text, isChanged }, index) =>
    // Parts have no key other than their position, which never changes.
    // oxlint-disable-next-line react/no-array-index-key
    isChanged && before !== '' ? (
      <ins key={index}>{nameUnseen(text)}</ins>
    ) : (
      <span key={index}>{nameUnseen(text)}</span>
    ),
  );
}

const Sides = ({ before, after }: ReturnType<typeof compareTexts>) => (
  <div className="sides">
    <Side title="Before" parts={before} mark="del" />
    <Side title="After" parts={after} mark="ins" />
  </div>
);

/** Two texts with their changes marked, side by side, or one below the other on a phone. */
export const Differences = ({ before, after }: { before: string; after: string }) => (
  <Sides {...compareTexts(before, after)} />
);

export function SideBySide({ request }: { request: object }) {
  const { before, after } = request as { before: string; after: string };
  const differences = compareTexts(before, after);
  return (
    <Picture title="Before and after">
      {before === after ? (
        <Text size="sm">The two texts are identical.</Text>
      ) : (
        <Text size="sm" component="div">
          Removed: {nameChanges(differences.before)}. Added: {nameChanges(differences.after)}.
        </Text>
      )}
      <Sides {...differences} />
    </Picture>
  );
}
