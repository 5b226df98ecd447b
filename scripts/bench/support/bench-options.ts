import { parseArgs } from 'node:util';

/** Told to whoever called, without a stack. */
export class UsageError extends Error {}

export type OptionKinds = Readonly<Record<string, 'text' | 'flag'>>;

/** Values of a command line: text by name, and flags. */
export class BenchArguments {
  readonly #values: Readonly<Record<string, string | boolean | undefined>>;

  /** @throws {UsageError} for an option that is not one of the kinds. */
  constructor(args: readonly string[], kinds: OptionKinds) {
    const options = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [
        name,
        { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    );
    try {
      this.#values = parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A whole number above zero. */
  count(name: string, usual: number): number {
    const number = this.positive(name, usual);
    if (!Number.isSafeInteger(number)) throw new UsageError(`--${name} must be a whole number`);
    return number;
  }

  positive(name: string, usual: number): number {
    const text = this.text(name);
    if (text === undefined) return usual;
    const number = Number(text);
    if (!(number > 0)) throw new UsageError(`--${name} must be a number above zero, not ${text}`);
    return number;
  }

  /** Words by commas, each one of the known, in the order of the known; all of them where nothing is said. */
  some<T extends string>(name: string, known: readonly T[], usual: readonly T[] = known): T[] {
    const text = this.text(name);
    if (text === undefined) return [...usual];
    const words = text.split(',').map((word) => word.trim());
    const unknown = words.filter((word) => !known.some((one) => one === word));
    if (unknown.length > 0)
      throw new UsageError(`--${name}: ${unknown.join(', ')} is none of ${known.join(', ')}`);
    return known.filter((one) => words.includes(one));
  }
}
