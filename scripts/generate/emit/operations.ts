import { emitJoi } from '../joi/emit.js';
import type { OperationPlan } from '../operations.js';
import type { Placed, Schema } from '../schema.js';
import { emitCoercion } from '../coercion/emit.js';
import { header } from './header.js';
import { validationImports } from './validators.js';

/** The table of all operations: what the binding makes its routes from. */
export function emitOperations(
  documentName: string,
  components: ReadonlyMap<string, Schema>,
  operations: readonly OperationPlan[],
): string {
  const emitter = new OperationEmitter(components);
  const entries = operations.map((operation) => `${operation.operationId}: ${emitter.emit(operation)},\n`);
  const table = `export const operations = {\n${entries.join('')}} as const satisfies OperationTable;\n`;
  const usesCoercion = /\bcoercion\./.test(table);
  return [
    header(documentName),
    validationImports(table),
    "import type { OperationTable } from '../../http/operation/operation.js';\n",
    usesCoercion ? "import * as coercion from '../../http/request/parameters/coercion.js';\n" : '',
    /\bvalidators\./.test(table) ? "import * as validators from './validators.js';\n" : '',
    /\bcoercions\./.test(table) ? "import * as coercions from './coercions.js';\n" : '',
    '\n',
    table,
  ].join('');
}

class OperationEmitter {
  constructor(private readonly components: ReadonlyMap<string, Schema>) {}

  emit(operation: OperationPlan): string {
    const { operationId, method, path, security, role, bodyTypes, file } = operation;
    const lines = [
      ...Object.entries({ operationId, method, path, security }).map(
        ([key, value]) => `${key}: ${JSON.stringify(value)},`,
      ),
      role === undefined ? '' : `role: ${JSON.stringify(role)},`,
      this.input('pathParameters', operation.pathParameters),
      this.input('headers', operation.headers),
      this.input('parameters', operation.parameters),
      `bodyTypes: ${JSON.stringify(bodyTypes)},`,
      file === undefined ? '' : `file: ${JSON.stringify(file)},`,
      `replies: {\n${[...operation.replies].map(([status, reply]) => `${status}: ${this.reply(reply)},`).join('\n')}\n},`,
    ];
    return `{\n${lines.filter((line) => line !== '').join('\n')}\n}`;
  }

  private input(key: string, input: Placed | undefined): string {
    if (input === undefined) return '';
    const around = { components: this.components, refer: (name: string) => `coercions.${name}` };
    const coercion = emitCoercion(input.schema, input.pointer, around);
    return `${key}: { coercion: ${coercion}, schema: ${this.joi(input)} },`;
  }

  private reply(reply: ReadonlyMap<string, Placed | undefined>): string {
    const members = [...reply].map(
      ([mediaType, placed]) =>
        `${JSON.stringify(mediaType)}: ${placed === undefined ? 'undefined' : this.joi(placed)},`,
    );
    return `{ ${members.join(' ')} }`;
  }

  /** Emits a validator. A schema that only names a component uses the component's own, made once for all operations. */
  private joi({ schema, pointer }: Placed): string {
    const code = emitJoi(schema, pointer, (name) => `validators.${name}()`);
    const [, component] = /^(validators\.\w+)\(\)$/.exec(code) ?? [];
    return component ?? `lazy(() => ${code})`;
  }
}
