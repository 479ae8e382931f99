// Runs the GitHub Action and the GitLab component as their runners do: inputs become variables, then bash runs the script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../publishing/packages.ts';

export type Script = { readonly run: string; readonly environment: Readonly<Record<string, string>> };

type Inputs = Readonly<Record<string, { readonly default?: string | boolean } | null>>;

/** The given inputs and the defaults of the others. */
function fill(
  text: string,
  marks: readonly [string, string],
  inputs: Inputs,
  given: Readonly<Record<string, string>>,
) {
  return Object.entries(inputs).reduce(
    (filled, [name, input]) =>
      filled.replaceAll(
        `${marks[0]} inputs.${name} ${marks[1]}`,
        given[name] ?? String(input?.default ?? ''),
      ),
    text,
  );
}

export function readAction(given: Readonly<Record<string, string>>): Script {
  const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
    inputs: Inputs;
    runs: { steps: [{ run: string; env: Record<string, string> }] };
  };
  const [{ run, env }] = action.runs.steps;
  const environment = Object.entries(env).map(([name, value]) => [
    name,
    fill(value, ['${{', '}}'], action.inputs, given),
  ]);
  return { run, environment: Object.fromEntries(environment) };
}

export function readComponent(given: Readonly<Record<string, string>>): Script {
  const [header, body] = parseAllDocuments(readFileSync(join(ROOT, 'templates/validate.yml'), 'utf8')).map(
    (document) => document.toJS() as unknown,
  ) as [
    { spec: { inputs: Inputs } },
    Record<string, { script: [string]; variables: Record<string, string> }>,
  ];
  const [job] = Object.values(body);
  const environment = Object.entries(job?.variables ?? {}).map(([name, value]) => [
    name,
    fill(value, ['$[[', ']]'], header.spec.inputs, given),
  ]);
  return { run: job?.script[0] ?? '', environment: Object.fromEntries(environment) };
}
