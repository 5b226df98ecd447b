import { inOrderOfUse } from '../component.js';
import { pointerTo } from '../document.js';
import { emitJoi } from '../joi/emit.js';
import type { Schema } from '../schema.js';
import { header } from './header.js';

/** A Joi schema for each schema component. */
export function emitValidators(documentName: string, components: ReadonlyMap<string, Schema>): string {
  const pending = new Set(components.keys());
  const constants = inOrderOfUse(components).map((name) => {
    const pointer = pointerTo('/components/schemas', name);
    const code = emitJoi(components.get(name) ?? {}, pointer, (used) =>
      pending.has(used) ? `late(() => ${used})` : used,
    );
    pending.delete(name);
    return `export const ${name}: Joi.Schema = ${code};\n`;
  });
  const body = constants.join('\n');
  return header(documentName) + validationImports(body) + body;
}

/** Imports of what a piece of generated code calls. */
export function validationImports(code: string): string {
  const rules = ['codePoints', 'format'].filter((name) => code.includes(`(${name}(`));
  return [
    "import Joi from '@hapi/joi';\n",
    code.includes('late(() =>') ? "import { late } from '../../http/validation/late.js';\n" : '',
    rules.length > 0 ? `import { ${rules.join(', ')} } from '../../http/validation/rules.js';\n` : '',
    code.includes('(wanted(') ? "import { wanted } from '../../http/validation/wanted.js';\n" : '',
    '\n',
  ].join('');
}
