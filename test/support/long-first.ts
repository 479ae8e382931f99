// The order of test files: first those that start browsers, services, or builds. They take longest, whatever their size,
// and a long one at the end would run alone.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG =
  /\/(?:apps\/console\/test|apps\/service\/test\/(?:chaos|process)|test\/(?:packages|service-bundle|languages))\//;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the test runner, not of an array
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
