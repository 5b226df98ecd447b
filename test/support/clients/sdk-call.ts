import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../../sdk/src/cli/run.js';
import { openTerminal } from '../../../sdk/src/cli/terminal/terminal.js';
import type { ProgramResult } from './sdk-program.js';

/**
 * Does what the SDK's command line does, and gives what it says and ends with, in this process: for what is asked of many
 * command lines, as a start of a process takes longer than all that they do. `runSdk` shows that it is so in a process.
 */
export async function callSdk(
  args: readonly string[],
  { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ProgramResult> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end();
  const said = Promise.all([text(stdout), text(stderr)]);
  const code = await run(args, openTerminal(new AbortController().signal, { stdin, stdout, stderr, env }));
  for (const stream of [stdout, stderr]) stream.end();
  const [out, err] = await said;
  return { code, out, err };
}
