import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;

/**
 * A unit of `fc.string`: any character of Unicode, without halves of surrogate pairs. It is what `unit: 'binary'` means,
 * which would keep a table of all of them, of 140 MB, for as long as the process runs.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - SURROGATES).map(
  (index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES),
  (character) => indexOf(character),
);

/** @throws {Error} for what is no single character: it came from elsewhere. */
function indexOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character)
    throw new Error('not a single character');
  if (code < FIRST_SURROGATE) return code;
  if (code < FIRST_SURROGATE + SURROGATES) throw new Error('half of a pair');
  return code - SURROGATES;
}
