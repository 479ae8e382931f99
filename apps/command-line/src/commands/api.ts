// `tendlc api <operationId>`: calls any operation of the service.
import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { connect } from '../connection.ts';
import { UsageError } from '../exit.ts';
import { addFieldOptions, flagOf, readRequest } from '../fields.ts';
import { type DescribedOperation, OPERATIONS } from '../operations.ts';
import { noteCost, type OutputForm, outputOption, printAnswer } from '../output/index.ts';
import { readBytes, readSource } from '../request-files.ts';
import type { Terminal } from '../terminal.ts';

type ApiOptions = {
  readonly data?: string;
  readonly upload?: string;
  readonly save?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
  readonly output: OutputForm;
};

/** Operations that need no credential: login and health checks. */
const ANONYMOUS = new Set([
  'getHealth',
  'getReadiness',
  'register',
  'login',
  'forgotPassword',
  'resetPassword',
  'receiveCallback',
]);

function collectHeader(words: string, before: Record<string, string> = {}): Record<string, string> {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(words) ?? [];
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('Use the form "Name: value".');
  }
  return { ...before, [name.toLowerCase()]: value };
}

/** @throws UsageError when the file cannot be read */
function readForm(path: string | undefined): FormData {
  if (path === undefined) {
    throw new UsageError('missing: --upload <path>');
  }
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(readBytes(path))]), basename(path));
  return form;
}

async function inputOf(
  terminal: Terminal,
  operation: DescribedOperation,
  path: readonly string[],
  options: ApiOptions,
) {
  if (operation.id === 'receiveCallback') {
    if (options.data === undefined) {
      throw new UsageError('missing: --data <path>, the callback body exactly as it was signed');
    }
    return { path, body: await readSource(terminal, options.data) };
  }
  const request = await readRequest(terminal, operation, options, options.data);
  return {
    path,
    ...(operation.fields.length === 0 ? {} : { [operation.sends]: request }),
    ...(operation.takesFile === undefined ? {} : { body: readForm(options.upload) }),
  };
}

async function callOperation(
  terminal: Terminal,
  operation: DescribedOperation,
  path: readonly string[],
  options: ApiOptions,
): Promise<void> {
  const client = connect(terminal, ANONYMOUS.has(operation.id));
  if (operation.id === 'streamEvents') {
    for await (const streamed of client.events.stream()) {
      terminal.print(JSON.stringify(streamed));
    }
    return;
  }
  const input = await inputOf(terminal, operation, path, options);
  const { idempotencyKey, header: headers, save = 'attachment' } = options;
  if (operation.isFile && existsSync(save)) {
    throw new UsageError(`the file ${save} exists already`);
  }
  const { data, meta } = await client.call(operation.id, input, { idempotencyKey, headers }).withMeta();
  if (data instanceof Blob) {
    writeFileSync(save, new Uint8Array(await data.arrayBuffer()), { flag: 'wx' });
    terminal.note(`saved ${data.size} bytes in ${save}`);
  } else {
    printAnswer(terminal, options.output, data);
  }
  noteCost(terminal, meta);
}

function addOperation(parent: Command, terminal: Terminal, operation: DescribedOperation): void {
  const parts = operation.pathNames.map((name) => ` <${flagOf(name)}>`).join('');
  const command = parent
    .command(`${operation.id}${parts}`)
    .summary(operation.summary)
    .description(`${operation.summary}. ${operation.description ?? ''}`.trim())
    .option('--data <path>', 'file with the fields as JSON or YAML; - reads standard input')
    .option('--idempotency-key <key>', 'unique key, so that a repeated request has one effect')
    .option('--header <line>', 'extra header, "Name: value"; can be repeated', collectHeader)
    .addOption(outputOption().default('json'))
    .addHelpText(
      'after',
      `\nExamples:\n  $ tendlc api ${operation.id}${parts}${operation.fields.length > 0 ? ' --data request.json' : ''}`,
    );
  if (operation.takesFile) {
    command.requiredOption('--upload <path>', 'the file to send');
  }
  if (operation.isFile) {
    command.requiredOption('--save <path>', 'the new file to save the response in');
  }
  addFieldOptions(command, operation.fields, parts);
  command.action((...given: unknown[]) => {
    const path = given.slice(0, operation.pathNames.length) as string[];
    return callOperation(terminal, operation, path, given[operation.pathNames.length] as ApiOptions);
  });
}

/** @param hasOperations whether to add a command for each operation */
export function addApiCommands(program: Command, terminal: Terminal, hasOperations: boolean): void {
  const parent = program
    .command('api')
    .summary('call any API operation by its name')
    .description(
      'Call any operation of the OpenAPI document by its name. Operations that do not accept API keys need a session token in TENDLC_TOKEN.',
    )
    .addHelpText(
      'after',
      `
Examples:
  $ tendlc api listTransactions --limit 10
  $ tendlc api vetBrand BEXMPL1 --evp-id AEGIS
  $ tendlc api createWebhookEndpoint --url https://hooks.example.com/tendlc --events brand.status_changed
  $ tendlc api login --email dana@copperkettle.example --password -`,
    );
  for (const operation of hasOperations ? OPERATIONS : []) {
    addOperation(parent, terminal, operation);
  }
}
