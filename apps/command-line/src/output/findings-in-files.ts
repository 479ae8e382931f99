// Findings with their place in a file, and the fingerprint by which later runs recognize them.
import { createHash } from 'node:crypto';
import type { CheckItem, ValidateAnswer } from '@tendlc/client';
import type { Message } from '../messages.ts';

export type Judged = { readonly message: Message; readonly results: ValidateAnswer['results'] };

export type Located = {
  readonly message: Message;
  readonly check: CheckItem;
  /** The same as long as the file, the rule, and the text are: a line that moves keeps it. */
  readonly fingerprint: string;
};

const TOLD = ['error', 'warning'] as const;

/** In the order of the files, the most severe first. */
export function locateFindings(judged: readonly Judged[]): Located[] {
  const seen = new Map<string, number>();
  return judged.flatMap(({ message, results }) =>
    TOLD.flatMap((severity) => results.checks.filter(({ status }) => status === severity)).map((check) => {
      const text = message.template ?? message.request.message;
      const identity = [message.file, check.ruleId, text].join('\n');
      const repeated = seen.get(identity) ?? 0;
      seen.set(identity, repeated + 1);
      const fingerprint = createHash('sha256').update(`${identity}\n${repeated}`).digest('hex');
      return { message, check, fingerprint };
    }),
  );
}

export const sentenceOf = ({ message, remedy }: Pick<CheckItem, 'message' | 'remedy'>): string =>
  remedy === undefined || remedy === '' ? message : `${message} ${remedy}`;
