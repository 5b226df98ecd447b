import { type Command, EXIT } from '../options/command.js';
import { bashCompletion, fishCompletion, zshCompletion } from '../options/completion.js';
import { UsageError } from '../options/usage-error.js';

/** @param commands - every command except this one. */
export function completionCommand(commands: readonly Command[]): Command {
  const command: Command = {
    name: 'completion',
    summary: 'Print a script that lets a shell complete commands and options.',
    synopsis: 'bash|zsh|fish',
    operands: [1, 1],
    details: `  source <(fairground-sdk completion bash)                                        # in ~/.bashrc
  source <(fairground-sdk completion zsh)                                         # in ~/.zshrc
  fairground-sdk completion fish > ~/.config/fish/completions/fairground-sdk.fish`,
    options: {},
    async run({ operands: [shell = ''] }, terminal) {
      const write = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion }[shell];
      if (write === undefined) throw new UsageError(`SHELL must be bash, zsh or fish, not ${shell}`);
      await terminal.write(write([...commands, command]));
      return EXIT.done;
    },
  };
  return command;
}
