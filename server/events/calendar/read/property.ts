/** A property as it stands in a file. */
export interface Property {
  /** Upper-case. */
  readonly name: string;
  /** By upper-case name; of several values of one the text between the first and the last. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Still escaped. */
  readonly value: string;
}

// Nobody needs more; each costs time.
const MAX_PARAMETERS = 50;
// No longer ones, and no `+` over what may be millions of characters: in a process of many expressions V8 no longer
// optimizes new ones, and a loop that keeps a way back at each character runs out of stack.
const NAME = /^[A-Za-z0-9-]{1,200}/;
const PARAMETER_NAME = /;([A-Za-z0-9-]{1,200})=/y;
const DELIMITER = /[";:]/g;

/** Reads one unfolded line; `undefined` when it is no property. */
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

/** Where the next parameter or the value begins: delimiters in quotes are none. */
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

/** Takes quotes away, and the escapes of RFC 6868. */
function readParameter(text: string): string {
  return text
    .replaceAll('"', '')
    .replace(/\^[n'^]/g, (escape) => (escape === '^n' ? '\n' : escape === "^'" ? '"' : '^'));
}
