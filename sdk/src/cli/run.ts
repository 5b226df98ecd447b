import { readFile } from 'node:fs/promises';
import {
  isConnectionError,
  isFairgroundError,
  isForbidden,
  isTimeoutError,
  isUnauthenticated,
} from '../index.js';
import { type Command, COMMON_OPTIONS, EXIT } from './command.js';
import { analyze } from './commands/analyze.js';
import { append } from './commands/append.js';
import { completionCommand } from './commands/completion.js';
import { exportEvents, listEvents } from './commands/events.js';
import { job } from './commands/job.js';
import { describeCommand, describeProgram } from './help.js';
import { SignInRefused } from './sign-in-refused.js';
import { Interruption, type Terminal } from './terminal.js';
import { UsageError } from './usage-error.js';
import { Values } from './values.js';

const DOERS = [append, analyze, job, listEvents, exportEvents];
const COMMANDS: readonly Command[] = [...DOERS, completionCommand(DOERS)];

/** Does what a command line says; the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    return explain(error, terminal);
  }
}

async function dispatch(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first] = args;
  if (first === '--version') {
    const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    await terminal.write(`${(JSON.parse(text) as { version: string }).version}\n`);
    return EXIT.done;
  }
  if (first === '--help' || first === '-h' || first === 'help') {
    await terminal.write(describeProgram(COMMANDS));
    return EXIT.done;
  }
  const found = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  if (found === undefined) {
    terminal.tell(describeProgram(COMMANDS));
    if (first !== undefined) terminal.tell(`\nthere is no command ${args.slice(0, 2).join(' ')}\n`);
    return EXIT.misused;
  }
  const rest = args.slice(found.name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) {
    await terminal.write(describeCommand(found));
    return EXIT.done;
  }
  const values = new Values(rest, { ...found.options, ...COMMON_OPTIONS });
  const [least, most] = found.operands;
  if (values.operands.length < least || values.operands.length > most)
    throw new UsageError(`usage: fairground-sdk ${found.name} ${found.synopsis}`);
  return found.run(values, terminal);
}

/** Tells what went wrong, and how the program ends for it. */
function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof Interruption) return EXIT.interrupted;
  if (error instanceof UsageError) {
    terminal.tell(`${error.message}\n`);
    return EXIT.misused;
  }
  terminal.tell(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  const isRefused = error instanceof SignInRefused || isUnauthenticated(error) || isForbidden(error);
  if (isRefused) return EXIT.notAllowed;
  const isOver = error instanceof DOMException && error.name === 'TimeoutError';
  if (isConnectionError(error) || isTimeoutError(error) || isOver) return EXIT.noAnswer;
  if (!isFairgroundError(error)) return isMissingFile(error) ? EXIT.misused : EXIT.failed;
  for (const { field, reason } of error.faults) {
    if (!error.message.includes(reason)) terminal.tell(`  ${field}: ${reason}\n`);
  }
  if (error.requestId !== undefined) terminal.tell(`  request ${error.requestId}\n`);
  return error.code === 'invalid_address' || error.code === 'unknown_format' ? EXIT.misused : EXIT.failed;
}

function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))
  );
}
