import { isAtLeast, type Principal, ROLES } from '../../auth/principal.js';
import type { Operation } from '../operation/operation.js';

/** In the order in which clients of the events catalogue know them. */
const ORDER: readonly Operation['method'][] = ['get', 'delete', 'post', 'put', 'patch'];

/** Values of the `Allow` header of one path, computed once for each kind of caller. */
export interface AllowedMethods {
  /** All methods of the path, whoever asks. */
  readonly all: readonly string[];
  /** Those that the caller may use, by role. */
  for(principal: Principal | undefined): string;
  /** Methods for a caller whose role suffices, but not with this record. */
  readonly withoutRole: string;
}

/** @param operations those of one path. */
export function describeAllowed(operations: readonly Operation[]): AllowedMethods {
  const anonymous = write(operations.filter(({ security }) => security !== 'required'));
  const byRole = new Map(
    ROLES.map((role) => [
      role,
      write(operations.filter(({ role: least }) => least === undefined || isAtLeast(role, least))),
    ]),
  );
  return {
    all: methodsOf(operations),
    for: (principal) => (principal === undefined ? anonymous : (byRole.get(principal.role) ?? anonymous)),
    withoutRole: write(operations.filter(({ role }) => role === undefined)),
  };
}

/** Their methods as they are written, each once. */
export function methodsOf(operations: readonly Operation[]): string[] {
  const used = new Set(operations.map(({ method }) => method));
  return ORDER.filter((method) => used.has(method)).map((method) => method.toUpperCase());
}

const write = (operations: readonly Operation[]): string => methodsOf(operations).join(', ');
