// Compiles the schema of a request or an answer when a route first needs it, because all of them together take most of a
// second at each start. The start compiles the rest in pauses, so that few requests wait for it.

type Compiled = (...values: never[]) => unknown;

export type LateCompilation = {
  /** @returns a function that compiles when it is first called, and keeps what it compiled */
  onUse<Result extends Compiled>(compile: () => Result): Result;
  /** What is not compiled yet, one piece of work for each. */
  list(): readonly (() => void)[];
};

export function createLateCompilation(): LateCompilation {
  const waiting = new Set<() => void>();
  return {
    onUse<Result extends Compiled>(compile: () => Result): Result {
      let compiled: Result | undefined;
      const prepare = () => {
        compiled ??= compile();
        waiting.delete(prepare);
      };
      waiting.add(prepare);
      return ((...values: Parameters<Result>) => {
        if (compiled === undefined) {
          prepare();
        }
        return (compiled as Result)(...values);
      }) as Result;
    },
    list: () => [...waiting],
  };
}
