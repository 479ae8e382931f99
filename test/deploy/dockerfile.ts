// Reads deploy/Dockerfile: what its last stage contains, and how it starts.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { ROOT } from '../../publishing/packages.ts';

export const DOCKERFILE = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');

export type Image = {
  /** From a path of the build stage to a path of the image. */
  readonly copies: readonly (readonly [from: string, to: string])[];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  readonly runs: readonly string[];
};

/** The words of a command that no shell reads. */
const wordsOf = (instruction: Instruction | undefined): string[] =>
  JSON.parse(/\[.*\]$/s.exec(instruction?.getRawArgumentsContent() ?? '')?.[0] ?? '[]');

/** Instructions of the last stage. */
export function readImage(): Image {
  const file = DockerfileParser.parse(DOCKERFILE);
  const start = file.getFROMs().at(-1)?.getRange().start.line ?? 0;
  const stage = file.getInstructions().filter((each) => each.getRange().start.line > start);
  const argumentsOf = (keyword: string) =>
    stage
      .filter((each) => each.getKeyword() === keyword)
      .map((each) => each.getArguments().map((word) => word.getValue()));
  const one = (keyword: string) => stage.findLast((each) => each.getKeyword() === keyword);
  const folder = argumentsOf('WORKDIR').at(-1)?.[0] ?? '/';
  const variables = file
    .getENVs()
    .filter((each) => each.getRange().start.line > start)
    .flatMap((each) => each.getProperties());
  return {
    copies: argumentsOf('COPY').map(([from = '', to = '']) => [from, resolve(folder, to)] as const),
    environment: Object.fromEntries(variables.map((each) => [each.getName(), each.getValue() ?? ''])),
    folder,
    user: argumentsOf('USER').at(-1)?.[0] ?? 'root',
    command: [...wordsOf(one('ENTRYPOINT')), ...wordsOf(one('CMD'))],
    healthCheck: wordsOf(file.getHEALTHCHECKs().at(-1)),
    runs: argumentsOf('RUN').map((words) => words.join(' ')),
  };
}
