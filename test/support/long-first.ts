// The order of test files: first those that take longest, whatever their size, because a long one at the end would run alone.
// Those that wait for processes come before those with browsers, so that the static checks of CI have a processor meanwhile.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const WITH_PROCESSES =
  /\/(?:apps\/service\/test\/(?:chaos|process)|test\/(?:packages|service-bundle|languages))\//;
const WITH_BROWSERS = /\/apps\/console\/test\//;

function rankOf({ moduleId }: TestSpecification): number {
  if (WITH_PROCESSES.test(moduleId)) {
    return 0;
  }
  return WITH_BROWSERS.test(moduleId) ? 1 : 2;
}

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the test runner, not of an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
