// SARIF 2.1.0: findings for code scanning of GitHub, Azure DevOps, and editors.
import type { CheckItem } from '@tendlc/client';
import { type Located, sentenceOf } from './findings-in-files.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Relative, with forward slashes, and with the characters of a URI. */
const uriOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/');

const ruleOf = ({ ruleId, category, source, basis }: CheckItem) => ({
  id: ruleId,
  shortDescription: { text: `${category}: ${ruleId}` },
  help: { text: `${source.title}, ${source.asOf}` },
  ...(source.url === undefined ? {} : { helpUri: source.url }),
  properties: { tags: [category, basis] },
});

function resultOf({ message, check, fingerprint }: Located, ruleIndex: number) {
  const { key } = message;
  return {
    ruleId: check.ruleId,
    ruleIndex,
    level: check.status === 'error' ? 'error' : 'warning',
    message: { text: sentenceOf(check) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(message.file) },
          region: { startLine: message.line },
        },
        ...(key === undefined ? {} : { logicalLocations: [{ name: key, kind: 'member' }] }),
      },
    ],
    partialFingerprints: { 'tendlcFinding/v1': fingerprint },
  };
}

export function sarifOf(findings: readonly Located[], version: string) {
  const rules = [...new Map(findings.map(({ check }) => [check.ruleId, ruleOf(check)])).values()];
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'tendlc', version, rules } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, indexes.get(finding.check.ruleId) ?? -1)),
      },
    ],
  };
}
