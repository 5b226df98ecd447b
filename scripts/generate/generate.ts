import { format } from 'oxfmt';
import { readComponents } from './component.js';
import type { OpenApiDocument } from './document.js';
import { emitDocument } from './emit/document.js';
import { emitOperations } from './emit/operations.js';
import { emitSdkTypes, emitServerTypes } from './emit/types.js';
import { emitValidators } from './emit/validators.js';
import { emitCoercions } from './emit/coercions.js';
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
  // Faults are found by these.
  const code: [string, string][] = [
    [`${folder}/operations.ts`, emitOperations(name, components, operations)],
    [`${folder}/validators.ts`, emitValidators(name, components)],
    [`${folder}/coercions.ts`, emitCoercions(name, components, operations)],
  ];
  return new Map([
    [`${folder}/document.ts`, emitDocument(document)],
    ...(await Promise.all(code.map(async ([path, text]) => [path, await tidy(path, text)] as const))),
    [`${folder}/types.ts`, await emitServerTypes(document)],
    [`sdk/src/generated/${name}.ts`, await emitSdkTypes(document)],
  ]);
}

/** The rest is large, and comes from a printer of its own: to do it again would take most of the time. */
async function tidy(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, {
    singleQuote: true,
    printWidth: 110,
    trailingComma: 'all',
  });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
