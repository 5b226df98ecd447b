import { ROLES, type Role } from '../../server/auth/principal.js';
import { DocumentFault, isJsonObject, type Located, pointerTo } from './document.js';

/** Callers that an operation admits. */
export interface Security {
  /** `none`: credentials play no part; `optional`: who has them may see more; `required`: nobody without. */
  readonly security: 'none' | 'optional' | 'required';
  /** The least role; absent where any will do. */
  readonly role: Role | undefined;
}

/**
 * Reads a list of alternatives. An empty one among others means that a request without credentials is served
 * too; the one scope that there may be is the least role, the same for each kind of credentials.
 */
export function readSecurity({ node, pointer }: Located): Security {
  if (!Array.isArray(node)) throw new DocumentFault(pointer, 'must be a list');
  const alternatives = node.map((requirement, index) => {
    const at = pointerTo(pointer, String(index));
    if (!isJsonObject(requirement)) throw new DocumentFault(at, 'must be an object');
    return Object.entries(requirement).map(([scheme, scopes]) =>
      readRole({ node: scopes, pointer: pointerTo(at, scheme) }),
    );
  });
  const roles = new Set(alternatives.flat());
  if (roles.size > 1) throw new DocumentFault(pointer, 'must name the same role for all credentials');
  const [role] = roles;
  if (alternatives.length === 0) return { security: 'none', role };
  const isOptional = alternatives.some((schemes) => schemes.length === 0);
  if (isOptional && role !== undefined) throw new DocumentFault(pointer, 'a role needs credentials');
  return { security: isOptional ? 'optional' : 'required', role };
}

function readRole({ node, pointer }: Located): Role | undefined {
  if (!Array.isArray(node) || node.length > 1) throw new DocumentFault(pointer, 'must name one role or none');
  if (node.length === 0) return undefined;
  const role = ROLES.find((name) => name === node[0]);
  if (role === undefined) throw new DocumentFault(pointer, `must name one of ${ROLES.join(', ')}`);
  return role;
}
