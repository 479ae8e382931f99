// `tendlc alerts`: what costs money or delivery if it is missed, and dismissing what does not matter any more.
import type { Alert } from '@tendlc/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { connect } from '../connection.ts';
import { EXIT } from '../exit.ts';
import { plural } from '../output/findings.ts';
import { type OutputForm, outputOption, printJson } from '../output/index.ts';
import { printable, type Style, type Terminal } from '../terminal.ts';

const SEVERITIES = ['info', 'warning', 'error'] as const;
type Severity = (typeof SEVERITIES)[number];

const STYLES: Readonly<Record<Severity, Style>> = { info: 'cyan', warning: 'yellow', error: 'red' };

type ListOptions = {
  readonly status: 'open' | 'resolved';
  readonly severity?: Severity;
  readonly registration?: number;
  readonly failOn: 'warning' | 'error' | 'never';
  readonly output: OutputForm;
};

function toId(words: string): number {
  if (!/^[1-9]\d{0,14}$/.test(words)) {
    throw new InvalidArgumentError('Enter an ID, such as 7.');
  }
  return Number(words);
}

const dayOf = (time: string): string => time.slice(0, 10);

function printAlert(terminal: Terminal, { id, severity, message, dueAt, nextAction }: Alert): void {
  const due = dueAt === null ? '' : ` (due ${dayOf(dueAt)})`;
  terminal.print(`${terminal.style(STYLES[severity], severity)} ${id}: ${printable(message)}${due}`);
  terminal.print(`  ${printable(nextAction)}`);
}

const COLUMNS = (alert: Alert): readonly (string | number)[] => [
  alert.id,
  alert.severity,
  alert.type,
  `${alert.subject.type}:${alert.subject.id}`,
  alert.dueAt ?? '',
  alert.message,
  alert.nextAction,
];

const toLine = (alert: Alert): string =>
  COLUMNS(alert)
    .map((cell) => printable(String(cell).replaceAll(/[\t\n]/g, ' ')))
    .join('\t');

function print(terminal: Terminal, alerts: readonly Alert[], { output, status }: ListOptions): void {
  if (output === 'json' || terminal.fieldPath !== undefined) {
    printJson(terminal, { alerts });
    return;
  }
  for (const alert of alerts) {
    if (output === 'plain') {
      terminal.print(toLine(alert));
    } else {
      printAlert(terminal, alert);
    }
  }
  if (output === 'human') {
    terminal.print(alerts.length === 0 ? `No ${status} alerts.` : plural(alerts.length, `${status} alert`));
  }
}

const failsAt = (severity: Severity, failOn: ListOptions['failOn']): boolean =>
  failOn !== 'never' && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(failOn);

async function list(terminal: Terminal, options: ListOptions): Promise<void> {
  const { status, severity, registration } = options;
  const alerts: Alert[] = [];
  const found = connect(terminal).alerts.iterate({
    status,
    ...(severity === undefined ? {} : { severity }),
    ...(registration === undefined ? {} : { registrationId: registration }),
  });
  for await (const alert of found) {
    alerts.push(alert);
  }
  print(terminal, alerts, options);
  const isFailing = status === 'open' && alerts.some((alert) => failsAt(alert.severity, options.failOn));
  terminal.exitCode = isFailing ? EXIT.findings : EXIT.pass;
}

export function addAlertCommands(program: Command, terminal: Terminal): void {
  const alerts = program
    .command('alerts')
    .summary('list and dismiss alerts')
    .description(
      'List what costs money or delivery if it is missed: renewals, suspensions, pages that changed, and others. The exit code is 1 if an open alert is a warning or an error.',
    )
    .addOption(new Option('--status <status>').choices(['open', 'resolved']).default('open'))
    .addOption(new Option('--severity <severity>', 'only alerts of this severity').choices(SEVERITIES))
    .option('--registration <id>', 'only alerts of this registration, its brand, and its campaign', toId)
    .addOption(
      new Option('--fail-on <severity>', 'the severity that makes the exit code 1')
        .choices(['warning', 'error', 'never'])
        .default('warning'),
    )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nExamples:\n  $ tendlc alerts\n  $ tendlc alerts --fail-on error --output plain\n  $ tendlc alerts --registration 7\n  $ tendlc alerts dismiss 12 --reason "The campaign is not used anymore."',
    )
    .action((options: ListOptions) => list(terminal, options));
  alerts
    .command('dismiss <id>')
    .summary('dismiss an alert')
    .description('Dismiss an alert. It is no longer open, and the same occurrence is not raised again.')
    .option('--reason <text>', 'why it does not matter')
    .addHelpText(
      'after',
      '\nExample:\n  $ tendlc alerts dismiss 12 --reason "The campaign is not used anymore."',
    )
    .action(async (id: string, { reason }: { readonly reason?: string }) => {
      const { alert } = await connect(terminal).alerts.dismiss(
        toId(id),
        reason === undefined ? {} : { reason },
      );
      terminal.print(`Dismissed alert ${alert.id}.`);
    });
}
