/** Members to keep, by name; `true` keeps a member whole. */
export type FieldTree = ReadonlyMap<string, FieldTree | true>;

/**
 * Reads `id,cost_details.values`. A member that is named whole is kept whole, whatever of it is named too.
 * `undefined` where nothing is named.
 */
export function readFields(text: string): FieldTree | undefined {
  const tree: Tree = new Map();
  for (const path of text.split(/[\s,]+/)) if (path !== '') addPath(tree, path.split('.'));
  return tree.size === 0 ? undefined : tree;
}

type Tree = Map<string, Tree | true>;

function addPath(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  const known = tree.get(name);
  if (known === true) return;
  if (rest.length === 0) {
    tree.set(name, true);
    return;
  }
  const inner = known ?? new Map<string, Tree | true>();
  tree.set(name, inner);
  addPath(inner, rest);
}

/** What `fields` name of a JSON value; of a list, of each of its items. What has no members stays as it is. */
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
