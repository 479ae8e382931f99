// Files of objects: one JSON object per line, or `{ "rows": [...] }`. Neither is held in memory as a whole.
import { JSONParser } from '@streamparser/json';
import { ServiceError } from '../../../errors.ts';
import { type FileRow, ROW_CHARACTERS_MAX } from './file-row.ts';

/** A row of its own, so that a line that is not JSON holds up no other. */
export const NOT_JSON = { notJson: true } as const;

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return NOT_JSON;
  }
}

const tooLong = () => new ServiceError('validation_failed', 'file: a row has more than 1 MiB');

export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let rest = '';
  let number = 0;
  function* rowsIn(lines: readonly string[]): Generator<FileRow> {
    for (const line of lines) {
      number += 1;
      if (line.trim() !== '') {
        yield { number, content: parseLine(line) };
      }
    }
  }
  for await (const chunk of text) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > ROW_CHARACTERS_MAX) {
      throw tooLong();
    }
    yield* rowsIn(lines);
  }
  yield* rowsIn([rest]);
}

/** @throws ServiceError `malformed_body` */
export async function* readRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const parser = new JSONParser({ paths: ['$.rows.*'], keepStack: false });
  let parsed: unknown[] = [];
  let number = 0;
  parser.onValue = ({ value, key }) => {
    // The values of an object named `rows` have names instead of numbers.
    if (typeof key === 'number') {
      parsed.push(value);
    }
  };
  const malformed = (error: unknown) => new ServiceError('malformed_body', undefined, { cause: error });
  function* taken(): Generator<FileRow> {
    const rows = parsed;
    parsed = [];
    for (const content of rows) {
      number += 1;
      yield { number, content };
    }
  }
  for await (const chunk of text) {
    try {
      parser.write(chunk);
    } catch (error) {
      throw malformed(error);
    }
    yield* taken();
  }
  if (!parser.isEnded) {
    throw malformed(new Error('the JSON ends too early'));
  }
}
