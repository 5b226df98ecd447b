/** Roles, from most to least rights. */
export const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role has all the rights of another one. */
export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(least);
}

/** Who makes a request. Anonymous callers are `undefined`. */
export interface Principal {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}
