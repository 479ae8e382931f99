// JUnit XML: one test case for each message, for the test reports of pipelines.
import { type Judged, type Located, sentenceOf } from './findings-in-files.ts';

/** XML 1.0 has no form for these characters. */
const NO_XML =
  // oxlint-disable-next-line eslint/no-control-regex -- the pattern must match control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const xml = (text: string): string =>
  text
    .replaceAll(NO_XML, '\ufffd')
    .replaceAll(/[&<>"\n\r\t]/g, (character) => ENTITIES[character] ?? character);

const NAME_CHARACTERS_MAX = 80;

function caseOf({ message }: Judged, failing: readonly Located[], others: readonly Located[]): string {
  const text = Array.from(message.template ?? message.request.message);
  const short =
    text.length > NAME_CHARACTERS_MAX ? `${text.slice(0, NAME_CHARACTERS_MAX).join('')}…` : text.join('');
  const name = `${message.line}: ${message.key ?? short}`;
  const lines = (findings: readonly Located[]) =>
    findings.map(({ check }) => `${check.status} ${check.ruleId}: ${sentenceOf(check)}`).join('\n');
  const [first] = failing;
  const failure =
    first === undefined
      ? ''
      : `<failure type="${xml(first.check.ruleId)}" message="${xml(first.check.message)}">${xml(lines(failing))}</failure>`;
  const output = others.length === 0 ? '' : `<system-out>${xml(lines(others))}</system-out>`;
  return `    <testcase classname="${xml(message.file)}" name="${xml(name)}" file="${xml(message.file)}" line="${message.line}">${failure}${output}</testcase>`;
}

/** @param isFailing whether a finding fails the run; others are shown as output */
export function junitOf(
  judged: readonly Judged[],
  findings: readonly Located[],
  isFailing: (finding: Located) => boolean,
): string {
  const cases = judged.map((one) => {
    const own = findings.filter(({ message }) => message === one.message);
    const failing = own.filter(isFailing);
    return {
      file: one.message.file,
      isFailed: failing.length > 0,
      text: caseOf(
        one,
        failing,
        own.filter((finding) => !isFailing(finding)),
      ),
    };
  });
  const suites = [...new Set(cases.map(({ file }) => file))].map((file) => {
    const own = cases.filter((one) => one.file === file);
    const failures = own.filter(({ isFailed }) => isFailed).length;
    return `  <testsuite name="${xml(file)}" tests="${own.length}" failures="${failures}" errors="0" skipped="0">
${own.map(({ text }) => text).join('\n')}
  </testsuite>`;
  });
  const failures = cases.filter(({ isFailed }) => isFailed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="tendlc" tests="${cases.length}" failures="${failures}" errors="0">
${suites.join('\n')}
</testsuites>`;
}
