import { isAtLeast, type Principal, ROLES } from '../../auth/principal.js';
import type { Operation } from '../operation/operation.js';

/** Methods in the order that clients of the events catalogue expect. */
const ORDER: readonly Operation['method'][] = ['get', 'delete', 'post', 'put', 'patch'];

/** Values of the `Allow` header of one path, computed once for each kind of caller. */
export interface AllowedMethods {
  /** All methods of the path, for any caller. */
  readonly all: readonly string[];
  /** Methods by role of the caller. */
  for(principal: Principal | undefined): string;
  /** Methods for a caller whose role suffices, but not for this record. */
  readonly withoutRole: string;
}

/** @param operations - those of one path. */
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

/** Returns their methods in upper case, each once. */
export function methodsOf(operations: readonly Operation[]): string[] {
  const used = new Set(operations.map(({ method }) => method));
  return ORDER.filter((method) => used.has(method)).map((method) => method.toUpperCase());
}

const write = (operations: readonly Operation[]): string => methodsOf(operations).join(', ');
