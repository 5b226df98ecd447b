import { ROLES, type Role } from '../../../server/auth/principal.js';

/** The role that the SDK's README tells its reader to make a user with. */
export function roleIn(readme: string): Role {
  const [, told] = /^\$ npx fairground user add ada --role (\w+)$/m.exec(readme) ?? [];
  const role = ROLES.find((known) => known === told);
  if (role === undefined) throw new Error(`the README makes no user: ${String(told)}`);
  return role;
}
