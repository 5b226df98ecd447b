import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A JSON reply that came, with where the document lists it. */
export interface RecordedReply {
  readonly operationId: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
}

/** Where a schema is open, its type says nothing of further members; whether it is, Ajv has looked. */
const ONE_TOO_MANY = 2353;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
};

/**
 * Compiles replies, as the literals that they are, against the types that the SDK has for them: a member that is
 * missing or of another type is an error of the compiler.
 *
 * @param name - of the document.
 * @returns what the compiler says, with the reply before it.
 */
export async function typeFaultsOf(name: string, replies: readonly RecordedReply[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-reply-types-'));
  const types = fileURLToPath(new URL(`../../sdk/src/generated/${name}.ts`, import.meta.url));
  const lines = replies.map(
    ({ operationId, status, mediaType, body }, index) =>
      `export const reply${String(index)}: operations['${operationId}']['responses'][${String(status)}]` +
      `['content']['${mediaType}'] = ${JSON.stringify(body)};`,
  );
  const file = join(folder, 'replies.mts');
  try {
    await writeFile(file, [`import type { operations } from '${types}';`, ...lines].join('\n'));
    const program = ts.createProgram([file], OPTIONS);
    const faults = ts.getPreEmitDiagnostics(program).filter(({ code }) => code !== ONE_TOO_MANY);
    return faults.map((fault) => describe(fault, replies));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe({ file, start, messageText }: ts.Diagnostic, replies: readonly RecordedReply[]): string {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  // One line for the import, then one for each reply.
  const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
  const reply = replies[line - 1];
  return reply === undefined ? message : `${reply.operationId} ${String(reply.status)}: ${message}`;
}
