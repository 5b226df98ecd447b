import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Layer } from '../model/layer.js';
import type { Service } from '../model/service.js';

type Caller = Principal | undefined;

/** Roles that may own services. */
const PUBLISHERS: readonly Principal['role'][] = ['administrator', 'editor', 'author'];

/** Owners and administrators are exempt from capabilities and from ownership of rows. */
export function mayAdminister(caller: Caller, service: Pick<Service, 'ownerId'>): boolean {
  return caller !== undefined && (caller.role === 'administrator' || caller.userId === service.ownerId);
}

export function maySee(caller: Caller, service: Pick<Service, 'ownerId' | 'access'>): boolean {
  if (service.access === 'public') return true;
  if (service.access === 'org') return caller !== undefined;
  return mayAdminister(caller, service);
}

/** @throws {AppError} `access.token_required` when the caller is anonymous. */
export function signedIn(caller: Caller): Principal {
  if (caller === undefined) throw refusal(caller);
  return caller;
}

/** @throws {AppError} `access.token_required` or `access.forbidden`. */
function assertMaySee(caller: Caller, service: Service): void {
  if (!maySee(caller, service)) throw refusal(caller);
}

/** @throws {AppError} `access.token_required` or `access.forbidden`. */
export function assertMayQuery(caller: Caller, service: Service): void {
  assertMaySee(caller, service);
  if (mayAdminister(caller, service)) return;
  const isKept = caller === undefined && !service.editorTrackingInfo.allowAnonymousToQuery;
  if (isKept || !service.capabilities.includes('Query')) throw refusal(caller);
}

/** Edit operations; each is a capability of services. */
export type Edit = 'Create' | 'Update' | 'Delete';

/**
 * Requires the right to edit features of `service`. Owner and administrators always have it; others who see the
 * service need all of the capabilities. An anonymous caller may edit a public service unless a service of `ruling`
 * forbids it.
 *
 * @param ruling - the services whose rules on editing hold (`rulingServices`)
 * @throws {AppError} `access.token_required` or `access.forbidden`.
 */
export function assertMayEdit(
  caller: Caller,
  service: Service,
  needed: readonly Edit[],
  ruling: readonly Service[] = [service],
): void {
  assertMaySee(caller, service);
  if (mayAdminister(caller, service)) return;
  const hasAll = needed.every((edit) => service.capabilities.includes(edit));
  const isOpen = caller !== undefined || ruling.every((one) => takesAnonymous(one, needed));
  if (!hasAll || !isOpen) throw refusal(caller);
}

/** Returns the edits that a signed-in caller may make of rows that are not another user's. */
export function editsOf(caller: Principal, service: Service): Edit[] {
  const all: readonly Edit[] = ['Create', 'Update', 'Delete'];
  if (mayAdminister(caller, service)) return [...all];
  return maySee(caller, service) ? all.filter((edit) => service.capabilities.includes(edit)) : [];
}

function takesAnonymous({ editorTrackingInfo }: Service, needed: readonly Edit[]): boolean {
  const { allowAnonymousToUpdate, allowAnonymousToDelete } = editorTrackingInfo;
  return (
    (allowAnonymousToUpdate || !needed.includes('Update')) &&
    (allowAnonymousToDelete || !needed.includes('Delete'))
  );
}

/** @throws {AppError} `access.token_required` or `access.forbidden`. */
export function assertMayAdminister(caller: Caller, service: Service): asserts caller is Principal {
  if (!mayAdminister(caller, service)) throw refusal(caller);
}

/** True if a role may own services, items and folders. */
export function mayPublish(caller: Caller): caller is Principal {
  return caller !== undefined && PUBLISHERS.includes(caller.role);
}

/** @throws {AppError} `access.forbidden` for roles that do not publish. */
export function assertMayPublish(caller: Caller): asserts caller is Principal {
  if (!mayPublish(caller)) throw refusal(caller);
}

/**
 * Requires the right to append to `service`. Owner and administrators always have it; other signed-in users who see
 * the service need the capability. No editing capability is needed.
 *
 * @throws {AppError} `access.token_required` or `access.forbidden`.
 */
export function assertMayAppend(caller: Caller, service: Service): asserts caller is Principal {
  assertMaySee(caller, service);
  // An anonymous caller cannot append, even to a public service, because jobs and uploads need an owner.
  if (caller === undefined) throw refusal(caller);
  if (!mayAdminister(caller, service) && !service.capabilities.includes('Append')) throw refusal(caller);
}

/**
 * Requires the right to append to one layer. A layer may not support append at all, which holds for owners and
 * administrators too.
 *
 * @throws {AppError} as `assertMayAppend`, or `feature.not_supported`.
 */
export function assertMayAppendTo(
  caller: Caller,
  service: Service,
  layer: Pick<Layer, 'name' | 'supportsAppend'>,
): asserts caller is Principal {
  assertMayAppend(caller, service);
  if (!layer.supportsAppend) {
    throw new AppError('feature.not_supported', `Layer "${layer.name}" does not support append.`);
  }
}

/** True if the caller submitted the job or administers the service. */
export function maySeeJob(
  caller: Caller,
  service: Service,
  job: { readonly ownerId: number | undefined },
): boolean {
  return caller !== undefined && (job.ownerId === caller.userId || mayAdminister(caller, service));
}

/** Returns an error that asks an anonymous caller to sign in, and refuses other callers. */
function refusal(caller: Caller): AppError {
  if (caller === undefined) return tokenRequired();
  return new AppError(
    'access.forbidden',
    'You do not have permissions to access this resource or perform this operation.',
  );
}

/** Error that asks a caller for credentials; clients sign in when they receive it. */
export function tokenRequired(): AppError {
  return new AppError('access.token_required', 'Token Required');
}
