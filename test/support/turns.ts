/** Turns of the event loop since the count began: of what keeps the loop to itself there are none. */
export interface TurnCount {
  readonly turns: number;
  stop(): void;
}

/** Counts until it is stopped, and keeps the process alive so long. */
export function countTurns(): TurnCount {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  return {
    get turns() {
      return turns;
    },
    stop: () => {
      clearImmediate(next);
    },
  };
}
