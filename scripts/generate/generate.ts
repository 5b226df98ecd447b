import { format } from 'prettier';
import { readComponents } from './component.js';
import type { OpenApiDocument } from './document.js';
import { emitDocument } from './emit/document.js';
import { emitOperations } from './emit/operations.js';
import { emitSdkTypes, emitServerTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { emitWires } from './emit/wires.js';
import { readOperations } from './operations.js';

/**
 * All files made from one document, by path from the checkout's root. The same document gives the same bytes.
 *
 * @throws {DocumentFault} at anything in the document that would not be carried over.
 */
export async function generate(document: OpenApiDocument): Promise<ReadonlyMap<string, string>> {
  const { name } = document;
  const components = readComponents(document);
  const operations = readOperations(document);
  const folder = `server/generated/${name}`;
  const files: [string, string][] = [
    [`${folder}/document.ts`, emitDocument(document)],
    [`${folder}/operations.ts`, emitOperations(name, components, operations)],
    [`${folder}/types.ts`, await emitServerTypes(document)],
    [`${folder}/validators.ts`, emitValidators(name, components)],
    [`${folder}/wires.ts`, emitWires(name, components, operations)],
    [`sdk/src/generated/${name}.ts`, await emitSdkTypes(document)],
  ];
  return new Map(await Promise.all(files.map(async ([path, code]) => [path, await tidy(code)] as const)));
}

function tidy(code: string): Promise<string> {
  return format(code, { parser: 'typescript', singleQuote: true, printWidth: 110, trailingComma: 'all' });
}
