// The sample of a file with settings, made from the table of settings in docs/operations.md.
import { readFileSync } from 'node:fs';

const PAGE = new URL('../../../docs/operations.md', import.meta.url);

type Row = { readonly name: string; readonly fallback: string; readonly meaning: string };

const ROW = /^\| `(?<name>[A-Z_]+)` \| (?<fallback>.*?) \| (?<meaning>.*?) ?\|$/gm;

function listRows(page: string): Row[] {
  return [...page.matchAll(ROW)].map(({ groups }) => {
    const { name = '', fallback = '', meaning = '' } = groups ?? {};
    return { name, fallback, meaning };
  });
}

/** What `serve` needs, with a way to make it. */
const REQUIRED: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'Such as https://tendlc.example.com.',
  DATABASE_URL:
    'Such as postgres://tendlc:password@127.0.0.1:5432/tendlc. deploy/compose.yaml sets it itself.',
  JWT_SECRET: 'Make one with: openssl rand -base64 48',
  ENCRYPTION_KEY: 'Make one with: openssl rand -base64 32. Keep a copy away from the backups.',
};

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('`', '');

/** The default of `serve`, if it is one value. */
const valueOf = (fallback: string): string =>
  (/serve `([^`]*)`/.exec(fallback) ?? /^`([^`]*)`$/.exec(fallback))?.[1] ?? '';

const LINE_CHARACTERS = 120;

/** A comment of several lines, none longer than an editor shows. */
function comment(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = `${lines[last]} ${word}`;
    if (longer.length < LINE_CHARACTERS) {
      lines[last] = longer;
    } else {
      lines.push(` ${word}`);
    }
  }
  return lines.map((line) => `#${line}`).join('\n');
}

/** A sentence, unless it begins with a value. */
function sentenceOf(markdown: string): string {
  const text = plain(markdown);
  const whole = text === '' || text.endsWith('.') ? text : `${text}.`;
  return markdown.startsWith('`') ? whole : whole.charAt(0).toUpperCase() + whole.slice(1);
}

const HEAD = `# Settings of the service, for Compose and systemd. Made by \`npm run docs\` from docs/operations.md, which explains them.
# An empty setting counts as absent. Every secret can be in a file instead: JWT_SECRET_FILE=/run/secrets/jwt.`;

const TAIL = `# --- For deploy/compose.yaml only ---

# The password of the database that Compose starts. Only letters and digits: it becomes a part of a URL.
# Make one with: openssl rand -hex 24
POSTGRES_PASSWORD=`;

export function makeSettingsSample(): string {
  const rows = listRows(readFileSync(PAGE, 'utf8'));
  const required = Object.entries(REQUIRED).map(([name, hint]) => {
    const row = rows.find((each) => each.name === name);
    if (row === undefined) {
      throw new Error(`docs/operations.md has no row for ${name}`);
    }
    return `${comment(`${sentenceOf(row.meaning)} ${hint}`)}\n${name}=`;
  });
  const optional = rows
    .filter(({ name }) => REQUIRED[name] === undefined)
    .map(({ name, fallback, meaning }) =>
      [...(meaning === '' ? [] : [comment(sentenceOf(meaning))]), `#${name}=${valueOf(fallback)}`].join('\n'),
    );
  return `${[HEAD, '# --- Required ---', ...required, '# --- Optional, with defaults ---', ...optional, TAIL].join('\n\n')}\n`;
}
