// Free advice below a field: findings of the tools while a person types, the most serious first.
import { Text } from '@mantine/core';
import type { Finding } from '../results/findings.tsx';
import './forms.css';

const SHOWN = 3;
const TONES: Readonly<Record<string, string>> = { error: 'tone-bad', warning: 'tone-wait' };

type HintProps = { readonly finding: Finding; readonly faultWord: string };

function Hint({ finding: { status, message, remedy }, faultWord }: HintProps) {
  const word = status === 'error' ? faultWord : status === 'warning' ? 'May be rejected' : 'Tip';
  const tone = TONES[status] ?? 'tone-info';
  return (
    <li className={tone}>
      <Text size="sm">
        <span className="advice-word">{word}:</span> {message}
        {remedy !== undefined && ` ${remedy}`}
      </Text>
    </li>
  );
}

type Props = {
  /** Undefined if nothing has been checked. */
  readonly findings: readonly Finding[] | undefined;
  /** Shown if there are no findings. */
  readonly fine?: string | undefined;
  /** The word for an error. */
  readonly faultWord?: string;
};

export function Advice({ findings, fine, faultWord = 'Will be rejected' }: Props) {
  if (findings === undefined) {
    return null;
  }
  const open = ['error', 'warning', 'info'].flatMap((status) =>
    findings.filter((finding) => finding.status === status),
  );
  if (open.length === 0) {
    return fine === undefined ? null : (
      <Text size="sm" className="tone-good tone-words">
        ✓ {fine}
      </Text>
    );
  }
  const hints = (some: readonly Finding[]) => (
    <ul className="advice">
      {some.map((finding) => (
        <Hint key={`${finding.ruleId}${finding.message}`} finding={finding} faultWord={faultWord} />
      ))}
    </ul>
  );
  return (
    <>
      {hints(open.slice(0, SHOWN))}
      {open.length > SHOWN && (
        <details>
          <summary>{open.length - SHOWN} more</summary>
          {hints(open.slice(SHOWN))}
        </details>
      )}
    </>
  );
}
