import { inOrderOfUse, referencesIn } from '../component.js';
import { pointerTo } from '../document.js';
import type { OperationPlan } from '../operations.js';
import type { Placed, Schema } from '../schema.js';
import { type Surroundings, emitCoercion } from '../coercion/emit.js';
import { header } from './header.js';

/** A coercion for each component that a request may hold. */
export function emitCoercions(
  documentName: string,
  components: ReadonlyMap<string, Schema>,
  operations: readonly OperationPlan[],
): string {
  const needed = requestComponents(components, operations);
  const pending = new Set(components.keys());
  const refer = (name: string): string => (pending.has(name) ? `coercion.recursive(() => ${name})` : name);
  const around: Surroundings = { components, refer };
  const constants = inOrderOfUse(components)
    .filter((name) => needed.has(name))
    .map((name) => {
      const code = emitCoercion(components.get(name) ?? {}, pointerTo('/components/schemas', name), around);
      pending.delete(name);
      return `export const ${name}: coercion.Coercion = ${code};\n`;
    });
  const imports = "import * as coercion from '../../http/request/parameters/coercion.js';\n\n";
  return header(documentName) + (constants.length === 0 ? 'export {};\n' : imports + constants.join('\n'));
}

function requestComponents(
  components: ReadonlyMap<string, Schema>,
  operations: readonly OperationPlan[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const name of referencesIn(schema, '')) {
      if (found.has(name)) continue;
      found.add(name);
      visit(components.get(name) ?? {});
    }
  };
  for (const operation of operations) {
    const inputs: (Placed | undefined)[] = [
      operation.pathParameters,
      operation.headers,
      operation.parameters,
    ];
    for (const input of inputs) if (input !== undefined) visit(input.schema);
  }
  return found;
}
