import { readFile } from 'node:fs/promises';
import {
  type FairgroundError,
  isConnectionError,
  isFairgroundError,
  isForbidden,
  isTimeoutError,
  isUnauthenticated,
  isUnexpectedReplyError,
} from '../index.js';
import { type Command, COMMON_OPTIONS, EXIT } from './options/command.js';
import { analyze } from './commands/analyze.js';
import { append } from './commands/append.js';
import { completionCommand } from './commands/completion.js';
import { exportEvents, listEvents } from './commands/events.js';
import { job } from './commands/job.js';
import { describeCommand, describeProgram } from './options/help.js';
import { plainText } from './terminal/plain-text.js';
import { Interruption, type Terminal } from './terminal/terminal.js';
import { UsageError } from './options/usage-error.js';
import { Values } from './options/values.js';

const DOERS = [append, analyze, job, listEvents, exportEvents];
const COMMANDS: readonly Command[] = [...DOERS, completionCommand(DOERS)];

/** Runs a command line and returns its exit code. */
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
  const words = args.filter((word) => !word.startsWith('-'));
  if (first === 'help') return showHelp(words.slice(1), terminal);
  if (args.includes('--help') || args.includes('-h')) return showHelp(words, terminal);
  const found = findCommand(args);
  if (found === undefined) return refuseCommand(words, terminal);
  const rest = args.slice(found.name.split(' ').length);
  const values = new Values(rest, { ...found.options, ...COMMON_OPTIONS });
  const [least, most] = found.operands;
  if (values.operands.length < least || values.operands.length > most)
    throw new UsageError(`usage: fairground-sdk ${found.name} ${found.synopsis}`);
  return found.run(values, terminal);
}

function findCommand(words: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
}

/** Shows help for the program, a command, or all commands that begin with a word such as `events`. */
async function showHelp(words: readonly string[], terminal: Terminal): Promise<number> {
  const found = findCommand(words);
  const meant = found === undefined ? withFirstWord(words) : [found];
  if (words.length > 0 && meant.length === 0) return refuseCommand(words, terminal);
  await terminal.write(
    words.length === 0 ? describeProgram(COMMANDS) : meant.map(describeCommand).join('\n'),
  );
  return EXIT.done;
}

function withFirstWord([first]: readonly string[]): Command[] {
  return COMMANDS.filter(({ name }) => name.includes(' ') && name.split(' ')[0] === first);
}

function refuseCommand(words: readonly string[], terminal: Terminal): number {
  const meant = withFirstWord(words).map(({ name }) => name);
  terminal.tell(describeProgram(COMMANDS));
  if (words.length > 0) {
    const [first = '', second = ''] = words;
    const unknown = meant.length > 0 && second !== '' ? `${first} ${second}` : first;
    terminal.tell(`\nthere is no command ${unknown}${meant.length > 0 ? `: ${meant.join(', ')}` : ''}\n`);
  }
  return EXIT.misused;
}

/** Prints an error and returns the exit code for it. */
function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof Interruption) return error.signal === 'SIGINT' ? EXIT.interrupted : EXIT.terminated;
  // The reader of the output, such as `head`, closed the pipe because it has enough.
  if (codeOf(error) === 'EPIPE') return EXIT.done;
  if (error instanceof UsageError) {
    terminal.tell(`${error.message}\n`);
    return EXIT.misused;
  }
  // Name the option of the command line, which has the same meaning as the option of the SDK.
  const message = (error instanceof Error ? error.message : String(error)).replace('`format`', '--format');
  terminal.tell(`✗ ${message}\n`);
  if (isFairgroundError(error)) tellMore(error, terminal);
  return exitCodeOf(error);
}

/** Prints details of the error that its message omits. */
function tellMore(error: FairgroundError, terminal: Terminal): void {
  for (const { field, reason } of error.faults) {
    if (!error.message.includes(reason)) terminal.tell(`  ${field}: ${reason}\n`);
  }
  if (isUnexpectedReplyError(error) && error.excerpt !== '')
    terminal.tell(`  it begins: ${plainText(error.excerpt).trim().slice(0, 100)}\n`);
  if (isUnauthenticated(error))
    terminal.tell(
      '  sign in with a token in FAIRGROUND_TOKEN, or with --user NAME and FAIRGROUND_PASSWORD\n',
    );
  if (error.requestId !== undefined) terminal.tell(`  request ${error.requestId}\n`);
}

function exitCodeOf(error: unknown): number {
  if (isUnauthenticated(error) || isForbidden(error)) return EXIT.notAllowed;
  const isOver = error instanceof DOMException && error.name === 'TimeoutError';
  if (isConnectionError(error) || isTimeoutError(error) || isOver) return EXIT.noAnswer;
  const isMisused = isFairgroundError(error) ? MISUSES.includes(error.code) : isMissingFile(error);
  return isMisused ? EXIT.misused : EXIT.failed;
}

/** Codes of errors that the user solves with another command line. */
const MISUSES = ['invalid_address', 'unknown_format'];

function isMissingFile(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EACCES', 'EISDIR'].includes(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
