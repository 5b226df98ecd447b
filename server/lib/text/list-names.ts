/**
 * Maximum number of names in an error, and maximum length of each: sources may have any number of any
 * length.
 */
const MAX_LISTED = 50;
const MAX_NAME_LENGTH = 100;

/** Lists names of fields, tables or files for an error. */
export function listNames(names: readonly string[], maxListed = MAX_LISTED): string {
  const listed = names
    .slice(0, maxListed)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name));
  const more = names.length - listed.length;
  return listed.join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
