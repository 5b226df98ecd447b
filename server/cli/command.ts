import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parts of the process that a command may use. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Stops a command that serves or works. */
  readonly signal: AbortSignal;
  /** Prints a result, without a newline at its end, to standard output. */
  readonly print: (text: string) => void;
  /** Prints a note for a person, beside the result. */
  readonly note: (text: string) => void;
  /** Entry file, to start another command of this program. */
  readonly entry: string;
  /** IPC channel to the server that started this process, if any. */
  readonly parent: ParentLink | undefined;
}

/** Channel to the parent process. */
export interface ParentLink {
  send(message: object): Promise<void>;
  onMessage(listener: (message: unknown) => void): void;
}

/** A verb of `fairground`; resolves to the exit code. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<number>;

/** Usage error; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads options and exactly the named positional arguments.
 *
 * @throws {UsageError} for unknown options, missing values, and too few or too many arguments.
 */
export function readArguments<const O extends Options, const N extends string>(
  args: readonly string[],
  options: O,
  names: readonly N[] = [],
): {
  options: ReturnType<typeof parseArgs<{ options: O }>>['values'];
  positionals: Record<N, string>;
} {
  const { values, positionals } = parse(args, options);
  const missing = names.slice(positionals.length);
  if (missing.length > 0) throw new UsageError(`${missing.join(' and ')} must be given`);
  const surplus = positionals.slice(names.length);
  if (surplus.length > 0) throw new UsageError(`unexpected argument ${surplus.join(' ')}`);
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]]));
  return { options: values, positionals: named as Record<N, string> };
}

function parse<O extends Options>(
  args: readonly string[],
  options: O,
): ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const isOurs =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    throw isOurs ? new UsageError(firstSentence(error.message)) : error;
  }
}

/** Node adds advice on how to write the program. */
function firstSentence(message: string): string {
  return message.split('. ')[0] ?? message;
}
