import { parseArgs } from 'node:util';
import { suggestName } from '../config/suggest-name.js';

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

/** A verb of `fairground`. */
export interface Command {
  /** Returns the help of this command, or of the verb that begins `args`. */
  help(name: string, args: readonly string[]): string;
  /**
   * Runs the command and resolves to the exit code.
   *
   * @throws {UsageError} for unknown options and verbs, missing values, and too few or too many arguments.
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
}

/** Usage error; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option of a command. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly default?: string;
  /** Name of the value in the help, such as `N`. */
  readonly value?: string;
  /** True if the command cannot do without it. */
  readonly required?: true;
  /** Meaning of the option, for the help. */
  readonly text: string;
}

type Options = Readonly<Record<string, Option>>;

type OptionValues<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values'];

/** Declaration of a command: its help follows from it. */
export interface CommandDefinition<O extends Options, N extends string> {
  /** One sentence, as in the list of commands. */
  readonly summary: string;
  /** More sentences, such as exit codes. */
  readonly details?: string;
  /** Arguments behind `fairground <command>` that do something useful. */
  readonly example: string;
  /** Positional arguments, all of them required. */
  readonly operands?: readonly N[];
  readonly options?: O;
  run(call: Call<O, N>, context: CommandContext): Promise<number>;
}

interface Call<O extends Options, N extends string> {
  readonly options: OptionValues<O>;
  readonly operands: Readonly<Record<N, string>>;
}

/** Makes a command of its declaration. */
export function defineCommand<const O extends Options = Options, const N extends string = never>(
  definition: CommandDefinition<O, N>,
): Command {
  const { operands = [], options = {} as O } = definition;
  return {
    help: (name) => renderHelp(name, definition),
    run: (args, context) => definition.run(readArguments(args, options, operands), context),
  };
}

/** Makes a command of several verbs, such as `user add` and `user list`. */
export function defineGroup(name: string, verbs: Readonly<Record<string, Command>>): Command {
  const names = Object.keys(verbs);
  return {
    help(prefix, [verb = '']) {
      const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
      if (command !== undefined) return command.help(`${prefix} ${verb}`, []);
      return names.map((each) => verbs[each]?.help(`${prefix} ${each}`, [])).join('\n\n');
    },
    run([verb = '', ...args], context) {
      const command = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
      if (command === undefined)
        throw new UsageError(`${name} needs one of ${names.join(', ')}${suggestion(verb, names)}`);
      return command.run(args, context);
    },
  };
}

/** Returns `; did you mean X?` for the nearest of `names`, or nothing. */
export function suggestion(typed: string, names: readonly string[]): string {
  const nearest = typed === '' ? undefined : suggestName(typed, names);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

function readArguments<O extends Options, N extends string>(
  args: readonly string[],
  options: O,
  names: readonly N[],
): Call<O, N> {
  const { values, positionals } = parse(args, options);
  const missing = names.slice(positionals.length).map((name) => `${name} must be given`);
  for (const [name, { required, text }] of Object.entries(options)) {
    const isMissing = required === true && (values as Readonly<Record<string, unknown>>)[name] === undefined;
    if (isMissing) missing.push(`--${name} must be given: ${text}`);
  }
  if (missing.length > 0) throw new UsageError(missing.join('\n  '));
  const surplus = positionals.slice(names.length);
  if (surplus.length > 0) throw new UsageError(`unexpected argument ${surplus.join(' ')}`);
  const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]]));
  return { options: values, operands: named as Record<N, string> };
}

function parse<O extends Options>(
  args: readonly string[],
  options: O,
): { values: OptionValues<O>; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const isOurs =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isOurs) throw error;
    const [, unknown] = /^Unknown option '-{1,2}([^'=]+)/.exec(error.message) ?? [];
    const near =
      unknown === undefined ? '' : suggestion(unknown, Object.keys(options)).replace('mean ', 'mean --');
    throw new UsageError(firstSentence(error.message) + near);
  }
}

/** Node adds advice on how to write the program. */
function firstSentence(message: string): string {
  return message.split('. ')[0] ?? message;
}

function renderHelp(
  name: string,
  { summary, details, example, operands = [], options = {} }: CommandDefinition<Options, string>,
): string {
  const written = Object.entries(options).map(
    ([option, { type, value = 'VALUE', required, default: standard, text }]) => ({
      usage: type === 'boolean' ? `--${option}` : `--${option} ${value}`,
      required,
      text: standard === undefined ? text : `${text} (default: ${standard})`,
    }),
  );
  const usage = [
    'Usage: fairground',
    name,
    ...operands,
    ...written.map((option) => (option.required ? option.usage : `[${option.usage}]`)),
  ];
  const width = Math.max(0, ...written.map((option) => option.usage.length));
  const lines = written.map((option) => `  ${option.usage.padEnd(width)}  ${option.text}`);
  return [
    usage.join(' '),
    `\n${summary}`,
    ...(details === undefined ? [] : [`\n${details}`]),
    ...(lines.length === 0 ? [] : ['\nOptions:', ...lines]),
    `\nExample:\n  fairground ${name}${example === '' ? '' : ` ${example}`}`,
  ].join('\n');
}
