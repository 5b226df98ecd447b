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
const NAME = /^[A-Za-z0-9-]+/;
const PARAMETER = /;([A-Za-z0-9-]+)=((?:"[^"]*"|[^";:]+)*)/y;

/** Reads one unfolded line; `undefined` when it is no property. */
export function readProperty(line: string): Property | undefined {
  const name = NAME.exec(line)?.[0];
  if (name === undefined) return undefined;
  const parameters = new Map<string, string>();
  let position = name.length;
  for (let count = 0; line[position] === ';'; count += 1) {
    PARAMETER.lastIndex = position;
    const match = PARAMETER.exec(line);
    if (match === null || count === MAX_PARAMETERS) return undefined;
    const [whole, key = '', text = ''] = match;
    parameters.set(key.toUpperCase(), readParameter(text));
    position += whole.length;
  }
  if (line[position] !== ':') return undefined;
  return { name: name.toUpperCase(), parameters, value: line.slice(position + 1) };
}

/** Takes quotes away, and the escapes of RFC 6868. */
function readParameter(text: string): string {
  return text
    .replaceAll('"', '')
    .replace(/\^[n'^]/g, (escape) => (escape === '^n' ? '\n' : escape === "^'" ? '"' : '^'));
}
