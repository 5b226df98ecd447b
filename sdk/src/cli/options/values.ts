import { parseArgs } from 'node:util';
import type { Options } from './option.js';
import { UsageError } from './usage-error.js';

/** Operands and options given on a command line. */
export class Values {
  readonly operands: readonly string[];
  readonly #options: Options;
  readonly #values: Readonly<Record<string, readonly (string | boolean)[]>>;

  /** @throws {UsageError} when an option is unknown, lacks its value or has a value that is not supported. */
  constructor(args: readonly string[], options: Options) {
    this.#options = options;
    const { values, positionals } = parse(args, options);
    this.operands = positionals;
    this.#values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toList(value)]));
    for (const [name, { choices, isRepeatable }] of Object.entries(options)) {
      const given = this.list(name);
      if (given.length > 1 && isRepeatable !== true) throw new UsageError(`--${name} must be given once`);
      const wrong = given.find((value) => choices?.includes(value) === false);
      if (wrong !== undefined)
        throw new UsageError(`--${name} must be one of ${choices?.join(', ') ?? ''}, not ${wrong}`);
    }
  }

  /** Returns true if a switch is given. */
  has(name: string): boolean {
    return (this.#values[name] ?? []).length > 0;
  }

  text(name: string): string | undefined {
    return this.list(name)[0];
  }

  /** @throws {UsageError} when the option is missing. */
  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw new UsageError(`--${name} ${this.#options[name]?.value ?? ''} is missing`);
    return value;
  }

  list(name: string): readonly string[] {
    return (this.#values[name] ?? []).filter((value) => typeof value === 'string');
  }

  /** @throws {UsageError} when the value is not a positive integer. */
  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!/^[1-9]\d{0,9}$/.test(text))
      throw new UsageError(`--${name} must be a positive integer, not ${text}`);
    return Number(text);
  }
}

function parse(args: readonly string[], options: Options) {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        // Let the parser accept repeated options, so that a repetition is an error and not the last value.
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
