import fc from 'fast-check';

const KEEPS_RUNS = Symbol('keeps its number of runs');

/**
 * Plugin for fast-check that ends a property after this many runs if none of them fails, whatever its `numRuns`.
 * Properties with the plugin `keepRuns` are not limited.
 */
export function limitRuns(limit: number): fc.Plugin<unknown> {
  return (_index, store) => {
    let runs = 0;
    let hasFailed = false;
    return {
      decorateRun: (run) => (value) => {
        // Shrinking continues after a failure.
        const isOver = runs >= limit && !hasFailed && store.get<true>(KEEPS_RUNS) === undefined;
        if (isOver) return new fc.PreconditionFailure(true);
        const outcome = run(value);
        runs += 1;
        if (outcome instanceof Promise)
          return outcome.then((ended) => {
            hasFailed ||= isFailure(ended);
            return ended;
          });
        hasFailed ||= isFailure(outcome);
        return outcome;
      },
    };
  };
}

/** Plugin for fast-check that keeps the `numRuns` of a property in all lanes, for a test that counts its cases. */
export const keepRuns: fc.Plugin<unknown> = (_index, store) => {
  store.set(KEEPS_RUNS, true);
  return {};
};

/** Neither a success nor values that a precondition passes over. */
function isFailure(outcome: unknown): boolean {
  return outcome !== null && !fc.PreconditionFailure.isFailure(outcome);
}
