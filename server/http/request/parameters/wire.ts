/**
 * What is known of a parameter's schema when it is read from the wire: just enough to turn text into the value
 * that the schema speaks of. The generator writes these from the documents.
 */
export type Wire =
  | { readonly kind: Plain }
  | { readonly kind: 'word'; readonly spellings: ReadonlyMap<string, string> }
  | { readonly kind: 'array' | 'list'; readonly items: Wire; readonly maxItems: number }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Wire>>; readonly isOpen: boolean }
  | { readonly kind: 'json' | 'exactJson' | 'nullable' | 'keepEmpty'; readonly content: Wire }
  | { readonly kind: 'choice'; readonly choices: readonly Wire[] }
  | { readonly kind: 'late'; readonly resolve: () => Wire };

type Plain = 'any' | 'text' | 'integer' | 'digits' | 'number' | 'boolean' | 'looseBoolean' | 'truthy';

/** Taken as it comes. */
export const any: Wire = { kind: 'any' };
export const text: Wire = { kind: 'text' };
/** Digits are a number. */
export const integer: Wire = { kind: 'integer' };
export const number: Wire = { kind: 'number' };
/** `true`, `false`, `1` and `0`, in any case. */
export const boolean: Wire = { kind: 'boolean' };
/** The same; empty text is absent. */
export const looseBoolean: Wire = { kind: 'looseBoolean' };
/** Some words are true and some are false, in any case. */
export const truthy: Wire = { kind: 'truthy' };
/** One of these, whatever the case of its letters. */
export const word = (...words: readonly string[]): Wire => ({
  kind: 'word',
  spellings: new Map(words.map((listed) => [listed.toLowerCase(), listed])),
});

/** Repeated names; a single text is a list of one. More than `maxItems` are refused before any is read. */
export const array = (items: Wire, maxItems = Infinity): Wire => ({ kind: 'array', items, maxItems });
/** Also comma text and JSON text. */
export const list = (items: Wire, maxItems = Infinity): Wire => ({ kind: 'list', items, maxItems });
/** JSON text, or the value itself. */
export const json = (content: Wire): Wire => ({ kind: 'json', content });
/** The same; whole numbers in the text that may be beyond 2^53 become text of their digits. */
export const exactJson = (content: Wire): Wire => ({ kind: 'exactJson', content });
/** Where `null` is a value; elsewhere it counts as absent. */
export const nullable = (content: Wire): Wire => ({ kind: 'nullable', content });
/** Where empty text is a value even in an interface that takes it as absent. */
export const keepEmpty = (content: Wire): Wire => ({ kind: 'keepEmpty', content });
/** The first that the value fits. */
export const choice = (...choices: readonly Wire[]): Wire => ({ kind: 'choice', choices });
/** For schemas that contain themselves. */
export const late = (resolve: () => Wire): Wire => ({ kind: 'late', resolve });
/** Whether a parameter among these keeps the digits of large numbers, so that a body of JSON must, too. */
export function hasExactJson(wire: Wire): boolean {
  if (wire.kind === 'late') return hasExactJson(wire.resolve());
  return wire.kind === 'object' && Object.values(wire.members).some(({ kind }) => kind === 'exactJson');
}

/** Names that are not members are dropped, unless it is open. */
export const object = (members: Readonly<Record<string, Wire>>): Wire => ({
  kind: 'object',
  members,
  isOpen: false,
});
/**
 * The same parameters as parts of a path. An integer there is digits alone: `1`, not `+1` or `1.0`, which would
 * be further addresses of the same thing.
 */
export function inPath(wire: Wire): Wire {
  if (wire.kind === 'late') return inPath(wire.resolve());
  if (wire.kind !== 'object') return wire;
  const members = Object.entries(wire.members).map(([name, member]) => [
    name,
    member.kind === 'integer' ? { kind: 'digits' } : member,
  ]);
  return { ...wire, members: Object.fromEntries(members) as Readonly<Record<string, Wire>> };
}

export const openObject = (members: Readonly<Record<string, Wire>>): Wire => ({
  kind: 'object',
  members,
  isOpen: true,
});
