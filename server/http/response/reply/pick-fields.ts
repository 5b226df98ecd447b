/** Members to keep, by name; `true` keeps a member whole. */
export type FieldTree = ReadonlyMap<string, FieldTree | true>;

/** Deeper than any record; and each part costs a map of its own. */
const MAX_PARTS = 20;
/** More than an address takes, and than all names of a record. */
const MAX_LENGTH = 20_000;

/** The text of `_fields`, which is one with commas, or `_fields[]`, a list of such; empty where it is neither. */
export function textOfFields(sent: unknown): string {
  if (Array.isArray(sent)) return sent.filter((item) => typeof item === 'string').join(',');
  return typeof sent === 'string' ? sent : '';
}

/** Why these names cannot be read. */
export function findFieldsFault(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return `must not have more than ${String(MAX_LENGTH)} characters`;
  const isDeep = namesIn(text).some((name) => name.split('.').length > MAX_PARTS);
  return isDeep ? `must not have names of more than ${String(MAX_PARTS)} parts` : undefined;
}

/**
 * Reads `id,cost_details.values`. A member that is named whole is kept whole, whatever of it is named too.
 * `undefined` where nothing is named.
 */
export function readFields(text: string): FieldTree | undefined {
  const tree: Tree = new Map();
  for (const name of namesIn(text)) addName(tree, name);
  return tree.size === 0 ? undefined : tree;
}

function namesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((name) => name !== '');
}

type Tree = Map<string, Tree | true>;

function addName(tree: Tree, name: string): void {
  const parts = name.split('.');
  const last = parts.pop() ?? '';
  let inner = tree;
  for (const part of parts) {
    let known = inner.get(part);
    if (known === true) return;
    known ??= new Map<string, Tree | true>();
    inner.set(part, known);
    inner = known;
  }
  inner.set(last, true);
}

/** Picks the members that `fields` name, in a list from each of its items. Values without members stay as they are. */
export function pickFields(value: unknown, fields: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pickFields(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const picked: [name: string, content: unknown][] = [];
  for (const [name, content] of Object.entries(value)) {
    const inner = fields.get(name);
    if (inner !== undefined) picked.push([name, inner === true ? content : pickFields(content, inner)]);
  }
  return Object.fromEntries(picked);
}
