// `npm run check:openapi`: the rules of Spectral for the document, which many tools of other languages rely on.
import { readFileSync } from 'node:fs';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { DOCUMENTS } from './documents.ts';

/** Of the severities of Spectral, 0 is an error, and the others are about style. */
const isError = (severity: number): boolean => severity === 0;

const spectral = new spectralCore.Spectral();
spectral.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
const findings = await spectral.run(readFileSync(DOCUMENTS.openapi, 'utf8'));
const errors = findings.filter(({ severity }) => isError(severity));
for (const { code, message, path } of errors) {
  process.stderr.write(`${path.join('.')}: ${message} (${code})\n`);
}
process.stdout.write(`docs/openapi.json: ${errors.length} errors by the rules of Spectral\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
