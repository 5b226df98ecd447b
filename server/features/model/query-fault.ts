import { AppError, type Fault } from '../../lib/errors.js';

const MESSAGE = 'Cannot perform query. Invalid query parameters.';

/** Error for a faulty query parameter. */
export function queryFault(field: string, reason: string): AppError {
  return new AppError('request.invalid', MESSAGE, { faults: [{ field, reason, kind: 'invalid' }] });
}

/** Parameters that need geometries to be projected. */
export type ProjectionParameter = 'outSR' | 'geometry';

export function unprojectableFault(parameter: ProjectionParameter): AppError {
  const reason =
    parameter === 'outSR'
      ? 'a feature lies where this spatial reference has no coordinates'
      : "it cannot be projected to the layer's spatial reference";
  return queryFault(parameter, reason);
}

/** Reads parameters one by one and collects their faults, to report them at once. */
export class FaultCollector {
  readonly #faults: Fault[] = [];

  /** Returns the result of `read`, or `fallback` when it throws an `AppError`. */
  attempt<T>(fallback: T, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#faults.push(...error.faults);
      return fallback;
    }
  }

  addAll(faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  throwIfAny(): void {
    if (this.#faults.length > 0) throw new AppError('request.invalid', MESSAGE, { faults: this.#faults });
  }
}
