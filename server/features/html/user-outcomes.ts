import type { Page, PageRequest } from '../../api/pages.js';
import { AppError } from '../../lib/errors.js';
import { type Frame, redirect } from '../../pages/layout.js';
import { rootOf, userHref } from '../../pages/links.js';
import type { FeaturesDeps, Schemas } from '../model/call.js';
import { describeAccount, describeFailure, describeUserAccount } from '../portal/user-handlers.js';
import { type FormFault, type ShownSecret, userPage, usersPage } from './user-pages.js';

type Deps = Pick<FeaturesDeps, 'access'>;

/** Operations that only read. */
const READS: readonly string[] = ['listUsers', 'getUserAccount'];

/** Operations that a form on the page of one user calls. */
const USER_FORMS: readonly string[] = [
  'updateUser',
  'setUserPassword',
  'deleteUser',
  'createApplicationPassword',
  'revokeApplicationPassword',
  'revokeUserToken',
];

/**
 * Returns the page after an operation on users; `undefined` for other operations, and for changes without a session.
 *
 * A refused form is shown again with the error and the values that were typed.
 *
 * @throws {AppError} an error of rights, or about a user who does not exist.
 */
export async function userOutcome(deps: Deps, frame: Frame, request: PageRequest): Promise<Page | undefined> {
  const { operationId, outcome } = request;
  if (![...READS, ...USER_FORMS, 'createUser'].includes(operationId)) return undefined;
  if (!READS.includes(operationId) && frame.formToken === undefined) return undefined;
  if ('error' in outcome) {
    if (outcome.error.code.startsWith('access.')) throw outcome.error;
    return operationId === 'createUser'
      ? allUsers(deps, frame, request, faultOf(outcome.error))
      : refusedForm(deps, frame, request, outcome.error);
  }
  if (operationId === 'listUsers') return allUsers(deps, frame, request, undefined);
  if (operationId === 'deleteUser') return redirect(`${rootOf(frame)}/rest/admin/users`);
  const { body } = outcome;
  const name =
    operationId === 'createUser'
      ? (body as Schemas['NewUserReply']).user.name
      : String(request.path['username']);
  const secrets = secretsOf(body);
  const isShown = operationId === 'getUserAccount' || secrets.length > 0;
  return (
    (isShown ? await showUser(deps, frame, name, { secrets }) : undefined) ?? redirect(userHref(frame, name))
  );
}

async function refusedForm(
  deps: Deps,
  frame: Frame,
  { path, parameters }: PageRequest,
  error: AppError,
): Promise<Page> {
  const typed = parameters['name'];
  const more = { fault: faultOf(error), ...(typeof typed === 'string' && { typedName: typed }) };
  const page = await showUser(deps, frame, String(path['username']), more);
  if (page === undefined) throw error;
  return page;
}

async function allUsers(
  { access }: Deps,
  frame: Frame,
  { parameters }: PageRequest,
  fault: FormFault | undefined,
): Promise<Page> {
  const { principal } = frame;
  // The error of a form that was refused before its handler checked the rights.
  if (principal?.role !== 'administrator')
    throw new AppError('access.forbidden', 'Only administrators manage users.');
  const [users, failures] = await Promise.all([access.users.list(), access.credentials.listFailures()]);
  return usersPage(frame, {
    users: users.map(describeAccount),
    failures: failures.map(describeFailure),
    ...(fault && { fault, values: parameters }),
  });
}

async function showUser(
  { access }: Deps,
  frame: Frame,
  name: string,
  more: Parameters<typeof userPage>[2],
): Promise<Page | undefined> {
  const { principal } = frame;
  const user = await access.users.find(name);
  const mayRead =
    principal?.role === 'administrator' || (principal !== undefined && user?.id === principal.userId);
  return user === undefined || !mayRead
    ? undefined
    : userPage(frame, await describeUserAccount(access, user), more);
}

/** Returns the secrets in a reply, with what they are. */
function secretsOf(body: unknown): ShownSecret[] {
  const { password, applicationPassword, name } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const label = typeof name === 'string' ? `Application password "${name}"` : 'Password';
  return [
    ...(typeof password === 'string' ? [{ name: label, secret: password }] : []),
    ...(typeof applicationPassword === 'string'
      ? [{ name: 'Application password', secret: applicationPassword }]
      : []),
  ];
}

function faultOf({ message, faults }: AppError): FormFault {
  const details = faults.filter(({ reason }) => reason !== message);
  return { message, details: details.map(({ field, reason }) => `${field}: ${reason}`) };
}
