/** Part of a record that was not imported, and why; `field` is the name of a property. */
export interface Notice {
  readonly field: string;
  readonly reason: string;
}

/** One content line of a file, before its value is read. */
export interface Property {
  /** Upper-case. */
  readonly name: string;
  /** Values by upper-case name, without quotes; a list of values is one text with its commas. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Still escaped. */
  readonly value: string;
}

/** Maximum number of parameters of a property; calendar programs write fewer than ten. */
const MAX_PARAMETERS = 50;
// Names are limited to 200 characters: V8 may interpret a regular expression, which then keeps one backtracking entry
// per character of `+` and runs out of stack on lines of millions of characters.
const NAME = /^[A-Za-z0-9-]{1,200}/;
const PARAMETER_NAME = /;([A-Za-z0-9-]{1,200})=/y;
const DELIMITER = /[";:]/g;

/** Reads one unfolded line; `undefined` if it is not a property. */
export function readProperty(line: string): Property | undefined {
  const name = NAME.exec(line)?.[0];
  if (name === undefined) return undefined;
  const parameters = new Map<string, string>();
  let position = name.length;
  for (let count = 0; line[position] === ';'; count += 1) {
    PARAMETER_NAME.lastIndex = position;
    const key = PARAMETER_NAME.exec(line)?.[1];
    if (key === undefined || count === MAX_PARAMETERS) return undefined;
    const start = PARAMETER_NAME.lastIndex;
    position = findParameterEnd(line, start);
    parameters.set(key.toUpperCase(), readParameter(line.slice(start, position)));
  }
  if (line[position] !== ':') return undefined;
  return { name: name.toUpperCase(), parameters, value: line.slice(position + 1) };
}

/** Finds the index at which the next parameter or the value begins; quoted delimiters do not count. */
function findParameterEnd(line: string, start: number): number {
  let position = start;
  for (;;) {
    DELIMITER.lastIndex = position;
    const found = DELIMITER.exec(line);
    if (found === null) return line.length;
    const closing = found[0] === '"' ? line.indexOf('"', found.index + 1) : -1;
    if (closing === -1) return found.index;
    position = closing + 1;
  }
}

/** Removes quotes and decodes the escapes of RFC 6868. */
function readParameter(text: string): string {
  return text
    .replaceAll('"', '')
    .replace(/\^[n'^]/g, (escape) => (escape === '^n' ? '\n' : escape === "^'" ? '"' : '^'));
}
