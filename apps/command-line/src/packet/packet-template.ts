// Prints a packet with every field: what a private company needs is filled in, the rest is commented out.
import { stringify } from 'yaml';
import { PACKET_FIELDS } from '../generated/packet-fields.ts';
import { type PacketField, SUBJECTS } from './packet-file.ts';

const WIDTH = 100;
const INDENT = '  ';

const HEAD = `# A registration: a brand, a campaign, and the public pages behind them.
# Replace the values with yours. To use a field that is commented out, remove its "# ".
# The service reviews the packet before you pay any fee: tendlc registration evaluate <file>

# Your own name for the registration.
label: Copper Kettle

# The ID of a brand that exists, in place of \`brand\`.
# brandId: 7
`;

const TITLES = {
  brand: 'The business that sends the messages.',
  campaign: 'What it sends, and how people opt in.',
  pages: 'The public pages that reviewers open.',
} as const;

/** Comment lines of at most the width. */
function comment(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length + INDENT.length + 2 <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => `${INDENT}# ${line}\n`).join('');
}

function describe({ path, label, requirement, description, values, example, isShown }: PacketField): string {
  const words = values === undefined ? '' : ` One of: ${values.join(', ')}.`;
  const name = path.slice(path.indexOf('.') + 1);
  const value = stringify({ [name]: example }, { lineWidth: 0 });
  const prefix = isShown ? INDENT : `${INDENT}# `;
  return `${comment(`${label}. ${requirement} ${description}${words}`)}${value.trimEnd().replaceAll(/^/gm, prefix)}\n`;
}

export function formatPacketTemplate(): string {
  const parts = SUBJECTS.map((subject) => {
    const fields = PACKET_FIELDS.filter(({ path }) => path.startsWith(`${subject}.`));
    return `\n# ${TITLES[subject]}\n${subject}:\n${fields.map(describe).join('\n')}`;
  });
  return `${HEAD}${parts.join('')}`.trimEnd();
}
