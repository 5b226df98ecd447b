import { inOrderOfUse } from '../component.js';
import { pointerTo } from '../document.js';
import { emitJoi } from '../joi/emit.js';
import type { Schema } from '../schema.js';
import { header } from './header.js';

/** A Joi schema for each schema component, made when it is first asked for. */
export function emitValidators(documentName: string, components: ReadonlyMap<string, Schema>): string {
  const pending = new Set(components.keys());
  const constants = inOrderOfUse(components).map((name) => {
    const pointer = pointerTo('/components/schemas', name);
    const code = emitJoi(components.get(name) ?? {}, pointer, (used) =>
      pending.has(used) ? `recursive(${used})` : `${used}()`,
    );
    pending.delete(name);
    return `export const ${name}: LazySchema = lazy(() => ${code});\n`;
  });
  const body = constants.join('\n');
  return header(documentName) + validationImports(body) + body;
}

/** Imports of what a piece of generated code calls. */
export function validationImports(code: string): string {
  const rules = ['codePoints', 'format'].filter((name) => code.includes(`(${name}(`));
  return [
    "import Joi from '@hapi/joi';\n",
    /\brecursive\(/.test(code) ? "import { recursive } from '../../http/validation/recursive.js';\n" : '',
    lazyImport(code),
    rules.length > 0 ? `import { ${rules.join(', ')} } from '../../http/validation/rules.js';\n` : '',
    code.includes('(expected(') ? "import { expected } from '../../http/validation/expected.js';\n" : '',
    '\n',
  ].join('');
}

function lazyImport(code: string): string {
  const names = [/\bLazySchema\b/.test(code) ? 'type LazySchema' : '', /\blazy\(/.test(code) ? 'lazy' : ''];
  const used = names.filter((name) => name !== '');
  return used.length === 0 ? '' : `import { ${used.join(', ')} } from '../../http/operation/lazy.js';\n`;
}
