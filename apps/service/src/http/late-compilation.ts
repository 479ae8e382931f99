// Compiles the schema of a request or an answer when a route first needs it, because all of them together take most of a
// second at each start, and twenty megabytes. The start compiles those of frequent routes in pauses; a request of another
// route waits some milliseconds once.

type Compiled = (...values: never[]) => unknown;

export type LateCompilation = {
  /** @returns a function that compiles when it is first called, and keeps what it compiled */
  onUse<Result extends Compiled>(url: string, compile: () => Result): Result;
  /** What is not compiled yet for routes with these URLs, one piece of work for each. */
  list(isWanted?: (url: string) => boolean): readonly (() => void)[];
};

export function createLateCompilation(): LateCompilation {
  const waiting = new Map<() => void, string>();
  return {
    onUse<Result extends Compiled>(url: string, compile: () => Result): Result {
      let compiled: Result | undefined;
      const prepare = () => {
        compiled ??= compile();
        waiting.delete(prepare);
      };
      waiting.set(prepare, url);
      return ((...values: Parameters<Result>) => {
        if (compiled === undefined) {
          prepare();
        }
        return (compiled as Result)(...values);
      }) as Result;
    },
    list: (isWanted = () => true) =>
      [...waiting].filter(([, url]) => isWanted(url)).map(([prepare]) => prepare),
  };
}
