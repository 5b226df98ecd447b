import { componentOf } from '../component.js';
import { DocumentFault, pointerTo } from '../document.js';
import { type Schema, assertions, typesOf } from '../schema.js';
import { emitArray } from './array.js';
import { emitCombination } from './combination.js';
import { emitEnumeration } from './enumeration.js';
import { emitNumber } from './number.js';
import { emitObject } from './object.js';
import type { Place, Refer } from './place.js';
import { emitString } from './string.js';

/** Keywords that each type understands, beside the annotations. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  array: ['items', 'minItems', 'maxItems'],
  boolean: [],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'format'],
  null: [],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'format'],
  object: ['properties', 'required', 'additionalProperties'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
};

const EMITTERS: Readonly<Record<string, (schema: Schema, place: Place) => string>> = {
  array: emitArray,
  boolean: () => 'Joi.boolean()',
  integer: emitNumber,
  null: () => 'Joi.valid(null)',
  number: emitNumber,
  object: emitObject,
  string: emitString,
};

/**
 * Joi source for a schema.
 *
 * @throws {DocumentFault} where keywords stand together that have no meaning together.
 */
export function emitJoi(schema: Schema, pointer: string, refer: Refer): string {
  return emit(schema, { pointer, refer, emit });
}

function emit(schema: Schema, place: Place): string {
  const code = emitShape(schema, place) + emitWanted(schema, place);
  if (schema.default === undefined) return code;
  return `${code}.default(${emitDefault(schema)})`;
}

/** Emits the error for a value that fits none of several schemas. */
function emitWanted(schema: Schema, place: Place): string {
  const { 'x-expected': words, anyOf, oneOf } = schema;
  if (words === undefined) return '';
  const hasSeveral = typesOf(schema).filter((type) => type !== 'null').length > 1;
  if (anyOf !== undefined || oneOf !== undefined || hasSeveral) {
    return `.try(expected(${JSON.stringify(words)}))`;
  }
  const reason = '"x-expected" is for a choice of schemas or types';
  throw new DocumentFault(pointerTo(place.pointer, 'x-expected'), reason);
}

// Each request gets an object or list of its own, so that no handler changes the next one's default.
function emitDefault({ default: value }: Schema): string {
  const code = JSON.stringify(value);
  return typeof value === 'object' && value !== null ? `() => (${code})` : code;
}

function emitShape(schema: Schema, place: Place): string {
  const keywords = assertions(schema);
  if (schema.$ref !== undefined) {
    refuseOthers(keywords, ['$ref'], place);
    return place.refer(componentOf(schema.$ref, place.pointer));
  }
  if (schema.enum !== undefined || 'const' in schema) {
    refuseOthers(keywords, ['enum', 'const', 'type'], place);
    return emitEnumeration(schema, place);
  }
  if (schema.allOf !== undefined) {
    refuseOthers(keywords, ['allOf', 'required'], place);
    return emitCombination('allOf', [...schema.allOf, ...requirement(schema)], place);
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const members = schema[keyword];
    if (members === undefined) continue;
    refuseOthers(keywords, [keyword], place);
    return emitCombination(keyword, members, place);
  }
  return emitTypes(schema, keywords, place);
}

/** Names that a combination of objects requires beside what its parts require. */
function requirement({ required }: Schema): Schema[] {
  return required === undefined ? [] : [{ type: 'object', required, additionalProperties: true }];
}

function emitTypes(schema: Schema, keywords: readonly string[], place: Place): string {
  const types = typesOf(schema);
  refuseOthers(keywords, ['type', ...types.flatMap((type) => BY_TYPE[type] ?? [])], place);
  if (types.length === 0) return 'Joi.any()';
  const others = types.filter((type) => type !== 'null');
  const codes = others.map((type) => EMITTERS[type]?.(schema, place) ?? '');
  const [first, ...rest] = codes;
  if (first === undefined) return 'Joi.valid(null)';
  const code = rest.length === 0 ? first : `Joi.alternatives().try(${codes.join(', ')})`;
  return types.includes('null') ? `${code}.allow(null)` : code;
}

function refuseOthers(keywords: readonly string[], known: readonly string[], place: Place): void {
  const stranger = keywords.find((keyword) => !known.includes(keyword));
  if (stranger === undefined) return;
  throw new DocumentFault(
    pointerTo(place.pointer, stranger),
    `"${stranger}" has no meaning beside ${known.join(', ')}`,
  );
}
