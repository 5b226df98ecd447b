/**
 * Summary of a parameter's schema for reading requests: just enough to convert text into the value that the schema
 * describes. The generator writes these from the documents.
 */
export type Coercion =
  | { readonly kind: Plain }
  | { readonly kind: 'word'; readonly spellings: ReadonlyMap<string, string> }
  | { readonly kind: 'array' | 'list'; readonly items: Coercion; readonly maxItems: number }
  | {
      readonly kind: 'object';
      readonly members: Readonly<Record<string, Coercion>>;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'json' | 'exactJson' | 'nullable' | 'keepEmpty'; readonly content: Coercion }
  | { readonly kind: 'choice'; readonly choices: readonly Coercion[] }
  | { readonly kind: 'recursive'; readonly resolve: () => Coercion };

type Plain = 'any' | 'text' | 'integer' | 'digits' | 'number' | 'boolean' | 'lenientBoolean' | 'truthy';

/** Accepts the value unchanged. */
export const any: Coercion = { kind: 'any' };
export const text: Coercion = { kind: 'text' };
/** Accepts digits as a number. */
export const integer: Coercion = { kind: 'integer' };
export const number: Coercion = { kind: 'number' };
/** Accepts `true`, `false`, `1` and `0`, in any case. */
export const boolean: Coercion = { kind: 'boolean' };
/** Accepts what `boolean` does; empty text is absent. */
export const lenientBoolean: Coercion = { kind: 'lenientBoolean' };
/** Accepts further words for true and false, in any case. */
export const truthy: Coercion = { kind: 'truthy' };
/** Accepts one of these words, in any case. */
export const word = (...words: readonly string[]): Coercion => ({
  kind: 'word',
  spellings: new Map(words.map((listed) => [listed.toLowerCase(), listed])),
});

/** Accepts repeated names; a single text is a list of one. More than `maxItems` are refused before any is read. */
export const array = (items: Coercion, maxItems = Infinity): Coercion => ({ kind: 'array', items, maxItems });
/** Also accepts comma-separated text and JSON text. */
export const list = (items: Coercion, maxItems = Infinity): Coercion => ({ kind: 'list', items, maxItems });
/** Accepts JSON text or the value itself. */
export const json = (content: Coercion): Coercion => ({ kind: 'json', content });
/** Accepts what `json` does; whole numbers in the text that may be beyond 2^53 become text of their digits. */
export const exactJson = (content: Coercion): Coercion => ({ kind: 'exactJson', content });
/** Accepts `null` as a value; elsewhere it counts as absent. */
export const nullable = (content: Coercion): Coercion => ({ kind: 'nullable', content });
/** Accepts empty text as a value, even in an interface that takes it as absent. */
export const keepEmpty = (content: Coercion): Coercion => ({ kind: 'keepEmpty', content });
/** Accepts the first coercion that the value fits. */
export const choice = (...choices: readonly Coercion[]): Coercion => ({ kind: 'choice', choices });
/** Coercion that is looked up on first use, for schemas that contain themselves. */
export const recursive = (resolve: () => Coercion): Coercion => ({ kind: 'recursive', resolve });
/** True if one of these parameters keeps the digits of large numbers, so that a JSON body must keep them too. */
export function hasExactJson(coercion: Coercion): boolean {
  if (coercion.kind === 'recursive') return hasExactJson(coercion.resolve());
  return (
    coercion.kind === 'object' && Object.values(coercion.members).some(({ kind }) => kind === 'exactJson')
  );
}

/** Members of an object. Unknown names are dropped unless it is open. */
export const object = (members: Readonly<Record<string, Coercion>>): Coercion => ({
  kind: 'object',
  members,
  isOpen: false,
});
/**
 * Reads parameters from path segments. An integer must be digits only: `+1` or `1.0` would be further URLs of the
 * same resource.
 */
export function inPath(coercion: Coercion): Coercion {
  if (coercion.kind === 'recursive') return inPath(coercion.resolve());
  if (coercion.kind !== 'object') return coercion;
  const members = Object.entries(coercion.members).map(([name, member]) => [
    name,
    member.kind === 'integer' ? { kind: 'digits' } : member,
  ]);
  return { ...coercion, members: Object.fromEntries(members) as Readonly<Record<string, Coercion>> };
}

export const openObject = (members: Readonly<Record<string, Coercion>>): Coercion => ({
  kind: 'object',
  members,
  isOpen: true,
});
