import { ROLES } from '../../server/auth/principal.js';
import type { Json, JsonObject } from '../generate/document.js';
import { membersOf, textOf } from './read-schema.js';

/** Finds what shuts out callers that an operation let in: credentials now needed or refused, or a higher role. */
export function findClosedWays(
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
  old: JsonObject,
  now: JsonObject,
): string[] {
  const [were, are] = [waysOf(before, old), waysOf(after, now)];
  // Where credentials play no part, all of them will do.
  if (are.size === 0) return [];
  if (were.size === 0) return are.has('') ? [] : ['needs credentials'];
  const faults: string[] = [];
  for (const [way, role] of were) {
    const roleNow = are.get(way);
    if (roleNow === undefined) faults.push(way === '' ? 'needs credentials' : `takes no ${way} any more`);
    else if (rankOf(roleNow) > rankOf(role)) faults.push(`needs the role ${roleNow} with ${way}`);
  }
  return faults;
}

/** The least role by the schemes that are sent together; none at all is the empty text. */
function waysOf(document: JsonObject, operation: JsonObject): Map<string, string> {
  const ways = operation['security'] ?? document['security'];
  if (!Array.isArray(ways)) return new Map();
  return new Map(
    (ways as readonly Json[]).map((way) => {
      const schemes = Object.entries(membersOf(way));
      const [role] = schemes.flatMap(([, roles]) => (Array.isArray(roles) ? (roles as readonly Json[]) : []));
      const names = schemes.map(([name]) => name).sort();
      return [names.join(' and '), role === undefined ? '' : textOf(role)];
    }),
  );
}

/** Everybody who is known is at least what comes last. */
function rankOf(role: string): number {
  const index = ROLES.findIndex((known) => known === role);
  return index === -1 ? 0 : ROLES.length - 1 - index;
}
