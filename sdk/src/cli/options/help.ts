import { type Command, COMMON_OPTIONS } from './command.js';
import type { Option, Options } from './option.js';

const WIDTH = 100;
const INDENT = 26;

/** Returns the help of the program: its purpose and commands. */
export function describeProgram(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return `fairground-sdk: append files to feature layers, and read events, from the command line.

usage: npx @fairground/sdk COMMAND [options], or fairground-sdk COMMAND where it is installed

${commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}\n`).join('')}
"fairground-sdk COMMAND --help" tells more of each, with examples. --version tells the version.

Who is calling: a token in FAIRGROUND_TOKEN; or --user NAME (or FAIRGROUND_USERNAME) with the password in
FAIRGROUND_PASSWORD; or, on a terminal, what is asked for and not shown. Never an option, which others could read.

Results go to standard output, progress and complaints to standard error.

exit codes: 0 done; 1 failed or refused; 2 the command line is wrong; 3 done, but some rows were refused;
4 not signed in, or not allowed; 5 no answer, or out of time; 130 interrupted, while a job goes on (143 by SIGTERM).
`;
}

/** Returns the help of a command: synopsis, details and options. */
export function describeCommand({ name, summary, synopsis, details, options }: Command): string {
  return `${summary}

usage: fairground-sdk ${name} ${synopsis}

${details}

${describeOptions({ ...options, ...COMMON_OPTIONS })}`;
}

function describeOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, option]) => {
      const left = `  ${heading(name, option)}`;
      const choices = option.choices === undefined ? '' : ` One of ${option.choices.join(', ')}.`;
      const lines = wrap(option.help + choices, WIDTH - INDENT);
      const text = lines.join(`\n${' '.repeat(INDENT)}`);
      return left.length < INDENT
        ? `${left.padEnd(INDENT)}${text}\n`
        : `${left}\n${' '.repeat(INDENT)}${text}\n`;
    })
    .join('');
}

function heading(name: string, { short, value }: Option): string {
  return [
    ...(short === undefined ? [] : [`-${short},`]),
    `--${name}`,
    ...(value === undefined ? [] : [value]),
  ].join(' ');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
