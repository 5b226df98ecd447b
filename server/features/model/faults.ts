import { AppError, type ErrorCode, type Fault } from '../../lib/errors.js';

/** Collects all faults of a structured parameter, to report them at once. */
export interface FaultList {
  /** `field` is a path such as `addToDefinition.layers[0].fields[2].type`. */
  add(field: string, reason: string, kind?: Fault['kind']): void;
  /** @throws {AppError} when there are faults. */
  throwIfAny(code: ErrorCode, message: string): void;
  readonly all: readonly Fault[];
}

export function createFaultList(): FaultList {
  const all: Fault[] = [];
  return {
    all,
    add(field, reason, kind = 'invalid') {
      all.push({ field, reason, kind });
    },
    throwIfAny(code, message) {
      if (all.length > 0) throw new AppError(code, message, { faults: all });
    },
  };
}
