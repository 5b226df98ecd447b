import { DocumentFault, pointerTo } from '../document.js';
import type { Schema } from '../schema.js';
import type { Place } from './place.js';

export function emitObject(schema: Schema, place: Place): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (additionalProperties === undefined) {
    throw new DocumentFault(place.pointer, 'an object must state its additionalProperties');
  }
  const at = pointerTo(place.pointer, 'properties');
  const members = Object.entries(properties).map(([name, property]) => {
    const code = place.emit(property, { ...place, pointer: pointerTo(at, name) });
    // Leave a missing file part to the binding to report.
    return member(
      name,
      required.includes(name) && property.format !== 'binary' ? `${code}.required()` : code,
    );
  });
  const undeclared = required.filter((name) => !Object.hasOwn(properties, name));
  if (undeclared.length > 0 && additionalProperties === false) {
    const reason = `"${undeclared.join('", "')}" is required and not allowed`;
    throw new DocumentFault(pointerTo(place.pointer, 'required'), reason);
  }
  members.push(...undeclared.map((name) => member(name, 'Joi.any().required()')));
  const body = members.length === 0 ? '' : `\n${members.join(',\n')},\n`;
  return `Joi.object({${body}})${emitAdditional(additionalProperties, place)}`;
}

// A computed key also makes `__proto__` an ordinary name.
const member = (name: string, code: string): string =>
  `${/^[A-Za-z_]\w*$/.test(name) && name !== '__proto__' ? name : `[${JSON.stringify(name)}]`}: ${code}`;

function emitAdditional(additional: boolean | Schema, place: Place): string {
  if (typeof additional === 'boolean') return `.unknown(${additional})`;
  const code = place.emit(additional, {
    ...place,
    pointer: pointerTo(place.pointer, 'additionalProperties'),
  });
  return code === 'Joi.any()' ? '.unknown(true)' : `.pattern(Joi.any(), ${code})`;
}
