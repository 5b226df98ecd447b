/** Roles, from most to least rights. */
export const ROLES = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;

export type Role = (typeof ROLES)[number];

/** Who makes a request. Anonymous callers are `undefined`. */
export interface Principal {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}
