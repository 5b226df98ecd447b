/** Members to keep, by name; `true` keeps a member whole. */
export type FieldTree = ReadonlyMap<string, FieldTree | true>;

/** Maximum depth of a name: more than any record has, since each part costs a map. */
const MAX_PARTS = 20;
/** Maximum length of all names: more than a URL or the names of a record have. */
const MAX_LENGTH = 20_000;

/**
 * Returns the text of `_fields`, which is comma-separated text, or a list of such (`_fields[]`); empty for other
 * values.
 */
export function textOfFields(sent: unknown): string {
  if (Array.isArray(sent)) return sent.filter((item) => typeof item === 'string').join(',');
  return typeof sent === 'string' ? sent : '';
}

/** Returns the reason why these names are refused. */
export function findFieldsFault(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return `must not have more than ${String(MAX_LENGTH)} characters`;
  const isDeep = namesIn(text).some((name) => name.split('.').length > MAX_PARTS);
  return isDeep ? `must not have names of more than ${String(MAX_PARTS)} parts` : undefined;
}

/**
 * Parses `id,cost_details.values`. A member named whole is kept whole, even if parts of it are named too. `undefined`
 * if nothing is named.
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

/** Picks the members that `fields` name, in a list from each of its items. Values without members stay unchanged. */
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
