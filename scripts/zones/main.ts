import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatOffset } from '../../server/lib/time/zone-names.js';
import { type ClockName, readTzif } from './read-tzif.js';

const ZONES = '/usr/share/zoneinfo';
const TARGET = new URL('../../server/lib/time/zone-table.ts', import.meta.url);

/** Files of other kinds, and zones once more. */
const OTHERS = /^(?:posix|right|localtime|posixrules|Factory|leapseconds)$|\./;

/**
 * `npx tsx scripts/zones/main.ts` makes `server/lib/time/zone-table.ts` from the system's tz database: once for
 * each release that renames clocks.
 */
async function main(): Promise<void> {
  const rows = new Map<string, string[]>();
  for (const name of await listZones('')) {
    const row = describe(readTzif(await readFile(join(ZONES, name))));
    rows.set(row, [...(rows.get(row) ?? []), name]);
  }
  const release = /version (\S+)/.exec(await readFile(join(ZONES, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown';
  const lines = [...rows].map(([row, names]) => `${row}|${names.join(' ')}`).sort();
  await writeFile(
    TARGET,
    `// Made by scripts/zones/main.ts from tz database ${release}; do not edit.

/**
 * Names of clocks: on each line the names for offsets in seconds, after \`;\` with those that hold from an
 * instant on (epoch seconds), and after \`|\` the zones. An offset without a name is called by its digits.
 */
export const ZONE_TABLE = \`
${lines.join('\n')}
\`;
`,
  );
}

async function listZones(folder: string): Promise<string[]> {
  const entries = await readdir(join(ZONES, folder), { withFileTypes: true });
  const names: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (OTHERS.test(entry.name)) continue;
    const name = join(folder, entry.name);
    if (entry.isDirectory()) names.push(...(await listZones(name)));
    else names.push(name);
  }
  return names;
}

/** Names by offset; a new part begins where an offset gets another name than before. */
function describe(clocks: readonly ClockName[]): string {
  const parts: { readonly from: number; readonly names: Map<number, string> }[] = [];
  for (const { from, offset, abbreviation } of clocks) {
    const part = parts.at(-1);
    const known = part?.names.get(offset);
    if (part === undefined || (known !== undefined && known !== abbreviation)) {
      parts.push({ from, names: new Map([[offset, abbreviation]]) });
    } else part.names.set(offset, abbreviation);
  }
  return parts
    .map(({ from, names }) => {
      const told = [...names].filter(([offset, name]) => name !== formatOffset(1000 * offset));
      const list = told.map(([offset, name]) => `${name}=${String(offset)}`).join(',');
      return from === -Infinity ? list : `${String(from)}:${list}`;
    })
    .join(';');
}

await main();
