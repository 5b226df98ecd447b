const LEADING = /^(?:city|town|village|municipality|ville|stadt|gemeinde|commune|kommune)(?: of| de| von)? /i;
const TRAILING = / (?:kommune|municipality|city|town|\d{1,2}(?:er|e|ème|eme)?|cedex(?: \d+)?)$/i;

/**
 * Returns names under which a city may be listed, the name as written first: without words in brackets, without the
 * text after a comma, and without the kind of place or the number of a district.
 */
export function nameVariants(name: string): string[] {
  const unbracketed = name.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();
  const first = unbracketed.split(',', 1)[0]?.trim() ?? '';
  const bare = first.replace(LEADING, '').replace(TRAILING, '').trim();
  return [...new Set([name, unbracketed, first, bare])].filter((variant) => variant !== '');
}
