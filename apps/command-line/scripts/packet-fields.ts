// Makes what the command line knows of the fields of a packet, from their definitions.
import {
  type FieldDefinition,
  fieldDefinitions,
  SUBJECTS,
} from '../../../packages/registration/src/index.ts';

const HEAD = `// Generated from packages/registration by \`npm run docs\`. Do not edit.
// oxlint-disable eslint/max-lines
import type { PacketField } from '../packet/packet-file.ts';

export const PACKET_FIELDS: readonly PacketField[] = [
`;

/** The packet of the template: what it needs is filled in, the rest is commented out. */
const KNOWN = { entityType: 'PRIVATE_PROFIT', usecase: 'CUSTOMER_CARE' };

/** Optional fields that reviewers ask for. */
const REVIEWED: ReadonlySet<string> = new Set([
  'brand.website',
  'campaign.sample2',
  'campaign.helpMessage',
  'campaign.optinMessage',
  'campaign.optoutMessage',
  'campaign.privacyPolicyLink',
  'campaign.termsAndConditionsLink',
  'pages.optIn',
]);

function requirementOf({ required, requiredWhen }: FieldDefinition): string {
  if (required === 'always') {
    return 'Required.';
  }
  return requiredWhen === undefined ? 'Optional.' : `Required if ${requiredWhen.words}.`;
}

export function makePacketFields(): string {
  const rows = SUBJECTS.flatMap((subject) => {
    const resolved = new Map(fieldDefinitions(subject, KNOWN).map(({ path, required }) => [path, required]));
    return fieldDefinitions(subject).map((definition) => {
      const { path, type, label, description, values, example } = definition;
      const isShown = resolved.get(path) === 'always' || REVIEWED.has(path);
      const field = {
        path,
        type,
        label,
        description,
        requirement: requirementOf(definition),
        isShown,
        ...(values !== undefined && { values: values.map(({ value }) => value) }),
        example,
      };
      return `  ${JSON.stringify(field)},\n`;
    });
  });
  return `${HEAD}${rows.join('')}];\n`;
}
