/** Roles, from most to least rights. */
export const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;

export type Role = (typeof ROLES)[number];

/** True if a role has all rights of another one. */
export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(least);
}

/** Authenticated caller of a request; `undefined` for anonymous callers. */
export interface Principal {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}

/** @throws {Error} for a role that this version does not know. */
export function readRole(text: string): Role {
  const role = ROLES.find((candidate) => candidate === text);
  if (role === undefined) throw new Error(`unknown role ${text} in the database`);
  return role;
}
