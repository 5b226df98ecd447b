import { parseArgs } from 'node:util';
import type { Options } from './option.js';
import { UsageError } from './usage-error.js';

/** Operands and options that were given on a command line. */
export class Values {
  readonly operands: readonly string[];
  readonly #options: Options;
  readonly #values: Readonly<Record<string, readonly (string | boolean)[]>>;

  /** @throws {UsageError} when an option is not known, lacks its value or has one that it does not take. */
  constructor(args: readonly string[], options: Options) {
    this.#options = options;
    const { values, positionals } = parse(args, options);
    this.operands = positionals;
    this.#values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toList(value)]));
    for (const [name, { choices, isRepeatable }] of Object.entries(options)) {
      const given = this.list(name);
      if (given.length > 1 && isRepeatable !== true) throw new UsageError(`--${name} is given twice`);
      const wrong = given.find((value) => choices?.includes(value) === false);
      if (wrong !== undefined)
        throw new UsageError(`--${name} is one of ${choices?.join(', ') ?? ''}, not ${wrong}`);
    }
  }

  /** Returns true if a switch is set. */
  has(name: string): boolean {
    return (this.#values[name] ?? []).length > 0;
  }

  text(name: string): string | undefined {
    return this.list(name)[0];
  }

  /** @throws {UsageError} when it is not given. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new UsageError(`--${name} ${this.#options[name]?.value ?? ''} is missing`);
    return value;
  }

  list(name: string): readonly string[] {
    return (this.#values[name] ?? []).filter((value) => typeof value === 'string');
  }

  /** @throws {UsageError} when it is not a whole number above 0. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^[1-9]\d{0,9}$/.test(text))
      throw new UsageError(`--${name} takes a whole number above 0, not ${text}`);
    return Number(text);
  }
}

function parse(args: readonly string[], options: Options) {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        // All may come twice for the parser, so that it is told of and not the last taken.
        multiple: value !== undefined,
        ...(short !== undefined && { short }),
      },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.split('. ')[0] ?? error.message);
    throw error;
  }
}

function toList(value: string | boolean | (string | boolean)[] | undefined): readonly (string | boolean)[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === false ? [] : [value];
}
